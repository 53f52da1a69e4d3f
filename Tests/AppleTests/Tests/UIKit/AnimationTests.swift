import SlidersControls
import UIKit
import XCTest

/// Animation blocks around changes.
@MainActor
final class AnimationTests: XCTestCase {
    func testTheDurationWithoutAnimationInsideABlock() async {
        var (outside, inside): (TimeInterval, TimeInterval) = (0, 0)
        var areEnabled = true
        UIView.animate(withDuration: 2) {
            outside = UIView.inheritedAnimationDuration
            UIView.performWithoutAnimation {
                inside = UIView.inheritedAnimationDuration
                areEnabled = UIView.areAnimationsEnabled
            }
        }
        answer("no-animation", "inheritedAnimationDuration \(inside) in it, \(outside) around; enabled: \(areEnabled)")
        XCTAssertEqual(outside, 2)
        XCTAssertFalse(areEnabled)
    }

    func testAThumbDoesNotGlideWithoutAnimationInsideABlock() async throws {
        let slider = RangeSliderControl()
        let window = try await makeWindow()
        window.show(slider, CGRect(x: 20, y: 100, width: 328, height: 44))
        try await settle()
        let thumb = try XCTUnwrap((slider.accessibilityElements as? [UIView])?.first)
        UIView.animate(withDuration: 2) {
            UIView.performWithoutAnimation {
                slider.lowerValue = 0.5
                slider.layoutIfNeeded()
            }
        }
        XCTAssertEqual(thumb.layer.animationKeys() ?? [], [])
    }
}
