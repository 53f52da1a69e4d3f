import Testing
@testable import SlidersUIKit
@_spi(Double) import QuartzCore
@_spi(Double) import UIKit

/// Looks of what a pointer is over and the focus is on.
@MainActor @Suite(.serialized)
struct AttentionTests {
    private func screen() -> Screen<RangeSlider> {
        let slider = RangeSlider.make([20, 80])
        slider.pressTarget = .bar
        slider.style.paints = [
            PartPaint(.thumb, Paint(.color(.init(1, 0, 0))), in: .hovered), PartPaint(.span(lap: 0), Paint(.color(.init(0, 1, 0))), in: .hovered),
            PartPaint(.thumb, Paint(.color(.init(0, 0, 1))), in: .focused),
        ]
        return Screen(slider)
    }

    private func colors(of control: SliderControl) -> [CGColor?] {
        control.thumbViews.map(\.shape.fillColor) + [(control.canvas.layer.sublayers?[1] as? CAShapeLayer)?.strokeColor]
    }

    private func hovering(_ body: () -> Void) {
        UIGestureRecognizer.performer = { _, target, recognizer in
            guard let control = target as? SliderControl, let hover = recognizer as? UIHoverGestureRecognizer else { return }
            control.pointerHovered(hover)
        }
        defer { UIGestureRecognizer.performer = nil }
        body()
    }

    @Test func whatThePointerIsOverLooksSo() {
        let screen = screen(), mouse = Mouse(screen.window), before = colors(of: screen.control)
        let (red, green) = (CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
        hovering {
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

    @Test func aPointerIsFollowedWhereItShowsAlone() {
        let slider = screen().control, hovers = { slider.gestureRecognizers?.count { $0 is UIHoverGestureRecognizer } ?? 0 }
        #expect(hovers() == 1)
        slider.style = SliderStyle()
        #expect(hovers() == 0)
        slider.reportsHover = true
        #expect(hovers() == 1)
    }

    @Test func theFocusLooksAsTheStyleSays() {
        let screen = screen(), before = colors(of: screen.control)
        #expect(screen.control.thumbViews[1].focusEffect == nil)
        screen.window.focus(on: screen.control.thumbViews[1])
        #expect(colors(of: screen.control)[1] == CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
        screen.window.focus(on: nil)
        #expect(colors(of: screen.control) == before)
        screen.control.style = SliderStyle()
        screen.window.focus(on: screen.control.thumbViews[1])
        #expect(screen.control.thumbViews[1].focusEffect is UIFocusHaloEffect && screen.control.drawing.attention == Attention())
        screen.window.focus(on: nil)
    }
}
