#if !canImport(ObjectiveC)
import Foundation
import UIKit

// The part of XCUIAutomation that the article about testing uses, as its reference declares it:
// https://developer.apple.com/documentation/xcuiautomation. Nothing of it is ever called.

@MainActor class XCUIElement {
    enum ElementType: UInt { case any }

    var frame: CGRect { .zero }
    var value: Any? { nil }
    var firstMatch: XCUIElement { self }
    func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
    func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { XCUICoordinate() }
}

@MainActor final class XCUIElementQuery {
    subscript(key: String) -> XCUIElement { XCUIElement() }
}

@MainActor final class XCUICoordinate {
    func withOffset(_ offsetVector: CGVector) -> XCUICoordinate { self }
    func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {}
}

@MainActor final class XCUIApplication: XCUIElement {
    var launchArguments: [String] = []
    func launch() {}
}
#endif
