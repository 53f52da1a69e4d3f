@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Views of an app in place of the track and of spans.
@MainActor @Suite(.serialized)
struct TrackViewsTests {
    /// Writes down what it is told.
    private final class Strip: UIView, SliderSpanView {
        var told: [SliderSpanConfiguration] = []
        func update(with span: SliderSpanConfiguration) { told.append(span) }
    }

    /// A slider in a plain style, whose parts are as long as their values say.
    private func slider(_ values: [Double] = [20, 80]) -> RangeSliderControl {
        let slider = RangeSliderControl.make(values)
        slider.style = SliderStyle()
        slider.style.metrics.thickness = 10
        return slider
    }

    /// The frame of a view in the control.
    private func frame(_ view: UIView, in control: SliderControl) -> CGRect { view.convert(view.bounds, to: control) }

    /// The frame of a span's stretch in the control: its ends are round.
    private func box(_ lower: Double, _ upper: Double, in control: SliderControl) -> CGRect {
        let (low, high) = (control.point(forValue: lower), control.point(forValue: upper))
        return CGRect(
            x: min(low.x, high.x) - 5, y: min(low.y, high.y) - 5, width: abs(high.x - low.x) + 10,
            height: abs(high.y - low.y) + 10)
    }

    private func layer(_ part: SliderElement.Part, of control: SliderControl) -> CALayer? {
        zip(
            control.drawing.elements.filter { $0.part.thumb == nil || $0.part.isFilled },
            control.canvas.layer.sublayers ?? []
        )
        .first { $0.0.part == part }?.1
    }

    private func isPainted(_ part: SliderElement.Part, of control: SliderControl) -> Bool {
        guard let layer = layer(part, of: control) as? CAShapeLayer else { return false }
        return layer.backgroundColor != nil || layer.strokeColor != nil || !(layer.sublayers ?? []).isEmpty
    }

    @Test func aViewStandsInForThePaintOfTheTrack() {
        let screen = Screen(slider())
        let control = screen.control
        let strip = UIView()
        control.trackView = strip
        screen.window.layoutIfNeeded()
        #expect(frame(strip, in: control) == control.trackRect(forBounds: control.bounds))
        #expect(control.trackView === strip && !isPainted(.track, of: control))
        #expect(isPainted(.span(0, lap: 0), of: control))
        control.frame.size.width = 500
        screen.window.layoutIfNeeded()
        #expect(frame(strip, in: control) == control.trackRect(forBounds: control.bounds))
        control.trackView = nil
        screen.window.layoutIfNeeded()
        #expect(strip.superview == nil && isPainted(.track, of: control))
    }

    @Test func theViewsLieBehindEverythingInTheOrderOfTheirParts() throws {
        let screen = Screen(slider([20, 50, 80]))
        let control = screen.control
        let (strips, strip) = ([Strip(), Strip()], UIView())
        control.spanViewProvider = { strips[$0] }
        control.trackView = strip
        screen.window.layoutIfNeeded()
        let pane = try #require(control.subviews.first)
        #expect(control.subviews.last === control.canvas)
        let order = pane.subviews.flatMap(\.subviews)
        #expect(order.count == 3 && order[0] === strip && order[1] === strips[0] && order[2] === strips[1])
    }

