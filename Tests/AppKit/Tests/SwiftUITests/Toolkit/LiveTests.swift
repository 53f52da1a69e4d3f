@_spi(Double) import AppKit
@_spi(Double) import SwiftUI
import Testing

@testable import appkit_live

/// The tool that shows the example app of a Mac in a browser.
@MainActor @Suite(.serialized, .eachComparison)
struct LiveTests {
    private func touch(_ phase: LiveScreen.Touch.Phase, _ x: Double, _ y: Double) -> LiveScreen.Touch {
        LiveScreen.Touch(phase: phase, x: x, y: y)
    }

    private func texts(_ answer: String) -> [Substring] {
        answer.matches(of: /<text [^>]*>([^<]*)</).map(\.1)
    }

    private func click(_ screen: LiveScreen, _ x: Double, _ y: Double) {
        screen.take(touch(.down, x, y))
        screen.take(touch(.up, x, y))
    }

    /// Clicks the middle of a text.
    private func click(_ screen: LiveScreen, on text: String) throws {
        let item = try #require(screen.items.first { $0.kind == .text(text) }, "\(text)")
        click(screen, item.frame.midX, item.frame.midY)
    }

    @Test func keysMoveTheThumbWithTheRing() {
        NSApp.hasKeyboardNavigation = true
        defer { NSApp.hasKeyboardNavigation = false }
        let screen = LiveScreen()
        let plain = screen.answer
        screen.pressKey("Tab", isShifted: false)
        let focused = screen.answer
        #expect(focused.contains("stroke-opacity=\"0.5\"") && !plain.contains("stroke-opacity=\"0.5\""))
        screen.pressKey("End", isShifted: false)
        #expect(texts(focused).contains("65%") && texts(screen.answer).contains("100%"))
        screen.deactivate(true)
        #expect(!screen.answer.contains("stroke-opacity=\"0.5\""))
    }

    @Test func anotherActiveWindowFadesTheSliders() {
        let screen = LiveScreen()
        let active = screen.answer
        screen.deactivate(true)
        #expect(screen.answer != active)
        screen.deactivate(false)
        #expect(screen.answer == active)
    }

    @Test func theMouseDragsAThumb() {
        let screen = LiveScreen("code")
        #expect(texts(screen.answer).contains("0.1 – 0.7"))
        screen.take(touch(.down, 254, 102))
        screen.take(touch(.move, 300, 102))
        screen.take(touch(.up, 300, 102))
        #expect(!texts(screen.answer).contains("0.1 – 0.7"))
    }

    @Test func aClickInTheSidebarShowsAPage() throws {
        let screen = LiveScreen()
        try click(screen, on: "Bedtime")
        #expect(texts(screen.answer).contains("Wake-up alarm") && !texts(screen.answer).contains("Volume"))
        try click(screen, on: "Basics")
        #expect(texts(screen.answer).contains("Volume"))
    }

    @Test func aClickOnTheBarChangesHowPagesAreShown() throws {
        let screen = LiveScreen("thermostat")
        for chip in ["Dark", "Right to left", "Disabled"] {
            let before = screen.answer
            try click(screen, on: chip)
            #expect(screen.answer != before, "\(chip)")
            try click(screen, on: chip)
            #expect(screen.answer == before, "\(chip)")
        }
    }

    @Test func theWheelScrollsUnderThePointer() throws {
        let screen = LiveScreen("dials")
        screen.take(touch(.hover, 420, 300))
        let top = screen.answer
        screen.roll(57)
        #expect(screen.answer != top)
        screen.roll(-1000)
        #expect(screen.answer == top)
        // A drag does not.
        screen.take(touch(.down, 640, 300))
        screen.take(touch(.move, 640, 200))
        screen.take(touch(.up, 640, 200))
        #expect(screen.answer == top)
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
