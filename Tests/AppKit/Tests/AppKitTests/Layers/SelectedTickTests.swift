@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersCore
import Testing

@testable import SlidersControls

/// Ticks and their texts that light up where their values are selected (docs/behavior.md §8).
@MainActor @Suite(.serialized)
struct SelectedTickTests {
    /// A control whose ticks are red where they are selected, and green elsewhere, as are their texts.
    private func screen() -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make([20, 60])
        slider.style.metrics.ticks = .count(6)
        slider.style.metrics.ticks.hasLabels = true
        for isSelected in [false, true] {
            let paint = SliderPaint(.color(isSelected ? .init(1, 0, 0) : .init(0, 1, 0)))
            slider.style.paints += [
                SliderPartPaint(.tick(isSelected: isSelected), paint),
                SliderPartPaint(.tickLabel(isSelected: isSelected), paint),
            ]
        }
        return Screen(slider, width: 360, height: 90)
    }

    /// Whether each tick, and each text, has the color of those that are selected.
    private func lights(_ control: SliderControl) -> (ticks: String, texts: String) {
        let all = control.canvas.root.sublayers ?? []
        let texts = all.compactMap { $0 as? CATextLayer }
        // Ticks come before their texts.
        let ticks = all[..<(all.firstIndex { $0 === texts.first } ?? 0)].suffix(texts.count)
        let isRed = { (color: CGColor?) in (color?.components?.first ?? 0) > 0.5 }
        let line = { (lights: [Bool]) in lights.map { $0 ? "│" : "·" }.joined() }
        return (
            line(ticks.map { isRed(($0 as? CAShapeLayer)?.strokeColor ?? ($0 as? CAShapeLayer)?.fillColor) }),
            line(texts.map { isRed($0.foregroundColor) })
        )
    }

    @Test func ticksAndTextsLightUpAsTheThumbPasses() {
        let screen = screen()
        #expect(lights(screen.control) == ("·│││··", "·│││··"))
        screen.mouse.press(at: screen.point(of: 60))
        screen.mouse.drag(to: screen.point(of: 78))
        #expect(lights(screen.control) == ("·│││··", "·│││··"))
        screen.mouse.drag(to: screen.point(of: 81))
        #expect(lights(screen.control) == ("·││││·", "·││││·"))
        screen.mouse.drag(to: screen.point(of: 59))
        #expect(lights(screen.control) == ("·││···", "·││···"))
        screen.window.pressKey("\u{1B}")
        #expect(lights(screen.control) == ("·│││··", "·│││··") && screen.control.values == [20, 60])
    }
}
