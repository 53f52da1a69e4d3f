import SlidersCore
import Testing

/// docs/behavior.md §1.5: the values of a thumb are steps ∩ (bounds ∩ enabled range ∩ the thumb's own limits).
@Suite struct AllowedValuesTests {
    /// The values that typed values become.
    private func typed(
        _ requests: [Double], in bounds: ClosedRange<Double>? = 0...100,
        _ configure: (inout SliderConfiguration) -> Void
    ) throws -> [Double] {
        let slider = try Stage([bounds?.lowerBound ?? 0], in: bounds, configure)
        return try requests.map { try slider.state.validated($0, for: 0) }
    }

    @Test func anEndOfALimitThatIsNoStepIsNotReachable() throws {
        #expect(
            try typed([0, 100], in: 0...100) {
                $0.step = .every(10)
                $0.enabledRange = 15...85
            } == [20, 80])
        #expect(
            try typed([0, 100], in: 0...100) {
                $0.step = .every(10)
                $0.thumbLimits = [11...39]
            } == [20, 30])
        #expect(try typed([0, 100], in: 0...100) { $0.enabledRange = 15...85 } == [15, 85])
    }

    @Test func withoutAStepInsideTheEnabledRangeItsNearestEndIsTaken() throws {
        #expect(
            try typed([0, 44, 46, 100], in: 0...100) {
                $0.step = .every(10)
                $0.enabledRange = 42...48
            } == [42, 42, 48, 48])
    }

    @Test func selectablePartAndLimitsIntersect() throws {
        let values = try typed([0, 100]) {
            $0.enabledRange = 20...60
            $0.thumbLimits = [30...90]
        }
        #expect(values == [30, 60])
    }

    @Test func emptyIntersectionsOfLimitsAreFaults() {
        #expect(throws: SliderError.enabledRangeOutsideBounds) { try Stage([0]) { $0.enabledRange = 200...300 } }
        #expect(throws: SliderError.limitsOutsideBounds(thumb: 1)) {
            try Stage([0, 50]) {
                $0.enabledRange = 0...60
                $0.thumbLimits = [nil, 70...80]
            }
        }
        #expect(throws: SliderError.limitsAgainstOrder) { try Stage([0, 50]) { $0.thumbLimits = [60...80, 0...40] } }
        #expect(throws: SliderError.noSuchThumb(1)) { try Stage([0]) { $0.thumbLimits = [nil, 0...10] } }
    }

    @Test func snappingASnappedValueKeepsIt() throws {
        var generator = Generator(seed: 4)
        for _ in 0..<5000 {
            var configuration = generator.configuration(count: 1)
            configuration.isEnabled = true
            configuration.disabledThumbs = []
            let slider = SliderState(repairing: configuration, values: [generator.double(-50...150)], on: .plain)
            let once = try slider.validated(generator.double(-100...200), for: 0)
            #expect(try slider.validated(once, for: 0) == once, "\(configuration)")
        }
    }
}
