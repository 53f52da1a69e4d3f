import Testing
@_spi(Double) import UIKit

@testable import SlidersUIKit

/// The squares in which touches hold thumbs.
@MainActor @Suite(.serialized)
struct TouchAreaTests {
    @Test func targetsReachBeyondALowControl() {
        let screen = Screen(RangeSlider.make([20, 80]), height: 10)
        let finger = screen.finger()
        let thumb = screen.point(of: 20)
        finger.press(at: CGPoint(x: thumb.x, y: thumb.y + 20))
        #expect(screen.control.isHeld(0))
        finger.lift()
        finger.press(at: CGPoint(x: thumb.x, y: thumb.y + 26))
        #expect(!screen.control.isDragging)
    }

    @Test func largerTargetsReachFarther() {
        let slider = RangeSlider.make([20, 80])
        slider.targetSize = 60
        let screen = Screen(slider, height: 10)
        let finger = screen.finger()
        let thumb = screen.point(of: 20)
        #expect(slider.intrinsicContentSize.height == 60)
        for (x, y, isHeld) in [(0.0, 29.0, true), (-29, 0, true), (0, 31, false), (-31, 0, false)] {
            finger.press(at: CGPoint(x: thumb.x + x, y: thumb.y + y))
            #expect(slider.isHeld(0) == isHeld, "\(x), \(y)")
            finger.lift()
        }
        for tooSmall in [10, 0, -1, CGFloat.nan] { slider.targetSize = tooSmall }
        #expect(slider.targetSize == 44 && slider.intrinsicContentSize.height == 44)
    }

    @Test func aTargetIsAtLeast44PointsOrTheThumb() {
        let slider = RangeSlider.make([20, 80])
        #expect(slider.targetSize == 44)
        slider.thumbSize = 80
        let screen = Screen(slider, height: 80)
        let finger = screen.finger()
        let thumb = screen.point(of: 20)
        finger.press(at: CGPoint(x: thumb.x - 38, y: thumb.y - 38))
        #expect(slider.isHeld(0))
    }
}
