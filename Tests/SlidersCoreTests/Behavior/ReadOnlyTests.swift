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
    func noPressTakesAnything(press: SliderPressTarget) throws {
        for value in [20.0, 50, 95] {
            var slider = try readOnly { $0.pressTarget = press }
            slider.drag(from: value, to: value + 3)
            slider.release()
            #expect(slider.values == [20, 80] && slider.news() == "")
            let point = slider.point(of: value)
            #expect(!slider.state.takesPress(at: point))
            #expect(slider.state.grip(under: point) == nil && slider.state.part(under: point) == nil)
        }
    }

    @Test func noOtherInputChangesAnything() throws {
        var slider = try readOnly()
        for input in [
            SliderInput.key(.step(1), thumb: 0), .key(.maximum, thumb: 0), .adjust(1, thumb: 0),
            .adjustBar(1, thumb: 0),
            .wheel(1, thumb: 0), .type(30, thumb: 0), .choose(30), .reset(thumb: 0),
        ] {
            slider.do(input)
        }
        #expect(slider.values == [20, 80] && slider.news() == "")
        #expect(!slider.state.canAdjustBar(beside: 0))
    }

    @Test func codeChangesValues() throws {
        var slider = try readOnly()
        try slider.state.move(0, to: 30)
        slider.state.step(1, by: -5)
        #expect(slider.values == [30, 75])
        try slider.state.assign([1, 2])
        #expect(slider.values == [1, 2] && slider.news() == "")
    }

    @Test func becomingReadOnlyCancelsDrags() throws {
        var slider = try Stage([20, 80])
        slider.drag(from: 20, to: 30)
        var configuration = slider.state.configuration
        configuration.isReadOnly = true
        let reports = try slider.state.configure(configuration)
        #expect(reports.count == 1 && slider.values == [20, 80] && !slider.state.isDown(pointer: 0))
        #expect(try slider.state.configure(configuration).isEmpty)
    }
}
