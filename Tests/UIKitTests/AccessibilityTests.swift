import Accessibility
import Foundation
import Testing
@testable import SlidersUIKit
@_spi(Double) import UIKit

@MainActor @Suite(.serialized)
struct AccessibilityTests {
    @Test func eachThumbIsAnAdjustableElement() {
        let screen = Screen(RangeSlider.make([20, 80], step: 5)), thumbs = screen.control.thumbViews
        screen.control.accessibilityLabel = "Price"
        #expect(!screen.control.isAccessibilityElement && screen.control.accessibilityContainerType == .semanticGroup)
        #expect(thumbs.map(\.accessibilityLabel) == ["Minimum", "Maximum"])
        #expect(thumbs.map(\.accessibilityValue) == ["20", "80"])
        #expect(thumbs.allSatisfy { $0.isAccessibilityElement && $0.accessibilityTraits == .adjustable })
        #expect(thumbs[0].accessibilityUserInputLabels == ["Minimum", "Price Minimum"])
        #expect(screen.control.accessibilityElements?.count == 2)
    }

    @Test func incrementsAreStepsAndSendOneChange() {
        let screen = Screen(RangeSlider.make([20, 80], step: 5))
        screen.control.thumbViews[0].accessibilityIncrement()
        #expect(screen.control.values == [25, 80])
        screen.control.thumbViews[1].accessibilityDecrement()
        #expect(screen.control.values == [25, 75])
        #expect(screen.events() == ["changed", "primary", "changed", "primary"])
        screen.control.step = 0
        screen.control.thumbViews[0].accessibilityIncrement()
        #expect(screen.control.values == [35, 75])
        screen.control.accessibilityStep = 1
        screen.control.thumbViews[0].accessibilityIncrement()
        #expect(screen.control.values == [36, 75])
    }

