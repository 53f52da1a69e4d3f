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

    @Test func detentsPlayHapticsAndPlacesBetweenStepsDoNot() {
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

    @Test func theDeviceOfTheControlPlaysThem() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 10))
        screen.control.hasHaptics = true
        UIFeedbackGenerator.players = []
        screen.drag(from: 20, to: 31, 0)
        #expect(UIFeedbackGenerator.players.count == 2)
        #expect(UIFeedbackGenerator.players.allSatisfy { $0.view === screen.control })
    }
}
