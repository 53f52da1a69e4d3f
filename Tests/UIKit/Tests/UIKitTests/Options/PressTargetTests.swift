import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Where a press counts: the defaults of behavior.md §4.3, and what an app sets.
@MainActor @Suite(.serialized)
struct PressTargetTests {
    /// Makes a slider on a device of an idiom.
    private func make<Control>(on idiom: UIUserInterfaceIdiom, _ body: () -> Control) -> Control {
        UIDevice.idiom = idiom
        defer { UIDevice.idiom = .phone }
        return body()
    }

    @Test(arguments: [
        (UIUserInterfaceIdiom.phone, SliderPressTarget.span), (.pad, .span), (.vision, .span), (.mac, .spanAndTrack),
    ]) func aStraightSliderRespondsToTheTrackOnAMacOnly(_ idiom: UIUserInterfaceIdiom, _ target: SliderPressTarget) {
        #expect(make(on: idiom) { RangeSliderControl().pressTarget } == target)
    }

    @Test(arguments: [UIUserInterfaceIdiom.phone, .pad, .vision, .mac])
    func aRoundSliderRespondsToBarAndTrackAndAnywhereIfDraggedVertically(_ idiom: UIUserInterfaceIdiom) {
        make(on: idiom) {
            let slider = CircularSliderControl()
            #expect(slider.pressTarget == .spanAndTrack && slider.configuration.pressTarget == nil)
            slider.dragsVertically = true
            #expect(slider.pressTarget == .anywhere)
            slider.dragsVertically = false
            #expect(slider.pressTarget == .spanAndTrack)
        }
    }

    @Test(arguments: [SliderPressTarget.thumb, .span, .track, .spanAndTrack, .anywhere])
    func whatIsSetWinsOverTheDefault(_ target: SliderPressTarget) {
        make(on: .mac) {
            let straight = RangeSliderControl()
            straight.pressTarget = target
            straight.step = 0.1
            #expect(straight.pressTarget == target)
            let round = CircularSliderControl()
            round.pressTarget = target
            round.dragsVertically = true
            #expect(round.pressTarget == target)
        }
    }

    @Test func thePressOfAWholeConfigurationCountsUnlessItIsNil() {
        let slider = CircularSliderControl()
        slider.configuration.step = .every(0.1)
        slider.dragsVertically = true
        #expect(slider.pressTarget == .anywhere)
        slider.configuration.pressTarget = .thumb
        slider.dragsVertically = false
        #expect(slider.pressTarget == .thumb)
        slider.configuration.pressTarget = nil
        #expect(slider.pressTarget == .spanAndTrack)
    }

    @Test func aStyleDoesNotChangeThePress() {
        let slider = RangeSliderControl()
        slider.style.metrics.thickness = 40
        #expect(slider.pressTarget == .span)
    }

    @Test func aPressOnTheTrackBringsAThumbWhereTheDefaultSaysSo() {
        let phone = Screen(RangeSliderControl.make([20, 80]))
        phone.drag(from: 95)
        #expect(phone.control.values == [20, 80])
        let mac = Screen<RangeSliderControl>(make(on: .mac) { RangeSliderControl.make([20, 80]) })
        mac.drag(from: 95)
        #expect(mac.control.values[0] == 20 && abs(mac.control.values[1] - 95) < 1e-9)
        let dial = Screen(CircularSliderControl.make([25]), width: 200, height: 200)
        dial.drag(from: 50)
        #expect(abs(dial.control.value - 50) < 1e-9)
    }

    @Test func aPressCountsWithinHalfTheThicknessOfTheTrack() {
        let slider = RangeSliderControl.make([20, 80])
        slider.pressTarget = .track
        slider.trackThickness = 100
        let screen = Screen(slider, height: 120)
        let finger = screen.finger()
        finger.press(at: screen.point(240, 15))
        finger.lift()
        #expect(slider.values[1] > 83 && slider.values[1] < 84)
        slider.trackThickness = 6
        screen.window.layoutIfNeeded()
        let before = slider.values
        finger.press(at: screen.point(200, 15))
        finger.lift()
        #expect(slider.values == before)
    }
}
