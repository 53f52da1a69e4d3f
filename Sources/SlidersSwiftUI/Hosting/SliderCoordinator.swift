#if canImport(SwiftUI) && canImport(UIKit)
import SlidersUIKit
import SwiftUI

/// Writes changes of a control to the binding, and reports when editing begins and ends.
@MainActor
final class SliderCoordinator: SliderControlDelegate {
    /// What the control was given last.
    var options: SliderOptions?
    var style: SliderStyle?
    var contents = LookContents()
    private var drags = 0
    private var update = Update.idle
    /// The values that were bound at the last update, or written since.
    private var bound = BoundValues.values([])
    /// What is to be reported once the update is over: views must not change state while they are updated.
    private var edits: [Bool] = []

    /// Where the control is between updates of its view.
    private enum Update {
        /// No update is under way.
        case idle
        /// The control is updated and takes the bound values. If they are not new, a drag that the update cancels keeps
        /// what it brought back.
        case running(isNew: Bool)
        /// The control is updated and keeps the values that a cancelled drag brought back.
        case restored
        /// The update is over, and the values that a cancelled drag brought back are about to be written to the
        /// binding.
        case awaiting
    }

    // MARK: Updates

    func beginUpdate(_ values: BoundValues) {
        let isNew = values != bound
        bound = values
        if case .awaiting = update, !isNew { update = .restored } else { update = .running(isNew: isNew) }
    }

    /// Whether the control takes the bound values.
    var takesValues: Bool { if case .running = update { true } else { false } }

    func endUpdate(of control: SliderControl) {
        if case .restored = update { update = .awaiting } else { update = .idle }
        if case .idle = update, edits.isEmpty { return }
        Task { [self, weak control] in
            if case .awaiting = update {
                if let control { write(control) }
                update = .idle
            }
            let edits = edits
            self.edits = []
            for isEditing in edits { options?.onEditingChanged(isEditing) }
        }
    }

    private func write(_ control: SliderControl) {
        guard let link = options?.link else { return }
        link.write(control)
        bound = link.read()
    }

    private func report(isEditing: Bool) {
        switch update {
        case .running, .restored: edits.append(isEditing)
        case .idle, .awaiting: options?.onEditingChanged(isEditing)
        }
    }

    // MARK: Events

    func sliderControl(_ control: SliderControl, willBeginDragging grip: SliderGrip) {
        drags += 1
        if drags == 1 { report(isEditing: true) }
    }

    func sliderControl(_ control: SliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
        switch update {
        case .running(isNew: false): update = .restored
        case .running, .restored: break
        case .idle, .awaiting: write(control)
        }
    }

    func sliderControl(_ control: SliderControl, didEndDragging grip: SliderGrip, isCancelled: Bool) {
        drags -= 1
        if drags == 0 { report(isEditing: false) }
    }
}
#endif
