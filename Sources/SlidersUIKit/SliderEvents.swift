#if canImport(UIKit)
import SlidersLayers
import UIKit

/// Hears what a person does to a slider, and may say otherwise. Every method can be left out.
@MainActor
public protocol SliderControlDelegate: AnyObject {
    /// A drag moves for the first time. Where that takes a thumb past others, the change is asked about before, and the thumb
    /// is called by the rank that the answer left it.
    func sliderControl(_ control: SliderControl, willBeginDragging grip: Grip)
    /// Values are about to change; they become `values` unless the answer is another.
    func sliderControl(_ control: SliderControl, mayChangeTo values: [Double], reason: Reason) -> SliderDecision
    /// The values of these thumbs changed.
    func sliderControl(_ control: SliderControl, didChange thumbs: [Int], reason: Reason)
    /// A movement changed nothing but ``SliderControl/overshoot``.
    func sliderControl(_ control: SliderControl, didOvershoot grip: Grip)
    /// A drag that began came to its end; cancelled, it left the values as they were before.
    func sliderControl(_ control: SliderControl, didEndDragging grip: Grip, isCancelled: Bool)
    /// A pointer that presses nothing came over another value, or left the track: `nil`. See ``SliderControl/reportsHover``.
    func sliderControl(_ control: SliderControl, didHoverOver value: Double?)
}

extension SliderControlDelegate {
    public func sliderControl(_ control: SliderControl, willBeginDragging grip: Grip) {}
    public func sliderControl(_ control: SliderControl, mayChangeTo values: [Double], reason: Reason) -> SliderDecision { .accept }
    public func sliderControl(_ control: SliderControl, didChange thumbs: [Int], reason: Reason) {}
    public func sliderControl(_ control: SliderControl, didOvershoot grip: Grip) {}
    public func sliderControl(_ control: SliderControl, didEndDragging grip: Grip, isCancelled: Bool) {}
    public func sliderControl(_ control: SliderControl, didHoverOver value: Double?) {}
}

/// A delegate's answer to a change.
public enum SliderDecision: Equatable, Sendable {
    case accept
    /// The values stay; the drag goes on.
    case drop
    /// Other values, resolved like any assignment.
    case adjust([Double])
}

/// One change of values by a person.
public struct SliderChange: Equatable, Sendable {
    /// All values after it.
    public let values: [Double]
    /// The thumbs whose values differ from the change before.
    public let thumbs: [Int]
    /// What the person changed them with.
    public let reason: Reason
}

/// A consumer of changes.
struct SliderStream: Sendable {
    let id: Int
    let continuation: AsyncStream<SliderChange>.Continuation
}

