import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// What the delegate is asked and gets, and what it may do meanwhile.
@MainActor @Suite(.serialized)
struct ReportingTests {
    private final class Listener: SliderControlDelegate {
        var log: [String] = []
        var decision = SliderDecision.accept

        var grips: [SliderGrip] = []
        var onBegin: (SliderControl) -> Void = { _ in }
        var onChange: (SliderControl) -> Void = { _ in }

        func sliderControl(_ control: BaseSliderControl, willBeginEditing grip: SliderGrip) {
            log.append("begin")
            grips.append(grip)
            (control as? SliderControl).map(onBegin)
        }
        func sliderControl(_ control: BaseSliderControl, willChangeTo values: [Double], reason: SliderChangeReason)
            -> SliderDecision
        {
            log.append("may \(values)")
            (control as? SliderControl).map(onChange)
            return decision
        }
        func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
            log.append("did \(thumbs) \(reason)")
            self.thumbs.append(thumbs)
        }
        var thumbs: [[Int]] = []
        func sliderControl(_ control: BaseSliderControl, didOvershoot grip: SliderGrip) { log.append("overshot") }
        func sliderControl(_ control: BaseSliderControl, didEndEditing grip: SliderGrip, isCancelled: Bool) {
            log.append("end \(isCancelled)")
            grips.append(grip)
        }
    }

    @Test func theDelegateIsCalledInOrder() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let listener = Listener()
        screen.control.delegate = listener
        screen.drag(from: 20, to: 30)
        #expect(listener.log == ["begin", "may [30.0, 80.0]", "did [0] pointer", "end false"])
    }

    @Test func theDelegateIsNotAskedAboutMovementsThatChangeNoValue() {
        let clock = CircularSliderControl.make([20, 80])
        clock.wraps = true
        clock.step = 10
        clock.pressTarget = .span
        let screen = Screen(clock, height: 328)
        let listener = Listener()
        screen.control.delegate = listener
        screen.drag(from: 50, to: 52, 54)
        screen.drag(from: 20, to: 22, 24)
        #expect(listener.log == ["begin", "end false", "begin", "end false"])
    }

    @Test func theDelegateDropsAndAdjusts() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let listener = Listener()
        screen.control.delegate = listener
        listener.decision = .reject
        screen.drag(from: 20, to: 30)
        #expect(screen.control.values == [20, 80])
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "end"])
        listener.decision = .adjust([0, 100])
        screen.drag(from: 20, to: 30)
        #expect(screen.control.values == [0, 100])
    }

    @Test func aThumbThatCrossesAtOnceBeginsAtItsNewIndex() {
        let screen = Screen(RangeSliderControl.make([20, 30]))
        let listener = Listener()
        screen.control.collision = .cross
        screen.control.delegate = listener
        screen.drag(from: 20, to: 50)
        #expect(screen.control.values == [30, 50] && listener.grips == [.thumb(1), .thumb(1)])
        #expect(listener.log.last == "end false")
    }

    @Test(arguments: [SliderDecision.reject, .adjust([25, 30])])
    func aThumbThatMayNotCrossBeginsAndEndsWhereItIs(_ decision: SliderDecision) {
        let screen = Screen(RangeSliderControl.make([20, 30]))
        let listener = Listener()
        screen.control.collision = .cross
        (screen.control.delegate, listener.decision) = (listener, decision)
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 50))
        #expect(screen.control.isHeld(thumb: 0) && !screen.control.isHeld(thumb: 1))
        finger.lift()
        #expect(listener.grips == [.thumb(0), .thumb(0)])
        #expect(listener.log.prefix(2) == ["may [30.0, 50.0]", "begin"] && listener.log.last == "end false")
    }

    @Test func aDelegateMayDisableTheControlWhenADragBegins() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let listener = Listener()
        screen.control.delegate = listener
        listener.onBegin = { $0.isEnabled = false }
        screen.drag(from: 20, to: 30, 40)
        #expect(listener.log == ["begin", "end false"])
        #expect(screen.control.values == [20, 80])
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "end"] && !screen.control.isDragging)
    }

    @Test func anActionMayDisableTheControlWhenADragBegins() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.addAction(
            UIAction { [unowned control = screen.control] _ in control.isEnabled = false }, for: .editingDidBegin)
        screen.drag(from: 20, to: 30, 40)
        #expect(screen.control.values == [30, 80])
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "changed", "end"])
    }

    @Test func aDelegateMayDisableTheControlWhenItIsAsked() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let listener = Listener()
        screen.control.delegate = listener
        listener.onChange = { $0.isEnabled = false }
        screen.drag(from: 20, to: 30, 40)
        #expect(listener.log == ["begin", "may [30.0, 80.0]", "end false"])
        #expect(screen.control.values == [20, 80])
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "end"] && !screen.control.isDragging)
        listener.onChange = { _ in }
        screen.control.isEnabled = true
        screen.drag(from: 20, to: 30)
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "changed", "end"])
    }

    @Test func aDelegateMaySetValuesWhenADragBegins() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let listener = Listener()
        screen.control.delegate = listener
        listener.onBegin = { $0.values = [0, 50] }
        screen.drag(from: 20, to: 30, 40)
        #expect(screen.control.values == [40, 50])
        #expect(
            screen.events(["begin", "changed", "end"]) == ["begin", "changed", "end"]
                && listener.log.last == "end false")
    }

    @Test func aDragThatAnActionEndsReportsItsValues() async {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let listener = Listener()
        var changes = screen.control.changes().makeAsyncIterator()
        screen.control.delegate = listener
        screen.control.addAction(UIAction { ($0.sender as? SliderControl)?.isEnabled = false }, for: .valueChanged)
        screen.drag(from: 20, to: 30, 40)
        #expect(listener.log.filter { !$0.hasPrefix("may") } == ["begin", "end false", "did [0] pointer"])
        #expect(screen.control.values == [30, 80])
        let first = await changes.next()
        #expect(first?.reason == .pointer)
        screen.control.isEnabled = true
        #expect(screen.control.isEnabled && screen.control.configuration.isEnabled)
    }

    @Test(arguments: [UIControl.Event.editingDidBegin, .valueChanged])
    func aDragThatAnActionCancelsReportsNothingMore(_ event: UIControl.Event) {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let listener = Listener()
        screen.control.delegate = listener
        screen.control.addAction(UIAction { ($0.sender as? SliderControl)?.cancelDrags() }, for: event)
        screen.drag(from: 20, to: 30, 40)
        #expect(listener.log.filter { !$0.hasPrefix("may") } == ["begin", "did [0] cancel", "end true"])
        #expect(screen.control.values == [20, 80])
    }

    @Test func aDragThatADelegateEndsWhenAskedToCrossReportsItsBegin() {
        let screen = Screen(RangeSliderControl.make([20, 25]))
        let listener = Listener()
        screen.control.collision = .cross
        screen.control.delegate = listener
        listener.onChange = { $0.isEnabled = false }
        screen.drag(from: 20, to: 30)
        #expect(
            listener.log == ["may [25.0, 30.0]", "begin", "end false"] && listener.grips == [.thumb(0), .thumb(0)])
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "end"])
    }

    @Test func whatADelegateEntersWhenADragBeginsIsReportedAfterTheBegin() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let listener = Listener()
        screen.control.delegate = listener
        listener.onBegin = { $0.enter(60, for: 1) }
        screen.drag(from: 20, to: 30, 40)
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "changed", "changed", "end"])
        #expect(screen.control.values == [40, 60] && listener.thumbs == [[1], [0]])
    }

    @Test func thumbsThatAnActionTookAwayAreNotReported() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let listener = Listener()
        screen.control.delegate = listener
        screen.control.addAction(UIAction { ($0.sender as? SliderControl)?.values = [50] }, for: .valueChanged)
        screen.control.enter(70, for: 1)
        #expect(listener.thumbs == [[]] && screen.control.values == [50])
    }

    @Test func optionsSetWhenADragEndsStay() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let control = screen.control
        control.addAction(UIAction { _ in (control.isEnabled, control.minimumSpan) = (true, 10) }, for: .editingDidEnd)
        screen.drag(from: 20, to: 30, lifts: false)
        control.isEnabled = false
        #expect(control.isEnabled && control.configuration.isEnabled && control.minimumSpan == 10)
        screen.drag(from: 30, to: 40)
        #expect(control.values == [40, 80])
    }

    @Test(arguments: [true, false]) func aDelegateMayTakeThumbsAwayWhenItIsAsked(_ isContinuous: Bool) {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let listener = Listener()
        screen.control.delegate = listener
        screen.control.isContinuous = isContinuous
        listener.onChange = { $0.values = [50] }
        screen.drag(from: 80, to: 70, 60)
        #expect(screen.control.values == [50] && screen.control.thumbViews.count == 1)
        #expect(screen.events(["begin", "end"]) == ["begin", "end"])
    }

    @Test func theDelegateIsNotAskedAboutDragsThatCodeEnds() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let listener = Listener()
        screen.drag(from: 20, to: 30, lifts: false)
        screen.control.delegate = listener
        screen.control.cancelDrags()
        #expect(listener.log == ["did [0] cancel", "end true"] && screen.control.values == [20, 80])
    }

    /// What keeps people from moving a thumb.
    private nonisolated static let locks: [@MainActor @Sendable (SliderControl) -> Void] = [
        { $0.isEnabled = false }, { $0.configuration.isEnabled = false }, { $0.configuration.disabledThumbs = [0] },
        { $0.isReadOnly = true },
    ]

    @Test(arguments: locks)
    func aDragOfWhatIsDisabledIsFinished(_ lock: @MainActor @Sendable (SliderControl) -> Void) {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let listener = Listener()
        screen.drag(from: 20, to: 30, lifts: false)
        screen.control.delegate = listener
        lock(screen.control)
        #expect(listener.log == ["end false"] && screen.control.values == [30, 80] && !screen.control.isDragging)
    }

    @Test func anotherNumberOfValuesCancelsAndReportsAfterward() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let listener = Listener()
        screen.drag(from: 80, to: 70, lifts: false)
        screen.control.delegate = listener
        screen.control.values = [10, 20, 30]
        #expect(listener.log == ["did [1] cancel", "end true"] && screen.control.values == [10, 20, 30])
        #expect(!screen.control.isDragging)
    }
}
