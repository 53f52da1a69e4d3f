#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SlidersCore
import SwiftUI

/// Writes changes of a control to the binding, and reports its events. It is the delegate of controls of every kind.
@MainActor
final class SliderCoordinator {
    /// What the control was given last.
    var tints = SliderTints()
    var shown = ShownStyle()
    var pictures = PartPictures()
    var font: SurroundingFont?
    var text: ValueText?
    /// Makes the texts of a plane's values.
    var axisText: ((Double, SliderPlane.Axis) -> String)?
    var region = _SliderRegion()
    var contents = LookContents()
    /// The measures of the style or look that the control was given last, without marks.
    var lookMetrics = SliderMetrics()
    var isTyping = Binding.constant(false)
    var onEditingChanged: (Bool) -> Void = { _ in }
    var events = SliderEvents()
    /// The readers around.
    private var targets: [SliderTarget] = []
    private var binding = BoundBinding(.constant(.values([])))
    /// The values that were bound at the last update, or written since.
    private var bound = BoundValues.values([])
    private var drags = 0
    private var update = Update.idle
    /// The overshoot that was reported last; `nil` is none.
    private var overshoot: (grip: SliderGrip, overshoot: Double)?
    /// What is to be reported once the update is over: views must not change state while they are updated.
    private var reports: [() -> Void] = []

    /// Where the control is between updates of its view.
    private enum Update {
        /// No update is under way.
        case idle
        /// The control is updated and takes the bound values. If they are not new, a drag that the update cancels keeps
        /// what it restored.
        case running(isNew: Bool)
        /// The control is updated and keeps the values that a canceled drag restored, with these indices.
        case restored([Int])
        /// The update is over, and these values, which a canceled drag restored by this change, are about to be
        /// written to the binding.
        case awaiting(BoundValues, SliderChange)
    }

    // MARK: Updates

    func beginUpdate(_ values: BoundValues, of binding: BoundBinding) {
        self.binding = binding
        let isNew = values != bound
        bound = values
        if case .awaiting(_, let change) = update, !isNew {
            update = .restored(change.thumbs)
        } else {
            update = .running(isNew: isNew)
        }
    }

    /// Whether the control takes the bound values.
    var takesValues: Bool { if case .running = update { true } else { false } }

    func endUpdate(of control: BaseSliderControl) {
        if case .restored(let thumbs) = update {
            let change = SliderChange(values: control.numbers, thumbs: Set(thumbs).sorted(), reason: .cancel)
            update = .awaiting(bound.read(from: control), change)
        } else {
            update = .idle
        }
        if targets.contains(where: \.isNews) { reports.append { [self] in publish() } }
        if case .idle = update, reports.isEmpty { return }
        Task { [self] in
            if case .awaiting(let values, let change) = update {
                update = .idle
                // What the app bound meanwhile counts.
                if binding.wrappedValue == bound {
                    write(values, of: change.thumbs)
                    for handler in events.changes { handler.handle(change) }
                }
            }
            let reports = reports
            self.reports = []
            for report in reports { report() }
        }
    }

    /// Cancels the drags of a control whose view goes away. The restored values are written after the update.
    func dismantle(_ control: BaseSliderControl) {
        beginUpdate(bound, of: binding)
        control.observer = nil
        control.cancelDrags()
        if let slider = control as? SliderControl {
            slider.unlink()
            for target in targets { target.remove(slider) }
        }
        endUpdate(of: control)
        (control as? SliderControl)?.delegate = nil
        (control as? PlaneSliderControl)?.delegate = nil
        (control as? RulerSliderControl)?.delegate = nil
        control.onTyping = nil
    }

    // MARK: Readers

    /// Lets these readers ask a control, and no others.
    func setTargets(_ new: [SliderTarget], of control: SliderControl) {
        for target in targets where !new.contains(target) { target.remove(control) }
        for target in new { target.add(control) }
        targets = new
    }

    /// Publishes what readers would be answered now.
    private func publish() { for target in targets { target.publish() } }

    /// The control may answer something else now. What an update changes is published after it.
    func didUpdate() {
        switch update {
        case .running, .restored: break
        case .idle, .awaiting: publish()
        }
    }

    // MARK: Events

    private func write(_ values: BoundValues, of thumbs: [Int]) {
        binding.write(values, of: thumbs)
        bound = binding.wrappedValue
    }

    /// Reports now, or after the update that is under way, in the order of the events.
    private func report(_ report: @escaping () -> Void) {
        switch update {
        case .running, .restored: reports.append(report)
        case .idle, .awaiting: if reports.isEmpty { report() } else { reports.append(report) }
        }
    }

    private func report(isEditing: Bool) { report { [self] in onEditingChanged(isEditing) } }

