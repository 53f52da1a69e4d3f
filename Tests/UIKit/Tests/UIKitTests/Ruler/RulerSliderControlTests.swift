@_spi(Double) import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersRulerControls

/// A ruler as a person uses it (§11 of docs/behavior.md). Time is moved by hand.
@MainActor @Suite(.serialized)
struct RulerSliderControlTests {
    private let editEvents: Set<String> = ["begin", "changed", "end"]

    // MARK: Drags

    @Test func theScaleMovesWithTheFinger() {
        let screen = Screen.ofRuler()
        let finger = screen.finger()
        finger.press(at: screen.beside(30))
        #expect(screen.control.isDragging && screen.events(editEvents).isEmpty)
        finger.move(to: screen.beside(-10))
        #expect(screen.control.value == 55 && screen.events(editEvents) == ["begin", "changed"])
        finger.move(to: screen.beside(-13))
        #expect(screen.control.value == 55 && screen.offset(of: 55) == 3)
        MediaTime.now += 1
        finger.lift()
        #expect(!screen.control.isDragging && screen.control.isEditing && screen.events(editEvents).isEmpty)
        screen.rest()
        #expect(screen.control.value == 55 && screen.offset(of: 55) == 0 && screen.events(editEvents) == ["end"])
        #expect(!screen.control.isEditing && Clocks.areStopped)
    }

    @Test func beyondItsEndTheScaleGivesAndComesBack() {
        let screen = Screen.ofRuler(98)
        let finger = screen.finger()
        finger.press(at: screen.beside(0))
        finger.move(to: screen.beside(-96))
        #expect(screen.control.value == 100 && abs(screen.control.overshoot - 10) < 1e-9)
        #expect(screen.offset(of: 100) > 20 && screen.offset(of: 100) < 80)
        MediaTime.now += 1
        finger.lift()
        screen.rest()
        #expect(screen.control.value == 100 && screen.offset(of: 100) == 0)
        #expect(screen.events(editEvents) == ["begin", "changed", "end"])
    }

    @Test func canceledTouchesGiveTheValueBack() {
        let screen = Screen.ofRuler()
        let finger = screen.finger()
        finger.press(at: screen.beside(30))
        finger.move(to: screen.beside(-10))
        finger.cancel()
        #expect(screen.control.value == 50 && screen.events(editEvents) == ["begin", "changed", "changed", "end"])
        screen.rest()
        #expect(screen.offset(of: 50) == 0 && Clocks.areStopped)
    }

    @Test func aPressThatMovesNothingReportsNothing() {
        let screen = Screen.ofRuler()
        let finger = screen.finger()
        finger.press(at: screen.beside(0))
        finger.lift()
        finger.press(at: screen.beside(40))
        finger.cancel()
        #expect(screen.control.value == 50 && screen.events(editEvents).isEmpty && Clocks.areStopped)
    }

    @Test func onlyOneFingerMovesTheScale() {
        let screen = Screen.ofRuler()
        let (first, second) = (screen.finger(), screen.finger())
        first.press(at: screen.beside(0))
        second.press(at: screen.beside(80))
        second.move(to: screen.beside(-80))
        #expect(screen.control.value == 50)
        first.move(to: screen.beside(16))
        second.lift()
        #expect(screen.control.value == 48 && screen.control.isDragging)
        first.lift()
        screen.rest()
        #expect(screen.events(["begin", "end"]) == ["begin", "end"])
    }

    @Test func aScrollViewGetsWhatGoesAcrossTheScale() {
        let screen = Screen.ofRuler()
        let scroll = UIScrollView(frame: screen.window.bounds)
        scroll.contentSize = CGSize(width: 4000, height: 4000)
        screen.window.addSubview(scroll)
        scroll.addSubview(screen.control)
        for (direction, scrollsDown) in [(SliderDirection.right, true), (.up, false)] {
            screen.control.direction = direction
            screen.window.layoutIfNeeded()
            for isDown in [true, false] {
                let finger = screen.finger()
                finger.press(at: screen.beside(0))
                finger.move(to: isDown ? screen.point(164, 80) : screen.beside(60))
                #expect(finger.scrolls == (isDown == scrollsDown), "\(direction)")
                MediaTime.now += 1
                finger.lift()
                screen.rest()
            }
        }
    }

