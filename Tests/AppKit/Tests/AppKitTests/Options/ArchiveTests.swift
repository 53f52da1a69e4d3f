@_spi(Double) import AppKit
import Foundation
import SlidersCore
import Testing

@testable import SlidersAppKit

/// Controls from archives, and values that survive the app.
@MainActor @Suite(.serialized)
struct ArchiveTests {
    private func copy<Control: SliderControl>(_ control: Control) throws -> Control {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        control.encode(with: archive)
        archive.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        return try #require(Control(coder: coder))
    }

    @Test func interfaceBuilderMakesAnEnabledControl() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        archive.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        let slider = try #require(RangeSlider(coder: coder))
        #expect(slider.values == [0, 1] && slider.isEnabled && slider.isContinuous && slider.controlSize == .regular)
        #expect(try #require(CircularSlider(coder: coder)).values == [0])
    }

    @Test func aCopyHasValuesAndOptions() throws {
        let slider = RangeSlider.make([20, 80], step: 5)
        slider.collision = .push
        slider.direction = .up
        (slider.isEnabled, slider.isContinuous, slider.tag, slider.controlSize) = (false, false, 7, .small)
        (slider.followsWheel, slider.followsWheelOverThumbs, slider.hasHaptics) = (true, true, true)
        slider.reportsHover = true
        let copy = try copy(slider)
        #expect(copy.values == [20, 80] && copy.configuration == slider.configuration && copy.direction == .up)
        #expect(!copy.isEnabled && !copy.isContinuous && copy.tag == 7 && copy.controlSize == .small)
        #expect(copy.followsWheel && copy.followsWheelOverThumbs && copy.hasHaptics && copy.trackingAreas.count == 1)
        #expect(copy.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(copy.subviews.count == slider.subviews.count)
    }

    @Test func valuesAreRestored() throws {
        let (slider, other) = (RangeSlider.make([20, 80]), RangeSlider.make([0, 100]))
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        slider.encodeRestorableState(with: archive)
        archive.finishEncoding()
        other.restoreState(with: try NSKeyedUnarchiver(forReadingFrom: archive.encodedData))
        #expect(other.values == [20, 80])
    }

    @Test func aPersonsChangeIsOneOfTheStateToRestore() {
        let screen = Screen(RangeSlider.make([20, 80]))
        let before = screen.control.restorableChanges
        screen.drag(from: 20, to: 30)
        #expect(screen.control.restorableChanges > before)
    }
}
