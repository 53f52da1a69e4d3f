#if canImport(ObjectiveC)
import SlidersSwiftUI
import SlidersControls
import SwiftUI
import UIKit
import XCTest

/// The size of a ring in what apps put it into. The double lays no views of SwiftUI out.
@MainActor
final class RingSizeTests: XCTestCase {
    private var ring: some View { SlidersSwiftUI.CircularSlider(value: .constant(25.0), in: 0...100) }

    private func size(of view: some View) async throws -> CGSize {
        let shown = try await Shown(view)
        return try XCTUnwrap(shown.first(SlidersControls.CircularSliderControl.self)).bounds.size
    }

    func testTheSizeOfARing() async throws {
        let alone = try await size(of: ring)
        let scrolled = try await size(of: ScrollView { ring })
        let listed = try await size(of: List { ring })
        let beside = try await size(
            of: HStack {
                ring
                Text("25")
            })
        let fixed = try await size(of: ring.fixedSize())
        let framed = try await size(of: ring.frame(width: 120))
        let positions = [
            ("alone", alone), ("in a ScrollView", scrolled), ("in a List", listed), ("in an HStack", beside),
            ("with fixedSize", fixed), ("120 wide", framed),
        ]
        answer("ring-size", positions.map { "\($0.0) \($0.1.text)" }.joined(separator: ", "))
        for (position, size) in positions {
            XCTAssertEqual(size.width, size.height, accuracy: 1, position)
            XCTAssertGreaterThan(size.width, 0, position)
        }
        XCTAssertEqual(framed.width, 120, accuracy: 1)
        XCTAssertGreaterThan(alone.width, fixed.width - 1)
    }
}
#endif
