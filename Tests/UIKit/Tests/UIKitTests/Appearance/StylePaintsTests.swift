import QuartzCore
import SlidersCore
import SlidersLookImages
import SlidersLooks
import Testing

@testable import SlidersControls

/// Colors of the toolkit over the paints of a look.
@MainActor @Suite(.serialized)
struct StylePaintsTests {
    private let red = SliderPaint.Fill.color(.init(1, 0, 0))

    private func color(_ red: CGFloat) -> SliderControl.PlatformColor {
        #if canImport(UIKit)
        .init(red: red, green: 0, blue: 0, alpha: 1)
        #else
        .init(srgbRed: red, green: 0, blue: 0, alpha: 1)
        #endif
    }

    private func slider(_ values: [Double] = [20, 80]) -> RangeSliderControl {
        let slider = RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 328, height: 44))
        slider.configuration.bounds = 0...100
        slider.values = values
        return slider
    }

    /// What a part is filled with, by the style that layers are painted with.
    private func fill(
        _ part: SliderElement.Part, in state: SliderElement.State = .normal, of control: SliderControl
    ) -> SliderPaint.Fill? {
        control.layOut()
        guard var element = control.drawing.elements.first(where: { $0.part == part }) else { return nil }
        element.state = state
        return control.layers.appearance.style.coats(of: element).first?.paint.fill
    }

    @Test(arguments: [SliderLook.bedtime, .layers, .glow, .web, .flat])
    func aPaintIsSeenOverEveryLookInEveryState(_ look: SliderLook) {
        let control = slider()
        control.setLook(look)
        control.style.paint(.thumb, color(1))
        for (thumb, state) in [(0, SliderElement.State.normal), (1, .held), (0, .focused), (1, .hovered)] {
            #expect(fill(.thumb(thumb), in: state, of: control) == red)
        }
        let dimmed = fill(.thumb(0), in: .disabled, of: control)
        #expect(dimmed != red && dimmed == fill(.thumb(1), in: .disabled, of: control))
    }

    @Test func aPaintForOneStateLeavesTheOthers() {
        let control = slider()
        control.setLook(.layers)
        let before = [SliderElement.State.normal, .disabled].map { fill(.span(0, lap: 0), in: $0, of: control) }
        control.style.paint(.span, color(1), in: .held)
        #expect(fill(.span(0, lap: 0), in: .held, of: control) == red)
        #expect([SliderElement.State.normal, .disabled].map { fill(.span(0, lap: 0), in: $0, of: control) } == before)
    }

    @Test func zonesHaveColorsFromOneEndOfTheTrackToTheOther() {
        let control = slider([20, 40, 60])
        let colors = (1...4).map { color(CGFloat($0) / 4) }
        control.style.paintZones(colors)
        let fills = [SliderElement.Part.before(lap: 0), .span(0, lap: 0), .span(1, lap: 0), .after(lap: 0)].map {
            fill($0, of: control)
        }
        #expect(fills == (1...4).map { .color(.init(Double($0) / 4, 0, 0)) })
        let span = SliderElement(.span(0, lap: 0), .anchor(.zero), .span)
        #expect(control.style.coats(of: span).first?.isFlush == true, "a zone ends at its thumbs")
        control.isEnabled = false
        #expect(fill(.after(lap: 0), in: .disabled, of: control) == .color(.init(1, 0, 0)))
        #expect(control.canvas.root.opacity == 0.5)
        let before = control.style
        control.style.paintZones([])
        #expect(control.style == before)
    }
}
