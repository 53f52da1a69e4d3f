import QuartzCore
import SlidersCore
import SlidersLooks
import Testing

@testable import SlidersControls

/// Views of an app instead of the track and of spans.
@MainActor @Suite(.serialized)
struct TrackViewsTests {
    private typealias View = SliderControl.PlatformView

    /// Writes down what is reported.
    private final class Strip: SliderControl.PlatformView, SliderSpanView {
        var told: [SliderSpanConfiguration] = []
        func update(with span: SliderSpanConfiguration) { told.append(span) }
    }

    private let finger = 7

    /// A slider in a plain style, whose parts are as long as their values say.
    private func slider(_ values: [Double] = [20, 80]) -> RangeSliderControl {
        let slider = RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 328, height: 44))
        slider.configuration.bounds = 0...100
        slider.values = values
        slider.style = SliderStyle()
        slider.style.metrics.thickness = 10
        slider.layOut()
        return slider
    }

    private func press(_ control: SliderControl, at value: Double) {
        control.press(finger, at: control.point(forValue: value), waits: false)
    }

    private func move(_ control: SliderControl, to value: Double) {
        control.drag(finger, to: control.point(forValue: value), isFine: false)
    }

    private func drag(_ control: SliderControl, from value: Double, to end: Double) {
        press(control, at: value)
        move(control, to: end)
        control.release(finger, taps: 1)
    }

    private func layer(of view: View) -> CALayer? { view.layer }

    /// The frame of a view in the control.
    private func frame(_ view: View, in control: SliderControl) -> CGRect { view.convert(view.bounds, to: control) }

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
            control.canvas.root.sublayers ?? []
        )
        .first { $0.0.part == part }?.1
    }

    private func isPainted(_ part: SliderElement.Part, of control: SliderControl) -> Bool {
        guard let layer = layer(part, of: control) as? CAShapeLayer else { return false }
        return layer.backgroundColor != nil || layer.strokeColor != nil || !(layer.sublayers ?? []).isEmpty
    }

    @Test func aViewStandsInForThePaintOfTheTrack() {
        let control = slider()
        let strip = View()
        control.trackView = strip
        control.layOut()
        #expect(frame(strip, in: control) == control.trackRect(forBounds: control.bounds))
        #expect(control.trackView === strip && !isPainted(.track, of: control))
        #expect(isPainted(.span(0, lap: 0), of: control))
        control.frame.size.width = 500
        control.layOut()
        #expect(frame(strip, in: control) == control.trackRect(forBounds: control.bounds))
        control.trackView = nil
        control.layOut()
        #expect(strip.superview == nil && isPainted(.track, of: control))
    }

    @Test func theViewsLieBehindEverythingInTheOrderOfTheirParts() throws {
        let control = slider([20, 50, 80])
        let (strips, strip) = ([Strip(), Strip()], View())
        control.spanViewProvider = { strips[$0] }
        control.trackView = strip
        control.layOut()
        let pane = try #require(control.subviews.first)
        #expect(pane is TrackPane && control.subviews.firstIndex { $0 === control.canvas } ?? 0 > 0)
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
        control.layOut()
        #expect(
            asked == [0, 1] && isPainted(.span(1, lap: 0), of: control) && !isPainted(.span(0, lap: 0), of: control))
        control.values = [10, 20, 30, 40]
        control.layOut()
        #expect(asked == [0, 1, 2])
        let last = strips[2]
        control.values = [10, 20]
        control.layOut()
        #expect(last?.superview?.superview == nil && strips[0]?.superview?.superview != nil)
        control.spanViewProvider = nil
        control.layOut()
        #expect(strips[0]?.superview == nil && isPainted(.span(0, lap: 0), of: control))
    }

    @Test(arguments: [SliderDirection.trailing, .leading, .up, .down]) func aViewIsWhereItsSpanIs(
        _ direction: SliderDirection
    ) {
        let control = slider()
        control.direction = direction
        let strip = Strip()
        control.spanViewProvider = { _ in strip }
        let isUpright = direction == .up || direction == .down
        control.frame.size = isUpright ? CGSize(width: 44, height: 328) : CGSize(width: 328, height: 44)
        control.layOut()
        #expect(frame(strip, in: control) == box(20, 80, in: control))
        drag(control, from: 20, to: 35)
        #expect(frame(strip, in: control) == box(control.values[0], 80, in: control) && control.values[0] == 35)
        #if canImport(UIKit)
        control.semanticContentAttribute = .forceRightToLeft
        #else
        control.userInterfaceLayoutDirection = .rightToLeft
        #endif
        control.layOut()
        #expect(frame(strip, in: control) == box(35, 80, in: control))
    }

    @Test func aClippedViewHasTheFrameOfTheTrackAndShowsWithinItsSpan() throws {
        let control = slider()
        let strip = Strip()
        control.clipsSpanViews = true
        control.spanViewProvider = { _ in strip }
        control.layOut()
        let around = try #require(strip.superview)
        let shows = {
            self.frame(strip, in: control) == control.trackRect(forBounds: control.bounds)
                && self.frame(around, in: control) == self.box(control.values[0], 80, in: control)
        }
        #expect(shows() && around.clipsToBounds && layer(of: around)?.cornerRadius == 5)
        drag(control, from: 20, to: 35)
        #expect(shows() && control.values[0] == 35)
        control.clipsSpanViews = false
        control.layOut()
        #expect(!around.clipsToBounds && frame(strip, in: control) == box(35, 80, in: control))
    }

    @Test func aViewIsToldOnceWhenWhatItsSpanIsChanges() throws {
        let control = slider()
        (control.pressTarget, control.step) = (.span, 5)
        let strip = Strip()
        control.spanViewProvider = { _ in strip }
        control.layOut()
        let told = {
            defer { strip.told = [] }
            return strip.told
        }
        #expect(told() == [.init(index: 0, lowerValue: 20, upperValue: 80)])
        press(control, at: 20)
        #expect(told() == [])
        move(control, to: 30)
        #expect(told() == [.init(index: 0, lowerValue: 30, upperValue: 80)])
        control.release(finger, taps: 1)
        #expect(told() == [])
        press(control, at: 50)
        move(control, to: 55)
        #expect(told().last == .init(index: 0, lowerValue: 35, upperValue: 85, isHeld: true))
        control.release(finger, taps: 1)
        #expect(told() == [.init(index: 0, lowerValue: 35, upperValue: 85)])
        control.hover(at: control.point(forValue: 60))
        #expect(told() == [.init(index: 0, lowerValue: 35, upperValue: 85, isHovered: true)])
        control.hover(at: nil)
        control.frame.size.width = 500
        control.layOut()
        #expect(told() == [.init(index: 0, lowerValue: 35, upperValue: 85)])
        control.isEnabled = false
        control.layOut()
        #expect(told() == [.init(index: 0, lowerValue: 35, upperValue: 85, isEnabled: false)])
    }

    @Test func theSpanOfASingleThumbHasTheNeutralValue() {
        let control = ValueSliderControl(frame: CGRect(x: 0, y: 0, width: 328, height: 44))
        (control.minimumValue, control.maximumValue, control.value) = (-10, 10, -4)
        let strip = Strip()
        control.spanViewProvider = { _ in strip }
        control.style.metrics.neutralValue = 0
        control.layOut()
        #expect(strip.told.last == .init(index: 0, lowerValue: -4, upperValue: 0))
        control.value = 3
        #expect(strip.told.last == .init(index: 0, lowerValue: 0, upperValue: 3))
        control.value = 0
        #expect(strip.superview?.isHidden == true)
        control.style.metrics.neutralValue = nil
        control.layOut()
        #expect(
            strip.told.last == .init(index: 0, lowerValue: -10, upperValue: 0) && strip.superview?.isHidden == false)
    }

    @Test func onARingTheFrameIsThatOfTheRingAndNothingIsClipped() throws {
        let control = CircularSliderControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        control.configuration.bounds = 0...100
        control.values = [10, 40]
        control.style.metrics.thickness = 10
        let strip = Strip()
        control.trackView = View()
        control.clipsSpanViews = true
        control.spanViewProvider = { _ in strip }
        control.layOut()
        let ring = control.trackRect(forBounds: control.bounds)
        let track = try #require(control.trackView)
        #expect(frame(strip, in: control) == ring && frame(track, in: control) == ring)
        #expect(strip.superview?.clipsToBounds == false)
        #expect(strip.told.last == .init(index: 0, lowerValue: 10, upperValue: 40))
        control.values = [20, 40]
        #expect(frame(strip, in: control) == ring)
        #expect(strip.told.last == .init(index: 0, lowerValue: 20, upperValue: 40))
    }

    @Test func aViewGrowsWithATrackThatIsHeld() {
        let control = slider()
        control.style.metrics.heldTrackScale = 2
        let (strip, track) = (Strip(), View())
        control.trackView = track
        control.clipsSpanViews = true
        control.spanViewProvider = { _ in strip }
        control.layOut()
        press(control, at: 20)
        #expect(track.bounds.height == 20 && strip.bounds.height == 20 && strip.superview?.bounds.height == 20)
    }

    @Test func zonesHaveViewsFromOneEndOfTheTrackToTheOther() {
        let (control, strips) = (slider(), [Strip(), Strip(), Strip()])
        var asked: [Int] = []
        control.zoneViewProvider = { zone in
            asked.append(zone)
            return strips.indices.contains(zone) ? strips[zone] : nil
        }
        control.layOut()
        #expect(asked == [0, 1, 2] && control.spanViewProvider == nil)
        #expect(strips.map { $0.told.last?.lowerValue } == [0, 20, 80])
        #expect(strips.map { $0.told.last?.upperValue } == [20, 80, 100])
        // From the ends of the drawn track to the thumbs.
        let track = control.trackRect(forBounds: control.bounds)
        let zone = { (lower: CGFloat, upper: CGFloat) in
            CGRect(x: lower, y: track.minY, width: upper - lower, height: track.height)
        }
        let x = { control.point(forValue: $0).x }
        #expect(frame(strips[0], in: control) == zone(track.minX, x(20)))
        #expect(frame(strips[1], in: control) == zone(x(20), x(80)))
        #expect(frame(strips[2], in: control) == zone(x(80), track.maxX))
        #expect(
            strips.allSatisfy { $0.superview?.clipsToBounds == true && layer(of: $0)?.superlayer?.cornerRadius == 5 })
        for part in [SliderElement.Part.before(lap: 0), .span(0, lap: 0), .after(lap: 0)] {
            #expect(!isPainted(part, of: control))
        }
        drag(control, from: 20, to: 40)
        #expect(strips[0].told.last == .init(index: 0, lowerValue: 0, upperValue: 40))
        #expect(frame(strips[0], in: control) == zone(track.minX, x(40)))
        control.values = [10, 30, 60]
        control.layOut()
        #expect(asked == [0, 1, 2, 3], "a new zone gets a view")
    }

    @Test func theStyleFillsZonesWhileTheyHaveViews() {
        let control = slider()
        control.zoneViewProvider = { $0 == 1 ? View() : nil }
        control.layOut()
        #expect(isPainted(.before(lap: 0), of: control) && !isPainted(.span(0, lap: 0), of: control))
        #expect(control.style.metrics.fill == .inner, "the app's style stays as it is")
        control.zoneViewProvider = nil
        control.layOut()
        #expect(layer(.before(lap: 0), of: control) == nil && isPainted(.span(0, lap: 0), of: control))
        control.spanViewProvider = { _ in View() }
        control.layOut()
        #expect(control.zoneViewProvider == nil && layer(.after(lap: 0), of: control) == nil)
    }

    @Test func zonesOfACircleThatWrapsBeginAboveTheFirstThumb() {
        let control = CircularSliderControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        (control.configuration.bounds, control.configuration.wraps) = (0...24, true)
        control.values = [22, 6]
        let strips = [Strip(), Strip()]
        control.zoneViewProvider = { strips[$0] }
        control.layOut()
        #expect(strips.map { $0.told.last?.lowerValue } == [22, 6])
        #expect(strips.map { $0.told.last?.upperValue } == [6, 22])
        #expect(strips.allSatisfy { $0.superview?.clipsToBounds == false })
    }
}
