import Testing
@testable import SlidersUIKit
@_spi(Double) import UIKit

@MainActor @Suite(.serialized)
struct MouseTests {
    private final class Listener: SliderControlDelegate {
        var hovered: [Double?] = [], reasons: [Reason] = []
        func sliderControl(_ control: SliderControl, didHoverOver value: Double?) { hovered.append(value) }
        func sliderControl(_ control: SliderControl, didChange thumbs: [Int], reason: Reason) { reasons.append(reason) }
    }

    /// Calls by name what the Objective-C runtime would.
    private func called(_ body: () -> Void) {
        UIGestureRecognizer.performer = { name, target, recognizer in
            guard let control = target as? SliderControl else { return }
            switch (name, recognizer) {
            case ("slidersWheelTurned:", let pan as UIPanGestureRecognizer): control.wheelTurned(pan)
            case ("slidersPointerHovered:", let hover as UIHoverGestureRecognizer): control.pointerHovered(hover)
            default: break
            }
        }
        defer { UIGestureRecognizer.performer = nil }
        body()
    }

    @Test func aNotchIsAStepOfTheFocusedThumb() {
        let screen = Screen(RangeSlider.make([20, 80], step: 5)), mouse = Mouse(screen.window), listener = Listener()
        screen.control.delegate = listener
        screen.control.followsWheel = true
        mouse.move(to: screen.point(of: 50))
        called {
            mouse.turn(2)
            #expect(screen.control.values == [20, 80])
            screen.window.focus(on: screen.control.thumbViews[1])
            mouse.turn(2)
            #expect(screen.control.values == [20, 90])
            mouse.turn(-3)
            #expect(screen.control.values == [20, 75])
            screen.control.followsWheel = false
            mouse.turn(1)
        }
        #expect(screen.control.values == [20, 75])
        #expect(listener.reasons == Array(repeating: .wheel, count: 5))
        #expect(screen.events() == Array(repeating: ["changed", "primary"], count: 5).flatMap { $0 })
        screen.window.focus(on: nil)
    }

    @Test func theWheelScrollsWhereNothingHasTheFocus() {
        let screen = Screen(RangeSlider.make([20, 80])), scroll = UIScrollView(frame: screen.window.bounds)
        scroll.contentSize = CGSize(width: 400, height: 4000)
        screen.window.addSubview(scroll)
        scroll.addSubview(screen.control)
        screen.control.followsWheel = true
        let mouse = Mouse(screen.window)
        mouse.move(to: screen.point(of: 20))
        called { mouse.turn(-2) }
        #expect(scroll.contentOffset.y == 20 && screen.control.values == [20, 80])
    }

    @Test func theValueUnderAPointerIsTold() {
        let screen = Screen(RangeSlider.make([20, 80], step: 10)), mouse = Mouse(screen.window), listener = Listener()
        screen.control.delegate = listener
        called {
            mouse.move(to: screen.point(of: 10))
            screen.control.reportsHover = true
            for value in [32.0, 34, 48] { mouse.move(to: screen.point(of: value)) }
            #expect(screen.control.hoveredValue == 50)
            mouse.move(to: CGPoint(x: 5, y: 5))
        }
        #expect(listener.hovered == [30, 50, nil] && screen.control.hoveredValue == nil)
        #expect(screen.control.values == [20, 80] && screen.events().isEmpty)
    }
}
