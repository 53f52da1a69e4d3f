import XCTest

/// A screen of the app Screens, and what it notes.
@MainActor
class ScreenTests: XCTestCase {
    lazy var app = XCUIApplication()

    /// Shows a screen, with more launch arguments.
    func show(_ screen: String, _ arguments: String...) {
        continueAfterFailure = false
        app.launchArguments = ["-screen", screen] + arguments
        app.launch()
        XCTAssertTrue(log.waitForExistence(timeout: 20), "The screen is shown")
    }

    /// The element whose label is what happened.
    var log: XCUIElement { app.descendants(matching: .any)["log"].firstMatch }

    /// What happened, a line per event.
    var lines: [String] { log.label.components(separatedBy: "; ").filter { !$0.isEmpty } }

    /// What happened since `body` began, once nothing more happens.
    func notes(of body: () -> Void) -> [String] {
        let before = lines.count
        body()
        Thread.sleep(forTimeInterval: 1)
        return Array(lines.dropFirst(before))
    }

    /// A point of the screen, in which the log is at (40, 120), wherever the system puts the window.
    func point(_ x: CGFloat, _ y: CGFloat) -> XCUICoordinate {
        log.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: x - 40, dy: y - 120))
    }

    /// Prints what the platform answered to a question of docs/on-a-mac.md, for `make apple` to collect.
    func answer(_ question: String, _ text: String) {
        print("ANSWER \(question): \(text)")
        fflush(nil)
    }

    func answer(_ question: String, _ lines: [String]) {
        answer(question, lines.isEmpty ? "nothing happened" : lines.joined(separator: "; "))
    }
}
