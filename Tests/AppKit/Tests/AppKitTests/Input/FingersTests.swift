@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersCore
import Testing

@testable import SlidersControls

/// Fingers on a touch display, which gesture recognizers alone get. What no page says is tried in every variant.
@MainActor @Suite(.serialized)
struct FingersTests {
    /// Made by the test itself, as tests of other suites may run between the test's initializer and the test.
    @MainActor
    private final class Made {
        lazy var screen = Screen(RangeSliderControl.make([20, 80]))
        lazy var list = {
            let list = ScrollGesture(target: nil, action: nil)
            screen.window.contentView?.addGestureRecognizer(list)
            return list
        }()
    }
    private let made = Made()
    private var screen: Screen<RangeSliderControl> { made.screen }
    private var control: RangeSliderControl { screen.control }
    /// The gesture of a list around the control.
    private var list: ScrollGesture { made.list }

    init() { (Fingers.emulation, Fingers.resetsLater) = (.withoutGesture, false) }

    /// A point of a value, or beside it, in the window.
    private func point(_ value: Double, dx: CGFloat = 0, dy: CGFloat = 0) -> CGPoint {
        let point = screen.point(of: value)
        return CGPoint(x: point.x + dx, y: point.y + dy)
    }

    private func press(_ value: Double, dx: CGFloat = 0) -> Finger {
        let finger = Finger(screen.window)
        finger.press(at: point(value, dx: dx))
        return finger
    }

    /// What no page says: how the mouse is emulated, and when a gesture is reset.
    nonisolated private static let directions = Fingers.Emulation.allCases.flatMap { [($0, false), ($0, true)] }

    private func go(_ distance: (emulation: Fingers.Emulation, resetsLater: Bool)) {
        (Fingers.emulation, Fingers.resetsLater) = distance
        control.respondsToScrollWheelOverThumbs = true
        _ = list
    }

    private var values: [Double] { control.values.map { $0.rounded() } }

    // MARK: One finger

    @Test(arguments: directions) func aDragMovesItsThumbOnce(_ distance: (Fingers.Emulation, Bool)) {
        go(distance)
        let finger = press(20)
        #expect(control.isDragging && control.values == [20, 80] && screen.events().isEmpty)
        for value in [30.0, 40] { finger.move(to: point(value)) }
        #expect(values == [40, 80] && screen.events().count == 2)
        finger.lift()
        #expect(values == [40, 80] && screen.events().count == 1 && !control.isDragging)
        #expect(list.distance == 0 && screen.window.scrolled == 0, "nothing scrolls")
        screen.mouse.move(to: point(40))
        screen.mouse.scroll(y: 1)
        #expect(values == [41, 80], "the wheel turns again")
    }

    @Test(arguments: directions) func aTapOnTheTrackBringsAThumbOnce(_ distance: (Fingers.Emulation, Bool)) {
        go(distance)
        let finger = press(5)
        #expect(control.values == [20, 80] && !control.isDragging, "it waits")
        finger.lift()
        #expect(values == [5, 80] && screen.events().count == 1 && !control.isDragging)
        MediaTime.now += 1
        screen.drag(from: 5)
        #expect(screen.events().isEmpty && values == [5, 80])
        screen.drag(from: 5, to: 10)
        #expect(values == [10, 80], "the mouse works as before")
    }

    @Test(arguments: directions) func aSwipeAcrossScrollsAListAndChangesNothing(_ distance: (Fingers.Emulation, Bool)) {
        go(distance)
        for start in [5.0, 20] {
            let finger = press(start)
            for dy in stride(from: 4.0, through: 40, by: 4) { finger.move(to: point(start, dx: 1, dy: dy)) }
            #expect(list.distance > 10 && !control.isDragging && control.values == [20, 80])
            finger.lift()
            #expect(control.values == [20, 80] && list.state == .possible)
        }
    }

    @Test func aListScrollsFromAThumbUntilTheFingerMovesItOrRests() async {
        go((.never, false))
        let finger = press(20)
        finger.move(to: point(20, dx: 1, dy: 0.5))
        #expect(control.touchRecognizer?.state == .possible, "a jitter")
        while control.touchRecognizer?.state == .possible { await Task.yield() }
        for dy in [8.0, 16, 24] { finger.move(to: point(20, dx: 1, dy: dy)) }
        #expect(list.distance == 0 && control.isDragging)
        finger.lift()
        #expect(control.touchRecognizer?.isCancellableByScrollGesture == true)
    }

    @Test func aFingerThatRestsOnTheTrackBringsAThumbAndScrollsNoMore() async {
        go((.never, false))
        let finger = press(5)
        while control.touchRecognizer?.state == .possible { await Task.yield() }
        for dy in [8.0, 16, 24] { finger.move(to: point(5, dy: dy)) }
        #expect(values == [5, 80] && list.distance == 0 && control.isDragging)
        finger.lift()
    }

    @Test func aScrollThatBeganWithAWaitingFingerTurnsNothing() {
        go((.always, false))
        control.respondsToScrollWheel = true
        screen.focus(0)
        let finger = press(5)
        for dy in stride(from: 4.0, through: 40, by: 4) { finger.move(to: point(5, dy: dy)) }
        finger.lift()
        #expect(control.values == [20, 80] && screen.window.scrolled != 0, "what is around scrolls")
    }

    @Test func aDragIsNotTheFirstOfTwoTaps() {
        let finger = press(20)
        finger.move(to: point(30))
        finger.move(to: point(20))
        finger.lift()
        control.resetsOnDoubleTap = true
        control.resetValues = [50, 60]
        press(20).lift()
        #expect(control.values == [20, 80])
        press(20).lift()
        #expect(control.values == [50, 80])
    }

