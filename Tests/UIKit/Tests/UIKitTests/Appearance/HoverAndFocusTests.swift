@_spi(Double) import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Paints of what a pointer hovers over and of the focused thumb.
@MainActor @Suite(.serialized)
struct HoverAndFocusTests {
    private func screen() -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make([20, 80])
        slider.pressTarget = .span
        slider.style.paints = [
            SliderPartPaint(.thumb, SliderPaint(.color(.init(1, 0, 0))), in: .hovered),
            SliderPartPaint(.span, SliderPaint(.color(.init(0, 1, 0))), in: .hovered),
            SliderPartPaint(.thumb, SliderPaint(.color(.init(0, 0, 1))), in: .focused),
        ]
        return Screen(slider)
    }

    private func colors(of control: SliderControl) -> [CGColor?] {
        control.thumbViews.map(\.shape.fillColor) + [(control.canvas.layer.sublayers?[1] as? CAShapeLayer)?.strokeColor]
    }

    @Test func hoveredPartsHaveTheirPaints() {
        let screen = screen()
        let mouse = Mouse(screen.window)
        let before = colors(of: screen.control)
        let (red, green) = (
            CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
        )
        withRecognizers {
            mouse.move(to: screen.point(of: 20))
            #expect(colors(of: screen.control) == [red, before[1], before[2]])
            mouse.move(to: screen.point(of: 50))
            #expect(colors(of: screen.control) == [before[0], before[1], green])
            mouse.move(to: screen.point(of: 95))
            #expect(colors(of: screen.control) == before)
            mouse.move(to: screen.point(of: 80))
            #expect(colors(of: screen.control) == [before[0], red, before[2]])
            screen.control.values = [20, 50]
            #expect(colors(of: screen.control) == [before[0], red, before[2]])
            mouse.move(to: CGPoint(x: 5, y: 5))
        }
        #expect(colors(of: screen.control) == before && screen.events().isEmpty)
        #expect(!screen.control.reportsHover && screen.control.hoveredValue == nil)
    }

    @Test func aPointerIsFollowedOnlyIfItShows() {
        let slider = screen().control
        let hovers = { slider.gestureRecognizers?.count { $0 is UIHoverGestureRecognizer } ?? 0 }
        #expect(hovers() == 1)
        slider.style = SliderStyle()
        #expect(hovers() == 0)
        slider.reportsHover = true
        #expect(hovers() == 1)
    }

    @Test func theFocusLooksAsTheStyleSays() {
        let screen = screen()
        let before = colors(of: screen.control)
        #expect(screen.control.thumbViews[1].focusEffect == nil)
        screen.window.focus(on: screen.control.thumbViews[1])
        #expect(colors(of: screen.control)[1] == CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
        screen.window.focus(on: nil)
        #expect(colors(of: screen.control) == before)
        screen.control.style = SliderStyle()
        screen.window.focus(on: screen.control.thumbViews[1])
        #expect(
            screen.control.thumbViews[1].focusEffect is UIFocusHaloEffect
                && screen.control.drawing.highlight.focused == nil)
        screen.window.focus(on: nil)
    }

    @Test func hoverShowsTheSpanUnderThePointerIfTheBarIsAllThumbs() {
        let slider = RangeSliderControl.make([10, 30, 60, 90])
        slider.spanDrag = .all
        slider.style.paints = [SliderPartPaint(.span, SliderPaint(.color(.init(0, 1, 0))), in: .hovered)]
        let screen = Screen(slider)
        let mouse = Mouse(screen.window)
        withRecognizers {
            for (value, span) in [(20.0, 0), (45, 1), (75, 2)] {
                mouse.move(to: screen.point(of: value))
                #expect(slider.drawing.highlight.hovered == .span(span, lap: 0))
            }
        }
    }
}
