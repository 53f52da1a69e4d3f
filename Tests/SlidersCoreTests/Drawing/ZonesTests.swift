import Testing

@testable import SlidersCore

/// Zones: the spans, and the parts from the ends of the track to the nearest thumbs.
@Suite struct ZonesTests {
    private func state(_ values: [Double], wraps: Bool = false) throws -> SliderState {
        try Stage(values, on: wraps ? .ring : .plain) {
            $0.wraps = wraps
        }.state
    }

    private func zones(_ state: SliderState) -> [[Double]] {
        (0..<state.zoneCount).map { [state.values(ofZone: $0).lower, state.values(ofZone: $0).upper] }
    }

    @Test func fourThumbsSeparateFiveZones() throws {
        let state = try state([20, 40, 60, 80])
        #expect(zones(state) == [[0, 20], [20, 40], [40, 60], [60, 80], [80, 100]])
        #expect(
            [.before(lap: 0), .span(0, lap: 0), .span(2, lap: 0), .after(lap: 0)].map(state.zone) == [0, 1, 3, 4])
        #expect([.track, .thumb(0), .span(0, lap: 1)].map(state.zone) == [nil, nil, nil])
    }

    @Test func aSingleThumbHasItsSpanAndTheRest() throws {
        let state = try state([20])
        #expect(zones(state) == [[0, 20], [20, 100]])
        #expect([.before(lap: 0), .span(0, lap: 0), .after(lap: 0)].map(state.zone) == [nil, 0, 1])
        #expect(try zones(self.state([20], wraps: true)) == [[0, 20], [20, 100]])
    }

    @Test func aCircleThatWrapsHasAZoneAboveEachThumb() throws {
        let state = try state([20, 80], wraps: true)
        #expect(zones(state) == [[20, 80], [80, 20]])
        #expect([.before(lap: 0), .span(0, lap: 0), .after(lap: 0)].map(state.zone) == [nil, 0, 1])
    }

    @Test func everyPartOfAFilledTrackIsAZone() throws {
        for values in [[20.0], [20, 80], [0, 0, 100]] {
            let state = try state(values)
            var style = SliderStyle()
            style.metrics.fill = .all
            let layout = SliderLayout(style.metrics, size: SIMD2(320, 44))
            let zones = SliderDrawing(of: state, in: layout).elements.compactMap { state.zone(of: $0.part) }
            #expect(zones.sorted() == Array(0..<state.zoneCount))
        }
    }
}
