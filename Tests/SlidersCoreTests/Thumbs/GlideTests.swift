import Testing

@testable import SlidersCore

/// Thumbs that are drawn between their old positions and the values that they have already.
@Suite struct GlideTests {
    private func slider(_ values: [Double], _ configure: (inout SliderConfiguration) -> Void = { _ in }) throws
        -> SliderState
    {
        try Stage(values, configure).state
    }

    private func ring(_ values: [Double]) throws -> SliderState {
        let track = SliderTrack.arc(.init(center: SIMD2(100, 100), radius: 80, start: 0, sweep: 360))
        return try Stage(values, on: track) { $0.wraps = true }.state
    }

    private func isAt(_ slider: SliderState, _ positions: [Double]) -> Bool {
        zip(slider.drawnUnwrappedFractions, positions).allSatisfy { abs($0 - $1) < 1e-12 }
    }

    @Test func onlyTheDrawingGlides() throws {
        var slider = try slider([20, 80])
        let before = slider.drawnUnwrappedFractions
        try slider.assign([40, 50])
        for (part, positions) in [(0, [0.2, 0.8]), (0.5, [0.3, 0.65]), (1, [0.4, 0.5]), (0.25, [0.25, 0.725])] {
            slider.glide(from: before, part: part)
            #expect(isAt(slider, positions))
            #expect(slider.values == [40, 50] && slider.limits(of: 0) == 0...50)
            #expect(slider.location(ofThumb: 0) == slider.track.point(at: slider.drawnUnwrappedFractions[0]))
            #expect(slider.unwrappedFractions(ofSpan: 0).upper == slider.drawnUnwrappedFractions[1])
        }
    }

    @Test func everyInputAssignmentAndLayoutEndsIt() throws {
        let ends: [(inout SliderState) throws -> Void] = [
            { $0.handle(.press(at: $0.track.point(at: 0.9), pointer: 1)) }, { try $0.assign([50, 60]) },
            { try $0.move(0, to: 45) }, { $0.handle(.key(.step(1), thumb: 0)) },
            { $0.layOut(on: .line(from: .zero, to: SIMD2(500, 0))) },
        ]
        for end in ends {
            var slider = try slider([20, 80])
            let before = slider.drawnUnwrappedFractions
            try slider.assign([40, 50])
            slider.glide(from: before, part: 0.5)
            try end(&slider)
            #expect(slider.drawnUnwrappedFractions == slider.values.map { slider.fraction(of: $0) })
        }
    }

    @Test func aGlideCanTurnBackWhereItIs() throws {
        var slider = try slider([0])
        try slider.assign([100])
        slider.glide(from: [0], part: 0.5)
        let turning = slider.drawnUnwrappedFractions
        try slider.assign([0])
        slider.glide(from: turning, part: 0.5)
        #expect(isAt(slider, [0.25]))
    }

    @Test func roundARingItFollowsTheShorterArcAndKeepsTheSpans() throws {
        var slider = try ring([95, 15])
        let before = slider.drawnUnwrappedFractions
        try slider.assign([5, 25], spans: [20])
        slider.glide(from: before, part: 0.5)
        let (lower, upper) = slider.unwrappedFractions(ofSpan: 0)
        #expect(abs(upper - lower - 0.2) < 1e-12)
        #expect(abs(lower - lower.rounded()) < 1e-12, "half-distance from 95 to 5 is the seam")
    }

    @Test func positionsOfOtherThumbsAndThoseThatAreNoneDoNothing() throws {
        var slider = try slider([20, 80])
        for positions in [[0.5], [], [.nan, 0.5], [0, .infinity], [-1e300, 0]] {
            slider.glide(from: positions, part: 0)
            #expect(isAt(slider, [0.2, 0.8]))
        }
        slider.glide(from: [0, 0], part: .nan)
        #expect(isAt(slider, [0.2, 0.8]))
    }

    // MARK: Laws

    @Test func itBeginsWhereThumbsWereAndEndsWhereTheyAreAndKeepsTheirOrder() {
        var generator = Generator(seed: 152)
        for _ in 0..<300 {
            let count = generator.int(1..<6)
            let configuration = generator.configuration(count: count)
            var slider = SliderState(
                repairing: configuration, values: generator.values(count), on: .line(from: .zero, to: SIMD2(300, 0)))
            let before = slider.drawnUnwrappedFractions
            _ = try? slider.assign(generator.values(count))
            let after = slider.drawnUnwrappedFractions
            slider.glide(from: before, part: 0)
            #expect(isAt(slider, before))
            slider.glide(from: before, part: generator.double(0...1))
            #expect(
                zip(slider.drawnUnwrappedFractions, slider.drawnUnwrappedFractions.dropFirst()).allSatisfy {
                    $0 <= $1 + 1e-12
                })
            slider.glide(from: before, part: 1)
            #expect(slider.drawnUnwrappedFractions == after)
        }
    }
}
