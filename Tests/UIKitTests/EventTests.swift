import Testing
@testable import SlidersUIKit
@_spi(Double) import UIKit

@MainActor @Suite(.serialized)
struct EventTests {
    @Test func continuousOffSendsOneChangeBeforeTheEnd() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.control.isContinuous = false
        screen.drag(from: 20, to: 30, 40, 50)
        #expect(screen.events(["begin", "changed", "primary", "end"]) == ["begin", "changed", "primary", "end"])
        #expect(screen.control.values == [50, 80])
    }

    @Test func anActionForBothEventsIsSentOnce() {
        let screen = Screen(RangeSlider.make([20, 80]))
        var count = 0
        screen.control.addAction(UIAction { _ in count += 1 }, for: [.valueChanged, .primaryActionTriggered])
        screen.drag(from: 20, to: 30, 40)
        #expect(count == 2)
    }

    @Test func thePrimaryActionIsGivenWhereItIsMade() {
        var values: [Double] = []
        let slider = RangeSlider(frame: .zero, primaryAction: UIAction { values = ($0.sender as? RangeSlider)?.values ?? [] })
        slider.values = [0.2, 0.8]
        let screen = Screen(slider)
        #expect(values.isEmpty)
        screen.drag(from: 0.2, to: 0.5)
        #expect(values == slider.values && abs(values[0] - 0.5) < 1e-9)
    }

    @Test func targetsHearToo() {
        let screen = Screen(RangeSlider.make([20, 80]))
        var heard: [Selector] = []
        UIControl.performer = { selector, _, _ in heard.append(selector) }
        defer { UIControl.performer = nil }
        screen.control.addTarget(screen, action: Selector("changed:"), for: .valueChanged)
        screen.drag(from: 20, to: 30, 30, 40)
        #expect(heard == [Selector("changed:"), Selector("changed:")])
    }

    @Test func overshootIsReadAndReset() {
        let screen = Screen(RangeSlider.make([20, 80]))
        let finger = screen.finger(), start = screen.point(of: 20)
        finger.press(at: start)
        finger.move(to: CGPoint(x: start.x - 90, y: start.y))
        #expect(screen.control.values[0] == 0 && abs(screen.control.overshoot + 10) < 1e-9)
        #expect(abs(screen.control.takeOvershoot() + 10) < 1e-9)
        #expect(screen.control.takeOvershoot() == 0)
        finger.lift()
        #expect(screen.control.overshoot == 0)
    }

    @Test func aStreamTellsEachChangeAndEndsWithTheControl() async {
        var screen: Screen? = Screen(RangeSlider.make([20, 80]))
        var other = screen?.control.changes().makeAsyncIterator()
        let stream = screen?.control.changes()
        screen?.drag(from: 20, to: 30, 35)
        screen?.control.values = [0, 100]
        screen?.control.removeFromSuperview()
        screen = nil
        var changes: [SliderChange] = []
        if let stream { for await change in stream { changes.append(change) } }
        #expect(changes.map(\.values) == [[30, 80], [35, 80]])
        #expect(changes.allSatisfy { $0.thumbs == [0] && $0.reason == .pointer })
        let first = await other?.next()
        #expect(first?.values == [30, 80])
    }

    // MARK: Delegate

    private final class Listener: SliderControlDelegate {
        var log: [String] = []
        var decision = SliderDecision.accept

        var grips: [Grip] = []
        var onBegin: (SliderControl) -> Void = { _ in }
        var onChange: (SliderControl) -> Void = { _ in }

        func sliderControl(_ control: SliderControl, willBeginDragging grip: Grip) {
            log.append("begin")
            grips.append(grip)
            onBegin(control)
        }
        func sliderControl(_ control: SliderControl, mayChangeTo values: [Double], reason: Reason) -> SliderDecision {
            log.append("may \(values)")
            onChange(control)
            return decision
        }
        func sliderControl(_ control: SliderControl, didChange thumbs: [Int], reason: Reason) {
            log.append("did \(thumbs) \(reason)")
            self.thumbs.append(thumbs)
        }
        var thumbs: [[Int]] = []
        func sliderControl(_ control: SliderControl, didOvershoot grip: Grip) { log.append("overshot") }
        func sliderControl(_ control: SliderControl, didEndDragging grip: Grip, isCancelled: Bool) {
            log.append("end \(isCancelled)")
            grips.append(grip)
        }
    }

    @Test func theDelegateHearsInOrder() {
        let screen = Screen(RangeSlider.make([20, 80])), listener = Listener()
        screen.control.delegate = listener
        screen.drag(from: 20, to: 30)
        #expect(listener.log == ["begin", "may [30.0, 80.0]", "did [0] pointer", "end false"])
    }

    @Test func theDelegateDropsAndAdjusts() {
        let screen = Screen(RangeSlider.make([20, 80])), listener = Listener()
        screen.control.delegate = listener
        listener.decision = .drop
        screen.drag(from: 20, to: 30)
        #expect(screen.control.values == [20, 80])
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "end"])
        listener.decision = .adjust([0, 100])
        screen.drag(from: 20, to: 30)
        #expect(screen.control.values == [0, 100])
    }

    @Test func aThumbThatCrossesAtOnceBeginsAtItsNewRank() {
        let screen = Screen(RangeSlider.make([20, 30])), listener = Listener()
        screen.control.collision = .cross
        screen.control.delegate = listener
        screen.drag(from: 20, to: 50)
        #expect(screen.control.values == [30, 50] && listener.grips == [.thumb(1), .thumb(1)])
        #expect(listener.log.last == "end false")
    }

    @Test(arguments: [SliderDecision.drop, .adjust([25, 30])])
    func aThumbThatMayNotCrossBeginsAndEndsWhereItIs(_ decision: SliderDecision) {
        let screen = Screen(RangeSlider.make([20, 30])), listener = Listener()
        screen.control.collision = .cross
        (screen.control.delegate, listener.decision) = (listener, decision)
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 50))
        #expect(screen.control.isHeld(0) && !screen.control.isHeld(1))
        finger.lift()
        #expect(listener.grips == [.thumb(0), .thumb(0)])
        #expect(listener.log.prefix(2) == ["may [30.0, 50.0]", "begin"] && listener.log.last == "end false")
    }

    @Test func aDelegateMayDisableTheControlWhenADragBegins() {
        let screen = Screen(RangeSlider.make([20, 80])), listener = Listener()
        screen.control.delegate = listener
        listener.onBegin = { $0.isEnabled = false }
        screen.drag(from: 20, to: 30, 40)
        #expect(listener.log == ["begin", "end true"])
        #expect(screen.control.values == [20, 80])
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "end"] && !screen.control.isDragging)
    }

    @Test func aDelegateMayDisableTheControlWhenItIsAsked() {
        let screen = Screen(RangeSlider.make([20, 80])), listener = Listener()
        screen.control.delegate = listener
        listener.onChange = { $0.isEnabled = false }
        screen.drag(from: 20, to: 30, 40)
        #expect(listener.log == ["begin", "may [30.0, 80.0]", "end true"])
        #expect(screen.control.values == [20, 80])
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "end"] && !screen.control.isDragging)
        listener.onChange = { _ in }
        screen.control.isEnabled = true
        screen.drag(from: 20, to: 30)
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "changed", "end"])
    }

    @Test func aDelegateMaySetValuesWhenADragBegins() {
        let screen = Screen(RangeSlider.make([20, 80])), listener = Listener()
        screen.control.delegate = listener
        listener.onBegin = { $0.values = [0, 50] }
        screen.drag(from: 20, to: 30, 40)
        #expect(screen.control.values == [40, 50])
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "changed", "end"] && listener.log.last == "end false")
    }

    // MARK: In the middle of a report

    @Test(arguments: [UIControl.Event.editingDidBegin, .valueChanged]) func aDragThatAnActionEndsTellsNothingMore(_ event: UIControl.Event) async {
        let screen = Screen(RangeSlider.make([20, 80])), listener = Listener()
        var changes = screen.control.changes().makeAsyncIterator()
        screen.control.delegate = listener
        screen.control.addAction(UIAction { ($0.sender as? SliderControl)?.isEnabled = false }, for: event)
        screen.drag(from: 20, to: 30, 40)
        #expect(listener.log.filter { !$0.hasPrefix("may") } == ["begin", "did [0] cancel", "end true"])
        #expect(screen.control.values == [20, 80])
        let first = await changes.next()
        #expect(first?.reason == .cancel)
        screen.control.isEnabled = true
        #expect(screen.control.isEnabled && screen.control.configuration.isEnabled)
    }

    @Test func aDragThatADelegateEndsWhenItIsAskedToCrossBeganBefore() {
        let screen = Screen(RangeSlider.make([20, 25])), listener = Listener()
        screen.control.collision = .cross
        screen.control.delegate = listener
        listener.onChange = { $0.isEnabled = false }
        screen.drag(from: 20, to: 30)
        #expect(listener.log == ["may [25.0, 30.0]", "begin", "end true"] && listener.grips == [.thumb(0), .thumb(0)])
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "end"])
    }

    @Test func whatADelegateEntersWhenADragBeginsIsToldAfterTheBeginning() {
        let screen = Screen(RangeSlider.make([20, 80])), listener = Listener()
        screen.control.delegate = listener
        listener.onBegin = { $0.enter(60, for: 1) }
        screen.drag(from: 20, to: 30, 40)
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "changed", "changed", "end"])
        #expect(screen.control.values == [40, 60] && listener.thumbs == [[1], [0]])
    }

    @Test func thumbsThatAnActionTookAwayAreNotTold() {
        let screen = Screen(RangeSlider.make([20, 80])), listener = Listener()
        screen.control.delegate = listener
        screen.control.addAction(UIAction { ($0.sender as? SliderControl)?.values = [50] }, for: .valueChanged)
        screen.control.enter(70, for: 1)
        #expect(listener.thumbs == [[]] && screen.control.values == [50])
    }

    @Test func optionsSetWhenACancelledDragEndsStay() {
        let screen = Screen(RangeSlider.make([20, 80])), control = screen.control
        control.addAction(UIAction { _ in (control.isEnabled, control.minimumSpan) = (true, 10) }, for: .editingDidEnd)
        screen.drag(from: 20, to: 30, lifts: false)
        control.isEnabled = false
        #expect(control.isEnabled && control.configuration.isEnabled && control.minimumSpan == 10)
        screen.drag(from: 20, to: 30)
        #expect(control.values == [30, 80])
    }
}
