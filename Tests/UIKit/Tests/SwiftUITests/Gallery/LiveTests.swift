import Testing

@testable import uikit_live

/// The tool that shows the UIKit sliders in a browser.
@MainActor @Suite
struct LiveTests {
    private func touch(_ phase: LiveScreen.Touch.Phase, _ x: Double, _ y: Double) -> LiveScreen.Touch {
        LiveScreen.Touch(phase: phase, id: 7, x: x, y: y)
    }

    @Test func aFingerOfTheBrowserDragsAThumb() {
        let screen = LiveScreen()
        let before = screen.answer
        for (phase, x) in [(LiveScreen.Touch.Phase.down, 100.4), (.move, 133.6), (.up, 133.6)] {
            screen.take(touch(phase, x, 56))
        }
        #expect(screen.answer.hasPrefix("30 – 80\n<svg ") && screen.answer != before)
    }

    @Test func aSwipeAcrossScrollsTheScreen() {
        let screen = LiveScreen()
        screen.take(touch(.down, 100.4, 56))
        screen.take(touch(.move, 101, 20))
        screen.take(touch(.up, 101, 20))
        #expect(screen.answer.hasPrefix("\n<svg "))
        #expect(screen.answer.contains("translate(0 -36)"))
    }

    @Test func rightToLeftMirrors() {
        let screen = LiveScreen()
        let before = screen.answer
        screen.mirror(true)
        #expect(screen.answer != before)
        screen.mirror(false)
        #expect(screen.answer == before)
    }

    @Test func thePageTalksToItsServerAlone() {
        #expect(livePage.contains("fetch('/input'") && !livePage.contains("http"))
    }
}
