import SlidersCore
import Testing

/// docs/behavior.md §4.14: values that only code can change.
@Suite struct ReadOnlyTests {
    private func readOnly(_ configure: (inout SliderConfiguration) -> Void = { _ in }) throws -> Stage {
        try Stage([20, 80]) {
            $0.isReadOnly = true
            configure(&$0)
        }
    }

    @Test(arguments: SliderPressTarget.allCases)
    func noPressHasAnEffect(press: SliderPressTarget) throws {
        for value in [20.0, 50, 95] {
            var slider = try readOnly { $0.pressTarget = press }
            slider.drag(from: value, to: value + 3)
            slider.release()
            #expect(slider.values == [20, 80] && slider.news() == "")
            let point = slider.point(of: value)
            #expect(!slider.state.acceptsPress(at: point))
            #expect(slider.state.grip(under: point) == nil && slider.state.part(under: point) == nil)
        }
    }

    @Test func noOtherInputChangesAnything() throws {
        var slider = try readOnly()
        for input in [
            SliderInput.key(.step(1), thumb: 0), .key(.maximum, thumb: 0), .adjust(1, thumb: 0),
            .adjustSpan(1, thumb: 0),
            .wheel(1, thumb: 0), .type(30, thumb: 0), .choose(30), .reset(thumb: 0),
        ] {
            slider.do(input)
        }
        #expect(slider.values == [20, 80] && slider.news() == "")
        #expect(!slider.state.canAdjustSpan(beside: 0))
    }

    @Test func codeChangesValues() throws {
        var slider = try readOnly()
        try slider.state.move(0, to: 30)
        slider.state.step(1, by: -5)
        #expect(slider.values == [30, 75])
        try slider.state.assign([1, 2])
        #expect(slider.values == [1, 2] && slider.news() == "")
    }

}

/// docs/behavior.md §4.11: a drag that code ends, because nobody can continue with it, keeps its values.
@Suite struct DisablingTests {
    typealias Change = @Sendable (inout SliderConfiguration) -> Void

    static let changes: [Change] = [
        { $0.isEnabled = false }, { $0.disabledThumbs = [0] }, { $0.isReadOnly = true },
    ]

    /// Makes a change. Returns the events of the drags that it ends.
    private func end(_ slider: inout Stage, _ change: Change) throws -> [String] {
        var configuration = slider.state.configuration
        change(&configuration)
        var events: [String] = []
        for report in slider.state.configure(configuration) {
            report.change.forEachEvent { events.append("\($0)".prefix { $0 != "(" }.description) }
        }
        #expect(slider.state.anyPointer == nil && slider.state.configure(configuration).isEmpty)
        return events
    }

    @Test(arguments: changes)
    func theValueStaysAndTheDragIsFinished(change: Change) throws {
        var slider = try Stage([20, 80])
        slider.drag(from: 20, to: 30)
        #expect(try end(&slider, change) == ["ended"] && slider.values == [30, 80])
        slider.drag(50)
        slider.release()
        slider.cancel()
        #expect(slider.values == [30, 80])
    }

    @Test(arguments: changes)
    func aBarStaysToo(change: Change) throws {
        var slider = try Stage([20, 80]) { $0.pressTarget = .span }
        slider.drag(from: 50, to: 60)
        #expect(try end(&slider, change) == ["ended"] && slider.values == [30, 90])
    }

    @Test(arguments: changes)
    func whatTheDragHasNotReportedIsReported(change: Change) throws {
        var slider = try Stage([20, 80]) { $0.isContinuous = false }
        slider.drag(from: 20, to: 30)
        #expect(try end(&slider, change) == ["changed", "ended"])
    }

    @Test(arguments: changes)
    func aThumbBetweenStepsSnaps(change: Change) throws {
        var slider = try Stage([20, 80]) { ($0.step, $0.snapsWhileDragging) = (.every(10), false) }
        slider.drag(from: 20, to: 33)
        #expect(try end(&slider, change) == ["changed", "ended"] && slider.values == [30, 80])
    }

    @Test(arguments: changes)
    func aPressThatMovedNothingEndsWithoutAnEvent(change: Change) throws {
        var slider = try Stage([20, 80]) { ($0.pressTarget, $0.resetsOnDoubleTap) = (.track, true) }
        slider.press(20)
        #expect(try end(&slider, change) == [])
        slider = try Stage([20]) { $0.pressTarget = .track }
        slider.do(.press(at: slider.point(of: 50), pointer: 0, waits: true))
        #expect(try end(&slider, change) == [] && slider.values == [20], "it moves no thumb")
    }

    @Test func itIsNoTap() throws {
        var slider = try Stage([20]) { ($0.resetsOnDoubleTap, $0.resetValues) = (true, [50]) }
        slider.press(20)
        _ = try end(&slider) { $0.isEnabled = false }
        try slider.set { $0.isEnabled = true }
        slider.press(20)
        slider.release(taps: 2)
        #expect(slider.values == [20])
    }
}
