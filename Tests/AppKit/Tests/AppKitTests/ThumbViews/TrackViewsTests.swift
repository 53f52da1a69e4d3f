@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
import Testing

@testable import SlidersControls

/// Views of an app in place of the track and of spans.
@MainActor @Suite(.serialized)
struct TrackViewsTests {
    /// Writes down what it is told.
    private final class Strip: NSView, SliderSpanView {
        var told: [SliderSpanConfiguration] = []
        func update(with span: SliderSpanConfiguration) { told.append(span) }
    }

    private func slider() -> RangeSliderControl {
        let slider = RangeSliderControl.make([20, 80])
        slider.style = SliderStyle()
        slider.style.metrics.thickness = 10
        return slider
    }

    /// The frame of a view in the control.
    private func frame(_ view: NSView, in control: SliderControl) -> CGRect { view.convert(view.bounds, to: control) }

    /// The frame of a span's stretch in the control: its ends are round.
    private func box(_ lower: Double, _ upper: Double, in control: SliderControl) -> CGRect {
        let (low, high) = (control.point(forValue: lower), control.point(forValue: upper))
        return CGRect(x: low.x - 5, y: low.y - 5, width: high.x - low.x + 10, height: 10)
    }

    @Test func viewsStandBehindTheCanvasWhereTheirPartsAre() throws {
        let control = slider()
        let (strip, track) = (Strip(), NSView())
        control.spanViewProvider = { _ in strip }
        control.trackView = track
        let screen = Screen(control)
        let pane = try #require(control.subviews.first)
        #expect(control.subviews[1] === control.canvas)
        let order = pane.subviews.flatMap(\.subviews)
        #expect(order.count == 2 && order[0] === track && order[1] === strip)
        #expect(frame(track, in: control) == control.trackRect(forBounds: control.bounds))
        #expect(frame(strip, in: control) == box(20, 80, in: control))
        screen.drag(from: 20, to: 40)
        #expect(frame(strip, in: control) == box(40, 80, in: control) && control.values == [40, 80])
        #expect(strip.told.last == .init(index: 0, lowerValue: 40, upperValue: 80))
        (control.trackView, control.spanViewProvider) = (nil, nil)
        screen.window.update()
        #expect(track.superview == nil && strip.superview == nil)
    }

    @Test func aClippedViewHasTheFrameOfTheTrackAndShowsWithinItsSpan() throws {
        let control = slider()
        let strip = Strip()
        control.clipsSpanViews = true
        control.spanViewProvider = { _ in strip }
        let screen = Screen(control)
        let around = try #require(strip.superview)
        for value in [20.0, 35] {
            if value > 20 { screen.drag(from: 20, to: value) }
            #expect(frame(strip, in: control) == control.trackRect(forBounds: control.bounds))
            #expect(frame(around, in: control) == box(value, 80, in: control))
        }
        #expect(around.clipsToBounds && around.layer?.cornerRadius == 5 && around.layer?.masksToBounds == true)
    }

    @Test func theControlKeepsClicksAndElements() {
        let control = slider()
        let (strip, track) = (Strip(), NSView())
        control.trackView = track
        control.spanViewProvider = { _ in strip }
        let screen = Screen(control)
        #expect(screen.window.contentView?.hitTest(screen.point(of: 50)) === control)
        #expect(!strip.isAccessibilityElement() && !track.isAccessibilityElement())
        #expect(control.accessibilityChildren()?.count == 2)
    }

    @Test func aViewGlidesWithItsSpanUntilADrag() throws {
        let control = slider()
        let strip = Strip()
        control.spanViewProvider = { _ in strip }
        let screen = Screen(control)
        let around = try #require(strip.superview)
        control.setValues([40, 90], animated: true)
        #expect(around.layer?.animation(forKey: "position")?.duration == 0.25)
        #expect(frame(strip, in: control) == box(40, 90, in: control))
        screen.mouse.press(at: screen.point(of: 40))
        #expect(around.layer?.animation(forKey: "position") == nil)
        screen.mouse.lift()
    }

    @Test func onARingTheFrameIsThatOfTheRing() {
        let control = CircularSliderControl.make([10, 40])
        control.style.metrics.thickness = 10
        let strip = Strip()
        control.clipsSpanViews = true
        control.spanViewProvider = { _ in strip }
        let screen = Screen(control, width: 200, height: 200)
        #expect(frame(strip, in: control) == control.trackRect(forBounds: control.bounds))
        #expect(strip.superview?.clipsToBounds == false)
        _ = screen
    }
}