    // MARK: Flicks

    @Test func aFlickContinuesAndEndsOnceOnAStep() {
        let screen = Screen.ofRuler()
        screen.flick()
        let released = screen.control.value
        #expect(screen.control.isMoving && screen.control.isEditing && !screen.control.isDragging)
        #expect(Clocks.isRunning && screen.events(["begin", "end"]) == ["begin"])
        var offsets: [Double] = []
        while screen.control.isMoving, offsets.count < 1000 {
            CADisplayLink.showFrame()
            offsets.append(screen.offset(of: 0))
        }
        #expect(offsets.count > 30 && zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
        // A flick of 600 points a second continues for the distance of half a second.
        #expect(screen.control.value - released > 30 && screen.control.value == screen.control.value.rounded())
        #expect(screen.offset(of: screen.control.value) == 0)
        let events = screen.events(editEvents)
        #expect(events.filter { $0 == "end" }.count == 1 && events.last == "end" && events.count > 20)
        #expect(Clocks.areStopped && !screen.control.isEditing)
        CADisplayLink.showFrame()
        #expect(screen.events().isEmpty)
    }

    @Test func framesThatAreLateLeadToTheSameValue() {
        var ends: Set<Double> = []
        for frame in [1.0 / 120, 1.0 / 60, 0.3, 20] {
            let screen = Screen.ofRuler()
            screen.flick()
            var count = 0
            while screen.control.isMoving, count < 2000 {
                CADisplayLink.showFrame(after: frame)
                count += 1
            }
            ends.insert(screen.control.value)
            #expect(screen.events(["end"]) == ["end"] && Clocks.areStopped)
        }
        #expect(ends.count == 1)
    }

    @Test func theVelocityIsThatOfTheTouchesWheneverTheyAreHandled() {
        let screen = Screen.ofRuler()
        let finger = screen.finger()
        finger.press(at: screen.beside(50))
        MediaTime.now += 0.05
        finger.move(to: screen.beside(20))
        // The engine gets the time of the event, and later none.
        #expect(screen.control.scaleMotion.eventTime == nil)
        finger.lift()
        let motion = screen.control.ruler.motion
        #expect(motion?.start == MediaTime.now && motion?.isLive == true)
        screen.rest()
    }

    @Test func aFlickComesToRestSoonerWithAnotherRate() {
        var ends: [Double] = []
        for rate in [0.998, 0.99] {
            let screen = Screen.ofRuler()
            screen.control.decelerationRate = rate
            screen.flick()
            screen.rest()
            ends.append(screen.control.value)
        }
        #expect(ends[0] > ends[1] + 20)
    }

    @Test func aFlickLandsOnADetent() {
        let screen = Screen.ofRuler(step: 0)
        screen.flick()
        let natural = (screen.control.ruler.motion?.to ?? 0) * 100
        screen.control.value = 50
        screen.control.detents = [natural - 0.5]
        screen.flick()
        screen.rest()
        #expect(abs(screen.control.value - natural + 0.5) < 1e-9)
    }

    @Test func aTouchStopsTheScaleAndItsDragBelongsToTheSameEdit() {
        let screen = Screen.ofRuler()
        screen.flick()
        for _ in 0..<10 { CADisplayLink.showFrame() }
        _ = screen.events()
        let finger = screen.finger()
        finger.press(at: screen.beside(0))
        #expect(Clocks.areStopped && screen.control.isEditing && screen.events(editEvents).isEmpty)
        let position = screen.control.drawing.unwrappedFraction
        MediaTime.now += 1
        screen.control.setNeedsLayout()
        screen.window.layoutIfNeeded()
        #expect(screen.control.drawing.unwrappedFraction == position)
        finger.move(to: screen.beside(80))
        #expect(screen.events(editEvents) == ["changed"])
        MediaTime.now += 1
        finger.lift()
        screen.rest()
        #expect(screen.events(["begin", "end"]) == ["end"] && Clocks.areStopped)
    }