    /// Reports the overshoot of a control, if it is another one than before.
    ///
    /// - Parameter grip: what is dragged; `nil` is what was before.
    private func reportOvershoot(of control: SliderControl, _ grip: SliderGrip? = nil) {
        guard let grip = grip ?? overshoot?.grip, control.overshoot != overshoot?.overshoot ?? 0 else { return }
        let new = (grip, control.overshoot)
        overshoot = control.overshoot == 0 ? nil : new
        report { [self] in
            for handler in events.overshoots { handler.handle(new) }
        }
    }

    /// Notifies the view around, later: typing may end while views are updated.
    func typingDidChange(to isTyping: Bool) {
        Task { self.isTyping.wrappedValue = isTyping }
    }

    // MARK: Drags

    private func beginDrag() {
        drags += 1
        if drags == 1 { report(isEditing: true) }
    }

    private func endDrag() {
        drags -= 1
        if drags == 0 { report(isEditing: false) }
    }

    /// Writes what changed, unless an update is under way, and reports it.
    ///
    /// - Parameters:
    ///   - numbers: the indices of the numbers in `BoundValues` that changed.
    ///   - thumbs: the thumbs that a change is reported of.
    private func write(
        _ numbers: [Int], of control: BaseSliderControl, thumbs: [Int], reason: SliderChangeReason
    ) {
        switch update {
        case .running(isNew: false): update = .restored(numbers)
        case .restored(let others): update = .restored(others + numbers)
        case .running: break
        case .idle, .awaiting:
            // What is awaited is older.
            update = .idle
            let (before, values) = (bound, bound.read(from: control))
            write(values, of: numbers)
            // A binding that takes other values, or none, is what counts.
            if bound != values { bound.set(on: control, animated: false) }
            if bound != before, !events.changes.isEmpty {
                let change = SliderChange(values: control.numbers, thumbs: thumbs, reason: reason)
                report { [self] in for handler in events.changes { handler.handle(change) } }
            }
        }
    }
}

extension SliderCoordinator: SliderControlDelegate {
    func sliderControl(_ control: SliderControl, willBeginDragging grip: SliderGrip) { beginDrag() }

    func sliderControl(
        _ control: SliderControl, willChangeTo values: [Double], reason: SliderChangeReason
    ) -> SliderDecision { events.decision?.decide(values, reason) ?? .accept }

    func sliderControl(_ control: SliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
        write(thumbs, of: control, thumbs: thumbs, reason: reason)
        reportOvershoot(of: control)
    }

    func sliderControl(_ control: SliderControl, didOvershoot grip: SliderGrip) { reportOvershoot(of: control, grip) }

    func sliderControl(_ control: SliderControl, didHoverOver value: Double?) {
        report { [self] in for handler in events.hovers { handler.handle(value) } }
    }

    func sliderControl(_ control: SliderControl, didEndDragging grip: SliderGrip, isCancelled: Bool) {
        reportOvershoot(of: control)
        endDrag()
    }
}

extension SliderCoordinator: PlaneSliderControlDelegate {
    func planeSliderControl(_ control: PlaneSliderControl, willBeginDragging point: Int) { beginDrag() }

    func planeSliderControl(
        _ control: PlaneSliderControl, willChangeTo values: [CGPoint], reason: SliderChangeReason
    ) -> PlaneSliderControl.Decision {
        switch events.decision?.decide(values.numbers, reason) ?? .accept {
        case .accept: .accept
        case .reject: .reject
        case .adjust(let numbers): .adjust([CGPoint](numbers: numbers))
        }
    }

    func planeSliderControl(_ control: PlaneSliderControl, didChange points: [Int], reason: SliderChangeReason) {
        let before: [Double] = if case .values(let numbers) = bound { numbers } else { [] }
        let numbers = control.numbers
        let changed = points.flatMap { [2 * $0, 2 * $0 + 1] }.filter { index in
            !before.indices.contains(index) || before[index] != numbers[index]
        }
        write(changed, of: control, thumbs: points, reason: reason)
    }

    func planeSliderControl(_ control: PlaneSliderControl, didEndDragging point: Int, isCancelled: Bool) { endDrag() }
}

extension SliderCoordinator: RulerSliderControlDelegate {
    func rulerSliderControlWillBeginEditing(_ control: RulerSliderControl) { beginDrag() }

    func rulerSliderControl(
        _ control: RulerSliderControl, willChangeTo value: Double, reason: SliderChangeReason
    ) -> RulerSliderControl.Decision {
        switch events.decision?.decide([value], reason) ?? .accept {
        case .accept: .accept
        case .reject: .reject
        case .adjust(let numbers): numbers.first.map { .adjust($0) } ?? .accept
        }
    }

    func rulerSliderControl(_ control: RulerSliderControl, didChangeTo value: Double, reason: SliderChangeReason) {
        write([0], of: control, thumbs: [0], reason: reason)
    }

    func rulerSliderControlDidEndEditing(_ control: RulerSliderControl, isCancelled: Bool) { endDrag() }
}
#endif
