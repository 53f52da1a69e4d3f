import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Haptics of drags.
@MainActor @Suite(.serialized)
struct HapticsTests {
    @Test func stepsAndEndsPlayHaptics() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 10))
        UIFeedbackGenerator.felt = []
        screen.drag(from: 20, to: 31, 32, 5, 0, 20)
        #expect(!screen.control.hasHaptics && UIFeedbackGenerator.felt.isEmpty)
        screen.control.hasHaptics = true
        screen.drag(from: 20, to: 31, 32, 5, 0)
        #expect(UIFeedbackGenerator.felt == ["selection", "selection", "impact"])
        UIFeedbackGenerator.felt = []
        screen.control.hasHaptics = false
        screen.drag(from: 80, to: 100)
        screen.control.thumbViews[0].accessibilityIncrement()
        #expect(UIFeedbackGenerator.felt.isEmpty)
    }

    @Test func detentsPlayHapticsAndValuesBetweenStepsDoNot() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.detents = [40]
        screen.control.hasHaptics = true
        UIFeedbackGenerator.felt = []
        screen.drag(from: 20, to: 25, 39, 60)
        #expect(screen.control.values[0] == 60 && UIFeedbackGenerator.felt == ["selection"])
        screen.control.step = 10
        screen.control.snapsWhileDragging = false
        UIFeedbackGenerator.felt = []
        let finger = screen.finger()
        finger.press(at: screen.point(of: 60))
        finger.move(to: screen.point(of: 66))
        #expect(UIFeedbackGenerator.felt.isEmpty)
        finger.lift()
        #expect(screen.control.values[0] == 70 && UIFeedbackGenerator.felt == ["selection"])
    }

    /// The haptics of a drag of a slider for a speed, with detents on its steps, to the detents and to its ends.
    private func felt(_ haptics: SliderHaptics) -> [String] {
        let screen = Screen(ValueSliderControl())
        (screen.control.minimumValue, screen.control.maximumValue, screen.control.step) = (0.5, 2, 0.05)
        (screen.control.detents, screen.control.haptics) = ([1, 1.5], haptics)
        screen.window.layoutIfNeeded()
        UIFeedbackGenerator.felt = []
        screen.drag(from: 0.5, to: 0.55, 0.6, 1, 1.5, 1.55, 2)
        return UIFeedbackGenerator.felt
    }

    @Test func onlyTheChosenValuesPlayHaptics() {
        #expect(felt(.all) == Array(repeating: "selection", count: 5) + ["impact"])
        #expect(felt(.detents) == ["selection", "selection"])
        #expect(felt(.ends) == ["impact"])
        #expect(felt([.detents, .ends]) == ["selection", "selection", "impact"])
        #expect(felt(.steps) == Array(repeating: "selection", count: 6))
        #expect(felt([]).isEmpty)
    }

    @Test func theSwitchOfInterfaceBuilderChoosesAllValues() {
        let control = RangeSliderControl()
        control.hasHaptics = true
        #expect(control.haptics == .all)
        control.haptics = .ends
        #expect(control.hasHaptics)
        control.hasHaptics = false
        #expect(control.haptics.isEmpty)
    }

    @Test func anAxisThatRestsOnItsEndPlaysNothing() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 0)])
        screen.control.haptics = .all
        UIFeedbackGenerator.felt = []
        let finger = screen.finger()
        finger.press(at: screen.position(50, 0))
        finger.move(to: screen.position(60, 0))
        finger.move(to: screen.position(70, 0))
        #expect(screen.control.value == CGPoint(x: 70, y: 0) && UIFeedbackGenerator.felt.isEmpty)
        finger.move(to: screen.position(100, 0))
        #expect(UIFeedbackGenerator.felt == ["impact"])
    }

    @Test func theDeviceOfTheControlPlaysThem() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 10))
        screen.control.hasHaptics = true
        UIFeedbackGenerator.players = []
        screen.drag(from: 20, to: 31, 0)
        #expect(UIFeedbackGenerator.players.count == 2)
        #expect(UIFeedbackGenerator.players.allSatisfy { $0.view === screen.control })
    }

    // The position is in the coordinates of the generator's view, which is the control.
    @Test func theyArePlayedWhereTheThumbIs() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 10))
        screen.control.haptics = .all
        screen.window.layoutIfNeeded()
        UIFeedbackGenerator.positions = []
        screen.drag(from: 20, to: 31, 0)
        screen.drag(from: 80, to: 90)
        #expect(UIFeedbackGenerator.positions == [30, 0, 90].map(screen.control.point(forValue:)))
    }

    @Test func onAPlaneTheyArePlayedAtThePoint() {
        let screen = Screen.ofPlane([CGPoint(x: 20, y: 50), CGPoint(x: 60, y: 50)])
        screen.control.haptics = .ends
        UIFeedbackGenerator.positions = []
        let finger = screen.finger()
        finger.press(at: screen.position(60, 50))
        finger.move(to: screen.position(70, 100))
        #expect(UIFeedbackGenerator.positions == [screen.control.convert(screen.position(70, 100), from: nil)])
    }

    @Test func onARulerTheyArePlayedAtTheMark() {
        let screen = Screen.ofRuler(step: 10)
        screen.control.haptics = .ends
        UIFeedbackGenerator.positions = []
        screen.flick(speed: 2000)
        screen.rest()
        #expect(UIFeedbackGenerator.positions == [screen.control.convert(screen.beside(0), from: nil)])
    }
}
