import SlidersCore

/// The slider of a recording and its playhead, while the recording is played.
///
/// The playhead stays between the values of the slider, and each press goes to one of the two.
public struct ReplaySliders: Sendable {
    /// The slider.
    public private(set) var slider: SliderState
    /// The playhead in front of the slider; `nil` if there is none.
    public private(set) var playhead: SliderState?

    /// The reports of a step.
    public typealias Reports = (slider: [SliderState.Report], playhead: [SliderState.Report])

    /// Creates the sliders at the beginning of a recording.
    public init(of recording: Replay) {
        (slider, playhead) = (recording.state, recording.playhead)
        limitPlayhead()
    }

    /// Returns whether a pointer is down, on either slider.
    public func isDown(pointer: Int) -> Bool {
        slider.isDown(pointer: pointer) || playhead?.isDown(pointer: pointer) == true
    }

    /// Performs one step, and returns a report for each change that it makes.
    @discardableResult
    public mutating func perform(_ step: ReplayStep) -> Reports {
        defer { limitPlayhead() }
        guard var playhead else { return (Self.perform(step, on: &slider), []) }
        defer { self.playhead = playhead }
        switch step {
        case .playhead(let step): return ([], Self.perform(step, on: &playhead))
        case .escape, .resize: return (Self.perform(step, on: &slider), Self.perform(step, on: &playhead))
        case .input(let input):
            guard isOfPlayhead(input) else { return (Self.perform(step, on: &slider), []) }
            return ([], Self.perform(step, on: &playhead))
        case .move, .set: return (Self.perform(step, on: &slider), [])
        }
    }

    /// Whether the playhead takes an input: a press that is nearer to it, or what its pointers do.
    private func isOfPlayhead(_ input: SliderInput) -> Bool {
        guard let playhead else { return false }
        switch input {
        case .press(let point, let pointer, _):
            guard !isDown(pointer: pointer) else { return playhead.isDown(pointer: pointer) }
            return playhead.acceptsPress(at: point, before: slider)
        case .drag(_, let pointer, _), .release(let pointer, _), .cancel(let pointer):
            return playhead.isDown(pointer: pointer)
        default: return false
        }
    }

    private mutating func limitPlayhead() { playhead?.defaultEnabledRange = slider.rangeOfValues }

    private static func perform(_ step: ReplayStep, on state: inout SliderState) -> [SliderState.Report] {
        switch step {
        case .input(let input): return [SliderState.Report(of: state.handle(input))]
        case .escape: return state.cancelAll()
        case .move(let thumb, let value):
            try? state.move(thumb, to: value)
            return []
        case .resize(let track): return state.layOut(on: track, thumbOffset: state.thumbOffset)
        case .set(let assignment):
            if let values = assignment.values, assignment.options.isEmpty {
                return (try? state.assign(values, spans: assignment.spans)) ?? []
            }
            let configuration = assignment.configured(state.configuration)
            guard let values = assignment.values else { return state.configure(configuration) }
            return (try? state.configure(configuration, values: values, spans: assignment.spans)) ?? []
        case .playhead: return []
        }
    }
}
