import Testing
@_spi(Double) import UIKit

@testable import AppleScreens
@testable import SlidersControls

/// The screens that UI tests drive on a Mac, with the points and the words of these tests.
@MainActor @Suite(.serialized) struct ScreensTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 1000))

    init() {
        UIKeyCommand.performer = { selector, responder, command in
            if selector.name == "slidersPerformKeyCommand:" { (responder as? ThumbView)?.performKeyCommand(command) }
        }
    }

    private func show(_ screen: UIView) {
        screen.frame = window.bounds
        window.addSubview(screen)
        window.layoutIfNeeded()
    }

    private func lines(on screen: UIView) throws -> [String] {
        let log = try #require(screen.subviews.first { $0.accessibilityIdentifier == "log" })
        #expect(log.frame.origin == CGPoint(x: 40, y: 120) && log.isAccessibilityElement)
        return (log.accessibilityLabel ?? "").components(separatedBy: "; ")
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        let finger = Finger(window)
        finger.press(at: CGPoint(x: x, y: y))
        finger.lift()
    }

    @Test func aDragOfTheFirstThumbIsNoted() throws {
        let screen = LineScreen(frame: .zero)
        show(screen)
        let finger = Finger(window)
        finger.press(at: CGPoint(x: 40 + 14 + 272 * 0.2, y: 222))
        finger.move(to: CGPoint(x: 40 + 14 + 272 * 0.5, y: 222))
        finger.lift()
        let lines = try lines(on: screen)
        #expect(lines.first == "beginTracking" && lines.contains { $0.hasPrefix("begin ") })
        #expect(lines.contains { $0.hasPrefix("changed [50.0") } && lines.contains("endTracking"))
    }

    @Test func arrowsAndTheFocusAreNoted() throws {
        let screen = LineScreen(frame: .zero)
        show(screen)
        let slider = try #require(
            screen.subviews.first { $0.accessibilityIdentifier == "first" } as? RangeSliderControl)
        let thumb = try #require((slider.accessibilityElements as? [UIView])?.first)
        window.focus(on: thumb)
        window.pressKey(.keyboardRightArrow)
        let lines = try lines(on: screen)
        #expect(lines.contains { $0.hasPrefix("changed [25.0") })
    }

    @Test func aTapOnTheRingCountsBesideTheTapRecognizer() throws {
        let screen = RingScreen(frame: .zero)
        show(screen)
        tap(40 + 300 - 14, 350)
        let lines = try lines(on: screen)
        #expect(lines.contains { $0.hasPrefix("changed 25") } && !lines.contains { $0.hasPrefix("cancelled") })
    }

    @Test func aTapInTheMiddleOfTheRingBeginsTyping() throws {
        let screen = RingScreen(frame: .zero)
        show(screen)
        tap(190, 350)
        func fields(_ view: UIView) -> [UIView] { (view is UITextField ? [view] : []) + view.subviews.flatMap(fields) }
        #expect(fields(screen).count == 1)
    }
}
