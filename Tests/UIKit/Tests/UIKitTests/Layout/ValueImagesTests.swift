import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// The images at the ends of a straight track.
@MainActor @Suite(.serialized)
struct ValueImagesTests {
    @Test func valueImagesTakeRoomAtTheEnds() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.minimumValueImage = UIImage.named("low", 20, 20)
        screen.window.layoutIfNeeded()
        #expect(abs(screen.control.point(forValue: 0).x - 42) < 1e-9)
        let view = screen.control.subviews.compactMap { $0 as? UIImageView }.first
        #expect(view?.frame == CGRect(x: 0, y: 12, width: 20, height: 20))
        screen.drag(from: 20, to: 30)
        #expect(abs(screen.control.values[0] - 30) < 1e-9)
    }

    @Test(arguments: [
        (SliderDirection.right, CGRect(x: 0, y: 90, width: 20, height: 20)),
        (.left, CGRect(x: 180, y: 90, width: 20, height: 20)), (.up, CGRect(x: 90, y: 180, width: 20, height: 20)),
        (.down, CGRect(x: 90, y: 0, width: 20, height: 20)),
    ]) func valueImagesStandAtTheEnds(_ direction: SliderDirection, _ first: CGRect) {
        let slider = RangeSliderControl.make([20, 80])
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        slider.direction = direction
        (slider.minimumValueImage, slider.maximumValueImage) = (
            UIImage.named("low", 20, 20), UIImage.named("high", 20, 20)
        )
        let last = CGRect(x: 180 - first.minX, y: 180 - first.minY, width: 20, height: 20)
        #expect(slider.minimumValueImageRect(forBounds: bounds) == first)
        #expect(slider.maximumValueImageRect(forBounds: bounds) == last)
    }
}
