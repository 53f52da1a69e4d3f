import Testing
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersPlaneControls

/// Names of thumbs.
@MainActor @Suite(.serialized)
struct ThumbNamesTests {
    @Test func threeThumbsAreNumberedAndASingleOneHasTheNameOfItsControl() {
        let slider = RangeSliderControl.make([10, 20, 30])
        #expect(slider.thumbNames == ["Minimum", "Value 2", "Maximum"])
        slider.values = [5]
        #expect(slider.thumbViews[0].accessibilityLabel == "Value")
        slider.accessibilityLabel = "Volume"
        #expect(slider.thumbNames[0] == "Volume")
    }

    @Test func namesBelongToThumbsInTheirOrder() {
        let slider = RangeSliderControl.make([10, 20])
        slider.thumbNames = ["", "Latest", "Beyond"]
        #expect(slider.thumbNames == ["Minimum", "Latest"])
        slider.values = [10, 20, 30]
        #expect(slider.thumbNames == ["Minimum", "Latest", "Beyond"])
        slider.thumbNames = []
        #expect(slider.thumbNames == ["Minimum", "Value 2", "Maximum"])
    }

    @Test func voiceControlKnowsThumbsAlsoByTheirSlider() {
        let slider = RangeSliderControl.make([10, 20])
        slider.accessibilityLabel = "Price"
        #expect(slider.thumbViews[0].accessibilityUserInputLabels == ["Minimum", "Minimum Price"])
        #expect(slider.thumbViews[0].accessibilityLabel == "Minimum")
        let plane = PlaneSliderControl()
        #expect(plane.thumbElements[1].accessibilityUserInputLabels == ["Vertical"])
        plane.accessibilityLabel = "Color"
        #expect(plane.thumbElements[1].accessibilityUserInputLabels == ["Vertical", "Vertical Color"])
    }

    @Test func anActivationThatOpensAFieldIsHinted() {
        let slider = RangeSliderControl.make([10, 20])
        let plane = PlaneSliderControl()
        #expect(slider.thumbViews[0].accessibilityHint == nil && plane.thumbElements[0].accessibilityHint == nil)
        (slider.allowsTextEntry, plane.allowsTextEntry) = (true, true)
        #expect(slider.thumbViews[0].accessibilityHint == "Type a value")
        #expect(plane.thumbElements[0].accessibilityHint == "Type a value")
        slider.disabledThumbs = [0]
        plane.isReadOnly = true
        #expect(slider.thumbViews[0].accessibilityHint == nil && plane.thumbElements[0].accessibilityHint == nil)
    }
}
