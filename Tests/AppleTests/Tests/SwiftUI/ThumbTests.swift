import SlidersControls
import SlidersSwiftUI
import SwiftUI
import UIKit
import XCTest

/// Views of SwiftUI instead of thumbs.
@MainActor
final class ThumbTests: XCTestCase {
    /// Counts the calls of the app's closure.
    @MainActor
    fileprivate final class Calls {
        private(set) var count = 0
        func note() { count += 1 }
    }

    /// A view of UIKit that fills what is proposed to it, and whose position a test can ask.
    private struct Marker: UIViewRepresentable {
        let index: Int
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.tag = 100 + index
            return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private struct Owner: View {
        let calls: Calls
        let direction: LayoutDirection
        @State private var price = 20.0...80.0

        init(calls: Calls, direction: LayoutDirection) { (self.calls, self.direction) = (calls, direction) }

        var body: some View {
            SlidersSwiftUI.RangeSlider(value: $price, in: 0...100)
                .sliderThumb { thumb in
                    let _ = calls.note()
                    Marker(index: thumb.index)
                }
                .environment(\.layoutDirection, direction)
        }
    }

    /// The greatest distance of a view from the middle of its thumb, in points; `nil` on the double, which lays out no
    /// views of SwiftUI.
    private func distance(_ slider: SliderControl, in window: UIWindow) -> CGFloat? {
        #if canImport(ObjectiveC)
        let thumbs = (slider.accessibilityElements as? [UIView]) ?? []
        return thumbs.indices.map { thumb in
            guard let marker = window.viewWithTag(100 + thumb) else { return .infinity }
            let position = marker.convert(CGPoint(x: marker.bounds.midX, y: marker.bounds.midY), to: nil)
            let thumb = thumbs[thumb].convert(
                CGPoint(x: thumbs[thumb].bounds.midX, y: thumbs[thumb].bounds.midY), to: nil)
            return max(abs(position.x - thumb.x), abs(position.y - thumb.y))
        }.max()
        #else
        return nil
        #endif
    }

    func testViewsAreWhereTheirThumbsAre() async throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            try await inEachDirection {
                let calls = Calls()
                let shown = try await Shown(Owner(calls: calls, direction: direction))
                try await shown.update()
                let slider = try XCTUnwrap(shown.first(SlidersControls.RangeSliderControl.self))
                XCTAssertEqual(calls.count, 2)
                var distances = [distance(slider, in: shown.window)]
                let start = try XCTUnwrap((slider.accessibilityElements as? [UIView])?.first).center
                let touch = Touch(on: slider)
                touch.press(start)
                touch.move(CGPoint(x: start.x + 30, y: start.y))
                try await shown.update()
                distances.append(distance(slider, in: shown.window))
                touch.lift()
                try await shown.update()
                let callsBefore = calls.count
                slider.frame.size.width -= 40
                try await shown.update()
                distances.append(distance(slider, in: shown.window))
                XCTAssertEqual(calls.count, callsBefore)
                for distance in distances.compactMap(\.self) { XCTAssertLessThan(distance, 0.6) }
                answer(
                    "thumb-views",
                    "\(direction): points away at first, in a drag, after a resize: "
                        + "\(distances.map { $0?.text ?? "?" }); calls of the closure: \(callsBefore)")
            }
        }
    }
}
