import XCTest

/// Taps and typing on a ring, where a tap elsewhere dismisses the keyboard.
@MainActor
final class RingTests: ScreenTests {
    func testATapOnARingBesideATapRecognizer() {
        show("ring")
        // A quarter of the ring, on the track.
        let lines = notes { point(40 + 300 - 14, 350).tap() }
        answer("tap-to-dismiss", lines)
        XCTAssertTrue(lines.contains { $0.hasPrefix("changed") }, "\(lines)")
        XCTAssertFalse(lines.contains { $0.hasPrefix("cancelled") }, "\(lines)")
    }

    func testTyping() {
        show("ring")
        point(190, 350).tap()
        let field = app.textFields.firstMatch
        guard field.waitForExistence(timeout: 5) else {
            answer("typing", "a tap on the readout begins no typing")
            return XCTFail("A tap on the readout lets the value be typed")
        }
        let typed = notes {
            app.typeText("75")
            app.typeText("\r")
        }
        answer("typing", "after 75 and Return over 40: \(typed); the field \(field.exists ? "stays" : "is gone")")
        XCTAssertTrue(typed.contains { $0.hasPrefix("changed 75") }, "\(typed)")
        XCTAssertEqual(app.state, .runningForeground)
    }

    func testADigitOnTheFocusedThumb() {
        show("ring")
        app.typeKey(.tab, modifierFlags: [])
        app.typeKey("5", modifierFlags: [])
        let field = app.textFields.firstMatch
        let text = field.waitForExistence(timeout: 2) ? "\(field.value ?? "empty")" : "no field"
        answer("digit", "5 on the focused thumb shows \(text)")
        XCTAssertNotEqual(text, "55")
    }
}
