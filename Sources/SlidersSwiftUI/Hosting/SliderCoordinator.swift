#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

/// Writes the values that a person changes with a control to the app's binding, and reports the control's events.
@MainActor
package final class SliderCoordinator {
    /// The options that were last applied to the control.
    var tints = SmallDictionary<TintedPart, SliderTint>()
    var styleChoices = StyleChoices()
    var pictures = PartPictures()
    var font: EnvironmentFont?
    var formats: [ValueText?] = [nil]
    var region = _SliderRegion()
    var contents = LookContents()
    /// The style or look that was last applied to the control, without the app's changes of its metrics.
    var look = SliderStyle()
    /// The metrics of `look` in the regular control size; `nil` if the app doesn't change them.
    var regularMetrics: SliderMetrics?
    /// The metrics of `look` with the app's changes.
    var lookMetrics = SliderMetrics()
    /// The metrics that were last applied to the control.
    var metrics = SliderMetrics()
    /// The options that were last applied to the control and that only its kind of slider has.
    package var own: Any?
    #if DEBUG
    /// The warnings that have been printed, so that each is printed once.
    var warnings: Set<String> = []
    #endif
    var isTyping = Binding.constant(false)
    var onEditingChanged: (Bool) -> Void = { _ in }
    var events = SliderEvents()
    /// The actions that the slider's own methods set for changes.
    var changeActions: [@MainActor (SliderChangeReason) -> Void] = []
    /// The slider readers that contain the slider.
    private var targets: [SliderTarget] = []
    private var binding = BoundBinding(.constant(.values([])))
    /// The values of the binding at the last update or the last write.
    private(set) var bound = BoundValues.values([])
    private var dragCount = 0
    private var update = Update.idle
    /// The overshoots that were reported last: one for each coordinate of the dragged thumb.
    private var overshoots: [(grip: SliderGrip, overshoot: Double)] = []
    /// The reports that wait for the end of the update, because views must not change state during it.
    private var reports: [() -> Void] = []

    /// The phases of an update of the control by its view. An update can end a drag, which then restores values that
    /// the binding doesn't have yet.
    ///
    ///             beginUpdate             a drag ends, and the             endUpdate
    ///     idle ──────────────▶ running ── bound values are ─▶ keepingDrag ──────────▶ awaitingWrite
    ///      ▲                      │       not new                 ▲                      │   │
    ///      └────── endUpdate ─────┘                               └───── beginUpdate ────┘   │
    ///      ▲                                                         (still not new)         │
    ///      └─────── in a task: the values are written, or newer ones have replaced them ─────┘
    private enum Update {
        /// The control isn't being updated.
        case idle
        /// The control is being updated. If the bound values are the same as before, and the update ends a drag, the
        /// control keeps the values of the drag.
        case running(hasNewValues: Bool)
        /// The control is being updated and keeps the values of a drag that the update ended: the indices of the
        /// numbers that the drag changed, and the reason of the change.
        case keepingDrag([Int], SliderChangeReason)
        /// The update is over, and the values of a drag that it ended are about to be written to the binding.
        case awaitingWrite(BoundValues, SliderChange)
    }

    // MARK: Updates

    /// Begins an update of the control with the values of a binding. Until the end of the update, nothing is reported.
    func beginUpdate(_ values: BoundValues, of binding: BoundBinding) {
        self.binding = binding
        let isNew = values != bound
        bound = values
        if case .awaitingWrite(_, let change) = update, !isNew {
            update = .keepingDrag(change.thumbs, change.reason)
        } else {
            update = .running(hasNewValues: isNew)
        }
    }

    /// Whether the current update sets the bound values on a control. During a drag, a control that isn't continuous
    /// keeps the dragged values, unless the app has bound new ones.
    func givesValues(to control: BaseSliderControl) -> Bool {
        if case .running(let hasNewValues) = update {
            hasNewValues || dragCount == 0 || control.isContinuous
        } else {
            false
        }
    }

    /// Ends an update. What the update changed is written and reported later, when views can change state again.
    func endUpdate(of control: BaseSliderControl) {
        if case .keepingDrag(let thumbs, let reason) = update {
            let change = SliderChange(
                values: control.numbers, thumbs: (0..<control.numbers.count).filter(thumbs.contains), reason: reason)
            update = .awaitingWrite(bound.read(from: control), change)
        } else {
            update = .idle
        }
        if targets.contains(where: \.hasNewAnswers) { reports.append { [self] in publish() } }
        if case .idle = update, reports.isEmpty { return }
        Task { [self] in finishUpdate() }
    }

    /// Writes the values of a drag that the update ended, and reports what happened during the update.
    private func finishUpdate() {
        if case .awaitingWrite(let values, let change) = update {
            update = .idle
            // If the app has bound other values since the update, those apply instead.
            if binding.wrappedValue == bound {
                write(values, of: change.thumbs)
                perform(change)
            }
        }
        let reports = reports
        self.reports = []
        for report in reports { report() }
    }

    /// Cancels the drags of a control whose view is removed, and disconnects the control. The restored values are
    /// written after the removal.
    func dismantle(_ control: BaseSliderControl) {
        beginUpdate(bound, of: binding)
        control.observer = nil
        control.cancelDrags()
        (control as? SliderControl)?.unlink()
        for target in targets { target.remove(control) }
        endUpdate(of: control)
        control.delegate = nil
        control.onTyping = nil
    }

    // MARK: Readers

    /// Sets the slider readers that contain a control, and removes the control from all others.
    func setTargets(_ new: [SliderTarget], of control: BaseSliderControl) {
        for target in targets where !new.contains(target) { target.remove(control) }
        targets = new
    }

    /// Makes the slider readers run again if what they read has changed.
    private func publish() { for target in targets { target.publish() } }

    /// Responds to a change of the control's state. During an update, `endUpdate(of:)` publishes the change.
    func didUpdate() {
        switch update {
        case .running, .keepingDrag: break
        case .idle, .awaitingWrite: publish()
        }
    }

    // MARK: Events

    /// Performs the app's actions after a change: first those of the slider's methods, then those of modifiers.
    private func perform(_ change: SliderChange) {
        for action in changeActions { action(change.reason) }
        for handler in events.changes { handler.call(change) }
    }

    /// Writes values to the binding, and stores the values that the binding then has.
    private func write(_ values: BoundValues, of thumbs: [Int]) {
        binding.write(values, of: thumbs)
        bound = binding.wrappedValue
    }

    /// Calls a closure that reports an event: now or, during an update, after it. Events are reported in their order.
    @inline(never) func report(_ report: @escaping () -> Void) {
        reports.append(report)
        switch update {
        case .running, .keepingDrag: break
        // Others that still wait come first.
        case .idle, .awaitingWrite: if reports.count == 1 { reports.removeLast()() }
        }
    }

    /// Reports the overshoots that differ from those reported last.
    ///
    /// - Parameter grips: the dragged parts, one for each overshoot; `nil` means the parts of the last report.
    func reportOvershoots(_ new: [Double], of grips: [SliderGrip]? = nil) {
        let before = overshoots
        overshoots = []
        for (index, overshoot) in new.enumerated() where index < (grips?.count ?? before.count) {
            overshoots.append((grips?[index] ?? before[index].grip, overshoot))
        }
        // `overshoots` is complete before the first report, because the app's action may cause another report.
        for (grip, overshoot) in overshoots
        where overshoot != before.first(where: { $0.grip == grip })?.overshoot ?? 0 {
            report { [self] in for handler in events.overshoots { handler.call(grip, overshoot) } }
        }
    }

    private func report(isEditing: Bool) { report { [self] in onEditingChanged(isEditing) } }

    /// Sets the state of the enclosing view that says whether a person is typing a value. It's set later, because
    /// typing can end during an update of views.
    func typingDidChange(to isTyping: Bool) {
        Task { self.isTyping.wrappedValue = isTyping }
    }

    /// Writes the changed values of a control to the binding and reports the change. During an update, the change is
    /// kept for its end or, if the app has bound new values, discarded.
    ///
    /// - Parameters:
    ///   - numbers: the indices of the numbers in `BoundValues` that changed.
    ///   - thumbs: the thumbs whose change is reported.
    func write(_ numbers: [Int], of control: BaseSliderControl, thumbs: [Int], reason: SliderChangeReason) {
        switch update {
        case .running(hasNewValues: false): update = .keepingDrag(numbers, reason)
        case .keepingDrag(let earlierNumbers, _): update = .keepingDrag(earlierNumbers + numbers, reason)
        case .running: break
        case .idle, .awaitingWrite:
            // These values replace the older ones that are about to be written.
            update = .idle
            let (before, values) = (bound, bound.read(from: control))
            write(values, of: numbers)
            // If the app's binding adjusts or rejects the values, the control shows what is bound.
            if bound != values { bound.set(on: control, animated: false) }
            if bound != before, !(changeActions.isEmpty && events.changes.isEmpty) {
                let change = SliderChange(values: control.numbers, thumbs: thumbs, reason: reason)
                report { [self] in perform(change) }
            }
        }
    }
}

