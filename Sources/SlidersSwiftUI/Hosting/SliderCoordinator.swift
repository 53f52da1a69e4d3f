#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SlidersCore
import SwiftUI

/// Writes changes of a control to the binding, and reports when editing begins and ends.
@MainActor
final class SliderCoordinator: SliderControlDelegate {
    /// What the control was given last.
    var tints = SliderTints()
    var shown = ShownStyle()
    var pictures = PartPictures()
    var font: SurroundingFont?
    var text: ValueText?
    var region = _SliderRegion()
    var contents = LookContents()
    /// The measures of the style or look that the control was given last, without marks.
    var lookMetrics = SliderMetrics()
    var isTyping = Binding.constant(false)
    var onEditingChanged: (Bool) -> Void = { _ in }
    private var binding = BoundBinding(.constant(.values([])))
    /// The values that were bound at the last update, or written since.
    private var bound = BoundValues.values([])
    private var drags = 0
    private var update = Update.idle
    /// What is to be reported once the update is over: views must not change state while they are updated.
    private var edits: [Bool] = []

    /// Where the control is between updates of its view.
    private enum Update {
        /// No update is under way.
        case idle
        /// The control is updated and takes the bound values. If they are not new, a drag that the update cancels keeps
        /// what it brought back.
        case running(isNew: Bool)
        /// The control is updated and keeps the values that a canceled drag brought back for these thumbs.
        case restored([Int])
        /// The update is over, and these values, which a canceled drag brought back for these thumbs, are about to be
        /// written to the binding.
        case awaiting(BoundValues, [Int])
    }

    // MARK: Updates

    func beginUpdate(_ values: BoundValues, of binding: BoundBinding) {
        self.binding = binding
        let isNew = values != bound
        bound = values
        if case .awaiting(_, let thumbs) = update, !isNew {
            update = .restored(thumbs)
        } else {
            update = .running(isNew: isNew)
        }
    }

    /// Whether the control takes the bound values.
    var takesValues: Bool { if case .running = update { true } else { false } }

    func endUpdate(of control: SliderControl) {
        if case .restored(let thumbs) = update {
            update = .awaiting(bound.read(from: control), thumbs)
        } else {
            update = .idle
        }
        if case .idle = update, edits.isEmpty { return }
        Task { [self] in
            if case .awaiting(let values, let thumbs) = update {
                update = .idle
                // What the app bound meanwhile counts.
                if binding.wrappedValue == bound { write(values, of: thumbs) }
            }
            let edits = edits
            self.edits = []
            for isEditing in edits { onEditingChanged(isEditing) }
        }
    }

    /// Cancels the drags of a control whose view goes. What that brings back is written after the update.
    func dismantle(_ control: SliderControl) {
        beginUpdate(bound, of: binding)
        control.observer = nil
        control.cancelDrags()
        endUpdate(of: control)
        control.delegate = nil
        control.onTyping = nil
    }

    // MARK: Events

    private func write(_ values: BoundValues, of thumbs: [Int]) {
        binding.write(values, of: thumbs)
        bound = binding.wrappedValue
    }

    private func report(isEditing: Bool) {
        switch update {
        case .running, .restored: edits.append(isEditing)
        case .idle, .awaiting: if edits.isEmpty { onEditingChanged(isEditing) } else { edits.append(isEditing) }
        }
    }

    /// Tells the view around. Typing may end while views are updated, so that it is told later.
    func typingDidChange(to isTyping: Bool) {
        Task { self.isTyping.wrappedValue = isTyping }
    }

    func sliderControl(_ control: SliderControl, willBeginDragging grip: SliderGrip) {
        drags += 1
        if drags == 1 { report(isEditing: true) }
    }

    func sliderControl(_ control: SliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
        switch update {
        case .running(isNew: false): update = .restored(thumbs)
        case .restored(let others): update = .restored(others + thumbs)
        case .running: break
        case .idle, .awaiting:
            // What is awaited is older.
            update = .idle
            let values = bound.read(from: control)
            write(values, of: thumbs)
            // A binding that takes other values, or none, is what counts.
            if bound != values { bound.set(on: control, animated: false) }
        }
    }

    func sliderControl(_ control: SliderControl, didEndDragging grip: SliderGrip, isCancelled: Bool) {
        drags -= 1
        if drags == 0 { report(isEditing: false) }
    }
}
#endif
