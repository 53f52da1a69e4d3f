@_spi(Double) import AppKit
import Foundation
import SlidersCore
import Testing

@testable import SlidersControls

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
        let slider = try #require(RangeSliderControl(coder: coder))
        #expect(slider.values == [0, 1] && slider.isEnabled && slider.isContinuous && slider.controlSize == .regular)
        #expect(try #require(CircularSliderControl(coder: coder)).values == [0])
    }

    @Test func aCopyHasValuesBoundsAndBooleanOptions() throws {
        let slider = RangeSliderControl.make([20, 80])
        (slider.isEnabled, slider.isContinuous) = (false, false)
        (slider.respondsToScrollWheel, slider.respondsToScrollWheelOverThumbs, slider.hasHaptics) = (true, true, true)
        (slider.hasValueToolTips, slider.refusesFirstResponder) = (true, true)
        let copy = try copy(slider)
        #expect(copy.values == [20, 80] && copy.configuration == slider.configuration)
        #expect(!copy.isEnabled && !copy.isContinuous && copy.hasValueToolTips && copy.refusesFirstResponder)
        #expect(copy.respondsToScrollWheel && copy.respondsToScrollWheelOverThumbs && copy.hasHaptics)
        #expect(copy.contentHuggingPriority(for: .vertical) == .defaultHigh)
        #expect(copy.subviews.count == slider.subviews.count)
    }

    @Test func valuesAreRestored() throws {
        let (slider, other) = (RangeSliderControl.make([20, 80]), RangeSliderControl.make([0, 100]))
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        slider.encodeRestorableState(with: archive)
        archive.finishEncoding()
        other.restoreState(with: try NSKeyedUnarchiver(forReadingFrom: archive.encodedData))
        #expect(other.values == [20, 80])
    }

    @Test func aDisabledControlComesBackDisabledAndCanBeEnabled() throws {
        let slider = RangeSliderControl.make([20, 80])
        slider.isEnabled = false
        let screen = Screen(try copy(slider))
        screen.control.makePlain()
        screen.window.update()
        #expect(!screen.control.isEnabled && !screen.control.configuration.isEnabled)
        screen.drag(from: 20, to: 40)
        #expect(screen.control.values == [20, 80] && !screen.control.thumbViews[0].acceptsFirstResponder)
        screen.control.isEnabled = true
        screen.drag(from: 20, to: 40)
        #expect(screen.control.values[0].rounded() == 40)
    }

    @Test func codesChangeIsOneOfTheStateToRestore() {
        let slider = RangeSliderControl.make([20, 80])
        let before = slider.restorableChanges
        slider.values = [20, 80]
        #expect(slider.restorableChanges == before, "nothing changed")
        slider.values = [30, 80]
        slider.upperValue = 90
        slider.move(0, to: 40)
        slider.moveValues(by: 5)
        #expect(slider.restorableChanges == before + 4)
    }

    @Test func aPersonsChangeIsOneOfTheStateToRestore() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let before = screen.control.restorableChanges
        screen.drag(from: 20, to: 30)
        #expect(screen.control.restorableChanges > before)
    }
}
