import SlidersCore
import Testing

/// docs/behaviour.md §7 and §4.13: increments of assistive technology and of the wheel.
@Suite struct IncrementTests {
    private func incremented(_ count: Int, from value: Double = 50, _ configure: (inout SliderConfiguration) -> Void)
        throws -> Double
    {
        var slider = try Stage([value], configure)
        slider.do(.adjust(count, thumb: 0))
        return slider.values[0]
    }

    @Test func anIncrementIsOneStepOrATenthOfTheTrack() throws {
        #expect(try incremented(1) { $0.step = .every(2) } == 52)
        #expect(try incremented(-1) { _ in } == 40)
        #expect(try incremented(3) { $0.step = .every(2) } == 56)
    }

    @Test func anIncrementCanBeSetButNeverBelowAStep() throws {
        #expect(try incremented(1) { $0.assistiveIncrement = 7 } == 57)
        #expect(try incremented(-2) { $0.assistiveIncrement = 7 } == 36)
        #expect(
            try incremented(1) {
                $0.assistiveIncrement = 7
                $0.step = .every(5)
            } == 55)
        #expect(
            try incremented(1) {
                $0.assistiveIncrement = 1
                $0.step = .every(20)
                $0.isExact = true
            } == 60)
        #expect(
            try incremented(-1, from: 60) {
                $0.assistiveIncrement = 1
                $0.step = .every(20)
            } == 40)
        #expect(try incremented(1) { $0.assistiveIncrement = 1000 } == 100)
        #expect(
            try incremented(3, from: 0) {
                $0.bounds = 0...1
                $0.assistiveIncrement = 0.1
            } == 0.3)
        for unusable in [0, -5, Double.nan, .infinity] {
            #expect(try incremented(1) { $0.assistiveIncrement = unusable } == 60)
        }
    }

    @Test func theWheelMovesOneStepForEachNotch() throws {
        var slider = try Stage([20]) { $0.step = .every(5) }
        slider.do(.wheel(2, thumb: 0))
        #expect(slider.values == [30])
        slider.do(.wheel(-1, thumb: 0))
        #expect(slider.news() == "changed 0 by wheel, changed 0 by wheel")
    }
}
