@_spi(Double) import AppKit
import SlidersCore
import Testing

@testable import SlidersControls

/// A mouse that presses nothing.
@MainActor @Suite(.serialized)
struct HoverTests {
    private final class Listener: SliderControlDelegate {
        var values: [Double?] = []
        func sliderControl(_ control: BaseSliderControl, didHoverOver value: Double?) { values.append(value) }
    }

    @Test func theValueUnderTheMouseIsReported() {
        let (screen, listener) = (Screen(RangeSliderControl.make([20, 80], step: 10)), Listener())
        screen.control.delegate = listener
        #expect(screen.control.trackingAreas.isEmpty)
        screen.control.reportsHover = true
        screen.mouse.move(to: screen.point(of: 52))
        #expect(screen.control.hoveredValue == 50)
        screen.mouse.move(to: CGPoint(x: 0, y: 0))
        #expect(listener.values == [50, nil] && screen.control.hoveredValue == nil)
        screen.control.reportsHover = false
        #expect(screen.control.trackingAreas.isEmpty)
    }

    @Test func aHiddenSliderIsNotHovered() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 10))
        screen.control.reportsHover = true
        screen.control.style.paints = [SliderPartPaint(.thumb, SliderPaint(.color(.init(1, 0, 0))), in: .hovered)]
        screen.window.update()
        screen.mouse.move(to: screen.point(of: 80))
        #expect(screen.control.hoveredValue == 80 && screen.control.drawing.highlight.hovered == .thumb(1))
        screen.control.isHidden = true
        #expect(screen.control.hoveredValue == nil && screen.control.drawing.highlight.hovered == nil)
        screen.mouse.move(to: screen.point(of: 20))
        #expect(screen.control.hoveredValue == nil)
    }

    @Test func aStyleShowsWhatIsHovered() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.style.paints = [SliderPartPaint(.thumb, SliderPaint(.color(.init(1, 0, 0))), in: .hovered)]
        screen.window.update()
        screen.mouse.move(to: screen.point(of: 80))
        #expect(screen.control.drawing.highlight.hovered == .thumb(1))
        screen.mouse.move(to: CGPoint(x: 0, y: 0))
        #expect(screen.control.drawing.highlight.hovered == nil)
    }
}
