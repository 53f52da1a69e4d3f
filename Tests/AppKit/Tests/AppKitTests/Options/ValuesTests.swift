@_spi(Double) import AppKit
import SlidersCore
import Testing

@testable import SlidersControls

/// Values by the names of NSControl, which a cell would keep.
@MainActor @Suite(.serialized)
struct ValuesTests {
    @Test func theFirstThumbHasTheNamesOfEveryControl() {
        let slider = RangeSliderControl.make([20.75, 80], step: 0.25)
        #expect(slider.doubleValue == 20.75 && slider.floatValue == 20.75 && slider.integerValue == 20)
        #expect(slider.intValue == 20 && slider.stringValue == "20.75" && slider.objectValue as? NSNumber == 20.75)
        slider.doubleValue = 30
        #expect(slider.values == [30, 80])
        slider.integerValue = 31
        slider.floatValue = 32.5
        #expect(slider.values == [32.5, 80])
        slider.intValue = 40
        slider.stringValue = "41.5"
        #expect(slider.values == [41.5, 80])
        slider.stringValue = "none"
        slider.objectValue = "none"
        #expect(slider.values == [41.5, 80])
        slider.objectValue = NSNumber(value: 50)
        #expect(slider.values == [50, 80])
    }

    @Test func valuesTooLargeForIntegersAreZeroThere() {
        let slider = ValueSliderControl()
        (slider.minimumValue, slider.maximumValue) = (-1e30, 1e30)
        slider.value = 1e30
        #expect(slider.integerValue == 0 && slider.intValue == 0)
    }

    @Test func codeSendsNoAction() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.values = [30, 70]
        screen.control.move(0, to: 40)
        #expect(screen.control.values == [40, 70] && screen.events().isEmpty)
    }

    @Test func aDelegateAnswersAndHears() {
        final class Listener: SliderControlDelegate {
            var log: [String] = []
            func sliderControl(_ control: BaseSliderControl, willBeginEditing grip: SliderGrip) { log.append("begin") }
            func sliderControl(_ control: BaseSliderControl, willChangeTo values: [Double], reason: SliderChangeReason)
                -> SliderDecision
            { values[0] > 30 ? .reject : .accept }
            func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
                log.append("\(thumbs) \(reason)")
            }
            func sliderControl(_ control: BaseSliderControl, didEndEditing grip: SliderGrip, isCancelled: Bool) {
                log.append("end \(isCancelled)")
            }
        }
        let (screen, listener) = (Screen(RangeSliderControl.make([20, 80])), Listener())
        screen.control.delegate = listener
        screen.drag(from: 20, to: 30, 40)
        #expect(screen.control.values[0].rounded() == 30)
        #expect(listener.log == ["begin", "[0] pointer", "end false"])
        #expect(screen.events() == [.leftMouseDragged, .leftMouseUp])
    }

    @Test func hapticsPlayOnStepsIfAskedFor() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 10))
        NSHapticFeedbackManager.played = []
        screen.drag(from: 20, to: 30)
        #expect(NSHapticFeedbackManager.played.isEmpty)
        screen.control.hasHaptics = true
        screen.drag(from: 30, to: 40)
        #expect(NSHapticFeedbackManager.played == [.alignment])
    }

    @Test func onlyTheChosenValuesPlayHaptics() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 10))
        screen.control.detents = [40]
        for (haptics, count) in [(SliderHaptics.detents, 1), (.ends, 1), ([.detents, .ends], 2), (.steps, 3)] {
            screen.control.haptics = haptics
            screen.control.values = [20, 80]
            NSHapticFeedbackManager.played = []
            screen.drag(from: 20, to: 30, 40, 0)
            #expect(NSHapticFeedbackManager.played == Array(repeating: .alignment, count: count))
        }
    }
}
