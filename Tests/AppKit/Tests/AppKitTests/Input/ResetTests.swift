@_spi(Double) import AppKit
import SlidersCore
import Testing

@testable import SlidersControls

/// Thumbs that are reset: by double clicks, keys and actions of assistive technology.
@MainActor @Suite(.serialized)
struct ResetTests {
    private func screen(_ values: [Double] = [20, 80]) -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make(values)
        (slider.resetsOnDoubleTap, slider.resetValues) = (true, [50, 60])
        return Screen(slider)
    }

    private func click(_ screen: Screen<some SliderControl>, at value: Double, times: Int) {
        for clicks in 1...times {
            screen.mouse.clicks = clicks
            screen.drag(from: value)
        }
    }

    @Test func aDoubleClickResetsAThumb() {
        let screen = screen()
        click(screen, at: 20, times: 1)
        #expect(screen.control.values == [20, 80] && screen.events().isEmpty)
        click(screen, at: 20, times: 2)
        #expect(screen.control.values == [50, 80] && screen.events() == [.leftMouseUp])
    }

    @Test func aClickThatBringsAThumbIsNoClickOnIt() {
        let screen = screen()
        screen.control.pressTarget = .track
        click(screen, at: 35, times: 2)
        #expect(screen.control.values == [35, 80])
    }

    @Test func keysResetTheFocusedThumb() {
        for key in [NSEvent.SpecialKey.delete, .deleteForward, .backspace] {
            let screen = screen()
            screen.focus(1)
            #expect(screen.window.pressKey(key) && screen.control.values == [20, 60])
            screen.control.resetsOnDoubleTap = false
            #expect(!screen.window.pressKey(key), "the key is left to the window")
        }
    }

    @Test func anActionResets() throws {
        let screen = screen()
        let thumb = screen.control.thumbViews[1]
        let action = try #require(thumb.accessibilityCustomActions()?.first { $0.name == "Reset" })
        let act = try #require(action.handler)
        #expect(act() && screen.control.values == [20, 60])
        #expect(!act(), "it is there already")
        screen.control.resetsOnDoubleTap = false
        #expect(thumb.accessibilityCustomActions()?.contains { $0.name == "Reset" } == false)
    }
}
