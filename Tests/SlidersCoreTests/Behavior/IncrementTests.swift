import SlidersCore
import Testing

/// docs/behavior.md §7 and §4.13: increments of assistive technology and of the wheel.
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
        #expect(try incremented(1) { $0.accessibilityStep = 7 } == 57)
        #expect(try incremented(-2) { $0.accessibilityStep = 7 } == 36)
        #expect(
            try incremented(1) {
                $0.accessibilityStep = 7
                $0.step = .every(5)
            } == 55)
        #expect(
            try incremented(1) {
                $0.accessibilityStep = 1
                $0.step = .every(20)
                $0.keepsValuesBetweenSteps = true
            } == 60)
        #expect(
            try incremented(-1, from: 60) {
                $0.accessibilityStep = 1
                $0.step = .every(20)
            } == 40)
        #expect(try incremented(1) { $0.accessibilityStep = 1000 } == 100)
        #expect(
            try incremented(3, from: 0) {
                $0.bounds = 0...1
                $0.accessibilityStep = 0.1
            } == 0.3)
        for unusable in [0, -5, Double.nan, .infinity] {
            #expect(try incremented(1) { $0.accessibilityStep = unusable } == 60)
        }
    }

    private func span(
        _ count: Int, beside thumb: Int = 0, from values: [Double] = [20, 50],
        _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws -> [Double] {
        var slider = try Stage(values, configure)
        slider.do(.adjustSpan(count, thumb: thumb))
        return slider.values
    }

    @Test func aBarGoesByIncrementsOfItsLowestThumb() throws {
        #expect(try span(1) == [30, 60])
        #expect(try span(-3, beside: 1) == [0, 30], "as far as all its thumbs can go")
        #expect(try span(2) { $0.step = .every(5) } == [30, 60])
        #expect(try span(1) { $0.accessibilityStep = 7 } == [27, 57])
        let wider: (inout SliderConfiguration) -> Void = {
            $0.step = .every(5)
            $0.accessibilityStep = 1
        }
        #expect(try span(1, wider) == [25, 55], "never less than a step")
        #expect(try span(1, beside: 2, from: [10, 30, 60]) == [10, 40, 70], "below the last thumb")
        #expect(try span(1, from: [10, 30, 60]) { $0.spanDrag = .all } == [20, 40, 70])
        var slider = try Stage([20, 50])
        slider.do(.adjustSpan(1, thumb: 0))
        #expect(slider.news() == "changed 0+1 by accessibility")
    }

    @Test func aBarThatCannotBeDraggedStays() throws {
        #expect(try span(1) { $0.pressTarget = .thumb } == [20, 50])
        #expect(try span(1) { $0.disabledThumbs = [1] } == [20, 50])
        #expect(try span(1, beside: 7) == [20, 50] && span(1, from: [20]) == [20] && span(0) == [20, 50])
        #expect(try span(1, from: [60, 100]) == [60, 100])
        var slider = try Stage([20, 50])
        #expect(slider.state.canAdjustSpan(beside: 0) && !slider.state.canAdjustSpan(beside: 2))
        slider.press(20)
        slider.drag(25)
        slider.do(.adjustSpan(1, thumb: 0))
        #expect(
            slider.values == [25, 50] && !slider.state.canAdjustSpan(beside: 1), "a pointer holds one of its thumbs")
    }

    /// The law of increments of a span: without steps and forbidden ranges its distances stay, and it goes where a drag
    /// of it can.
    @Test func anIncrementOfABarKeepsItsDistances() {
        var generator = Generator(seed: 5)
        var moved = 0
        for _ in 0..<2000 {
            let count = generator.int(2..<5)
            var configuration = generator.configuration(count: count)
            (configuration.step, configuration.scale, configuration.forbiddenRanges) = (.none, .linear, [])
            let values = (0..<count).map { _ in generator.double(-50...150) }
            var state = SliderState(repairing: configuration, values: values, on: generator.track())
            let (before, spans) = (state.values, state.spans)
            let thumb = generator.int(0..<count)
            let canMove = state.canAdjustSpan(beside: thumb)
            let change = state.handle(.adjustSpan(generator.chance(0.5) ? 1 : -1, thumb: thumb))
            #expect(canMove || change.changed.isEmpty && state.values == before)
            guard !change.changed.isEmpty else { continue }
            moved += 1
            let lower = min(thumb, count - 2)
            let kept = state.configuration.spanDrag == .all ? Array(0..<count - 1) : [lower]
            let lastBits = 16 * max(abs(state.bounds.lowerBound), abs(state.bounds.upperBound)).ulp
            let blur = max(1e-9 * state.scale.length, lastBits)
            for span in kept { #expect(abs(state.spans[span] - spans[span]) < blur) }
        }
        #expect(moved > 200, "\(moved)")
    }

    @Test func theWheelMovesOneStepForEachNotch() throws {
        var slider = try Stage([20]) { $0.step = .every(5) }
        slider.do(.wheel(2, thumb: 0))
        #expect(slider.values == [30])
        slider.do(.wheel(-1, thumb: 0))
        #expect(slider.news() == "changed 0 by wheel, changed 0 by wheel")
    }
}
