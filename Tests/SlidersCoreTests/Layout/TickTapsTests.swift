import SlidersCore
import Testing

/// Which tick a tap chooses (§4.15).
@Suite struct TickTapsTests {
    private let layout: SliderLayout
    private var state: SliderState

    /// A track from 14 to 314, with thumbs of 28 points at 20 and 80.
    init() {
        var metrics = SliderMetrics()
        metrics.ticks.mode = .values([0, 50, 60, 100])
        metrics.ticks.hasLabels = true
        layout = SliderLayout(metrics, size: SIMD2(328, 80))
        var configuration = SliderConfiguration(bounds: 0...100)
        configuration.pressTarget = .thumb
        state = SliderState(repairing: configuration, values: [20, 80], on: layout.track)
    }

    /// The value that a tap chooses where texts are of a size.
    private func value(_ point: SIMD2<Double>, text: SIMD2<Double>? = nil) -> Double? {
        layout.tickValue(tappedAt: point, of: state, reach: 22) { _ in text }
    }

    /// The outer end of the tick of a value.
    private func tick(_ value: Double) -> SIMD2<Double> {
        guard case .line(_, let end, _) = layout.tick(at: value / 100) else { return .zero }
        return end
    }

    @Test(arguments: [0.0, 50, 60, 100]) func aTapOnATickChoosesIt(value: Double) {
        #expect(self.value(tick(value)) == value)
    }

    @Test func theNearestOfSeveralCounts() {
        #expect(value((tick(50) + tick(60)) / 2 - SIMD2(1, 0)) == 50)
        #expect(value((tick(50) + tick(60)) / 2 + SIMD2(1, 0)) == 60)
    }

    @Test func whereAPressDoesNothingItCountsFurther() {
        let below = { (distance: Double) in tick(50) + SIMD2(0, distance) }
        #expect(value(below(21)) == 50 && value(below(23)) == nil)
        var pressed = self
        var configuration = state.configuration
        configuration.pressTarget = .anywhere
        pressed.state = SliderState(repairing: configuration, values: [20, 80], on: layout.track)
        #expect(pressed.value(below(5)) == 50 && pressed.value(below(7)) == nil)
    }

    @Test func itsTextCountsToo() throws {
        let size = SIMD2(30.0, 14)
        let label = try #require(layout.tickLabels(of: state) { _ in size }.last)
        #expect(label.tick == 3)
        let corner = label.center + SIMD2(-size.x, size.y) / 2
        #expect(value(corner + SIMD2(0, 20), text: size) == 100 && value(corner + SIMD2(0, 23), text: size) == nil)
    }

    @Test func aDrawnThumbComesFirst() {
        var covered = self
        covered.state = SliderState(repairing: state.configuration, values: [50, 80], on: layout.track)
        let thumb = covered.state.location(ofThumb: 0)
        #expect(layout.isOnThumb(thumb, of: covered.state) && covered.value(thumb) == nil)
        #expect(!layout.isOnThumb(thumb, of: state) && value(thumb) == 50)
    }
}
