@_spi(Double) import SwiftUI
import Testing

@testable import uikit_live

/// The tool that shows the example app in a browser.
@MainActor @Suite(.serialized, .eachComparison)
struct LiveTests {
    private func touch(_ phase: LiveScreen.Touch.Phase, _ x: Double, _ y: Double) -> LiveScreen.Touch {
        LiveScreen.Touch(phase: phase, id: 7, x: x, y: y)
    }

    private func texts(_ answer: String) -> [Substring] {
        answer.matches(of: /<text [^>]*>([^<]*)</).map(\.1)
    }

    private func tap(_ screen: LiveScreen, _ x: Double, _ y: Double) {
        screen.take(touch(.down, x, y))
        screen.take(touch(.up, x, y))
    }

    @Test func aFingerOfTheBrowserDragsAThumb() {
        let screen = LiveScreen()
        #expect(texts(screen.answer).contains("25 – 75"))
        for (phase, x) in [(LiveScreen.Touch.Phase.down, 123.0), (.move, 180), (.up, 180)] {
            screen.take(touch(phase, x, 124))
        }
        #expect(!texts(screen.answer).contains("25 – 75"))
        #expect(texts(screen.answer).contains { $0.hasSuffix(" – 75") })
    }

    @Test func aTapOpensAPageAndGoesBack() {
        let screen = LiveScreen()
        tap(screen, 200, 240)
        #expect(texts(screen.answer).first == "‹ Back")
        #expect(texts(screen.answer).contains("Volume") && !texts(screen.answer).contains("Price filter"))
        tap(screen, 30, 20)
        #expect(texts(screen.answer).contains("Price filter"))
    }

    @Test func aTapOnTheBarChangesHowPagesAreShown() {
        let screen = LiveScreen("thermostat")
        let light = screen.answer
        tap(screen, 36, 760)
        let dark = screen.answer
        #expect(dark != light)
        tap(screen, 36, 760)
        #expect(screen.answer == light)
    }

    @Test func aSwipeAndTheWheelScroll() {
        let screen = LiveScreen("dials")
        screen.take(touch(.down, 370, 400))
        screen.take(touch(.move, 370, 364))
        screen.take(touch(.up, 370, 364))
        #expect(screen.answer.contains("translate(0 21)"))
        screen.roll(-100)
        #expect(screen.answer.contains("translate(0 57)"))
    }

    @Test func everyPageCanBeShown() {
        let screen = LiveScreen()
        for page in ShownPage.names {
            screen.show(page)
            #expect(screen.answer.hasPrefix("<svg "), "\(page)")
            #expect(livePage.contains("href=\"#\(page)\""))
        }
    }

    @Test func thePageTalksToItsServerAlone() {
        #expect(livePage.contains("fetch('/input'") && !livePage.contains("http"))
    }
}
