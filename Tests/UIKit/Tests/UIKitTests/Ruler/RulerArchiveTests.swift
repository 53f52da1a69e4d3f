import Foundation
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// What is kept of a ruler, and what Interface Builder sets.
@MainActor @Suite(.serialized)
struct RulerArchiveTests {
    @Test func anArchiveKeepsTheValueAndOptions() throws {
        let control = Screen.ofRuler(34, step: 2).control
        control.configuration.scale = .power(2)
        control.configuration.detents = [40]
        control.configuration.enabledRange = 5...95
        control.configuration.isContinuous = false
        control.resetsOnDoubleTap = true
        control.isReadOnly = true
        control.direction = .up
        control.bendRadius = 250
        control.decelerationRate = 0.99
        control.hasHaptics = true
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        control.encode(with: archive)
        archive.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        reader.requiresSecureCoding = false
        let copy = try #require(RulerSliderControl(coder: reader))
        #expect(copy.configuration == control.configuration && copy.value == 34)
        #expect(copy.direction == .up && copy.bendRadius == 250 && copy.decelerationRate == 0.99 && copy.hasHaptics)
    }

    @Test func theValueIsRestored() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        Screen.ofRuler(34).control.encodeRestorableState(with: archive)
        archive.finishEncoding()
        let control = Screen.ofRuler().control
        control.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: archive.encodedData))
        #expect(control.value == 34)
    }

    @Test func runtimeAttributesSetTheRuler() {
        let control = Screen.ofRuler().control
        let attributes = [
            ("values", "12"), ("direction", "left"), ("detents", "20 40"), ("enabledRange", "10 90"),
            ("stepValues", "0 12 50 100"), ("look", "flat"),
        ]
        for (key, value) in attributes { #expect(control.setAttribute(key, to: value), "\(key)") }
        #expect(control.value == 12 && control.direction == .left && control.detents == [20, 40])
        #expect(control.enabledRange == 10...90 && control.stepValues == [0, 12, 50, 100])
        #expect(control.shownLook?.choice.look == .flat)
        // What it can't be changes nothing.
        #expect(control.setAttribute("values", to: "1 2") && control.setAttribute("direction", to: "sideways"))
        #expect(control.value == 12 && control.direction == .left)
        #expect(!control.setAttribute("neutralValue", to: "5"))
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
