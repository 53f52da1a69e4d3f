import SlidersCore
import Testing

/// The states of elements that are hovered, focused, held or disabled.
@Suite struct HighlightTests {
    private func states(_ highlight: SliderHighlight, _ state: SliderState, in layout: SliderLayout) -> [SliderElement
        .State]
    {
        SliderDrawing(of: state, in: layout, highlight: highlight).elements.map(\.state)
    }

    private let layout = SliderLayout(SliderMetrics(), size: SIMD2(320, 44))

    @Test func aThumbCanBeHoveredOrFocusedAndASpanHovered() throws {
        let state = try Stage([20, 60], on: layout.track).state
        #expect(states(SliderHighlight(), state, in: layout) == [.normal, .normal, .normal, .normal])
        #expect(
            states(SliderHighlight(hovered: .thumb(1)), state, in: layout) == [.normal, .normal, .normal, .hovered])
        #expect(states(SliderHighlight(focused: 0), state, in: layout) == [.normal, .normal, .focused, .normal])
        #expect(
            states(SliderHighlight(hovered: .span(0, lap: 0)), state, in: layout) == [
                .normal, .hovered, .normal, .normal,
            ])
    }

    @Test func heldAndDisabledWinOverHoveredAndHoveredOverFocused() throws {
        var slider = try Stage([20, 60], on: layout.track) { $0.disabledThumbs = [1] }
        #expect(states(SliderHighlight(hovered: .thumb(0), focused: 0), slider.state, in: layout)[2] == .hovered)
        #expect(states(SliderHighlight(hovered: .thumb(1), focused: 1), slider.state, in: layout)[3] == .disabled)
        slider.press(20)
        #expect(states(SliderHighlight(hovered: .thumb(0), focused: 0), slider.state, in: layout)[2] == .held)
    }

    @Test func aDraggedBarIsHeldAndItsThumbsAreNot() throws {
        var slider = try Stage([20, 60], on: layout.track) { $0.pressTarget = .bar }
        slider.press(40)
        #expect(states(SliderHighlight(), slider.state, in: layout) == [.normal, .held, .normal, .normal])
    }
}
