@_spi(Double) import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Ticks and their texts that light up where their values are selected (§8).
@MainActor @Suite(.serialized)
struct SelectedTickTests {
    private func screen(
        _ values: [Double], _ style: (inout SliderStyle) -> Void = { _ in }
    ) -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make(values)
        slider.style.metrics.ticks = .count(6)
        slider.style.metrics.ticks.hasLabels = true
        style(&slider.style)
        return Screen(slider, width: 400, height: 90)
    }

    /// What paints ticks red where they are selected, and green elsewhere.
    private func paintLights(_ style: inout SliderStyle) {
        for isSelected in [false, true] {
            let paint = SliderPaint(.color(isSelected ? .init(1, 0, 0) : .init(0, 1, 0)))
            style.paints += [
                SliderPartPaint(.tick(isSelected: isSelected), paint),
                SliderPartPaint(.tickLabel(isSelected: isSelected), paint),
            ]
        }
    }

    private func layers(_ control: SliderControl) -> (ticks: [CALayer], texts: [CATextLayer]) {
        let all = control.canvas.layer.sublayers ?? []
        let texts = all.compactMap { $0 as? CATextLayer }
        // Ticks come before their texts.
        let before = all.firstIndex { $0 === texts.first } ?? 0
        return (Array(all[..<before].suffix(texts.count)), texts)
    }

    /// Whether each tick, and each text, has the color of those that are selected.
    private func lights(_ control: SliderControl) -> (ticks: String, texts: String) {
        let isRed = { (color: CGColor?) in (color?.components?.first ?? 0) > 0.5 }
        let (ticks, texts) = layers(control)
        let line = { (lights: [Bool]) in lights.map { $0 ? "│" : "·" }.joined() }
        return (
            line(ticks.map { isRed(($0 as? CAShapeLayer)?.strokeColor ?? ($0 as? CAShapeLayer)?.fillColor) }),
            line(texts.map { isRed($0.foregroundColor) })
        )
    }

    @Test func ticksAndTextsLightUpAsTheThumbPasses() {
        let screen = screen([20, 60], paintLights)
        #expect(lights(screen.control) == ("·│││··", "·│││··"))
        screen.drag(from: 60, to: 81, lifts: false)
        #expect(lights(screen.control) == ("·││││·", "·││││·"))
        screen.control.values = [50, 100]
        screen.window.layoutIfNeeded()
        #expect(lights(screen.control) == ("···│││", "···│││"))
        screen.control.style.metrics.fill = .outer
        screen.window.layoutIfNeeded()
        #expect(lights(screen.control) == ("│││··│", "│││··│"))
    }

    @Test func aDragPaintsThoseAloneThatDiffer() {
        let screen = screen([20, 60], paintLights)
        let finger = screen.finger()
        finger.press(at: screen.point(of: 60))
        finger.move(to: screen.point(of: 65))
        LayerLog.clear()
        finger.move(to: screen.point(of: 70))
        #expect(LayerLog.keys == ["strokeEnd", "position"], "no tick is between")
        LayerLog.clear()
        finger.move(to: screen.point(of: 81))
        let (ticks, texts) = layers(screen.control)
        #expect(LayerLog.keys.sorted() == ["foregroundColor", "position", "strokeColor", "strokeEnd"])
        let written = LayerLog.writes.map(\.layer)
        #expect(written.contains { $0 === ticks[4] } && written.contains { $0 === texts[4] })
        #expect(CGPath.count == 0 && LayerLog.insertions == 0 && LayerLog.texts == 0)
    }

    @Test func aPressPaintsNoTick() {
        let screen = screen([20, 60], paintLights)
        LayerLog.clear()
        screen.finger().press(at: screen.point(of: 60))
        #expect(!LayerLog.keys.contains { ["strokeColor", "fillColor", "foregroundColor"].contains($0) })
    }

    @Test func withoutPaintsOthersAreFainterButNotWithMoreContrast() {
        let screen = screen([20, 60])
        let alphas = { layers(screen.control).texts.map { ($0.foregroundColor?.alpha ?? 0).rounded(to: 0.01) } }
        let full = alphas()[1]
        #expect(alphas().map { $0 < full } == [true, false, false, false, true, true])
        screen.window.traits = UITraitCollection(contrast: .high)
        screen.window.layoutIfNeeded()
        #expect(Set(alphas()).count == 1)
    }

    /// A part whose selection changes has layers of one kind.
    @Test func aSelectedTickMayHaveSeveralCoats() {
        let screen = screen([20, 60]) { style in
            let coats = [0.0, 1].map { SliderCoat(SliderPaint(.color(.init(white: $0)))) }
            style.paints = [SliderPartPaint(.tick(isSelected: true), coats)]
        }
        let count = { layers(screen.control).ticks[4].sublayers?.count ?? 0 }
        let before = count()
        screen.drag(from: 60, to: 81, lifts: false)
        #expect(before == 1 && count() == 2)
        screen.control.cancelDrags()
        #expect(count() == before)
    }

    @Test func ticksOfValuesThatGlideLightUpAtOnce() {
        let screen = screen([20, 60], paintLights)
        screen.control.setValues([0, 100], animated: true)
        screen.window.layoutIfNeeded()
        #expect(lights(screen.control) == ("││││││", "││││││"))
    }
}

extension CGFloat {
    fileprivate func rounded(to step: CGFloat) -> CGFloat { (self / step).rounded() * step }
}
