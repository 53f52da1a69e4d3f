import SlidersControls
import UIKit
import XCTest

/// The views of the thumbs, which carry accessibility and focus.
@MainActor
final class ThumbsTests: XCTestCase {
    func testThumbsAreWhereTheLayersAre() async {
        let slider = RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 328, height: 44))
        slider.setLook(.iOSFlat)
        slider.values = [0.2, 0.8]
        slider.layoutIfNeeded()
        let thumbs = slider.accessibilityElements as? [UIView]
        XCTAssertEqual(thumbs?.first?.layer.position.x ?? 0, 14 + 60, accuracy: 0.001)
        XCTAssertTrue(thumbs?.first?.layer is CAShapeLayer)
        XCTAssertEqual(thumbs?.first?.accessibilityLabel, "Minimum")
        #if os(visionOS)
        XCTAssertEqual(slider.intrinsicContentSize.height, 60)
        #else
        XCTAssertEqual(slider.intrinsicContentSize.height, 44)
        #endif
        XCTAssertTrue(slider.hitTest(CGPoint(x: 74, y: 22), with: nil) === slider)
    }

    func testADragMovesTheThumbAndItsView() async throws {
        let slider = RangeSliderControl()
        slider.setLook(.iOSFlat)
        let window = try await makeWindow()
        window.show(slider, CGRect(x: 20, y: 100, width: 328, height: 44))
        let thumb = try XCTUnwrap((slider.accessibilityElements as? [UIView])?.first)
        let touch = Touch(on: slider)
        touch.press(CGPoint(x: 14, y: 22))
        touch.move(CGPoint(x: 164, y: 22))
        XCTAssertEqual(slider.lowerValue, 0.5, accuracy: 1e-9)
        XCTAssertEqual(thumb.layer.position.x, 164, accuracy: 0.001)
        touch.lift()
        XCTAssertEqual(slider.lowerValue, 0.5, accuracy: 1e-9)
    }

    /// A view that remembers where assistive technology looked for an element.
    private final class Asked: UIView {
        var points: [CGPoint] = []

        @available(iOS 18, visionOS 2, *)
        override func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? {
            points.append(point)
            return nil
        }
    }

    func testAssistiveTechnologyFindsTheNearerThumb() async throws {
        guard #available(iOS 18, visionOS 2, *) else { return }
        let slider = RangeSliderControl()
        slider.setLook(.iOSFlat)
        slider.values = [0.4, 0.5]
        let window = try await makeWindow()
        window.show(slider, CGRect(x: 20, y: 100, width: 328, height: 44))
        let thumb = try XCTUnwrap((slider.accessibilityElements as? [UIView])?.first)
        let point = CGPoint(x: 14 + 130, y: 22)
        XCTAssertTrue(slider.accessibilityHitTest(point, event: nil) as? UIView === thumb)
        let found = window.accessibilityHitTest(slider.convert(point, to: nil), event: nil)
        let view = Asked(frame: CGRect(x: 20, y: 200, width: 100, height: 50))
        slider.superview?.addSubview(view)
        _ = window.accessibilityHitTest(CGPoint(x: 30, y: 205), event: nil)
        answer(
            "accessibility-hits",
            "a window finds \(found as? UIView === thumb ? "the nearer thumb" : "\(found ?? "nothing")"); a view at "
                + "(20, 200) is asked of \(view.points.map { "(\($0.x.text), \($0.y.text))" }) for (30, 205)")
    }

    func testImagesOfThumbsHaveBitmaps() async throws {
        let slider = RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 328, height: 44))
        slider.thumbTintColor = .red
        slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
        slider.layoutIfNeeded()
        let layers = (slider.accessibilityElements as? [UIView])?.map(\.layer) ?? []
        XCTAssertEqual(layers.count, 2)
        for layer in layers { XCTAssertNotNil(layer.contents) }
    }

    #if canImport(ObjectiveC)
    // The double draws no pixels of its own.
    func testATurnedImageKeepsItsTurn() async throws {
        let slider = RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 328, height: 44))
        let bar = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
        }
        let turned = UIImage(cgImage: try XCTUnwrap(bar.cgImage), scale: bar.scale, orientation: .right)
        slider.setThumbImage(turned, for: .normal, thumb: 1)
        slider.layoutIfNeeded()
        let thumb = try XCTUnwrap((slider.accessibilityElements as? [UIView])?.last)
        XCTAssertNotNil(thumb.layer.contents)
        XCTAssertEqual(thumb.layer.bounds.size, CGSize(width: 10, height: 30))
    }
    #endif
}
