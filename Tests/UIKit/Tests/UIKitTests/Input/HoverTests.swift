import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// The value under a pointer that presses nothing.
@MainActor @Suite(.serialized)
struct HoverTests {
    private final class Listener: SliderControlDelegate {
        var hovered: [Double?] = [], reasons: [SliderChangeReason] = []
        func sliderControl(_ control: BaseSliderControl, didHoverOver value: Double?) { hovered.append(value) }
        func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
            reasons.append(reason)
        }
    }

    @Test func theValueUnderAPointerIsReported() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 10))
        let mouse = Mouse(screen.window)
        let listener = Listener()
        screen.control.delegate = listener
        withRecognizers {
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
