import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// A straight slider with one value.
@MainActor @Suite(.serialized)
struct ValueSliderTests {
    private func make() -> ValueSliderControl {
        let slider = ValueSliderControl()
        (slider.minimumValue, slider.maximumValue, slider.step) = (0.5, 2, 0.25)
        slider.value = 1.25
        return slider
    }

    @Test func aNewSliderHasOneThumbAtZero() {
        let slider = ValueSliderControl()
        #expect(slider.values == [0] && slider.value == 0 && slider.direction == .trailing)
    }

    @Test func aDragMovesTheValueByStepsAndReportsIt() {
        let screen = Screen(make())
        screen.drag(from: 1.25, to: 1.7)
        #expect(screen.control.value == 1.75)
        #expect(screen.events(["begin", "changed", "end"]).first == "begin")
        screen.control.setValue(9, animated: true)
        #expect(screen.control.value == 2)
    }

    @Test func aPressBesideTheThumbMovesNothingUnlessItIsAskedFor() {
        let screen = Screen(make())
        screen.drag(from: 2, to: 2)
        #expect(screen.control.value == 1.25 && screen.events(["changed"]).isEmpty)
        screen.control.pressTarget = .track
        screen.drag(from: 2, to: 2)
        #expect(screen.control.value == 2)
    }

    @Test func severalValuesChangeNothing() {
        let slider = make()
        slider.values = [1, 2]
        slider.setValues([], animated: false)
        #expect(slider.values == [1.25] && slider.thumbViews.count == 1)
        slider.values = [1]
        #expect(slider.value == 1)
    }

    @Test func itsThumbIsReadWithTheLabelOfTheControlAndNoGroup() {
        let slider = make()
        slider.accessibilityLabel = "Playback speed"
        #expect(slider.accessibilityContainerType == .none && slider.accessibilityElements?.count == 1)
        #expect(slider.thumbViews[0].accessibilityLabel == "Playback speed")
        #expect(slider.thumbViews[0].accessibilityValue == "1.25")
        let range = RangeSliderControl.make([20, 80])
        #expect(range.accessibilityContainerType == .semanticGroup)
        range.values = [20]
        #expect(range.accessibilityContainerType == .none)
    }

    @Test func itTurnsUpright() {
        let slider = make()
        slider.direction = .up
        let screen = Screen(slider, width: 44, height: 328)
        #expect(slider.point(forValue: 2).y < slider.point(forValue: 1).y)
        screen.drag(from: 1.25, to: 0.75)
        #expect(slider.value == 0.75)
    }
}
