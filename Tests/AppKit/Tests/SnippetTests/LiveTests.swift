@_spi(Double) import AppKit
import Testing

@testable import appkit_live

/// The tool that shows the AppKit sliders in a browser.
@MainActor @Suite(.serialized)
struct LiveTests {
    @Test func keysAndTheWindowAreShown() {
        NSApp.hasKeyboardNavigation = true
        defer { NSApp.hasKeyboardNavigation = false }
        let screen = LiveScreen()
        let plain = screen.answer
        #expect(plain.hasPrefix("\n<svg "))
        screen.strike("Tab", isShifted: false)
        let focused = screen.answer
        #expect(focused.contains("stroke-opacity=\"0.5\"") && !plain.contains("stroke-opacity=\"0.5\""))
        screen.strike("ArrowRight", isShifted: true)
        #expect(screen.answer != focused)
        for change in [screen.darken, screen.deactivate, screen.mirror] {
            let before = screen.answer
            change(true)
            #expect(screen.answer != before)
            change(false)
            #expect(screen.answer == before)
        }
    }

    @Test func theMouseOfTheBrowserDragsAndTheWheelScrolls() {
        let screen = LiveScreen()
        let before = screen.answer
        for y in stride(from: 20.0, to: 300, by: 8) {
            screen.take(LiveScreen.Touch(phase: .down, x: 120, y: y))
            screen.take(LiveScreen.Touch(phase: .move, x: 150, y: y))
            screen.take(LiveScreen.Touch(phase: .up, x: 150, y: y))
        }
        #expect(screen.answer != before && !screen.answer.hasPrefix("\n"))
        let dragged = screen.answer
        screen.roll(100)
        #expect(screen.answer != dragged)
    }

    @Test func thePageTalksToItsServerAlone() {
        #expect(livePage.contains("fetch('/input'") && !livePage.contains("http"))
    }
}
