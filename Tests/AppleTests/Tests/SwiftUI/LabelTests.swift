#if canImport(ObjectiveC)
import SlidersSwiftUI
import SlidersControls
import SwiftUI
import UIKit
import XCTest

/// Labels at the ends, and labels that are no `Text`. The double neither lays out views of SwiftUI nor makes their
/// accessibility elements.
@MainActor
final class LabelTests: XCTestCase {
    /// The words of the accessibility elements below an object, in the order in which VoiceOver visits them.
    private func spoken(_ object: Any) -> [String] {
        guard let object = object as? NSObject else { return [] }
        let own = object.isAccessibilityElement ? [object.accessibilityLabel ?? "–"] : []
        let container = object.accessibilityContainerType == .none ? [] : ["[\(object.accessibilityLabel ?? "–")]"]
        let elements = object.accessibilityElements ?? (object as? UIView)?.subviews ?? []
        return container + own + elements.flatMap(spoken)
    }

    func testTheWordsOfALabel() async throws {
        // SwiftUI makes its elements when something asks for them.
        let text = try await Shown(
            SlidersSwiftUI.RangeSlider(value: .constant(20.0...80.0), in: 0...100) { Text("Price") })
        let words = spoken(text.window)
        let label = try await Shown(
            SlidersSwiftUI.RangeSlider(value: .constant(20.0...80.0), in: 0...100) {
                Label("Price", systemImage: "tag")
            })
        answer("label-views", "with a Text \(words), with a Label \(spoken(label.window))")
        XCTAssertTrue(words.contains { $0.contains("Minimum") }, "\(words)")
        XCTAssertTrue(words.contains { $0.contains("Price") }, "\(words)")
    }

    func testWhereTheLabelsAtTheEndsAre() async throws {
        for direction in [SliderDirection.leading, .trailing, .left, .right, .up, .down] {
            for isMirrored in [false, true] {
                let view = SlidersSwiftUI.RangeSlider(value: .constant(20.0...80.0), in: 0...100) {
                    Text("Price")
                } minimumValueLabel: {
                    Marked(name: "minimum").frame(width: 20, height: 20)
                } maximumValueLabel: {
                    Marked(name: "maximum").frame(width: 20, height: 20)
                }
                .sliderDirection(direction)
                .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
                let shown = try await Shown(view, width: 300, height: 300)
                let slider = try XCTUnwrap(shown.first(SlidersControls.RangeSliderControl.self))
                let thumbs = try XCTUnwrap(slider.accessibilityElements as? [UIView])
                let lower = distance(try mark("minimum", in: shown.window), thumbs)
                let upper = distance(try mark("maximum", in: shown.window), thumbs)
                answer(
                    "end-labels", "\(direction), mirrored \(isMirrored): \(lower < 0 && upper > 0 ? "right" : "wrong")")
                XCTAssertLessThan(lower, 0, "\(direction) \(isMirrored)")
                XCTAssertGreaterThan(upper, 0, "\(direction) \(isMirrored)")
            }
        }
    }

    /// How much farther a point is from the first of two thumbs than from the last.
    private func distance(_ point: CGPoint, _ thumbs: [UIView]) -> CGFloat {
        let distances = [thumbs[0], thumbs[1]].map { thumb in
            let center = thumb.superview?.convert(thumb.center, to: nil) ?? .zero
            return hypot(center.x - point.x, center.y - point.y)
        }
        return distances[0] - distances[1]
    }

    private func mark(_ name: String, in window: UIWindow) throws -> CGPoint {
        let views = window.rootViewController?.view.all(MarkView.self) ?? []
        let view = try XCTUnwrap(views.first { $0.accessibilityIdentifier == name })
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
}

/// A view of UIKit that a test can find.
private final class MarkView: UIView {}

private struct Marked: UIViewRepresentable {
    let name: String

    func makeUIView(context: Context) -> MarkView {
        let view = MarkView()
        view.accessibilityIdentifier = name
        return view
    }
    func updateUIView(_ view: MarkView, context: Context) {}
}

extension UIView {
    /// The views of a type in the tree below, this view included.
    fileprivate func all<Found: UIView>(_ type: Found.Type) -> [Found] {
        ((self as? Found).map { [$0] } ?? []) + subviews.flatMap { $0.all(type) }
    }
}
#endif
