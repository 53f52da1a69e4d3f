import Testing

@testable import SlidersCore

/// docs/behavior.md §4.7: how much of a movement counts far from the track.
@Suite struct FineControlTests {
    @Test func theFactorHalvesWithEach44Points() {
        let factors = [0, 44, 44.1, 88, 88.1, 132, 132.1, 1e9].map { FineControl.factor(atDistance: $0, isFine: false) }
        #expect(factors == [1, 1, 0.5, 0.5, 0.25, 0.25, 0.125, 0.125])
    }

    @Test func shiftLimitsTheFactorToAQuarter() {
        let factors = [0, 60, 100, 200].map { FineControl.factor(atDistance: $0, isFine: true) }
        #expect(factors == [0.25, 0.25, 0.25, 0.125])
    }
}
