import Foundation
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Copies through an archive, as `NSCoder` makes them.
@MainActor @Suite(.serialized)
struct ArchiveTests {
    private func archive(_ control: SliderControl) -> Data {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        control.encode(with: archive)
        archive.finishEncoding()
        return archive.encodedData
    }

    private func copy<Control: SliderControl>(_ control: Control) throws -> Control {
        try unarchived(from: archive(control))
    }

    private func unarchived<Control: SliderControl>(from data: Data) throws -> Control {
        let archive = try NSKeyedUnarchiver(forReadingFrom: data)
        // Views have no secure coding.
        archive.requiresSecureCoding = false
        return try #require(Control(coder: archive))
    }

    @Test func aCopyKeepsValuesBoundsAndBooleanOptions() throws {
        let slider = RangeSliderControl.make([20, 40, 70], in: 10...90)
        (slider.isContinuous, slider.snapsWhileDragging, slider.hasFineControl) = (false, false, true)
        (slider.isReadOnly, slider.keepsValuesBetweenSteps, slider.resetsOnDoubleTap) = (true, true, true)
        (slider.configuration.wraps, slider.configuration.dragsVertically) = (true, true)
        (slider.respondsToScrollWheel, slider.respondsToScrollWheelOverThumbs) = (true, true)
        (slider.glidesToTaps, slider.hasHaptics, slider.allowsTextEntry, slider.isEnabled) = (true, true, true, false)
        let copy = try copy(slider)
        #expect(copy.values == [20, 40, 70] && copy.thumbViews.count == 3)
        #expect(copy.configuration == slider.configuration && !copy.isEnabled)
        #expect(copy.respondsToScrollWheel && copy.respondsToScrollWheelOverThumbs && copy.glidesToTaps)
        #expect(copy.hasHaptics && copy.allowsTextEntry)
        // Every Boolean option of the engine differs from its default.
        let plain = Mirror(reflecting: SliderConfiguration()).children
        for (option, plain) in zip(Mirror(reflecting: slider.configuration).children, plain) where plain.value is Bool {
            #expect(option.value as? Bool != plain.value as? Bool, "\(option.label ?? "") is not tested here")
        }
    }

    @Test func aCopyOfASliderWithItsOwnBoundsHasDefaultBounds() throws {
        let slider = ValueSliderControl()
        (slider.scale, slider.value) = (.list([1, 2, 5, 10]), 5)
        let copy = try copy(slider)
        #expect(copy.configuration == SliderConfiguration() && copy.value == 1, "The app sets the scale again.")
        copy.scale = slider.scale
        #expect(copy.value == 5)
    }

    @Test func aRoundSliderKeepsItsRange() throws {
        let clock = CircularSliderControl.make([0], in: 0...24)
        clock.wraps = true
        clock.setRange(start: 22, length: 24, animated: false)
        let copy = try copy(clock)
        #expect(copy.start == 22 && copy.length == 24 && copy.wraps)
        #expect(copy.configuration == clock.configuration)
    }

    @Test func anArchiveWithoutOptionsOrWithOthersIsRepaired() throws {
        let plain = NSKeyedArchiver(requiringSecureCoding: false)
        plain.finishEncoding()
        let slider: RangeSliderControl = try unarchived(from: plain.encodedData)
        #expect(slider.configuration == RangeSliderControl().configuration && slider.values == [0, 1])
        let strange = NSKeyedArchiver(requiringSecureCoding: false)
        strange.encode(Double.nan, forKey: "sliders.0.minimumValue")
        strange.encode(-5.0, forKey: "sliders.0.maximumValue")
        strange.encode(1 << 40, forKey: "sliders.count")
        strange.finishEncoding()
        let dial: CircularSliderControl = try unarchived(from: strange.encodedData)
        #expect(dial.values.count == 1 && dial.values.allSatisfy(\.isFinite))
        dial.configuration.bounds = 0...10
        dial.value = 4
        #expect(dial.value == 4 && dial.configurationError == nil)
    }

    @Test func aCopyHasNoViewsOfTheArchivedControl() throws {
        let slider = RangeSliderControl.make([20, 80])
        slider.minimumValueImage = .named("low", 20, 20)
        _ = Screen(slider)
        slider.addSubview(UIImageView(image: .named("own", 5, 5)))
        #expect(slider.subviews.count == 3)
        let copy = try copy(slider)
        _ = Screen(copy)
        #expect(copy.subviews.count == 2 && copy.subviews.filter { $0 is SliderCanvas }.count == 1)
        #expect(copy.subviews.filter { $0 is UIImageView }.count == 1, "An app's view stays.")
    }
}
