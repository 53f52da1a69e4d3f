@_spi(Double) import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersRulerControls

/// What an app decides and learns of a ruler.
@MainActor @Suite(.serialized)
struct RulerDelegateTests {
    private final class Listener: SliderControlDelegate {
        var log: [String] = []
        var decision = SliderDecision.accept
        var onChange: () -> Void = {}

        func sliderControl(_ control: BaseSliderControl, willBeginEditing grip: SliderGrip) { log.append("begin") }
        func sliderControl(_ control: BaseSliderControl, willChangeTo values: [Double], reason: SliderChangeReason)
            -> SliderDecision
        {
            log.append("may")
            return decision
        }
        func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
            log.append("did \(control.model.value(of: 0)) \(reason)")
            onChange()
        }
        func sliderControl(_ control: BaseSliderControl, didOvershoot grip: SliderGrip) { log.append("overshot") }
        func sliderControl(_ control: BaseSliderControl, didEndEditing grip: SliderGrip, isCancelled: Bool) {
            log.append("end \(isCancelled)")
        }

        /// What was heard, without the questions.
        var heard: [String] { log.filter { $0 != "may" } }
        var ends: [String] { log.filter { $0 == "begin" || $0.hasPrefix("end") } }
    }

    private func screen(_ decision: SliderDecision = .accept) -> (Screen<RulerSliderControl>, Listener) {
        let (screen, listener) = (Screen.ofRuler(), Listener())
        screen.control.delegate = listener
        listener.decision = decision
        return (screen, listener)
    }

    @Test func theDelegateIsCalledInOrder() {
        let (screen, listener) = screen()
        let finger = screen.finger()
        finger.press(at: screen.beside(0))
        finger.move(to: screen.beside(-16))
        MediaTime.now += 1
        finger.lift()
        screen.rest()
        #expect(listener.log == ["begin", "may", "did 52.0 pointer", "end false"])
        listener.log = []
        screen.control.thumbViews[0].accessibilityIncrement()
        screen.control.value = 0
        screen.rest()
        #expect(listener.log == ["may", "did 53.0 assistive"] || listener.log.last?.hasPrefix("did 53.0") == true)
    }

    @Test func beyondTheEndTheDelegateHearsOfTheOvershoot() {
        let (screen, listener) = screen()
        screen.control.value = 100
        let finger = screen.finger()
        finger.press(at: screen.beside(0))
        finger.move(to: screen.beside(-40))
        finger.cancel()
        screen.rest()
        #expect(listener.log == ["begin", "overshot", "end true"])
    }

    @Test func aRejectedValueBringsTheScaleBack() {
        let (screen, listener) = screen(.reject)
        screen.flick()
        screen.rest()
        #expect(screen.control.value == 50 && screen.offset(of: 50) == 0 && Clocks.areStopped)
        #expect(listener.heard == ["begin", "end false"])
        listener.log = []
        let finger = screen.finger()
        finger.press(at: screen.beside(80))
        finger.lift()
        #expect(screen.control.value == 50 && Clocks.areStopped && listener.log == ["may"])
    }

    @Test func anAdjustedValueIsWhereTheScaleComesToRest() {
        let (screen, listener) = screen(.adjust([20]))
        screen.flick()
        screen.rest()
        #expect(screen.control.value == 20 && screen.offset(of: 20) == 0 && Clocks.areStopped)
        #expect(listener.heard == ["begin", "did 20.0 pointer", "end false"])
    }

    /// How an edit ends.
    enum Ending: CaseIterable { case rest, cancel, hiding, code, reducedMotion }

    @Test(arguments: Ending.allCases) func everyBeginHasOneEndWhateverTheDelegateDecides(_ ending: Ending) {
        for decision in [SliderDecision.accept, .reject, .adjust([3]), .adjust([.nan])] {
            UIAccessibility.reducesMotion = ending == .reducedMotion
            defer { UIAccessibility.reducesMotion = false }
            let (screen, listener) = screen(decision)
            if ending == .cancel {
                let finger = screen.finger()
                finger.press(at: screen.beside(40))
                finger.move(to: screen.beside(-40))
                finger.cancel()
            } else {
                screen.flick()
            }
            if ending == .hiding { screen.control.isHidden = true }
            if ending == .code { screen.control.value = 77 }
            screen.rest()
            #expect(listener.ends == ["begin", "end \(ending == .cancel)"], "\(decision)")
            #expect(!screen.control.isEditing && !screen.control.isMoving && Clocks.areStopped)
            #expect(screen.offset(of: screen.control.value) == 0, "\(decision)")
        }
    }

    /// What an app does while it is notified of a change.
    enum Interference: CaseIterable { case value, disabling, removal, cancel, options }

    @Test(arguments: Interference.allCases) func anAppMayEndTheEditWhileItHearsOfAChange(_ interference: Interference) {
        let (screen, listener) = screen()
        listener.onChange = {
            guard screen.control.value > 60, screen.control.isEditing else { return }
            switch interference {
            case .value: screen.control.value = 5
            case .disabling: screen.control.isEnabled = false
            case .removal: screen.control.removeFromSuperview()
            case .cancel: screen.control.cancelDrags()
            case .options: screen.control.step = 5
            }
        }
        screen.flick()
        screen.rest()
        #expect(listener.ends == ["begin", "end false"] && listener.log.last == "end false")
        #expect(!screen.control.isEditing && Clocks.areStopped)
        listener.onChange = {}
    }

    @Test func anAppThatSetsTheValueInAnActionStopsTheScale() {
        let screen = Screen.ofRuler()
        screen.control.addAction(
            UIAction { [unowned control = screen.control] _ in if control.value > 60 { control.value = 10 } },
            for: .valueChanged)
        screen.flick()
        screen.rest()
        #expect(screen.control.value == 10 && screen.events(["begin", "end"]) == ["begin", "end"])
        #expect(screen.offset(of: 10) == 0 && Clocks.areStopped)
    }
}
