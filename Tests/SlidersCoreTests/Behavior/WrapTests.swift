import SlidersCore
import Testing

/// docs/behavior.md §3.4: values that continue across the seam.
@Suite struct WrapTests {
    /// A night from 22:00 to 06:00 in minutes, with a minimum span of an hour.
    private func night(_ configure: (inout SliderConfiguration) -> Void = { _ in }) throws -> Stage {
        try Stage([1320, 360], in: 0...1440, on: .ring) {
            $0.wraps = true
            $0.minimumSpan = 60
            configure(&$0)
        }
    }

    private func ring(
        _ values: [Double], spans: [Double]? = nil, _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws -> Stage {
        try Stage(values, spans: spans, on: .ring) {
            $0.wraps = true
            configure(&$0)
        }
    }

    @Test func theValueContinuesAcrossTheSeam() throws {
        var slider = try ring([95])
        slider.press(degrees: 342)
        let values = [350, 5, 30].map {
            slider.drag(degrees: $0)
            return slider.values[0]
        }
        #expect(values.isNear([97.222, 1.389, 8.333], within: 0.0005))
    }

    @Test func theValueContinuesAcrossTheSeamCounterclockwise() throws {
        var slider = try Stage([95], on: .circle(sweep: -360)) { $0.wraps = true }
        slider.press(degrees: 18)
        slider.drag(degrees: 355)
        #expect(slider.values[0].isNear(1.389, within: 0.0005))
    }

    @Test func theUpperBoundIsTheLower() throws {
        #expect(try ring([100]).values == [0])
        var slider = try ring([90]) { $0.step = .every(10) }
        slider.key(.step(1))
        #expect(slider.values == [0])
        slider.key(.step(-1))
        #expect(slider.values == [90])
    }

    // MARK: The bedtime ring

    @Test func bedtimeCrossesMidnight() throws {
        let slider = try night()
        #expect(slider.state.spans == [480])
        #expect(slider.state.diagram(width: 24) == "━━━━━━●───────────────●━")
    }

    @Test(arguments: [SliderStep.none, .every(5), .every(30)]) func dragsOfABedtimeGiveTheKnownTimes(step: SliderStep)
        throws
    {
        // The direction of the press, those of the drags, the values and the span afterward.
        let moves: [(from: Double, over: [Double], to: [Double], span: Double)] = [
            (90, [337.5], [1320, 1380], 60),
            (90, [120], [1320, 480], 600),
            (330, [15], [60, 360], 300),
            (330, [95], [300, 360], 60),
            (30, [75], [60, 540], 480),
            (30, [270, 150, 45], [1380, 420], 480),
        ]
        for move in moves {
            var slider = try night { $0.step = step }
            slider.press(degrees: move.from)
            for direction in move.over { slider.drag(degrees: direction) }
            #expect(slider.values.isNear(move.to), "\(move)")
            #expect(slider.state.spans.isNear([move.span]), "\(move)")
        }
    }

    // MARK: Spans

    @Test func anEmptySpanIsNotAFullTurn() throws {
        #expect(try ring([30, 30], spans: [0]).state.spans == [0])
        #expect(try ring([30, 30], spans: [100]).state.spans == [100])
        #expect(try ring([30, 30]).state.spans == [0])
        #expect(throws: SliderError.spansDoNotFit) { try ring([30, 40], spans: [20]) }
        #expect(throws: SliderError.spansDoNotFit) { try ring([30, 40, 50], spans: [110, 10]) }
        #expect(throws: SliderError.spansDoNotFit) { try Stage([30, 40], spans: [10]) }
    }

    @Test func theSumOfTheSpansIsNoMoreThanThePeriod() throws {
        var slider = try ring([0, 60, 40])
        #expect(slider.state.spans.reduce(0, +) <= 100)
        try slider.state.assign([0, 90, 80], spans: [90, 90])
        #expect(slider.state.spans == [90, 10])
    }

    @Test func aSpanMayGrowToAFullTurn() throws {
        var slider = try ring([0, 50])
        slider.press(degrees: 180)
        for direction in [270.0, 350, 20, 90] { slider.drag(degrees: direction) }
        #expect(slider.values == [0, 0])
        #expect(slider.state.spans == [100])
        slider.release()
        slider.press(degrees: 0)
        slider.drag(degrees: 270)
        #expect(slider.state.spans.isNear([75]))
    }

    @Test func spansAreBoundedAndTheRestIsNot() throws {
        var slider = try ring([10, 30, 60]) {
            $0.minimumSpan = 15
            $0.maximumSpan = 40
        }
        // No span limits the gap from the last thumb to the first.
        slider.press(degrees: 216)
        for direction in [270.0, 350, 60] { slider.drag(degrees: direction) }
        #expect(slider.state.spans.isNear([20, 40]))
        slider.release()
        slider.press(degrees: 36)
        slider.drag(degrees: 300)
        #expect(slider.values[0].isNear(90))
        #expect(slider.state.spans.isNear([40, 40]))
    }

    @Test func stepsOnAWrappingCircleCountFromLowerAndThePeriodsEndIsLower() throws {
        var slider = try Stage([0], in: 0...10, on: .ring) {
            $0.wraps = true
            $0.step = .every(3)
        }
        var values: [Double] = []
        for _ in 0..<5 {
            slider.key(.step(1))
            values += slider.values
        }
        #expect(values == [3, 6, 9, 0, 3])
        slider.key(.step(-2))
        #expect(slider.values == [9])
    }

    @Test func pushCarriesNeighborsRoundWithoutEnd() throws {
        var slider = try ring([10, 20]) {
            $0.collision = .push
            $0.minimumSpan = 10
        }
        slider.press(degrees: 36)
        for direction in [90.0, 180, 270, 0, 90, 180] { slider.drag(degrees: direction) }
        #expect(slider.values.isNear([50, 60]))
        #expect(slider.state.spans.isNear([10]))
        #expect(slider.state.limits(of: 0).upperBound.isNear(150), "without limit it is one period")
    }

    @Test func noBarLiesFromLastToFirst() throws {
        var slider = try ring([25, 75])
        slider.press(degrees: 180)
        slider.drag(degrees: 200)
        #expect(slider.values.isNear([30.556, 80.556], within: 0.0005))
        slider.release()
        slider.press(degrees: 20)
        slider.drag(degrees: 40)
        #expect(slider.values.isNear([30.556, 80.556], within: 0.0005))
        #expect(slider.news() == "began span 0–1, changed 0+1, ended span 0–1")
    }

    @Test func optionsThatAWrappingCircleCannotHaveAreFaults() {
        #expect(throws: SliderError.enabledRangeOnWrappingCircle) { try ring([10]) { $0.enabledRange = 0...50 } }
        #expect(throws: SliderError.limitsOnWrappingCircle) { try ring([10]) { $0.thumbLimits = [0...50] } }
        #expect(throws: SliderError.crossOnWrappingCircle) { try ring([10, 20]) { $0.collision = .cross } }
    }

    @Test func equalValuesOfARingKeepASpanThatStepsMadeAFullTurn() throws {
        var slider = try Stage([0, 0], on: .ring) { ($0.wraps, $0.step) = (true, .every(100)) }
        try slider.state.assign([95, 82])
        #expect(slider.values == [0, 0] && slider.state.spans == [100])
        try slider.state.assign([0, 0])
        slider.state.configure(slider.state.configuration)
        #expect(slider.state.spans == [100])
    }
}
