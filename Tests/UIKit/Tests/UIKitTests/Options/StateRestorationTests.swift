import Foundation
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Values in the state that the app restores.
@MainActor @Suite(.serialized)
struct StateRestorationTests {
    @Test func valuesAreRestored() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        RangeSliderControl.make([10, 20, 70]).encodeRestorableState(with: archive)
        archive.finishEncoding()
        let slider = RangeSliderControl.make([0, 100])
        slider.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: archive.encodedData))
        #expect(slider.values == [10, 20, 70])
        #expect(slider.thumbViews.count == 3)
    }

    @Test func aRangeOnAClockIsRestoredWithItsSpan() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        let clock = CircularSliderControl.make([0], in: 0...24)
        let other = CircularSliderControl.make([0], in: 0...24)
        (clock.wraps, other.wraps) = (true, true)
        clock.setRange(start: 22, length: 24, animated: false)
        #expect(clock.length == 24 && clock.values == [22, 22])
        clock.encodeRestorableState(with: archive)
        archive.finishEncoding()
        other.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: archive.encodedData))
        #expect(other.start == 22 && other.length == 24)
    }

    @Test func aSliderWithOneThumbKeepsItsValueWhereThereAreSeveral() throws {
        let range = RangeSliderControl()
        range.values = [0.2, 0.4, 0.6]
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        range.encodeRestorableState(with: archive)
        archive.finishEncoding()
        let slider = ValueSliderControl()
        slider.value = 0.5
        slider.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: archive.encodedData))
        #expect(slider.values == [0.5])
    }
}
