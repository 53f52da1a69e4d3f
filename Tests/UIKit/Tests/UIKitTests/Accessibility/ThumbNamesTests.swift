import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Names of thumbs.
@MainActor @Suite(.serialized)
struct ThumbNamesTests {
    @Test func threeThumbsAreNumberedAndASingleOneHasTheNameOfItsControl() {
        let slider = RangeSliderControl.make([10, 20, 30])
        #expect((0..<3).map { slider.thumbName($0) } == ["Minimum", "Value 2", "Maximum"])
        slider.values = [5]
        #expect(slider.thumbViews[0].accessibilityLabel == "Value")
        slider.accessibilityLabel = "Volume"
        #expect(slider.thumbName(0) == "Volume")
    }
}
