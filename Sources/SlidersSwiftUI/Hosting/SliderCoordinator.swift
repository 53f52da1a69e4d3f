#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

/// Writes changes of a control to the binding, and reports its events.
@MainActor
package final class SliderCoordinator {
    /// What the control was given last.
    var tints = SmallDictionary<TintedPart, SliderTint>()
    var shown = ShownStyle()
    var pictures = PartPictures()
    var font: SurroundingFont?
    var formats: [ValueText?] = [nil]
    var region = _SliderRegion()
    var contents = LookContents()
    /// The style or look that the control was given last, without changes of its measures.
    var look = SliderStyle()
    /// Its measures in the regular size of controls, where the app changes them.
    var regularMetrics: SliderMetrics?
    /// Its measures with the app's changes.
    var lookMetrics = SliderMetrics()
    /// The measures that the control was given last.
    var metrics = SliderMetrics()
    /// What the control was given last that only its kind of slider has.
    package var own: Any?
    #if DEBUG
    /// The warnings that were printed.
    var warnings: Set<String> = []
    #endif
    var isTyping = Binding.constant(false)
    var onEditingChanged: (Bool) -> Void = { _ in }
    var events = SliderEvents()
    /// The actions that methods of the slider set.
    var changes: [@MainActor (SliderChangeReason) -> Void] = []
    /// The readers around.
    private var targets: [SliderTarget] = []
    private var binding = BoundBinding(.constant(.values([])))
    /// The values that were bound at the last update, or written since.
    private(set) var bound = BoundValues.values([])
    private var drags = 0
    private var update = Update.idle
    /// The overshoots that were reported last: one for each coordinate of the thumb.
    private var overshoots: [(grip: SliderGrip, overshoot: Double)] = []
    /// What is to be reported once the update is over: views must not change state while they are updated.
    private var reports: [() -> Void] = []

    /// Where the control is between updates of its view.
    private enum Update {
        /// No update is under way.
        case idle
        /// The control is updated and takes the bound values. If these are not new, a drag that the update ends keeps
        /// the values that it ends with.
        case running(isNew: Bool)
        /// The control is updated and keeps the values that a drag ended with, with these indices and for this reason.
        case kept([Int], SliderChangeReason)
        /// The update is over, and these values, which a drag ended with by this change, are about to be written to
        /// the binding.
        case awaiting(BoundValues, SliderChange)
    }

    // MARK: Updates

    func beginUpdate(_ values: BoundValues, of binding: BoundBinding) {
        self.binding = binding
        let isNew = values != bound
        bound = values
        if case .awaiting(_, let change) = update, !isNew {
            update = .kept(change.thumbs, change.reason)
        } else {
            update = .running(isNew: isNew)
        }
    }

    /// Whether an update gives a control the bound values. A drag that writes its values at the end keeps them until
    /// then, unless the app has bound others.
    func givesValues(to control: BaseSliderControl) -> Bool {
        if case .running(let isNew) = update { isNew || drags == 0 || control.isContinuous } else { false }
    }

    func endUpdate(of control: BaseSliderControl) {
        if case .kept(let thumbs, let reason) = update {
            let change = SliderChange(
                values: control.numbers, thumbs: (0..<control.numbers.count).filter(thumbs.contains), reason: reason)
            update = .awaiting(bound.read(from: control), change)
        } else {
            update = .idle
        }
        if targets.contains(where: \.isNews) { reports.append { [self] in publish() } }
        if case .idle = update, reports.isEmpty { return }
        Task { [self] in finishUpdate() }
    }

    /// Writes the values that a drag ended with, and reports what happened during the update.
    private func finishUpdate() {
        if case .awaiting(let values, let change) = update {
            update = .idle
            // What the app bound in the meantime applies.
            if binding.wrappedValue == bound {
                write(values, of: change.thumbs)
                perform(change)
            }
        }
        let reports = reports
        self.reports = []
        for report in reports { report() }
    }

    /// Cancels the drags of a control whose view goes away. The restored values are written after the update.
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

    /// Lets these readers ask a control, and no others.
    func setTargets(_ new: [SliderTarget], of control: BaseSliderControl) {
        for target in targets where !new.contains(target) { target.remove(control) }
        targets = new
    }

    /// Publishes what readers would get now.
    private func publish() { for target in targets { target.publish() } }

    /// The control may return other results now. What an update changes is published after it.
    func didUpdate() {
        switch update {
        case .running, .kept: break
        case .idle, .awaiting: publish()
        }
    }

    // MARK: Events

    /// Performs the app's actions after a change, those of the slider first.
    private func perform(_ change: SliderChange) {
        for action in changes { action(change.reason) }
        for handler in events.changes { handler.call(change) }
    }

    private func write(_ values: BoundValues, of thumbs: [Int]) {
        binding.write(values, of: thumbs)
        bound = binding.wrappedValue
    }

    /// Reports now, or after the update that is under way, in the order of the events.
    func report(_ report: @escaping () -> Void) {
        switch update {
        case .running, .kept: reports.append(report)
        case .idle, .awaiting: if reports.isEmpty { report() } else { reports.append(report) }
        }
    }

    /// Reports the overshoots that differ from those before.
    ///
    /// - Parameter grips: what is dragged, with an overshoot for each; `nil` is what was before.
    func reportOvershoots(_ new: [Double], of grips: [SliderGrip]? = nil) {
        let before = overshoots
        overshoots = []
        for (index, overshoot) in new.enumerated() where index < (grips?.count ?? before.count) {
            overshoots.append((grips?[index] ?? before[index].grip, overshoot))
        }
        // Reporting may change what is kept.
        for (grip, overshoot) in overshoots
        where overshoot != before.first(where: { $0.grip == grip })?.overshoot ?? 0 {
            report { [self] in for handler in events.overshoots { handler.call(grip, overshoot) } }
        }
    }

    private func report(isEditing: Bool) { report { [self] in onEditingChanged(isEditing) } }

    /// Notifies the view around, later: typing may end while views are updated.
    func typingDidChange(to isTyping: Bool) {
        Task { self.isTyping.wrappedValue = isTyping }
    }

    /// Writes what changed, unless an update is under way, and reports it.
    ///
    /// - Parameters:
    ///   - numbers: the indices of the numbers in `BoundValues` that changed.
    ///   - thumbs: the thumbs whose change is reported.
    func write(_ numbers: [Int], of control: BaseSliderControl, thumbs: [Int], reason: SliderChangeReason) {
        switch update {
        case .running(isNew: false): update = .kept(numbers, reason)
        case .kept(let others, _): update = .kept(others + numbers, reason)
        case .running: break
        case .idle, .awaiting:
            // What is awaited is older.
            update = .idle
            let (before, values) = (bound, bound.read(from: control))
            write(values, of: numbers)
            // If the binding takes other values, or none, the control follows it.
            if bound != values { bound.set(on: control, animated: false) }
            if bound != before, !(changes.isEmpty && events.changes.isEmpty) {
                let change = SliderChange(values: control.numbers, thumbs: thumbs, reason: reason)
                report { [self] in perform(change) }
            }
        }
    }
}

