#if canImport(ObjectiveC)
import UIKit
import XCTest

/// Whether the shadow of a mask lets the masked layer through, as glows of a look want. The double draws no pixels.
@MainActor
final class MaskTests: XCTestCase {
    func testWhetherTheShadowOfAMaskMasks() async throws {
        let window = try await makeWindow()
        window.backgroundColor = .white
        let view = UIView()
        window.show(view, CGRect(x: 50, y: 100, width: 200, height: 100))
        view.layer.backgroundColor = UIColor.black.cgColor
        let mask = CAShapeLayer()
        mask.frame = view.bounds
        mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 80, height: 100), transform: nil)
        mask.fillColor = UIColor.black.cgColor
        mask.shadowColor = UIColor.black.cgColor
        mask.shadowOpacity = 1
        mask.shadowRadius = 1
        mask.shadowOffset = CGSize(width: 60, height: 0)
        view.layer.mask = mask
        try await settle()
        let pixels = try XCTUnwrap(Pixels(of: window))
        XCTAssertLessThan(pixels[90, 150].max() ?? 255, 30, "The path of the mask shows the layer")
        XCTAssertGreaterThan(pixels[245, 150].min() ?? 0, 225, "Beyond the shadow the layer is hidden")
        let shadow = pixels[160, 150]
        let verdict = shadow[0] < 128 ? "it masks" : "it does not mask"
        answer("mask-shadow", "black behind the shadow of a mask is drawn as \(shadow): \(verdict)")
    }
}
#endif
