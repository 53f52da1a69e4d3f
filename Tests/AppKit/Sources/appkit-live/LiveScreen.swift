@_spi(Double) import AppKit
import Foundation
@_spi(Double) import SwiftUI

/// Shows a page of the showcase on a window of the double, and takes the mouse and keys of a browser.
@MainActor
final class LiveScreen {
    static let size = CGSize(width: ShownPage.width, height: 640)
    private var screen: Screen
    private var mouse: Mouse

    init(_ page: String = ShownPage.names[0]) {
        screen = ShownPage.screen(page, height: Self.size.height)
        mouse = Mouse(screen.window)
        settle()
    }

    /// Shows another page.
    func show(_ page: String) {
        screen = ShownPage.screen(page, height: Self.size.height)
        mouse = Mouse(screen.window)
        settle()
    }

    /// A movement of the mouse.
    struct Touch: Decodable {
        enum Phase: String, Decodable { case down, move, hover, up, cancel }
        var phase: Phase
        /// The position, from the top left.
        var x, y: Double
    }

    /// A point of the page in the window, whose y goes up.
    private func position(_ touch: Touch) -> CGPoint { CGPoint(x: touch.x, y: Self.size.height - touch.y) }

    func take(_ touch: Touch) {
        switch touch.phase {
        case .down: mouse.press(at: position(touch))
        case .move: mouse.drag(to: position(touch))
        case .hover: mouse.move(to: position(touch))
        case .up: mouse.lift()
        case .cancel: mouse.cancel()
        }
        settle()
    }

    /// Turns the wheel where the mouse is.
    func roll(_ distance: Double) {
        mouse.scroll(y: -distance, isPrecise: true)
        settle()
    }

    func deactivate(_ isInactive: Bool) {
        screen.window.setKey(!isInactive)
        settle()
    }

    private static let keys: [String: NSEvent.SpecialKey] = [
        "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow, "ArrowUp": .upArrow, "ArrowDown": .downArrow,
        "PageUp": .pageUp, "PageDown": .pageDown, "Home": .home, "End": .end, "Tab": .tab,
    ]

    func pressKey(_ key: String, isShifted: Bool) {
        let flags: NSEvent.ModifierFlags = isShifted ? .shift : []
        if let special = Self.keys[key] {
            screen.window.pressKey(special, flags)
        } else {
            screen.window.pressKey(key == "Escape" ? "\u{1B}" : key, flags)
        }
        settle()
    }

    /// Shows what changed.
    private func settle() {
        screen.flush()
        screen.window.update()
        screen.window.recalculateKeyViewLoop()
    }

    /// Shows what controls report after an update.
    func rest() async { await screen.rest() }

    /// What is shown, and where.
    var items: [ScreenItem] { screen.items }

    /// A picture of the window with the focus ring.
    var answer: String { screen.picture }
}