extension SliderCoordinator: SliderControlDelegate {
    package func sliderControl(_ control: BaseSliderControl, willBeginEditing grip: SliderGrip) {
        drags += 1
        if drags == 1 { report(isEditing: true) }
    }

    package func sliderControl(
        _ control: BaseSliderControl, willChangeTo values: [Double], reason: SliderChangeReason
    ) -> SliderDecision { events.decision?.call(values, reason) ?? .accept }

    package func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
        write(changed(thumbs, of: control), of: control, thumbs: thumbs, reason: reason)
        reportOvershoots(of: control)
    }

    /// The indices of the numbers that changed with thumbs, of which a point may have one.
    private func changed(_ thumbs: [Int], of control: BaseSliderControl) -> [Int] {
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

    package func sliderControl(_ control: BaseSliderControl, didHoverOver value: Double?) {
        report { [self] in for handler in events.hovers { handler.call(value) } }
    }

    package func sliderControl(_ control: BaseSliderControl, didEndEditing grip: SliderGrip, isCancelled: Bool) {
        reportOvershoots(of: control)
        drags -= 1
        if drags == 0 { report(isEditing: false) }
    }

    private func reportOvershoots(of control: BaseSliderControl, _ grips: [SliderGrip]? = nil) {
        reportOvershoots((0..<control.model.coordinatesPerThumb).map { control.model.overshoot(on: $0) }, of: grips)
    }
}
#endif
