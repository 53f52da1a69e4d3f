import SlidersControls
import SlidersSwiftUI
import SwiftUI
import UIKit
import XCTest

/// A slider that goes while a finger drags it.
@MainActor
final class RemovalTests: XCTestCase {
    /// Reaches the state of a view from a test.
    @MainActor
    fileprivate final class Remote {
        var price: Binding<ClosedRange<Double>>?
        var isShown: Binding<Bool>?
        var events: [Bool] = []
    }

    private struct Owner: View {
        let remote: Remote
        @State private var price = 20.0...80.0
        @State private var isShown = true

        init(remote: Remote) { self.remote = remote }

        var body: some View {
            let _ = remember()
            VStack {
                if isShown {
                    SlidersSwiftUI.RangeSlider(
                        value: $price, in: 0...100, onEditingChanged: { remote.events.append($0) })
                }
            }
        }

        private func remember() {
            remote.price = $price
            remote.isShown = $isShown
        }
    }

    func testRemovalInADragEndsTheEditing() async throws {
        try await inEachDirection {
            let remote = Remote()
            let shown = try await Shown(Owner(remote: remote))
            let slider = try XCTUnwrap(shown.first(SlidersControls.RangeSliderControl.self))
            let start = try XCTUnwrap((slider.accessibilityElements as? [UIView])?.first).center
            let touch = Touch(on: slider)
            touch.press(start)
            touch.move(CGPoint(x: start.x + 60, y: start.y))
            let dragged = remote.price?.wrappedValue
            remote.isShown?.wrappedValue = false
            try await shown.update()
            try await settle()
            XCTAssertNil(slider.window)
            XCTAssertEqual(remote.events, [true, false])
            let after = try XCTUnwrap(remote.price?.wrappedValue)
            answer(
                "removal",
                "\(dragged.map { "\($0)" } ?? "none") in the drag, \(after) after it, editing \(remote.events)")
        }
    }
}