    @Test func valuesSpeakTheAppsLanguageAndTellTheirLimits() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.control.valueFormatter = { "\(Int($0)) €" }
        let thumb = screen.control.thumbViews[0]
        #expect(thumb.accessibilityValue == "20 €")
        #expect(thumb.accessibilityCustomContent.map(\.label) == ["Lowest possible", "Highest possible"])
        #expect(thumb.accessibilityCustomContent.map(\.value) == ["0 €", "80 €"])
        thumb.accessibilityLabel = "Cheapest"
        #expect(screen.control.thumbName(0) == "Cheapest")
    }

    @Test func aDisabledThumbSaysSo() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.control.disabledThumbs = [0]
        let thumbs = screen.control.thumbViews
        #expect(thumbs[0].accessibilityTraits == [.adjustable, .notEnabled] && thumbs[1].accessibilityTraits == .adjustable)
        #expect(!thumbs[0].canBecomeFocused && thumbs[1].canBecomeFocused)
        thumbs[0].accessibilityIncrement()
        #expect(screen.control.values == [20, 80])
    }

    @Test func framesFollowTheThumbs() {
        let screen = Screen(RangeSlider.make([20, 80])), thumb = screen.control.thumbViews[0]
        screen.drag(from: 20, to: 50)
        #expect(thumb.accessibilityFrame == CGRect(x: 20 + 164 - 14, y: 100 + 8, width: 28, height: 28))
        #expect(thumb.accessibilityActivationPoint == CGPoint(x: 184, y: 122))
    }

    @Test func threeThumbsAreNumberedAndOneIsCalledAsItsControl() {
        let slider = RangeSlider.make([10, 20, 30])
        #expect((0..<3).map { slider.thumbName($0) } == ["Minimum", "Value 2", "Maximum"])
        slider.values = [5]
        #expect(slider.thumbViews[0].accessibilityLabel == "Value")
        slider.accessibilityLabel = "Volume"
        #expect(slider.thumbName(0) == "Volume")
    }

    @Test func limitsAreWhatAThumbCanTakeNow() {
        let screen = Screen(RangeSlider.make([20, 80], step: 10)), control = screen.control
        control.minimumSpan = 15
        let told = { control.thumbViews.map { $0.accessibilityCustomContent.map(\.value) } }
        #expect(told() == [["0", "60"], ["40", "100"]])
        control.collision = .push
        #expect(told() == [["0", "80"], ["20", "100"]])
        (control.collision, control.minimumSpan) = (.cross, 0)
        control.selectableRange = 10...90
        #expect(told() == [["10", "90"], ["10", "90"]])
        control.disabledThumbs = [1]
        #expect(told()[1] == ["80", "80"])
    }

    @Test func aThumbThatAFingerHoldsDoesNotListen() {
        let screen = Screen(RangeSlider.make([20, 80], step: 5)), thumb = screen.control.thumbViews[0]
        thumb.becomeFirstResponder()
        screen.drag(from: 20, to: 40, lifts: false)
        thumb.accessibilityIncrement()
        screen.window.strike(.keyboardHome)
        #expect(screen.control.values == [40, 80])
    }

    @Test func whereThumbsCrossVoiceOverGoesAlong() {
        let screen = Screen(RangeSlider.make([20, 20], step: 10))
        screen.control.collision = .cross
        UIAccessibility.posts = []
        screen.control.thumbViews[0].accessibilityIncrement()
        #expect(screen.control.values == [20, 30] && UIAccessibility.posts.count == 1)
        #expect(UIAccessibility.posts.first?.0 == .layoutChanged)
        #expect(UIAccessibility.posts.first?.1 as? ThumbView === screen.control.thumbViews[1])
    }

    @Test func thumbsStayTheSameElements() {
        let screen = Screen(RangeSlider.make([20, 80])), before = screen.control.thumbViews
        screen.drag(from: 20, to: 60)
        screen.control.values = [10, 90]
        screen.control.direction = .up
        screen.window.traits = UITraitCollection(style: .dark)
        screen.window.layoutIfNeeded()
        #expect(screen.control.thumbViews.elementsEqual(before, by: ===) == true)
    }

    @Test func aWrappingCircleTellsItsBounds() {
        let clock = CircularSlider.make([0], in: 0...24)
        (clock.step, clock.seam) = (1, .wrap)
        clock.setRange(start: 22, span: 8, animated: false)
        let screen = Screen(clock, width: 200, height: 200)
        #expect(clock.thumbViews[0].accessibilityCustomContent.map(\.value) == ["0", "24"])
        clock.thumbViews[1].accessibilityIncrement()
        clock.thumbViews[0].becomeFirstResponder()
        screen.window.strike(.keyboardRightArrow)
        screen.window.strike(.keyboardUpArrow)
        #expect(clock.values == [0, 7] && clock.span == 7)
    }

    // MARK: Keys

    @Test func theTabKeyStopsAtEachThumb() {
        let groups = RangeSlider.make([10, 20, 30]).thumbViews.map(\.focusGroupIdentifier)
        #expect(Set(groups).count == 3 && !groups.contains(nil))
    }

    @Test func theFocusComesToTheThumbThatHadIt() {
        let screen = Screen(RangeSlider.make([20, 80]))
        #expect(screen.control.thumbViews[1].focusEffect is UIFocusHaloEffect)
        #expect(screen.control.preferredFocusEnvironments.isEmpty)
        screen.window.focus(on: screen.control.thumbViews[1])
        #expect(screen.control.state == .normal && screen.control.thumbViews[1].isFirstResponder)
        screen.window.focus(on: nil)
        #expect(!screen.control.thumbViews[1].isFirstResponder)
    }

    @Test func keysMoveTheFocusedThumb() {
        let screen = Screen(RangeSlider.make([20, 80], step: 1))
        screen.window.focus(on: screen.control.thumbViews[0])
        #expect(screen.control.thumbViews[0].isFirstResponder)
        let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags, Double)] = [
            (.keyboardRightArrow, [], 21), (.keyboardLeftArrow, [], 20), (.keyboardUpArrow, [], 21), (.keyboardDownArrow, [], 20),
            (.keyboardRightArrow, .shift, 30), (.keyboardPageDown, [], 20), (.keyboardPageUp, [], 30), (.keyboardHome, [], 0),
            (.keyboardEnd, [], 80),
        ]
        for (key, flags, value) in keys {
            #expect(!screen.window.strike(key, flags))
            #expect(screen.control.values == [value, 80], "\(key)")
        }
        #expect(screen.events(["changed", "begin", "end"]).count == keys.count)
        screen.window.focus(on: nil)
    }

    @Test func arrowsPointWhereTheLineRuns() {
        let screen = Screen(RangeSlider.make([20, 80], step: 1))
        screen.control.direction = .left
        screen.control.thumbViews[0].becomeFirstResponder()
        screen.window.strike(.keyboardLeftArrow)
        #expect(screen.control.values == [21, 80])
        screen.window.strike(.keyboardUpArrow)
        #expect(screen.control.values == [22, 80])
    }

    @Test func otherKeysAreLeftToTheApp() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.control.thumbViews[0].becomeFirstResponder()
        #expect(screen.window.strike(.keyboardA))
        #expect(screen.window.strike(.keyboardEscape))
        #expect(screen.window.strike(.keyboardRightArrow, .command))
        #expect(screen.control.values == [20, 80])
    }

    @Test func escapeCancelsADrag() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.control.thumbViews[1].becomeFirstResponder()
        screen.drag(from: 20, to: 50, lifts: false)
        #expect(!screen.window.strike(.keyboardEscape))
        #expect(screen.control.values == [20, 80])
        #expect(screen.events(["begin", "end"]) == ["begin", "end"])
    }

    @Test func whereThumbsCrossTheFocusGoesAlong() {
        let screen = Screen(RangeSlider.make([20, 25], step: 10)), thumbs = screen.control.thumbViews
        screen.control.collision = .cross
        screen.control.values = [20, 20]
        screen.window.focus(on: thumbs[0])
        screen.window.strike(.keyboardRightArrow)
        #expect(screen.control.values == [20, 30])
        #expect(thumbs[1].isFocused && thumbs[1].isFirstResponder && !thumbs[0].isFocused)
        screen.window.focus(on: nil)
    }

    @Test func aHeldKeyRepeatsUntilItIsLetGo() async throws {
        let screen = Screen(RangeSlider.make([20, 80], step: 1))
        screen.control.thumbViews[0].becomeFirstResponder()
        screen.window.hold(.keyboardRightArrow)
        #expect(screen.control.values[0] == 21)
        for _ in 0..<100 where screen.control.values[0] <= 22 { try await Task.sleep(nanoseconds: 50_000_000) }
        screen.window.letGo()
        let value = screen.control.values[0]
        #expect(value > 22)
        try await Task.sleep(nanoseconds: 300_000_000)
        #expect(screen.control.values[0] == value)
    }

    // MARK: Haptics and pointer

    @Test func stepsAndEndsAreFelt() {
        let screen = Screen(RangeSlider.make([20, 80], step: 10))
        UIFeedbackGenerator.felt = []
        screen.drag(from: 20, to: 31, 32, 5, 0)
        #expect(UIFeedbackGenerator.felt == ["selection", "selection", "impact"])
        UIFeedbackGenerator.felt = []
        screen.control.hasHaptics = false
        screen.drag(from: 80, to: 100)
        screen.control.thumbViews[0].accessibilityIncrement()
        #expect(UIFeedbackGenerator.felt.isEmpty)
    }

    @Test func marksAreFeltAndPlacesBetweenStepsAreNot() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.control.marks = [40]
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

    @Test func aPointerLiftsTheThumbUnderIt() throws {
        let screen = Screen(RangeSlider.make([20, 80]))
        let interaction = try #require(screen.control.interactions.first as? UIPointerInteraction)
        let whole = UIPointerRegion(rect: screen.control.bounds)
        let request = UIPointerRegionRequest(location: screen.control.position(of: 80))
        let region = try #require(screen.control.pointerInteraction(interaction, regionFor: request, defaultRegion: whole))
        #expect(region.rect == screen.control.thumbViews[1].frame)
        let style = screen.control.pointerInteraction(interaction, styleFor: region)
        guard case .lift(let preview)? = style?.effect else { return #expect(Bool(false), "lifts") }
        #expect(preview.view === screen.control.thumbViews[1])
        let beside = UIPointerRegionRequest(location: screen.control.position(of: 50))
        #expect(screen.control.pointerInteraction(interaction, regionFor: beside, defaultRegion: whole) == nil)
    }
}
