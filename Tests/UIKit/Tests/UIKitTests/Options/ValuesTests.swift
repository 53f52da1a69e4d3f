import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Values that code sets and asks for.
@MainActor @Suite(.serialized)
struct ValuesTests {
    @Test func theOrderOfSettersDoesNotMatter() {
        let first = RangeSliderControl()
        let second = RangeSliderControl()
        first.maximumValue = 100
        first.lowerValue = 60
        first.upperValue = 90
        first.minimumSpan = 10
        second.minimumSpan = 10
        second.upperValue = 90
        second.lowerValue = 60
        second.maximumValue = 100
        #expect(first.values == [60, 90] && second.values == [60, 90])
        let third = RangeSliderControl.make([20, 40])
        third.upperValue = 10
        third.lowerValue = 5
        #expect(third.values == [5, 10])
    }

    @Test func boundsThatCannotBeUsedMoveNothing() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let (control, points) = (screen.control, [20.0, 50, 80].map { screen.point(of: $0) })
        control.pressTarget = .anywhere
        for (minimum, maximum) in [(0, Double.infinity), (-Double.infinity, 100), (.nan, .nan), (-1e308, 1e308)] {
            (control.minimumValue, control.maximumValue) = (minimum, maximum)
            for point in points {
                let finger = screen.finger()
                finger.press(at: point)
                finger.move(to: CGPoint(x: point.x + 20, y: point.y))
                finger.lift()
            }
            _ = control.handle(.key(.arrow(dx: 1, dy: 0), thumb: 0))
            control.thumbViews[1].accessibilityDecrement()
            #expect(control.values == [20, 80] && control.model.isDisabled(thumb: 0))
        }
        #expect(screen.events(["begin", "changed", "end"]).isEmpty)
        control.minimumValue = 10
        control.maximumValue = 200
        #expect(control.values == [20, 80] && !control.model.isDisabled(thumb: 0))
    }

    @Test func codeReportsNothing() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.values = [30, 60]
        screen.control.move(0, to: 50)
        screen.control.step = 25
        #expect(screen.control.values == [50, 50])
        #expect(screen.events().isEmpty)
    }

    @Test func valuesMoveTogether() {
        let slider = RangeSliderControl.make([20, 60])
        for (offset, values) in [(70.0, [60.0, 100]), (-10, [50, 90]), (-80, [0, 40]), (.nan, [0, 40])] {
            slider.moveValues(by: offset)
            #expect(slider.values == values)
        }
        slider.enabledRange = 0...50
        slider.moveValues(by: 30)
        #expect(slider.values == [10, 50])
        let clock = CircularSliderControl.make([0], in: 0...24)
        clock.wraps = true
        clock.setRange(start: 22, length: 8, animated: false)
        clock.moveValues(by: 5)
        #expect(clock.start == 3 && clock.length == 8)
    }

    @Test func valuesThatAreNotFiniteChangeNothing() {
        let slider = RangeSliderControl.make([20, 80])
        slider.values = [.nan, 3]
        slider.lowerValue = .infinity
        slider.move(5, to: 3)
        #expect(slider.values == [20, 80])
    }

    @Test func aRangeIsFromTheFirstThumbToTheLast() {
        let slider = RangeSliderControl()
        slider.range = 20...80
        slider.maximumValue = 100
        #expect(slider.range == 20...80 && slider.lowerValue == 20 && slider.upperValue == 80)
        slider.values = [0, 50, 100]
        slider.range = 60...90
        #expect(slider.values == [60, 60, 90])
        slider.setRange(10...70, animated: true)
        #expect(slider.values == [10, 50, 70])
        slider.values = [40]
        #expect(slider.range == 40...40)
        slider.range = 20...80
        slider.values = []
        #expect(slider.values == [20, 80])
    }

    @Test func aRangeIsAdjustedAsValuesAre() {
        let slider = RangeSliderControl.make([20, 80])
        for range in [0...Double.infinity, -Double.infinity...0] {
            slider.range = range
            #expect(slider.range == 20...80)
        }
        slider.range = -5...105
        #expect(slider.range == 0...100)
        (slider.step, slider.minimumSpan) = (10, 20)
        slider.range = 33...34
        #expect(slider.range == 30...50)
    }

    @Test func moreValuesMakeMoreThumbsAndViewsStay() {
        let slider = RangeSliderControl.make([20, 80])
        let before = slider.thumbViews
        slider.values = [10, 50, 90]
        #expect(
            slider.thumbViews.count == 3 && slider.thumbViews[0] === before[0] && slider.thumbViews[1] === before[1])
        slider.values = [40]
        #expect(slider.thumbViews.count == 1 && slider.accessibilityElements?.count == 1)
    }

    @Test func aDragReplacesRequestsBeforeItsChangeIsReported() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.isContinuous = false
        screen.drag(from: 20, to: 50, lifts: false)
        screen.control.upperValue = 90
        #expect(screen.control.values == [50, 90])
    }

    @Test func valuesAndPointsAreInverse() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let point = screen.control.point(forValue: 35)
        #expect(screen.control.value(at: point) == 35)
        #expect(screen.control.point(forValue: 0).x == 14 && screen.control.point(forValue: 100).x == 314)
        #expect(screen.control.value(at: CGPoint(x: point.x, y: point.y + 23)) == nil)
    }

    @Test func theNearestValueIsWhatATypedOneWouldBecome() {
        let slider = RangeSliderControl.make([20, 80])
        (slider.step, slider.minimumSpan) = (10, 20)
        #expect([-7, 23, 55, 99].map { slider.nearestValue(to: $0, of: 0) } == [0, 20, 60, 60])
        #expect(slider.nearestValue(to: 500, of: 1) == 100 && slider.values == [20, 80])
        #expect(slider.nearestValue(to: 5, of: 2) == nil && slider.nearestValue(to: .nan, of: 0) == nil)
        slider.isEnabled = false
        #expect(slider.nearestValue(to: 40, of: 0) == 20)
    }

    @Test func thumbsThatAreNotThereHoldNothing() {
        let slider = RangeSliderControl.make([20, 80])
        for thumb in [-1, 2, 7] {
            #expect(!slider.isHeld(thumb: thumb) && slider.limits(of: thumb) == 0...100)
            #expect(slider.nextValue(of: thumb) == nil && slider.previousValue(of: thumb) == nil)
            slider.enter(50, for: thumb)
        }
        #expect(slider.values == [20, 80])
    }
}
