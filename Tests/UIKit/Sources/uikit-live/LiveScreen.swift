import Foundation
@_spi(Double) import SwiftUI
@_spi(Double) import UIKit

@testable import GalleryApp

/// Shows a page of the showcase on a window of the double, and takes the touches of a browser.
@MainActor
final class LiveScreen {
    static let size = CGSize(width: 390, height: 780)
    private var screen: Screen
    private var fingers: [Int: Finger] = [:]

    init(_ page: String = ShownPage.names[0]) { screen = ShownPage.screen(page, height: Self.size.height) }

    /// Shows another page.
    func show(_ page: String) {
        fingers = [:]
        screen = ShownPage.screen(page, height: Self.size.height)
    }

    /// A movement of a finger.
    struct Touch: Decodable {
        enum Phase: String, Decodable { case down, move, up, cancel }
        var phase: Phase
        var id: Int
        var x, y: Double
    }

    func take(_ touch: Touch) {
        let point = CGPoint(x: touch.x, y: touch.y)
        switch touch.phase {
        case .down:
            let finger = Finger(screen.window)
            fingers[touch.id] = finger
            finger.press(at: point)
            Task { [weak finger] in
                try? await Task.sleep(nanoseconds: 150_000_000)
                finger?.rest()
            }
        case .move: fingers[touch.id]?.move(to: point)
        case .up: fingers.removeValue(forKey: touch.id)?.lift()
        case .cancel: fingers.removeValue(forKey: touch.id)?.cancel()
        }
        settle()
    }

    /// Turns the wheel over the largest scroll view.
    func roll(_ distance: Double) {
        let views = screen.window.subviews.compactMap { $0 as? UIScrollView }
        views.max { $0.frame.height < $1.frame.height }?.contentOffset.y += distance
        settle()
    }

    /// Shows what changed, and keeps content in sight.
    private func settle() {
        screen.flush()
        for case let view as UIScrollView in screen.window.subviews {
            let room = CGSize(
                width: max(0, view.contentSize.width - view.bounds.width),
                height: max(0, view.contentSize.height - view.bounds.height))
            view.contentOffset = CGPoint(
                x: max(0, min(room.width, view.contentOffset.x)), y: max(0, min(room.height, view.contentOffset.y)))
        }
        screen.window.layoutIfNeeded()
    }

    /// Shows what controls report after an update.
    func rest() async { await screen.rest() }

    /// A picture of the window.
    var answer: String { screen.picture }
}
