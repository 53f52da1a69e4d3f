import UIKit
import XCTest

/// The views inside a text field, which a control's hit test may get.
@MainActor
final class TextFieldTests: XCTestCase {
    func testTheViewsThatATextFieldAnswers() async throws {
        let field = UITextField(frame: .zero)
        field.text = "12345"
        let window = try await makeWindow()
        window.show(field, CGRect(x: 20, y: 100, width: 120, height: 34))
        XCTAssertTrue(field.becomeFirstResponder())
        field.selectAll(nil)
        try await settle()
        var found: Set<String> = []
        for x in stride(from: CGFloat(1), to: 120, by: 7) {
            let hit = try XCTUnwrap(field.hitTest(CGPoint(x: x, y: 17), with: nil))
            XCTAssertTrue(hit.isDescendant(of: field))
            found.insert("\(type(of: hit))")
        }
        answer("field-hits", "the hit test of a field that is edited answers \(found.sorted())")
        field.resignFirstResponder()
    }
}