extension SliderControl {
    /// The changes that a person makes from now on. Each call makes a stream of its own, which ends with the control.
    public func changes() -> AsyncStream<SliderChange> {
        let (stream, continuation) = AsyncStream.makeStream(of: SliderChange.self)
        let id = (streams.last?.id ?? 0) + 1
        streams.append(SliderStream(id: id, continuation: continuation))
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.streams.removeAll { $0.id == id } }
        }
        return stream
    }

    /// Gives an input to the engine, shows what it did, and reports it.
    @discardableResult
    func handle(_ input: Input, glide: Glide? = nil) -> Change {
        inputs += 1
        let number = inputs, proposal = slider.propose(input), pointer = input.moving
        if proposal.begins { (begins, isBeginHeard) = (proposal.dropped.begun, delegate == nil) }
        let change = delegate.map { decide(proposal, $0) } ?? slider.commit(proposal)
        // What a delegate did when it was asked, such as disabling the control, was told already, and this is over.
        guard number == inputs else {
            reportBegin()
            redraw(glide: nil)
            return change
        }
        let touched = drawing.update(for: change, in: slider)
        layers.update(drawing, touched, of: slider, glide: glide)
        let isHeard = delegate != nil || !streams.isEmpty
        let thumbs = isHeard ? change.changed.filter { slider.isChanged($0) } : []
        change.forEachEvent { event in
            // Nor is a change told that code overtook.
            if case .changed = event, isHeard, thumbs.isEmpty { return }
            report(event, thumbs, of: pointer)
        }
        return change
    }

    /// Whether an app that heard of a drag ended it, and heard of that, too.
    private func isOver(_ pointer: Int?) -> Bool { pointer.map { !slider.isDown($0) } ?? false }

    private func decide(_ proposal: Proposal, _ delegate: any SliderControlDelegate) -> Change {
        guard proposal.begins, let grip = begins else { return answer(to: proposal, delegate) }
        let number = inputs
        var trial = slider
        let crosses = trial.commit(proposal).begun != grip
        if !crosses { hearBegin(grip) }
        guard number == inputs else { return proposal.dropped }
        let change = answer(to: proposal, delegate)
        if crosses { hearBegin(change.begun ?? grip) }
        return change
    }

    private func answer(to proposal: Proposal, _ delegate: any SliderControlDelegate) -> Change {
        // On a wrapping circle the same values can be other spans.
        let changes = slider.isWrapped || proposal.ranks.contains { slider.proposedValue(of: $0) != slider.value(of: $0) }
        guard changes, !proposal.ranks.isEmpty else { return slider.commit(proposal) }
        let values = (0..<slider.count).map { slider.proposedValue(of: $0) }
        switch delegate.sliderControl(self, mayChangeTo: values, reason: proposal.dropped.reason) {
        case .accept: return slider.commit(proposal)
        case .drop: return proposal.dropped
        case .adjust(let values): return slider.commit(proposal, values: values)
        }
    }

    private func report(_ event: Change.Event, _ thumbs: [Int], of pointer: Int?) {
        if isOver(pointer) { return }
        reportBegin()
        switch event {
        case .began: break
        case .changed(let ranks, let reason):
            haptics.feel(ranks, reason, in: slider)
            sendActions(for: [.valueChanged, .primaryActionTriggered])
            if isOver(pointer) { return }
            // An action may have set other values, and fewer.
            let thumbs = thumbs.last ?? 0 < slider.count ? thumbs : thumbs.filter { $0 < slider.count }
            delegate?.sliderControl(self, didChange: thumbs, reason: reason)
            guard !streams.isEmpty else { return }
            let change = SliderChange(values: slider.values, thumbs: thumbs, reason: reason)
            for stream in streams { stream.continuation.yield(change) }
        case .overshot(let grip):
            delegate?.sliderControl(self, didOvershoot: grip)
        case .ended(let grip): reportEnd(grip, isCancelled: false)
        case .cancelled(let grip): reportEnd(grip, isCancelled: true)
        }
    }

    /// Tells the delegate of a beginning, once.
    private func hearBegin(_ grip: Grip) {
        guard !isBeginHeard else { return }
        isBeginHeard = true
        delegate?.sliderControl(self, willBeginDragging: grip)
    }

    /// Tells of a beginning that was not told, before anything else of its drag is: a delegate that was asked may have ended it.
    private func reportBegin() {
        guard let grip = begins else { return }
        hearBegin(grip)
        begins = nil
        haptics.prepare()
        sendActions(for: .editingDidBegin)
    }

    private func reportEnd(_ grip: Grip, isCancelled: Bool) {
        sendActions(for: .editingDidEnd)
        delegate?.sliderControl(self, didEndDragging: grip, isCancelled: isCancelled)
    }

    // MARK: Glides

    /// Inside a block of `UIView.animate`, with its duration.
    var inheritedGlide: Glide? {
        let duration = UIView.inheritedAnimationDuration
        return duration > 0 && window != nil ? Glide(duration: duration) : nil
    }

    /// How values set from code are shown.
    func glide(animated: Bool) -> Glide? {
        if let inheritedGlide { return inheritedGlide }
        return animated && window != nil && !UIAccessibility.isReduceMotionEnabled ? Glide(duration: 0.25) : nil
    }

    /// How a thumb goes to its step when it is released between two.
    var snapGlide: Glide? {
        slider.configuration.snapsWhileDragging || UIAccessibility.isReduceMotionEnabled ? nil : Glide(duration: 0.15)
    }
}

extension Input {
    /// The pointer of an input that goes on.
    fileprivate var moving: Int? {
        switch self {
        case .press(_, let pointer), .drag(_, let pointer, _): pointer
        default: nil
        }
    }
}

extension Change {
    /// What begins to be dragged.
    fileprivate var begun: Grip? {
        var grip: Grip?
        forEachEvent { if case .began(let begun) = $0 { grip = begun } }
        return grip
    }
}
#endif
