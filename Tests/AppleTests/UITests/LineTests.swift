import XCTest

/// Touches, keys and the wheel on two straight sliders.
@MainActor
final class LineTests: ScreenTests {
    /// The middle of the first thumb of the slider "Price" at 20.
    private var thumb: XCUICoordinate { point(40 + 14 + 272 * 0.2, 222) }

    func testADragMovesTheThumb() {
        show("line")
        let lines = notes { thumb.press(forDuration: 0.2, thenDragTo: point(40 + 14 + 272 * 0.5, 222)) }
        XCTAssertTrue(lines.contains { $0.hasPrefix("changed [50.0") }, "\(lines)")
    }

    func testArrowsOnAFocusedThumb() {
        show("line")
        for _ in 0..<6 where !lines.contains(where: { $0.hasPrefix("focus on Price") }) {
            app.typeKey(.tab, modifierFlags: [])
        }
        let focused = lines.contains { $0.hasPrefix("focus on Price") }
        let moved = notes { app.typeKey(.rightArrow, modifierFlags: []) }
        let many = notes { for _ in 0..<3 { app.typeKey(.rightArrow, modifierFlags: []) } }
        answer(
            "arrow-keys",
            "Tab \(focused ? "focuses" : "does not focus") a thumb; an arrow: \(moved); three more: \(many)"
        )
        guard focused else { return }
        XCTAssertEqual(moved.filter { $0.hasPrefix("changed") }.count, 1, "One press is one step: \(moved)")
        XCTAssertFalse(moved.contains { $0.hasPrefix("focus off") }, "The focus stays: \(moved)")
    }

    func testTwoFingers() {
        show("line")
        let slider = app.descendants(matching: .any)["first"].firstMatch
        guard slider.exists else {
            return answer("two-fingers", "not asked: the container of the thumbs is no element")
        }
        answer("two-fingers", notes { slider.pinch(withScale: 2, velocity: 1) })
    }

    func testRemovalUnderAFinger() {
        show("line", "-removes", "YES")
        let lines = notes { thumb.press(forDuration: 2) }
        answer("removed-while-held", lines)
        XCTAssertTrue(lines.contains("removed"))
        XCTAssertEqual(
            lines.filter { $0.hasPrefix("begin ") }.count, lines.filter { $0.hasPrefix("end ") }.count, "\(lines)")
    }

    func testTheWheel() {
        show("line", "-wheel", "YES")
        let element = app.descendants(matching: .any)["Minimum"].firstMatch
        guard element.exists else { return answer("wheel", "not asked: the thumb is no element") }
        app.typeKey(.tab, modifierFlags: [])
        answer("wheel", notes { element.scroll(byDeltaX: 0, deltaY: 40) })
    }

    func testThumbsCanBeHit() {
        show("line")
        let thumbs =
            app.sliders.allElementsBoundByIndex
            + app.otherElements.matching(identifier: "Minimum")
            .allElementsBoundByIndex
        let texts = thumbs.map { "\($0.label) \($0.frame) \($0.isHittable ? "hittable" : "not hittable")" }
        answer("thumbs-hit", texts.isEmpty ? ["no thumb is an element"] : texts)
        XCTAssertFalse(texts.isEmpty)
    }
}
