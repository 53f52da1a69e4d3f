import Foundation
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersRulerControls

/// What is kept of a ruler.
@MainActor @Suite(.serialized)
struct RulerArchiveTests {
    @Test func anArchiveKeepsTheValueAndOptions() throws {
        let control = Screen.ofRuler(34, step: 0).control
        (control.configuration.isContinuous, control.resetsOnDoubleTap, control.isReadOnly) = (false, true, true)
        control.hasHaptics = true
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        control.encode(with: archive)
        archive.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        reader.requiresSecureCoding = false
        let copy = try #require(RulerSliderControl(coder: reader))
        #expect(copy.configuration == control.configuration && copy.value == 34 && copy.hasHaptics)
    }

    @Test func theValueIsRestored() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        Screen.ofRuler(34).control.encodeRestorableState(with: archive)
        archive.finishEncoding()
        let control = Screen.ofRuler().control
        control.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: archive.encodedData))
        #expect(control.value == 34)
    }

    @Test func optionsAndTheValueHaveNoOrder() {
        let (one, other) = (RulerSliderControl(), RulerSliderControl())
        one.value = 33
        (one.minimumValue, one.maximumValue, one.step) = (0, 100, 5)
        (other.step, other.maximumValue, other.minimumValue) = (5, 100, 0)
        other.value = 33
        #expect(one.value == 35 && other.value == 35 && one.configurationError == nil)
        one.minimumValue = 200
        #expect(one.configurationError != nil)
        one.maximumValue = 300
        #expect(one.configurationError == nil && one.value == 200)
        other.isEnabled = false
        #expect(!other.configuration.isEnabled)
        other.configuration = SliderConfiguration()
        #expect(other.isEnabled && other.scale == .linear && other.step == 0)
    }
}
