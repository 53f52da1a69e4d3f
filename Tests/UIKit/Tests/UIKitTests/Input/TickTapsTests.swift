import QuartzCore
import SlidersCore
import Testing

@testable import SlidersControls

/// docs/behavior.md §4.15 and §8: ticks that can be tapped, and ticks that the app decides about.
@MainActor struct TickTapsTests {
    private let slider = RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    private let finger = 7
    private let log = ReasonLog()

    init() {
        slider.configuration.bounds = 0...100
        slider.values = [20, 80]
        slider.style.metrics.ticks = .values([0, 50, 60, 100])
        slider.style.metrics.ticks.hasLabels = true
        slider.hasTappableTicks = true
        slider.delegate = log
        slider.layOut()
    }

    /// The position of the end of a tick.
    private func tick(at value: Double) -> CGPoint {
        guard case .line(_, let end, _) = slider.drawing.layout.tick(at: value / 100) else { return .zero }
        return CGPoint(x: end.x, y: end.y)
    }

    private func tap(_ point: CGPoint) {
        slider.press(finger, at: point, waits: true)
        slider.release(finger, taps: 1)
    }

    @Test func aTapOnATickBringsTheNearestThumb() {
        tap(tick(at: 60))
        #expect(slider.values == [20, 60] && log.reports == ["changed [1] pointer"])
        tap(tick(at: 0))
        #expect(slider.values == [0, 60])
        // Of two that are equally far the lower one.
        slider.values = [40, 60]
        tap(tick(at: 50))
        #expect(slider.values == [50, 60])
    }

    @Test func aTapOnItsTextDoesToo() throws {
        let text = try #require(slider.drawing.layout.tickLabels(of: slider.slider) { _ in SIMD2(20, 14) }.last)
        tap(CGPoint(x: text.center.x, y: text.center.y))
        #expect(slider.values == [20, 100])
    }

    @Test func withoutTheOptionATickIsOnlyDrawn() {
        slider.hasTappableTicks = false
        slider.pressTarget = .thumb
        tap(tick(at: 60))
        #expect(slider.values == [20, 80])
    }

    @Test(arguments: [SliderPressTarget.thumb, .span, .track, .anywhere])
    func itDoesNotMatterWhereAPressCounts(_ target: SliderPressTarget) {
        slider.pressTarget = target
        tap(tick(at: 60))
        #expect(slider.values == [20, 60])
    }

    @Test func aDragThatBeginsOnATickDrags() {
        slider.pressTarget = .anywhere
        let start = tick(at: 60)
        slider.press(finger, at: start, waits: false)
        #expect(slider.values == [20, 80])
        slider.drag(finger, to: CGPoint(x: start.x + 30, y: start.y), isFine: false)
        slider.release(finger, taps: 1)
        #expect(slider.values[1] != 60 && slider.values[1] != 80 && log.reports.first == "begin")
    }

    @Test func aThumbOverATickIsDraggedAndADisabledSliderLeftAlone() {
        slider.values = [20, 60]
        tap(CGPoint(slider.slider.location(ofThumb: 1)))
        #expect(slider.values == [20, 60])
        slider.values = [20, 80]
        for disable in [{ $0.isEnabled = !$1 }, { $0.isReadOnly = $1 }] as [(RangeSliderControl, Bool) -> Void] {
            disable(slider, true)
            tap(tick(at: 60))
            #expect(slider.values == [20, 80])
            disable(slider, false)
        }
        slider.press(finger, at: tick(at: 60), waits: true)
        slider.cancel(finger)
        #expect(slider.values == [20, 80] && !slider.isPressed)
    }

    @Test func aDialAcceptsTapsOnTicksOutsideOfItsTargets() {
        let dial = CircularSliderControl(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        (dial.configuration.bounds, dial.pressTarget, dial.hasTappableTicks) = (0...12, .thumb, true)
        dial.style.metrics.ticks = .count(12)
        dial.layOut()
        guard case .line(_, let end, _) = dial.drawing.layout.tick(at: 0.5) else { return }
        let point = CGPoint(x: end.x, y: end.y)
        #expect(dial.acceptsPress(at: dial.canvas.convert(point, to: dial)))
        dial.press(finger, at: point, waits: false)
        dial.release(finger, taps: 1)
        #expect(abs(dial.values[0] - 6) < 1e-9)
    }

    @Test func aFilterDecidesWhatEachTickIs() {
        slider.style.metrics.ticks = .values([0, 20, 40, 60, 80, 100])
        slider.style.metrics.ticks.minor = 1
        var asked: [Double] = []
        slider.tickFilter = { value, kind in
            asked.append(value)
            #expect(kind == (value.truncatingRemainder(dividingBy: 20) == 0 ? .large : .minor))
            return value == 50 ? .large : value == 40 ? nil : value == 60 ? .small : .minor
        }
        slider.layOut()
        #expect(asked.prefix(11) == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
        #expect(slider.tickValues.map { ($0 * 1e6).rounded() / 1e6 } == [50, 60])
        #expect(slider.style.metrics.ticks.mode == .values([0, 20, 40, 60, 80, 100]))
        slider.tickFilter = nil
        slider.layOut()
        #expect(slider.tickValues.count == 6)
    }
}

/// Writes down what the control reports.
@MainActor private final class ReasonLog: SliderControlDelegate {
    var reports: [String] = []

    func sliderControl(_ control: BaseSliderControl, willBeginEditing grip: SliderGrip) { reports.append("begin") }

    func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
        reports.append("changed \(thumbs) \(reason)")
    }
}
