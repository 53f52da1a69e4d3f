import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// The wheel of a mouse.
@MainActor @Suite(.serialized)
struct WheelTests {
    private final class Listener: SliderControlDelegate {
        var hovered: [Double?] = [], reasons: [SliderChangeReason] = []
        func sliderControl(_ control: BaseSliderControl, didHoverOver value: Double?) { hovered.append(value) }
        func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
            reasons.append(reason)
        }
    }

    @Test func aNotchIsAStepOfTheFocusedThumb() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 5))
        let mouse = Mouse(screen.window)
        let listener = Listener()
        screen.control.delegate = listener
        screen.control.respondsToScrollWheel = true
        mouse.move(to: screen.point(of: 50))
        withRecognizers {
            mouse.turn(2)
            #expect(screen.control.values == [20, 80])
            screen.window.focus(on: screen.control.thumbViews[1])
            mouse.turn(2)
            #expect(screen.control.values == [20, 90])
            mouse.turn(-3)
            #expect(screen.control.values == [20, 75])
            screen.control.respondsToScrollWheel = false
            mouse.turn(1)
        }
        #expect(screen.control.values == [20, 75])
        #expect(listener.reasons == Array(repeating: .wheel, count: 5))
        #expect(screen.events() == Array(repeating: ["changed", "primary"], count: 5).flatMap { $0 })
        screen.window.focus(on: nil)
    }

    @Test func aNotchMovesTheThumbUnderThePointer() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 5))
        let mouse = Mouse(screen.window)
        screen.control.respondsToScrollWheelOverThumbs = true
        withRecognizers {
            mouse.move(to: screen.point(of: 50))
            mouse.turn(1)
            #expect(screen.control.values == [20, 80])
            mouse.move(to: screen.point(of: 80))
            mouse.turn(1)
            #expect(screen.control.values == [20, 85])
            // The thumb under the pointer comes first, and the option is one of its own.
            screen.window.focus(on: screen.control.thumbViews[0])
            mouse.turn(-1)
            #expect(screen.control.values == [20, 80])
            mouse.move(to: screen.point(of: 50))
            mouse.turn(1)
            #expect(screen.control.values == [20, 80])
            screen.control.respondsToScrollWheel = true
            mouse.turn(1)
            #expect(screen.control.values == [25, 80])
        }
        screen.window.focus(on: nil)
    }

    @Test func theWheelScrollsIfNoThumbHasTheFocus() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let scroll = UIScrollView(frame: screen.window.bounds)
        scroll.contentSize = CGSize(width: 400, height: 4000)
        screen.window.addSubview(scroll)
        scroll.addSubview(screen.control)
        screen.control.respondsToScrollWheel = true
        let mouse = Mouse(screen.window)
        mouse.move(to: screen.point(of: 20))
        withRecognizers { mouse.turn(-2) }
        #expect(scroll.contentOffset.y == 20 && screen.control.values == [20, 80])
    }
}
