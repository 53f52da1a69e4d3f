import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// The size that a control asks for.
@MainActor @Suite(.serialized)
struct IntrinsicSizeTests {
    @Test func theIntrinsicSizeIsNoSmallerThanATarget() {
        let slider = RangeSliderControl()
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
        slider.thumbSize = 60
        #expect(slider.intrinsicContentSize.height == 60)
        slider.style.metrics.hasLabels = true
        #expect(slider.intrinsicContentSize.height > 75)
        #expect(slider.sizeThatFits(CGSize(width: 300, height: 10)).width == 300)
        #expect(CircularSliderControl().intrinsicContentSize == CGSize(width: 200, height: 200))
    }

    @Test func aLabeledSliderGrowsWithTheTextSize() {
        let slider = RangeSliderControl.make([20, 80])
        slider.style.metrics.hasLabels = true
        let screen = Screen(slider, height: 88)
        let height = slider.intrinsicContentSize.height
        let asked = slider.intrinsicInvalidations
        screen.window.traits = UITraitCollection(category: .accessibilityExtraExtraExtraLarge)
        screen.window.layoutIfNeeded()
        #expect(slider.intrinsicContentSize.height > height && slider.intrinsicInvalidations > asked)
        #expect(slider.values == [20, 80])
    }

    @Test func aVerticalSliderGrowsWithItsTexts() {
        let slider = RangeSliderControl.make([20, 80])
        slider.direction = .up
        slider.style.metrics.hasLabels = true
        for change in [{ slider.maximumValue = 1e9 }, { slider.valueFormatter = { "\(Int($0)) kilometers" } }] {
            let (width, asked) = (slider.intrinsicContentSize.width, slider.intrinsicInvalidations)
            change()
            #expect(slider.intrinsicContentSize.width > width && slider.intrinsicInvalidations > asked)
        }
    }

    @Test func imagesAtTheEndsHaveRoomAcrossTheTrack() {
        let slider = RangeSliderControl()
        slider.minimumValueImage = .named("low", 20, 60)
        slider.maximumValueImage = .named("high", 70, 30)
        let none = UIView.noIntrinsicMetric
        #expect(slider.intrinsicContentSize == CGSize(width: none, height: 60))
        slider.direction = .up
        #expect(slider.intrinsicContentSize == CGSize(width: 70, height: none))
        slider.minimumValueImage = nil
        slider.maximumValueImage = nil
        #expect(slider.intrinsicContentSize == CGSize(width: 44, height: none))
    }

    @Test func smallerThumbsNeedLessRoomBeforeTheNextLayout() {
        let slider = RangeSliderControl()
        slider.thumbSize = 60
        let screen = Screen(slider)
        slider.thumbSize = 28
        #expect(slider.intrinsicContentSize.height == 44)
        screen.window.layoutIfNeeded()
        #expect(slider.intrinsicContentSize.height == 44)
    }

    /// §8: labels have room where a thumb can have one.
    @Test func aSideWithoutLabelsTakesNoRoomForThem() {
        let slider = RangeSliderControl.make([20, 80])
        slider.style.metrics.hasLabels = true
        let above = slider.intrinsicContentSize.height
        let screen = Screen(slider, height: above)
        #expect(above > 44 && above - slider.trackRect(forBounds: slider.bounds).midY == 22)
        slider.style.metrics.labels = .below
        screen.window.layoutIfNeeded()
        #expect(slider.intrinsicContentSize.height == above)
        #expect(slider.trackRect(forBounds: slider.bounds).midY == 22)
        slider.style.metrics.labels = .alternating
        #expect(slider.intrinsicContentSize.height == 2 * (above - 22))
        slider.values = [20]
        #expect(slider.intrinsicContentSize.height == above, "A single label has one side.")
        slider.style.metrics.labels = .inside
        #expect(slider.intrinsicContentSize.height == 44)
    }

    @Test func columnsOfAHistogramHaveRoomOnTheirSideAlone() {
        let slider = RangeSliderControl.make([20, 80])
        var extras = SliderTrackExtras()
        (extras.histogram, extras.histogramHeight) = ([1, 2, 3], 72)
        slider.style.metrics.extras = extras
        let height = slider.intrinsicContentSize.height
        let edge = slider.style.metrics.thickness / 2 + 72
        #expect(height == CGFloat(edge + 22))
        let screen = Screen(slider, height: height)
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 20)
        #expect(track.midY == CGFloat(edge) && thumb.midY == CGFloat(edge))
        slider.style.metrics.extras = SliderTrackExtras()
        screen.window.layoutIfNeeded()
        #expect(slider.trackRect(forBounds: slider.bounds).midY == height / 2)
    }
}
