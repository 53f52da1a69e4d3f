import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Options that reach the engine.
@MainActor @Suite(.serialized)
struct OptionsTests {
    @Test func theBarMovesItsNeighborsOrAllThumbs() {
        let screen = Screen(RangeSliderControl.make([10, 30, 60]))
        #expect(screen.control.spanDrag == .neighbors)
        screen.drag(from: 45, to: 55)
        #expect(screen.control.values.map { $0.rounded() } == [10, 40, 70])
        screen.control.spanDrag = .all
        #expect(screen.control.spanDrag == .all)
        screen.drag(from: 55, to: 65)
        #expect(screen.control.values.map { $0.rounded() } == [20, 50, 80])
    }

    @Test func thumbsStopAtLimitsOfTheirOwn() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.thumbLimits = [10...40, nil]
        #expect(screen.control.thumbLimits == [10...40, nil] && screen.control.limits(of: 0) == 10...40)
        screen.drag(from: 20, to: 70)
        #expect(screen.control.values == [40, 80])
        screen.drag(from: 80, to: 100)
        #expect(screen.control.values == [40, 100])
        screen.control.thumbLimits = []
        screen.drag(from: 40, to: 70)
        #expect(screen.control.values == [70, 100])
    }

    @Test func thumbsLeapOverForbiddenRanges() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.forbiddenRanges = [40...60]
        #expect(screen.control.forbiddenRanges == [40...60] && screen.control.limits(of: 0) == 0...80)
        screen.drag(from: 20, to: 48)
        #expect(screen.control.values == [40, 80])
        screen.drag(from: 40, to: 52)
        #expect(screen.control.values == [60, 80])
        screen.control.thumbViews[0].accessibilityDecrement()
        #expect(screen.control.values == [40, 80])
    }

    @Test func anOptionThatCannotBeMetIsKeptUntilItCan() {
        let slider = RangeSliderControl.make([20, 80])
        slider.minimumSpan = 200
        #expect(slider.configurationError != nil && slider.minimumSpan == 200)
        slider.maximumValue = 1000
        #expect(slider.configurationError == nil && slider.values == [20, 220])
    }
}