    @Test func withReducedMotionAFlickEndsAtOnce() {
        UIAccessibility.reducesMotion = true
        defer { UIAccessibility.reducesMotion = false }
        let screen = Screen.ofRuler()
        screen.flick()
        #expect(screen.control.value > 80 && screen.offset(of: screen.control.value) == 0)
        #expect(!screen.control.isMoving && !screen.control.isEditing && Clocks.areStopped)
        #expect(screen.events(["begin", "end"]) == ["begin", "end"])
        let finger = screen.finger()
        finger.press(at: screen.beside(-80))
        finger.lift()
        #expect(screen.offset(of: screen.control.value) == 0 && Clocks.areStopped)
    }

    /// What ends a motion.
    enum Stop: CaseIterable {
        case code, animatedCode, options, key, increment, typing, reset, disabling, locking, hiding, ignoringTouches
        case removal, cancel, otherWindow, hidingAround
    }

    @Test(arguments: Stop.allCases) func aFlickIsStoppedWithOneEnd(_ stop: Stop) {
        let screen = Screen.ofRuler(10)
        let control = screen.control
        let around = UIView(frame: screen.window.bounds)
        screen.window.addSubview(around)
        around.addSubview(control)
        control.resetsOnDoubleTap = true
        control.allowsTextEntry = true
        screen.window.layoutIfNeeded()
        if stop == .key { screen.window.focus(on: control.thumbViews[0]) }
        screen.flick()
        for _ in 0..<5 { CADisplayLink.showFrame() }
        let shown = control.value
        _ = screen.events(["begin", "changed"])
        #expect(Clocks.isRunning)
        switch stop {
        case .code: control.value = 3
        case .animatedCode: control.setValue(3, animated: true)
        case .options: control.maximumValue = 90
        case .key: _ = screen.window.pressKey(.keyboardRightArrow)
        case .increment: control.thumbViews[0].accessibilityIncrement()
        case .typing: control.enter(3)
        case .reset: _ = control.thumbViews[0].accessibilityCustomActions?.first.map { $0.actionHandler?($0) }
        case .disabling: control.isEnabled = false
        case .locking: control.isReadOnly = true
        case .hiding: control.isHidden = true
        case .ignoringTouches: control.isUserInteractionEnabled = false
        case .removal: control.removeFromSuperview()
        case .cancel: control.cancelDrags()
        case .otherWindow: UIWindow(frame: screen.window.bounds).addSubview(control)
        case .hidingAround:
            around.isHidden = true
            CADisplayLink.showFrame()
        }
        let value = control.value
        let expected: Double =
            switch stop {
            case .code, .animatedCode, .typing: 3
            case .key, .increment: shown + 1
            case .reset: 10
            default: shown
            }
        #expect(value == expected)
        screen.rest()
        #expect(control.value == value && !control.isEditing && Clocks.areStopped)
        #expect(screen.events(["begin", "end"]) == ["end"])
        screen.window.layoutIfNeeded()
        if control.window != nil { #expect(screen.offset(of: value) == 0) }
        screen.window.focus(on: nil)
    }

    @Test func theSameValueStopsNothing() {
        let screen = Screen.ofRuler()
        screen.flick()
        screen.control.value = screen.control.value
        #expect(Clocks.isRunning)
        screen.rest()
    }

    @Test func theClockEndsWithTheControl() {
        var screen: Screen<RulerSliderControl>? = .ofRuler()
        screen?.flick()
        weak let control = screen?.control
        #expect(Clocks.isRunning)
        screen = nil
        #expect(control == nil)
        CADisplayLink.showFrame()
        #expect(Clocks.areStopped)
    }

    @Test func whereChangesAreNotContinuousOneIsReportedAtRest() {
        let screen = Screen.ofRuler()
        screen.control.isContinuous = false
        screen.flick()
        screen.rest()
        #expect(screen.events(editEvents) == ["begin", "changed", "end"] && screen.control.value > 80)
    }

    @Test func stepsAndEndsPlayHapticsInPassing() {
        let screen = Screen.ofRuler(step: 10)
        screen.control.hasHaptics = true
        UIFeedbackGenerator.felt = []
        screen.flick(speed: 2000)
        screen.rest()
        #expect(screen.control.value == 100)
        #expect(UIFeedbackGenerator.felt == Array(repeating: "selection", count: 4) + ["impact"])
        UIFeedbackGenerator.felt = []
        screen.control.value = 50
        #expect(UIFeedbackGenerator.felt.isEmpty)
        screen.control.haptics = .ends
        screen.window.layoutIfNeeded()
        screen.flick(speed: 2000)
        screen.rest()
        #expect(UIFeedbackGenerator.felt == ["impact"])
    }

    // MARK: Without dragging

    @Test func aTapBesideTheMarkBringsThatValue() {
        let screen = Screen.ofRuler()
        let finger = screen.finger()
        finger.press(at: screen.beside(81))
        finger.lift()
        #expect(screen.control.value == 60 && screen.events(editEvents) == ["changed"])
        #expect(Clocks.isRunning && screen.offset(of: 50) == 0 && !screen.control.isEditing)
        screen.rest()
        #expect(screen.offset(of: 60) == 0 && Clocks.areStopped && screen.events().isEmpty)
    }

    @Test func aDoubleTapAtTheMarkResetsTheValue() {
        let screen = Screen.ofRuler(20)
        screen.control.resetsOnDoubleTap = true
        screen.control.configuration.resetValues = [40]
        screen.window.layoutIfNeeded()
        let finger = screen.finger()
        for taps in 1...2 {
            finger.taps = taps
            finger.press(at: screen.beside(0))
            finger.lift()
        }
        screen.rest()
        #expect(screen.control.value == 40 && screen.events(editEvents) == ["changed"])
        #expect(screen.control.model.resets(doubleTappedAt: SIMD2(150, 70)))
        #expect(!screen.control.model.resets(doubleTappedAt: SIMD2(100, 40)))
    }

    @Test func codeThatAsksForAnAnimationLetsTheScaleGlide() {
        let screen = Screen.ofRuler()
        screen.control.setValue(70, animated: true)
        #expect(screen.control.value == 70 && screen.offset(of: 50) == 0 && Clocks.isRunning)
        for _ in 0..<3 { CADisplayLink.showFrame() }
        #expect(screen.offset(of: 50) > 0 && screen.offset(of: 70) < 0)
        screen.rest()
        #expect(screen.offset(of: 70) == 0 && Clocks.areStopped)
        screen.control.value = 20
        #expect(screen.offset(of: 20) == 0 && Clocks.areStopped && screen.events().isEmpty)
        screen.control.value = .nan
        #expect(screen.control.value == 20)
    }

    @Test(arguments: UIWindow.KeyRoute.allCases) func keysMoveTheScale(_ route: UIWindow.KeyRoute) {
        let screen = Screen.ofRuler()
        screen.window.keyRoute = route
        screen.window.focus(on: screen.control.thumbViews[0])
        let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags, Double)] = [
            (.keyboardRightArrow, [], 51), (.keyboardUpArrow, [], 52), (.keyboardDownArrow, .shift, 42),
            (.keyboardLeftArrow, [], 41), (.keyboardPageUp, [], 51), (.keyboardHome, [], 0), (.keyboardEnd, [], 100),
        ]
        for (key, flags, value) in keys {
            #expect(!screen.window.pressKey(key, flags))
            #expect(screen.control.value == value, "\(key)")
        }
        #expect(screen.events(editEvents).count == keys.count && Clocks.isRunning)
        screen.rest()
        #expect(screen.offset(of: 100) == 0)
        screen.window.focus(on: nil)
    }

    @Test func aRulerHasTheOptionsOfItsKeysAndOfResetting() {
        let screen = Screen.ofRuler()
        let control = screen.control
        (control.arrowSteps, control.pageSteps, control.accessibilityStep) = (3, 20, 7)
        (control.forbiddenRanges, control.resetsOnDoubleTap, control.resetValues) = ([55...60], true, [40])
        screen.window.focus(on: control.thumbViews[0])
        let keys: [(UIKeyboardHIDUsage, Double)] = [
            (.keyboardRightArrow, 53), (.keyboardRightArrow, 60), (.keyboardPageDown, 36), (.keyboardDeleteForward, 40),
        ]
        for (key, value) in keys {
            _ = screen.window.pressKey(key)
            #expect(control.value == value, "\(key)")
        }
        control.thumbViews[0].accessibilityIncrement()
        #expect(control.value == 47)
        screen.rest()
        screen.window.focus(on: nil)
    }

    @Test func arrowsGoByTheScreen() {
        let screen = Screen.ofRuler()
        screen.window.focus(on: screen.control.thumbViews[0])
        let directions: [(SliderDirection, CGFloat, Double)] = [
            (.left, 0, 49), (.up, 0, 51), (.leading, 0, 49), (.down, 0, 51), (.left, 300, 49), (.right, 300, 51),
        ]
        for (direction, radius, value) in directions {
            screen.control.direction = direction
            screen.control.bendRadius = radius
            screen.control.value = 50
            screen.window.layoutIfNeeded()
            _ = screen.window.pressKey(.keyboardRightArrow)
            #expect(screen.control.value == value, "\(direction)")
        }
        screen.rest()
        screen.window.focus(on: nil)
    }

    @Test func theWheelTurnsTheScaleAnywhereInTheControl() {
        let screen = Screen.ofRuler()
        screen.control.respondsToScrollWheelOverThumbs = true
        #expect(screen.control.wheelRecognizer != nil)
        #expect(screen.control.part(under: CGPoint(x: 5, y: 5)) == .thumb(0))
        #expect(screen.control.part(under: CGPoint(x: -5, y: 5)) == nil)
        screen.control.handle(.wheel(3, thumb: 0))
        #expect(screen.control.value == 53)
        screen.rest()
    }

    @Test func digitsTypeTheValueOverTheMark() throws {
        let screen = Screen.ofRuler()
        screen.window.focus(on: screen.control.thumbViews[0])
        #expect(screen.window.pressKey(.keyboardA, typing: "7"))
        screen.control.allowsTextEntry = true
        screen.control.metrics.hasLabel = true
        screen.window.layoutIfNeeded()
        #expect(!screen.window.pressKey(.keyboardA, typing: "7"))
        let field = try #require(screen.control.valueField)
        screen.window.layoutIfNeeded()
        #expect(field.text == "7" && screen.control.shownText(of: .label(0)) == nil)
        #expect(screen.control.hitTest(field.center, with: nil) === field)
        field.type("3")
        field.pressReturn()
        #expect(screen.control.value == 73 && screen.control.valueField == nil)
        screen.rest()
        screen.window.focus(on: nil)
    }

    // MARK: Assistive technology

    @Test func theMarkIsOneAdjustableElementAsLargeAsTheControl() throws {
        let screen = Screen.ofRuler()
        screen.control.accessibilityLabel = "Weight"
        let elements = try #require(screen.control.accessibilityElements as? [UIView])
        let element = try #require(elements.first)
        #expect(elements.count == 1 && screen.control.accessibilityContainerType == .none)
        #expect(element.accessibilityLabel == "Weight" && element.accessibilityValue == "50")
        #expect(element.isAccessibilityElement && element.accessibilityTraits == .adjustable)
        #expect(element.accessibilityFrame == CGRect(x: 20, y: 100, width: 328, height: 80))
        let path = try #require(element.accessibilityPath)
        #expect(path.bounds == element.accessibilityFrame && path.cgPath == CGPath(rect: path.bounds, transform: nil))
        screen.control.valueFormatter = { "\(Int($0)) kg" }
        element.accessibilityIncrement()
        element.accessibilityIncrement()
        element.accessibilityDecrement()
        #expect(element.accessibilityValue == "51 kg")
        #expect(screen.events(editEvents) == ["changed", "changed", "changed"])
        screen.rest()
        element.accessibilityLabel = "Mass"
        #expect(element.accessibilityLabel == "Mass" && element.accessibilityCustomActions?.isEmpty == true)
        screen.control.isReadOnly = true
        #expect(element.accessibilityTraits == [])
        screen.control.isEnabled = false
        #expect(element.accessibilityTraits.contains(.notEnabled))
    }
}