    @Test func aFingerHasTheTargetsOfFingers() {
        screen.mouse.press(at: point(20, dx: 20))
        #expect(control.isHeld(thumb: 0) && control.isHeld(thumb: 1), "the mouse holds the span")
        screen.mouse.lift()
        let finger = press(20, dx: 20)
        #expect(control.isHeld(thumb: 0) && !control.isHeld(thumb: 1))
        finger.move(to: point(30, dx: 20))
        finger.lift()
        #expect(values == [30, 80] && control.targetSize == 20)
    }

    @Test func shiftMovesFinely() {
        control.hasFineControl = true
        let finger = press(20)
        finger.flags = .shift
        finger.move(to: point(40))
        finger.lift()
        #expect(values == [25, 80])
    }

    @Test func theGestureSaysWhereItsFingerIs() throws {
        let recognizer = try #require(control.touchRecognizer)
        #expect(recognizer.location(in: nil) == .zero && recognizer.allowedTouchTypes == .direct)
        let finger = press(20)
        finger.move(to: point(40))
        #expect(recognizer.location(in: nil) == point(40))
        #expect(recognizer.location(in: control) == control.point(forValue: 40))
        finger.lift()
    }

    // MARK: Several

    @Test func twoFingersHoldTwoThumbsAndOneThumbHasOneFinger() {
        let (first, second, third) = (press(20), press(80), press(80))
        first.move(to: point(30))
        second.move(to: point(70))
        third.move(to: point(50))
        #expect(values == [30, 70])
        for finger in [third, first] { finger.lift() }
        #expect(control.isHeld(thumb: 1) && !control.isHeld(thumb: 0))
        second.move(to: point(60))
        second.lift()
        #expect(values == [30, 60] && !control.isDragging)
    }

    @Test func aFingerAndTheMouseHoldTwoThumbsAndNotOne() {
        let finger = press(20)
        screen.drag(from: 80, to: 70, lifts: false)
        finger.move(to: point(30))
        #expect(values == [30, 70])
        screen.mouse.lift()
        #expect(control.isHeld(thumb: 0) && !control.isHeld(thumb: 1))
        screen.drag(from: 30, to: 50)
        #expect(values == [30, 70] && control.isHeld(thumb: 0))
        finger.lift()
        #expect(!control.isDragging)
    }

    @Test func aFingerThatHoldsNothingKeepsNobodyFromHolding() {
        control.pressTarget = .thumb
        let (idle, finger) = (press(50), press(20))
        finger.move(to: point(30))
        finger.lift()
        idle.lift()
        #expect(values == [30, 80] && !control.isDragging)
        control.isEnabled = false
        let other = press(30)
        other.move(to: point(40))
        other.lift()
        #expect(values == [30, 80])
    }

    // MARK: Ends that don't come

    @Test func theGestureIsOverWhenTheAppHearsOfTheEnd() {
        let finger = press(20)
        finger.move(to: point(40))
        var states: [NSGestureRecognizer.State?] = []
        NSApplication.performer = { [control] _, _, _ in
            states.append(control.touchRecognizer?.state)
            return true
        }
        finger.lift()
        #expect(states == [.possible])
    }

    /// What ends a drag of the first thumb without a release.
    private enum End: CaseIterable {
        case cancel, escape, removal, hiding, vanishing, otherGesture
    }

    @Test(arguments: [false, true]) func nothingStaysHeld(_ resetsLater: Bool) {
        for end in End.allCases {
            go((.withoutGesture, resetsLater))
            control.values = [20, 80]
            let finger = press(20)
            finger.move(to: point(40))
            #expect(values == [40, 80] && control.isDragging)
            switch end {
            case .cancel: finger.cancel()
            case .escape: #expect(screen.window.pressKey("\u{1B}"))
            case .removal:
                control.removeFromSuperview()
                screen.window.contentView?.addSubview(control)
            case .hiding:
                control.isHidden = true
                control.isHidden = false
            case .vanishing:
                finger.vanish()
                press(80).lift()
            case .otherGesture:
                control.touchRecognizer?.isEnabled = false
                Fingers.turn()
            }
            #expect(!control.isDragging && control.values == [20, 80], "\(end)")
            finger.move(to: point(60))
            finger.lift()
            #expect(control.values == [20, 80] && control.pointers.trackedPointers.isEmpty, "\(end)")
            #expect(control.pointers.escapeMonitor == nil && !screen.window.pressKey("\u{1B}"), "\(end)")
            control.touchRecognizer?.isEnabled = true
            let next = press(20)
            next.move(to: point(30))
            next.lift()
            #expect(values == [30, 80] && control.touchRecognizer?.state == .possible, "\(end)")
        }
    }

    @Test func anActionMayRemoveTheControl() {
        NSApplication.performer = { [control] _, _, _ in
            control.removeFromSuperview()
            return true
        }
        for start in [20.0, 5] {
            screen.window.contentView?.addSubview(control)
            control.values = [20, 80]
            let finger = press(start)
            for value in [10.0, 30] { finger.move(to: point(value)) }
            finger.lift()
            #expect(control.values == [20, 80] && control.pointers.trackedPointers.isEmpty)
        }
    }

    @Test func anArchiveGivesOneRecognizer() throws {
        let copy = RangeSliderControl(frame: control.frame)
        copy.addViews()
        #expect(copy.gestureRecognizers.count == 1 && copy.touchRecognizer === copy.gestureRecognizers[0])
    }
}
