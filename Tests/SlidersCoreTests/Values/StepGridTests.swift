import SlidersCore
import Testing

/// docs/behavior.md §1.4: the values of steps.
@Suite struct StepGridTests {
    private func steps(_ bounds: ClosedRange<Double>, by step: Double) throws -> [Double] {
        try Stage([bounds.lowerBound], in: bounds) { $0.step = .every(step) }.state.stepValues(atMost: 1000)
    }

    /// The values that typed values become.
    private func typed(
        _ requests: [Double], in bounds: ClosedRange<Double>? = 0...100,
        _ configure: (inout SliderConfiguration) -> Void
    ) throws -> [Double] {
        let slider = try Stage([bounds?.lowerBound ?? 0], in: bounds, configure)
        return try requests.map { try slider.state.validated($0, for: 0) }
    }

    @Test func stepsCountFromTheLowerBoundAndReachTheUpperBound() throws {
        #expect(try steps(1...5, by: 2) == [1, 3, 5])
        #expect(try steps(25...125, by: 10) == [25, 35, 45, 55, 65, 75, 85, 95, 105, 115, 125])
        #expect(try steps(0...10, by: 3) == [0, 3, 6, 9, 10])
        let prices = try steps(860...6585, by: 100)
        #expect(prices.prefix(2) == [860, 960] && prices.suffix(2) == [6560, 6585] && prices.count == 59)
    }

    @Test func theNearestStepIsTakenAndTiesGoUp() throws {
        #expect(try typed([14, 15, 16, 95, 4.999], in: 0...100) { $0.step = .every(10) } == [10, 20, 20, 100, 0])
        #expect(try typed([9.4, 9.5, 9.6], in: 0...10) { $0.step = .every(3) } == [9, 10, 10])
    }

    @Test func tiesAreDecidedInDecimalNumbers() throws {
        let requests = [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95]
        #expect(
            try typed(requests, in: 0...1) { $0.step = .every(0.1) } == [
                0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1,
            ])
    }

    @Test func decimalStepsAreExact() throws {
        #expect(try steps(0...1, by: 0.1) == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
        #expect(try steps(0.7...1.3, by: 0.3) == [0.7, 1, 1.3])
        #expect(try steps(0...1e-8, by: 0.000_000_001).prefix(4) == [0, 1e-9, 2e-9, 3e-9])
    }

    @Test func stepsThatAreNotDecimalAreLowerPlusMultiples() throws {
        let third = 1.0 / 3
        #expect(try steps(0...2, by: third) == (0...5).map { Double($0) * third } + [2])
    }

    @Test func stepsOfZeroNegativeNumbersAndNaNAreNoSteps() throws {
        for step in [0, -5, Double.nan] {
            #expect(try typed([33.3], in: 0...100) { $0.step = .every(step) } == [33.3])
            #expect(try steps(0...100, by: step) == [])
        }
    }

    @Test func aStepLongerThanTheBoundsLeavesBothBounds() throws {
        #expect(try steps(0...100, by: 1000) == [0, 100])
        #expect(try typed([49, 50], in: 0...100) { $0.step = .every(.infinity) } == [0, 100])
    }

    @Test func segmentsHaveTheirOwnSteps() throws {
        let stops: [SliderScale.Stop] = [
            .init(fraction: 0, value: 0, step: 5), .init(fraction: 0.5, value: 12),
            .init(fraction: 1, value: 100, step: 1),
        ]
        // The second segment has the slider's step of 30, counted from 12.
        let slider = try Stage([0], in: nil) {
            $0.scale = .piecewise(stops)
            $0.step = .every(30)
        }
        #expect(slider.state.stepValues(atMost: 100) == [0, 5, 10, 12, 42, 72, 100])
    }

    @Test func aListOfStepsNamesTheAllowedValues() throws {
        let values = try typed([-5, 7, 60, 99, 12.5], in: 0...100) { $0.step = .values([40, 5, 20, 200]) }
        #expect(values == [5, 5, 40, 40, 20])
    }

    @Test func theStepsOfAListScaleAreItsEntries() throws {
        let values = try typed([1.4, 1.5, 3, 60], in: nil) {
            $0.scale = .list([1, 2, 4, 100])
            $0.step = .every(7)
        }
        #expect(values == [1, 2, 4, 100])
    }

    @Test func anUnusableListOfStepsIsAFault() {
        #expect(throws: SliderError.stepValuesUnusable) { try Stage([0]) { $0.step = .values([]) } }
        #expect(throws: SliderError.stepValuesUnusable) { try Stage([0]) { $0.step = .values([1, .nan]) } }
    }

    // MARK: §1.5 the enabled range and limits

    // MARK: Law
}
