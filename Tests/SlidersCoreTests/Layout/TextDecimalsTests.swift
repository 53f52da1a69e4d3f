import SlidersCore
import Testing

/// How many decimals the text of a value has (§8).
@Suite struct TextDecimalsTests {
    private func decimals(
        _ value: Double, _ bounds: ClosedRange<Double>, _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws -> Int {
        let layout = SliderLayout(SliderMetrics(), size: SIMD2(328, 44))
        return try Stage([bounds.lowerBound], in: bounds, on: layout.track, configure).state.decimals(of: value)
    }

    @Test func stepsHaveAllOfTheirDecimals() throws {
        #expect(try decimals(0.3, 0...1) { $0.step = .every(0.1) } == 1)
        #expect(try decimals(0.0004, 0...0.001) { $0.step = .every(0.0001) } == 4)
        #expect(try decimals(10.5, 0...10.5) { $0.step = .every(1) } == 1, "the end of a shorter step")
        #expect(try decimals(0.125, 0...1) { $0.step = .values([0, 0.125, 1]) } == 3)
    }

    @Test func longStepsAreRoundedToAHundredthOfTheStep() throws {
        #expect(try decimals(1.0 / 3, 0...1) { $0.step = .every(1.0 / 3) } == 3)
        #expect(try decimals(2e-10, 0...1e-9) { $0.step = .every(1e-10) } == 12)
    }

    @Test func withoutStepsAHundredthOfTheTrackShows() throws {
        #expect(try decimals(1.0 / 3, 0...1) == 2 && decimals(12.345, 0...100) == 0 && decimals(20, 0...50) == 1)
        #expect(try decimals(1e-10, 0...1e-9) == 11 && decimals(5.5, 5.5...5.5) == 1)
    }

    @Test func onACurvedScaleItIsTheTrackAroundTheValue() throws {
        let logarithmic = { (value: Double) in try self.decimals(value, 0.001...1000) { $0.scale = .logarithmic } }
        #expect(try logarithmic(0.001) == 4 && logarithmic(1) == 1 && logarithmic(1000) == 0)
    }
}
