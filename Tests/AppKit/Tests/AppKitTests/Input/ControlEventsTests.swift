@_spi(Double) import AppKit
import Testing

@testable import SlidersControls

/// Targets that an app adds for events.
@MainActor @Suite(.serialized)
struct ControlEventsTests {
    /// Made by the test itself, as tests of other suites may run between the test's initializer and the test.
    @MainActor
    private final class Made {
        let log: Log
        init(_ log: Log) { self.log = log }
        lazy var screen = {
            let screen = Screen(RangeSliderControl.make([20, 80]))
            NSApplication.performer = { [log] action, target, _ in
                let name = (target as? Target)?.name ?? (target == nil ? "nobody" : "its target")
                log.lines.append("\(name) \(action.name)")
                log.onAction(action.name)
                return true
            }
            (screen.control.target, screen.control.action) = (nil, nil)
            return screen
        }()
    }
    private let made: Made
    private var screen: Screen<RangeSliderControl> { made.screen }
    private var control: RangeSliderControl { screen.control }

    /// Writes down the actions that are sent to it.
    private final class Target: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
    }
    private final class Log {
        var lines: [String] = []
        var onAction: (String) -> Void = { _ in }
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }
    private let log = Log()
    private let target = Target("a")

    init() { made = Made(log) }

    private func add(_ target: Target?, _ action: String, _ events: NSControl.Events) {
        control.addTarget(target, action: NSSelectorFromString(action), for: events)
    }
    private func remove(_ target: Target?, _ action: String?, _ events: NSControl.Events = .allEvents) {
        control.removeTarget(target, action: action.map { NSSelectorFromString($0) }, for: events)
    }

    // MARK: Which

    private static let all: [(String, NSControl.Events)] = [
        ("began", .trackingBegan), ("repeated", .trackingRepeated), ("inside", .trackingInside),
        ("outside", .trackingOutside), ("entered", .trackingEntered), ("exited", .trackingExited),
        ("endedInside", .trackingEndedInside), ("endedOutside", .trackingEndedOutside),
        ("cancelled", .trackingCancelled), ("changed", .valueChanged), ("primary", .primaryActionTriggered),
    ]

    private func addAll() { for (name, event) in Self.all { add(target, name, event) } }
    private func names() -> [String] { log.take().map { String($0.dropFirst(2)) } }

    @Test func aDragSendsEachChangeAndTheEventsOfTracking() {
        addAll()
        screen.mouse.press(at: screen.point(of: 20))
        #expect(names() == ["began"])
        screen.mouse.drag(to: screen.point(of: 40))
        #expect(names() == ["changed", "primary", "inside"])
        screen.mouse.drag(to: CGPoint(x: screen.point(of: 40).x, y: 700))
        #expect(names() == ["outside", "exited"])
        screen.mouse.drag(to: screen.point(of: 30))
        #expect(names() == ["changed", "primary", "inside", "entered"])
        screen.mouse.lift()
        #expect(names() == ["endedInside"])
        screen.mouse.clicks = 2
        screen.mouse.press(at: screen.point(of: 30))
        screen.mouse.drag(to: CGPoint(x: 0, y: 700))
        screen.mouse.lift()
        #expect(names() == ["began", "repeated", "changed", "primary", "outside", "exited", "endedOutside"])
        screen.mouse.clicks = 1
        screen.mouse.press(at: screen.point(of: 80))
        screen.mouse.cancel()
        #expect(names() == ["began", "cancelled"])
    }

    @Test func allPointersTogetherBeginAndEndOnce() {
        addAll()
        let (first, second) = (Finger(screen.window), Finger(screen.window))
        first.press(at: screen.point(of: 20))
        second.press(at: screen.point(of: 80))
        first.move(to: CGPoint(x: screen.point(of: 20).x, y: 700))
        #expect(names() == ["began", "inside"], "one of them is inside")
        second.move(to: CGPoint(x: screen.point(of: 80).x, y: 700))
        #expect(names() == ["outside", "exited"])
        first.lift()
        second.cancel()
        #expect(names() == ["cancelled"])
    }

    @Test func eachBeginningHasAnEnd() {
        addAll()
        screen.drag(from: 20, to: 30, lifts: false)
        control.removeFromSuperview()
        #expect(names().filter { !["changed", "primary", "inside"].contains($0) } == ["began", "cancelled"])
        screen.mouse.lift()
        #expect(names().isEmpty)
        screen.window.contentView?.addSubview(control)
        screen.drag(from: 20, to: 30, lifts: false)
        #expect(screen.window.pressKey("\u{1B}"))
        screen.mouse.drag(to: screen.point(of: 40))
        screen.mouse.lift()
        #expect(names().filter { !["changed", "primary", "inside"].contains($0) } == ["began", "endedInside"])
        screen.drag(from: 30, to: 35, lifts: false)
        control.isHidden = true
        #expect(names().filter { !["changed", "primary", "inside"].contains($0) } == ["began", "cancelled"])
        screen.mouse.lift()
        control.isHidden = false
        #expect(names().isEmpty)
        control.pressTarget = .thumb
        screen.drag(from: 50, to: 60)
        #expect(names().isEmpty, "a press that holds nothing")
    }

    @Test func trackingBeginsBeforeThePressChangesAValue() {
        addAll()
        screen.mouse.press(at: screen.point(of: 5))
        #expect(names() == ["began", "changed", "primary"])
        screen.mouse.lift()
        #expect(names() == ["endedInside"])
        log.onAction = { if $0 == "began" { control.isEnabled = false } }
        screen.mouse.press(at: screen.point(of: 50))
        screen.mouse.lift()
        #expect(names() == ["began", "cancelled"], "an app that disables the control")
    }

    @Test func whateverChangesAValueSendsItAndCodeDoesNot() {
        addAll()
        control.step = 1
        screen.focus(0)
        screen.window.pressKey(.rightArrow)
        #expect(names() == ["changed", "primary"])
        _ = control.thumbViews[1].accessibilityPerformDecrement()
        #expect(names() == ["changed", "primary"])
        control.values = [40, 60]
        #expect(names().isEmpty)
        control.sendAction(on: .leftMouseUp)
        screen.drag(from: 40, to: 45, 50)
        #expect(names().filter { $0 == "changed" }.count == 2, "the mask is that of the action")
        control.isContinuous = false
        screen.drag(from: 50, to: 45, 40)
        #expect(names().filter { $0 == "changed" }.count == 1)
    }

    // MARK: To whom

    private func change() { screen.drag(from: control.values[0], to: control.values[0] + 1) }

    @Test func theSameIsAddedOnceAndOthersComeInOrder() {
        let other = Target("b")
        add(target, "one:", .valueChanged)
        add(other, "one:", .allEvents)
        add(target, "two", [.valueChanged, .primaryActionTriggered])
        add(target, "one:", .primaryActionTriggered)
        add(target, "one:", .valueChanged)
        screen.focus(0)
        control.step = 1
        screen.window.pressKey(.rightArrow)
        #expect(log.take() == ["a one:", "b one:", "a two"])
    }

    @Test func theActionAndTheTargetOfTheControlStay() {
        let own = Target("own")
        (control.target, control.action) = (own, NSSelectorFromString("own"))
        add(target, "one:", .valueChanged)
        change()
        #expect(log.take() == ["own own", "a one:", "own own"], "the release sends the action, too")
    }

    @Test func whatIsRemovedGetsNothing() {
        let other = Target("b")
        for target in [target, other] { for action in ["one:", "two"] { add(target, action, .valueChanged) } }
        remove(target, "one:")
        change()
        #expect(log.take() == ["a two", "b one:", "b two"])
        remove(target, nil)
        remove(other, "two", .trackingBegan)
        change()
        #expect(log.take() == ["b one:", "b two"])
        remove(nil, "one:", [.valueChanged, .primaryActionTriggered])
        change()
        #expect(log.take() == ["b two"])
        remove(nil, nil)
        remove(other, "never")
        change()
        #expect(log.take().isEmpty)
    }

    @Test func aTargetThatIsGoneGetsNothingAndIsNotKept() {
        var gone: Target? = Target("gone")
        weak let weakly = gone
        add(gone, "one:", .valueChanged)
        gone = nil
        #expect(weakly == nil)
        change()
        #expect(log.take().isEmpty)
        control.addTarget("a string", action: NSSelectorFromString("one:"), for: .valueChanged)
        change()
        #expect(log.take().isEmpty, "a value is gone at once")
    }

    @Test func withoutATargetTheActionGoesUpTheResponderChain() {
        add(nil, "one:", .valueChanged)
        change()
        #expect(log.take() == ["nobody one:"])
        remove(nil, nil)
        change()
        #expect(log.take().isEmpty)
    }

    @Test func anActionMayTakeTheEvent() {
        var events: [NSEvent.EventType?] = []
        Selector.performer = { [log] action, target, sender, event in
            log.lines.append("\((target as? Target)?.name ?? "?") \(action.name)")
            #expect(sender is RangeSliderControl)
            events.append((event as? NSEvent)?.type)
        }
        add(target, "one:for:", .valueChanged)
        change()
        #expect(log.take() == ["a one:for:"] && events == [.leftMouseDragged])
        let finger = Finger(screen.window)
        finger.press(at: screen.point(of: 80))
        finger.move(to: screen.point(of: 70))
        finger.lift()
        #expect(log.take() == ["a one:for:"] && events.last == .directTouch)
        Selector.answers = { _, _ in false }
        change()
        Selector.answers = nil
        #expect(log.take().isEmpty, "a target without the method")
        NSApplication.responder = { [target] _ in target }
        remove(nil, nil)
        add(nil, "two:for:", .valueChanged)
        change()
        #expect(log.take() == ["a two:for:"])
    }

    @Test func anActionMayRemoveItselfAndOthers() {
        add(target, "one:", .valueChanged)
        add(target, "two", .valueChanged)
        log.onAction = { if $0 == "one:" { remove(nil, nil) } }
        change()
        #expect(log.take() == ["a one:"])
        change()
        #expect(log.take().isEmpty)
    }
}
