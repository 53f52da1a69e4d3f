import Testing
@testable import SlidersUIKit
@_spi(Double) import UIKit

/// Sizes and places that no layer can have.
@MainActor @Suite(.serialized)
struct RectTests {
    private func isSound(_ control: SliderControl) -> Bool {
        let intrinsic = control.intrinsicContentSize, point = control.position(of: 0.5)
        var numbers = [intrinsic.width, intrinsic.height, point.x, point.y]
        let views = [control.canvas] + (control.thumbViews as [UIView]) + (Array(control.valueImageViews.values) as [UIView])
        for view in views {
            numbers += [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        }
        return numbers.allSatisfy(\.isFinite) && control.values.allSatisfy(\.isFinite)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e300]) func sizesThatCannotBeAreNotTaken(_ size: Double) {
        for control in [RangeSlider(), CircularSlider()] {
            let screen = Screen(control, width: 200, height: 200)
            (control.thumbSize, control.trackThickness, control.targetSize) = (size, size, size == 1e300 ? 44 : size)
            control.style.metrics.inset = size
            screen.window.layoutIfNeeded()
            #expect(isSound(control))
            screen.drag(from: 0, to: 0.5)
            #expect(isSound(control))
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func anglesThatCannotBeAreNotTaken(_ angle: Double) {
        let screen = Screen(CircularSlider.make([0.25], in: 0...1), width: 200, height: 200)
        (screen.control.startAngle, screen.control.sweep) = (angle, angle)
        #expect(screen.control.startAngle == 0 && screen.control.sweep == 360 && screen.control.angle == 90)
        #expect(isSound(screen.control))
    }

    // `insetBy` answers so where there is no room, as in a control that is just made.
    private static let null = CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0)

    private final class Straight: RangeSlider {
        override func trackRect(forBounds bounds: CGRect) -> CGRect { RectTests.null }
        override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { RectTests.null }
    }
    private final class Thumbs: RangeSlider {
        override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Double) -> CGRect {
            CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: .infinity)
        }
    }
    private final class Round: CircularSlider {
        override func trackRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity) }
    }

    @Test func overridesWithoutRoomAreLeftOut() {
        for control in [Straight(), Thumbs(), Round()] as [SliderControl] {
            control.minimumValueImage = UIImage.named("low", 20, 20)
            let screen = Screen(control, width: 200, height: 200)
            #expect(isSound(control))
            screen.drag(from: 0, to: 0.5)
            #expect(isSound(control) && control.values[0] > 0.4)
        }
    }
}
