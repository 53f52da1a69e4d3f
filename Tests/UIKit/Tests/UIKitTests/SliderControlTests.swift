import Foundation
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Making a control, from code and from archives.
@MainActor @Suite(.serialized)
struct SliderControlTests {
    @Test func interfaceBuilderMakesAControl() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        archive.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        let slider = try #require(RangeSliderControl(coder: coder))
        #expect(slider.values == [0, 1])
        let dial = try #require(CircularSliderControl(coder: coder))
        #expect(dial.values == [0] && dial.subviews.contains(dial.canvas))
    }

    @Test func aControlIsAsEnabledAsItsArchiveAndItsConfiguration() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        archive.encode(true, forKey: "UIDisabled")
        archive.finishEncoding()
        let slider = try #require(RangeSliderControl(coder: try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)))
        #expect(!slider.isEnabled && slider.thumbViews.allSatisfy { $0.accessibilityTraits.contains(.notEnabled) })
        slider.configuration = SliderConfiguration(bounds: 0...10)
        #expect(slider.isEnabled && slider.maximumValue == 10 && slider.thumbViews.allSatisfy(\.canBecomeFocused))
        slider.configuration.isEnabled = false
        #expect(!slider.isEnabled)
    }

    @Test func aThumbViewFromAnArchiveHasNoControl() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        archive.finishEncoding()
        let thumb = try #require(ThumbView(coder: try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)))
        #expect(thumb.accessibilityLabel == nil && !thumb.canBecomeFocused && thumb.accessibilityCustomContent.isEmpty)
        thumb.accessibilityIncrement()
        #expect(thumb.accessibilityTraits == [.adjustable, .notEnabled])
    }
}