    @Test func theProviderIsAskedOncePerSpan() {
        let control = slider([20, 50, 80])
        var asked: [Int] = []
        var strips: [Int: Strip] = [:]
        control.spanViewProvider = { span in
            asked.append(span)
            guard span != 1 else { return nil }
            strips[span] = Strip()
            return strips[span]
        }
        let screen = Screen(control)
        #expect(
            asked == [0, 1] && isPainted(.span(1, lap: 0), of: control) && !isPainted(.span(0, lap: 0), of: control))
        control.values = [10, 20, 30, 40]
        screen.window.layoutIfNeeded()
        #expect(asked == [0, 1, 2])
        let last = strips[2]
        control.values = [10, 20]
        screen.window.layoutIfNeeded()
        #expect(last?.window == nil && strips[0]?.window != nil)
        control.spanViewProvider = nil
        screen.window.layoutIfNeeded()
        #expect(strips[0]?.window == nil && isPainted(.span(0, lap: 0), of: control))
    }

    @Test(arguments: [SliderDirection.trailing, .leading, .up, .down]) func aViewIsWhereItsSpanIs(
        _ direction: SliderDirection
    ) {
        let control = slider()
        control.direction = direction
        let strip = Strip()
        control.spanViewProvider = { _ in strip }
        let isUpright = direction == .up || direction == .down
        let screen = Screen(control, width: isUpright ? 44 : 328, height: isUpright ? 328 : 44)
        #expect(frame(strip, in: control) == box(20, 80, in: control))
        screen.drag(from: 20, to: 35)
        #expect(frame(strip, in: control) == box(control.values[0], 80, in: control) && control.values[0] == 35)
        control.semanticContentAttribute = .forceRightToLeft
        screen.window.layoutIfNeeded()
        #expect(frame(strip, in: control) == box(35, 80, in: control))
    }

    @Test func aClippedViewHasTheFrameOfTheTrackAndShowsWithinItsSpan() throws {
        let control = slider()
        let strip = Strip()
        control.clipsSpanViews = true
        control.spanViewProvider = { _ in strip }
        let screen = Screen(control)
        let around = try #require(strip.superview)
        let shows = {
            self.frame(strip, in: control) == control.trackRect(forBounds: control.bounds)
                && self.frame(around, in: control) == self.box(control.values[0], 80, in: control)
        }
        #expect(shows() && around.clipsToBounds && around.layer.cornerRadius == 5)
        screen.drag(from: 20, to: 35)
        #expect(shows() && control.values[0] == 35)
        control.clipsSpanViews = false
        screen.window.layoutIfNeeded()
        #expect(!around.clipsToBounds && frame(strip, in: control) == box(35, 80, in: control))
    }

    @Test func aViewIsToldOnceWhenWhatItsSpanIsChanges() throws {
        let control = slider()
        (control.pressTarget, control.step) = (.bar, 5)
        let strip = Strip()
        control.spanViewProvider = { _ in strip }
        let screen = Screen(control)
        let told = {
            defer { strip.told = [] }
            return strip.told
        }
        #expect(told() == [.init(index: 0, lowerValue: 20, upperValue: 80)])
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        #expect(told() == [])
        finger.move(to: screen.point(of: 30))
        #expect(told() == [.init(index: 0, lowerValue: 30, upperValue: 80)])
        finger.lift()
        #expect(told() == [])
        finger.press(at: screen.point(of: 50))
        finger.move(to: screen.point(of: 55))
        #expect(told().last == .init(index: 0, lowerValue: 35, upperValue: 85, isHeld: true))
        finger.lift()
        #expect(told() == [.init(index: 0, lowerValue: 35, upperValue: 85)])
        control.hover(at: control.point(forValue: 60))
        #expect(told() == [.init(index: 0, lowerValue: 35, upperValue: 85, isHovered: true)])
        control.hover(at: nil)
        control.frame.size.width = 500
        screen.window.layoutIfNeeded()
        #expect(told() == [.init(index: 0, lowerValue: 35, upperValue: 85)])
        control.isEnabled = false
        screen.window.layoutIfNeeded()
        #expect(told() == [.init(index: 0, lowerValue: 35, upperValue: 85, isEnabled: false)])
    }

    @Test func theSpanOfASingleThumbHasTheNeutralValue() {
        let control = ValueSliderControl()
        (control.minimumValue, control.maximumValue, control.value) = (-10, 10, -4)
        let strip = Strip()
        control.spanViewProvider = { _ in strip }
        control.style.metrics.neutralValue = 0
        let screen = Screen(control)
        #expect(strip.told.last == .init(index: 0, lowerValue: -4, upperValue: 0))
        control.value = 3
        #expect(strip.told.last == .init(index: 0, lowerValue: 0, upperValue: 3))
        control.value = 0
        #expect(strip.superview?.isHidden == true)
        control.style.metrics.neutralValue = nil
        screen.window.layoutIfNeeded()
        #expect(
            strip.told.last == .init(index: 0, lowerValue: -10, upperValue: 0) && strip.superview?.isHidden == false)
    }

    @Test func onARingTheFrameIsThatOfTheRingAndNothingIsClipped() throws {
        let control = CircularSliderControl.make([10, 40])
        control.style.metrics.thickness = 10
        let strip = Strip()
        control.trackView = UIView()
        control.clipsSpanViews = true
        control.spanViewProvider = { _ in strip }
        let screen = Screen(control, width: 200, height: 200)
        let ring = control.trackRect(forBounds: control.bounds)
        let track = try #require(control.trackView)
        #expect(frame(strip, in: control) == ring && frame(track, in: control) == ring)
        #expect(strip.superview?.clipsToBounds == false)
        #expect(strip.told.last == .init(index: 0, lowerValue: 10, upperValue: 40))
        control.values = [20, 40]
        #expect(frame(strip, in: control) == ring)
        #expect(strip.told.last == .init(index: 0, lowerValue: 20, upperValue: 40))
        _ = screen
    }

    @Test func theControlKeepsTouchesAndElements() {
        let control = slider()
        let (strip, track) = (Strip(), UIControl())
        control.trackView = track
        control.spanViewProvider = { _ in strip }
        let screen = Screen(control)
        #expect(!strip.isUserInteractionEnabled && !track.isUserInteractionEnabled)
        #expect(control.hitTest(control.point(forValue: 50), with: nil) === control)
        #expect(control.accessibilityElements?.count == 2 && strip.accessibilityElementsHidden)
        screen.drag(from: 20, to: 40)
        #expect(control.values == [40, 80])
    }

    @Test func aViewGlidesWithItsSpanUntilADrag() throws {
        let control = slider()
        let strip = Strip()
        control.spanViewProvider = { _ in strip }
        let screen = Screen(control)
        let around = try #require(strip.superview)
        let pulse = CABasicAnimation(keyPath: "opacity")
        strip.layer.add(pulse, forKey: "pulse")
        control.setValues([40, 90], animated: true)
        #expect(around.layer.animation(forKey: "position")?.duration == 0.25)
        #expect(frame(strip, in: control) == box(40, 90, in: control))
        screen.finger().press(at: screen.point(of: 40))
        #expect(around.layer.animationKeys() == nil && strip.layer.animationKeys() == ["pulse"])
    }

    @Test func aViewGrowsWithATrackThatIsHeld() {
        let control = slider()
        control.style.metrics.heldTrackScale = 2
        let (strip, track) = (Strip(), UIView())
        control.trackView = track
        control.clipsSpanViews = true
        control.spanViewProvider = { _ in strip }
        let screen = Screen(control)
        screen.finger().press(at: screen.point(of: 20))
        #expect(track.bounds.height == 20 && strip.bounds.height == 20 && strip.superview?.bounds.height == 20)
    }

    @Test func aDragWritesNoPaths() {
        let control = slider()
        control.trackView = UIView()
        control.clipsSpanViews = true
        control.spanViewProvider = { _ in UIView() }
        let screen = Screen(control)
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 25))
        for value in stride(from: 26.0, to: 60, by: 1) {
            LayerLog.clear()
            finger.move(to: screen.point(of: value))
            #expect(LayerLog.keys.sorted() == ["bounds", "position", "position", "position"])
            #expect(CGPath.count == 0 && LayerLog.insertions == 0 && LayerLog.commits == 1)
        }
    }
}
