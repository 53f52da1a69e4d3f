import XCTest

/// How the system's own slider follows a finger, which the look `system` copies.
@MainActor
final class SystemTests: ScreenTests {
    private let (left, middle, right, y): (CGFloat, CGFloat, CGFloat, CGFloat) = (40, 190, 340, 222)

    func testTheHeldKnob() {
        show("system")
        answer("held-knob", notes { point(middle, y).press(forDuration: 1) })
    }

    func testADrag() {
        show("system")
        let lines = notes { point(middle, y).press(forDuration: 0.3, thenDragTo: point(middle + 75, y)) }
        let events = lines.filter { !$0.contains(" ms: ") }
        answer("system-drag", "75 of 300 points from ½: \(events.count) events, last \(events.suffix(4))")
        XCTAssertTrue(events.contains { $0.hasPrefix("changed") })
    }

    func testAFlick() {
        show("system")
        let lines = notes {
            point(middle, y).press(
                forDuration: 0.1, thenDragTo: point(middle + 60, y), withVelocity: .fast, thenHoldForDuration: 0)
        }
        answer("system-momentum", Array(lines.filter { !$0.contains(" ms: ") }.suffix(4)))
    }

    func testAPressOnTheTrack() {
        show("system")
        answer("system-press", notes { point(right - 40, y).tap() }.filter { !$0.contains(" ms: ") })
    }

    func testPastTheEnd() {
        show("system")
        let lines = notes { point(middle, y).press(forDuration: 0.3, thenDragTo: point(right + 60, y)) }
        answer("system-end", Array(lines.suffix(12)))
    }
}
