import UIKit
import XCTest

// The UI test of the article about testing. It drives an app, so it runs on a Mac alone; here it compiles.

@MainActor
final class PriceTests {
    func moveTheLowestPrice() {
        let app = XCUIApplication()
        app.launchArguments += ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
        app.launch()
        let lowest = app.descendants(matching: .any)["Lowest price"].firstMatch
        let highest = app.descendants(matching: .any)["Highest price"].firstMatch
        XCTAssertEqual(lowest.value as? String, "$120.00")
        let pointsPerDollar = (highest.frame.midX - lowest.frame.midX) / (340 - 120)
        lowest.drag(byX: 100 * pointsPerDollar)
        XCTAssertEqual(lowest.value as? String, "$220.00")
    }
}

extension XCUIElement {
    @MainActor
    func drag(byX distance: CGFloat) {
        let center = coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        center.press(forDuration: 0.2, thenDragTo: center.withOffset(CGVector(dx: distance, dy: 0)))
    }
}
