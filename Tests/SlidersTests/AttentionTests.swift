import Sliders
import Testing

/// What the pointer is over, and what the keyboard is on.
@Suite struct AttentionTests {
    private func looks(_ attention: Attention, _ state: SliderState, in layout: SliderLayout) -> [Element.State] {
        Drawing(of: state, in: layout, attention: attention).elements.map(\.look.state)
    }

    private let layout = SliderLayout(SliderMetrics(), size: SIMD2(320, 44))

    @Test func aThumbIsHoveredOrFocusedAndASpanHovered() throws {
        let state = try Stage([20, 60], on: layout.track).state
        #expect(looks(Attention(), state, in: layout) == [.normal, .normal, .normal, .normal])
        #expect(looks(Attention(hovered: 1), state, in: layout) == [.normal, .normal, .normal, .hovered])
        #expect(looks(Attention(focused: 0), state, in: layout) == [.normal, .normal, .focused, .normal])
        #expect(looks(Attention(hovered: 0, isOnSpan: true), state, in: layout) == [.normal, .hovered, .normal, .normal])
    }

    @Test func heldAndDisabledComeFirstThenHoveredThenFocused() throws {
        var slider = try Stage([20, 60], on: layout.track) { $0.disabled = [1] }
        #expect(looks(Attention(hovered: 0, focused: 0), slider.state, in: layout)[2] == .hovered)
        #expect(looks(Attention(hovered: 1, focused: 1), slider.state, in: layout)[3] == .disabled)
        slider.press(20)
        #expect(looks(Attention(hovered: 0, focused: 0), slider.state, in: layout)[2] == .held)
    }

    @Test func aDraggedBarIsHeldAndItsThumbsAreNot() throws {
        var slider = try Stage([20, 60], on: layout.track) { $0.press = .bar }
        slider.press(40)
        #expect(looks(Attention(), slider.state, in: layout) == [.normal, .held, .normal, .normal])
    }
}
