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
            states(SliderHighlight(hovered: .thumb(1)), state, in: layout) == [.hovered, .normal, .normal, .hovered])
        #expect(states(SliderHighlight(focused: 0), state, in: layout) == [.focused, .normal, .focused, .normal])
        #expect(
            states(SliderHighlight(hovered: .span(0, lap: 0)), state, in: layout) == [
                .hovered, .hovered, .normal, .normal,
            ])
    }

    @Test func heldAndDisabledWinOverFocusedAndFocusedOverHovered() throws {
        var slider = try Stage([20, 60], on: layout.track) { $0.disabledThumbs = [1] }
        #expect(states(SliderHighlight(hovered: .thumb(0), focused: 0), slider.state, in: layout)[2] == .focused)
        #expect(states(SliderHighlight(hovered: .thumb(1), focused: 1), slider.state, in: layout)[3] == .disabled)
        slider.press(20)
        #expect(states(SliderHighlight(hovered: .thumb(0), focused: 0), slider.state, in: layout)[2] == .held)
    }

    @Test func aDraggedBarIsHeldAndItsThumbsAreNot() throws {
        var slider = try Stage([20, 60], on: layout.track) { $0.pressTarget = .span }
        slider.press(40)
        #expect(states(SliderHighlight(), slider.state, in: layout) == [.held, .held, .normal, .normal])
    }

    /// The track, ticks, their texts, the face, readings, the enabled range and the readout.
    @Test func partsOfAllThumbsHaveTheStateOfAll() throws {
        var metrics = SliderMetrics(.arc(start: 0, sweep: 360))
        (metrics.ticks, metrics.hasLabels) = (.count(4), true)
        var dial = SliderDial()
        (dial.face, dial.hasReadout) = (0.6, true)
        var extras = SliderTrackExtras()
        (extras.readings, extras.showsEnabledRange, extras.hasCover) = ([.init(30)], true, true)
        (metrics.dial, metrics.extras) = (dial, extras)
        let layout = SliderLayout(metrics, size: SIMD2(300, 300))
        var slider = try Stage([20, 60], on: layout.track) {
            ($0.enabledRange, $0.forbiddenRanges) = (10...90, [30...40])
        }
        var drawing = SliderDrawing(of: slider.state, in: layout)
        func states(of isChosen: (SliderElement.Part) -> Bool) -> Set<SliderElement.State> {
            Set(drawing.elements.filter { isChosen($0.part) }.map(\.state))
        }
        func wholes() -> Set<SliderElement.State> {
            states { part in
                switch part {
                case .thumb, .span, .label, .before, .after, .needle: false
                default: true
                }
            }
        }
        #expect(wholes() == [.normal] && Set(drawing.elements.map(\.role)).count >= 9)
        drawing.highlight(SliderHighlight(focused: 1), in: slider.state)
        #expect(wholes() == [.focused] && states { $0 == .label(1) } == [.focused])
        drawing.highlight(SliderHighlight(hovered: .thumb(0), focused: 1), in: slider.state)
        #expect(wholes() == [.focused] && states { $0 == .label(0) } == [.hovered])
        drawing.update(for: slider.do(.press(at: slider.point(of: 20), pointer: 0)), in: slider.state)
        #expect(wholes() == [.held] && states { $0 == .label(0) } == [.held])
        drawing.update(for: slider.do(.release(pointer: 0)), in: slider.state)
        #expect(wholes() == [.focused])
        drawing.highlight(SliderHighlight(hovered: .thumb(0)), in: slider.state)
        #expect(wholes() == [.hovered])
        try slider.set { $0.isEnabled = false }
        drawing = SliderDrawing(of: slider.state, in: layout)
        #expect(wholes() == [.disabled] && states { _ in true } == [.disabled])
    }
}