extension SliderCoordinator: SliderControlDelegate {
    package func sliderControl(_ control: BaseSliderControl, willBeginEditing grip: SliderGrip) {
        dragCount += 1
        if dragCount == 1 { report(isEditing: true) }
    }

    package func sliderControl(
        _ control: BaseSliderControl, willChangeTo values: [Double], reason: SliderChangeReason
    ) -> SliderDecision { events.decision?.call(values, reason) ?? .accept }

    package func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
        write(changedNumbers(of: thumbs, in: control), of: control, thumbs: thumbs, reason: reason)
        reportOvershoots(of: control)
    }

    /// Returns the indices of the numbers that changed with these thumbs. A thumb with two coordinates may have changed
    /// only one of them.
    private func changedNumbers(of thumbs: [Int], in control: BaseSliderControl) -> [Int] {
        guard control.model.coordinatesPerThumb > 1 else { return thumbs }
        let before: [Double] = if case .values(let numbers) = bound { numbers } else { [] }
        return thumbs.flatMap { control.model.coordinates(ofThumb: $0) }.filter {
            !before.indices.contains($0) || before[$0] != control.model.value(of: $0)
        }
    }

    package func sliderControl(_ control: BaseSliderControl, didOvershoot grip: SliderGrip) {
        guard control.model.coordinatesPerThumb > 1 else { return reportOvershoots(of: control, [grip]) }
        reportOvershoots(
            of: control, grip.thumbs.flatMap { control.model.coordinates(ofThumb: $0) }.map { .thumb($0) })
    }

    package func sliderControl(_ control: BaseSliderControl, didChangeObstacle obstacle: SliderObstacle?) {
        report { [self] in for handler in events.obstacles { handler.call(obstacle) } }
    }

    package func sliderControl(_ control: BaseSliderControl, didHoverOver value: Double?) {
        report { [self] in for handler in events.hovers { handler.call(value) } }
    }

    package func sliderControl(_ control: BaseSliderControl, didEndEditing grip: SliderGrip, isCancelled: Bool) {
        reportOvershoots(of: control)
        dragCount -= 1
        if dragCount == 0 { report(isEditing: false) }
    }

    /// Reports the current overshoots of a control, one for each coordinate of its thumbs.
    private func reportOvershoots(of control: BaseSliderControl, _ grips: [SliderGrip]? = nil) {
        reportOvershoots((0..<control.model.coordinatesPerThumb).map { control.model.overshoot(on: $0) }, of: grips)
    }
}
#endif
