import SlidersCore
import Testing

/// docs/behavior.md §6: how many steps keys go.
@Suite struct KeyStepsTests {
    private func after(
        _ intent: SliderIntent, on track: SliderTrack = .plain, _ configure: (inout SliderConfiguration) -> Void
    ) throws -> Double {
        var slider = try Stage([50], on: track, configure)
        slider.key(intent)
        return slider.values[0]
    }

    private let right = SliderIntent.arrow(dx: 1, dy: 0), left = SliderIntent.arrow(dx: -1, dy: 0)
    private let up = SliderIntent.arrow(dx: 0, dy: -1), down = SliderIntent.arrow(dx: 0, dy: 1)

    @Test func theAppSetsHowManyStepsArrowsAndPagesGo() throws {
        let far: (inout SliderConfiguration) -> Void = { ($0.step, $0.arrowSteps, $0.pageSteps) = (.every(2), 3, 5) }
        for (intent, value) in [
            (right, 56), (left, 44), (up, 56), (down, 44), (.page(1), 60), (.page(-2), 30), (.step(1), 52),
            (.pageArrow(dx: 1, dy: 0), 60), (.pageArrow(dx: -1, dy: 0), 40), (.pageArrow(dx: 0, dy: -1), 60),
            (.pageArrow(dx: 0, dy: 1), 40), (.arrow(dx: 2, dy: 0), 62),
        ] as [(SliderIntent, Double)] {
            #expect(try after(intent, far) == value)
        }
        let leftwards = SliderTrack.line(from: SIMD2(1000, 0), to: .zero)
        #expect(try after(.pageArrow(dx: 1, dy: 0), on: leftwards, far) == 40)
        #expect(try after(right) { ($0.arrowSteps, $0.pageSteps) = (3, 5) }.isNear(53), "without steps 1 % each")
    }

    @Test func aPageIsTenStepsAndNoKeyGoesLessThanOne() throws {
        #expect(try after(.pageArrow(dx: 1, dy: 0)) { $0.step = .every(2) } == 70)
        for count in [0, -4] {
            let stuck: (inout SliderConfiguration) -> Void = {
                ($0.step, $0.arrowSteps, $0.pageSteps) = (.every(2), count, count)
            }
            #expect(try after(right, stuck) == 52)
            #expect(try after(.page(1), stuck) == 52)
        }
        for step in [SliderStep.none, .every(1)] {
            let endless: (inout SliderConfiguration) -> Void = {
                ($0.step, $0.arrowSteps, $0.pageSteps) = (step, .max, .min)
            }
            #expect(try after(.arrow(dx: .max, dy: 0), endless) == 100)
        }
    }

    @Test func codeMovesAThumbByStepsAndReportsNothing() throws {
        var slider = try Stage([20, 60]) { $0.step = .every(5) }
        slider.state.step(0, by: 2)
        slider.state.step(1, by: -1)
        for thumb in [-1, 2] { slider.state.step(thumb, by: 1) }
        #expect(slider.values == [30, 55])
        slider.press(30)
        slider.state.step(0, by: 1)
        slider.drag(40)
        #expect(slider.values == [40, 55] && slider.news() == "began 0, changed 0", "a held thumb stays")
        slider.release()
        try slider.set { $0.disabledThumbs = [1] }
        slider.state.step(1, by: 1)
        #expect(slider.values == [40, 55])
    }
}
