import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Sizes and rectangles that no layer can have.
@MainActor @Suite(.serialized)
struct UnusableSizesTests {
    @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e300]) func sizesThatNoLayerHasAreRefused(_ size: Double)
    {
        for control in [RangeSliderControl(), CircularSliderControl()] {
            let screen = Screen(control, width: 200, height: 200)
            control.thumbSize = size
            control.trackThickness = size
            control.targetSize = size == 1e300 ? 44 : size
            control.style.metrics.inset = size
            (control.style.metrics.thumbLength, control.style.metrics.heldThumbScale) = (size, size)
            (control.style.metrics.labelDistance, control.style.metrics.labelSpacing) = (size, size)
            control.style.metrics.hasLabels = true
            screen.window.layoutIfNeeded()
            #expect(control.isSound)
            screen.drag(from: 0, to: 0.5)
            #expect(control.isSound)
        }
    }

    // `insetBy` answers so where there is no room, as in a control that is just made.
    private static let null = CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0)

    private final class Straight: RangeSliderControl {
        override func trackRect(forBounds bounds: CGRect) -> CGRect { UnusableSizesTests.null }
        override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { UnusableSizesTests.null }
    }
    private final class Thumbs: RangeSliderControl {
        override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Double) -> CGRect {
            CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: .infinity)
        }
    }
    private final class Round: CircularSliderControl {
        override func trackRect(forBounds bounds: CGRect) -> CGRect {
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity)
        }
    }

    @Test func overridesThatAnswerWithoutRoomAreIgnored() {
        for control in [Straight(), Thumbs(), Round()] as [SliderControl] {
            control.minimumValueImage = UIImage.named("low", 20, 20)
            let screen = Screen(control, width: 200, height: 200)
            #expect(control.isSound)
            screen.drag(from: 0, to: 0.5)
            #expect(control.isSound && control.values[0] > 0.4)
        }
    }
}
