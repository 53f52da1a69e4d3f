import Foundation
import SlidersCore
import SlidersReplay
import Testing

@testable import SlidersControls

/// A control that a recording is played on, and the events that it reported: the part of a player that knows no pointer
/// and no key.
@MainActor
final class PlayedControl: SliderControlDelegate {
    let control: SliderControl
    /// The playhead of the control, if the recording has one.
    let playhead: SliderControl?
    /// The distance from a point of the recording to the same point of the control.
    private(set) var shift = SIMD2<Double>.zero
    private let thumbOffset: SliderThumbOffset
    private var events: [String] = []
    private var eventsOfPlayhead: [String] = []

    /// Makes the control that has the track of a recording, straight or round.
    init(_ replay: Replay) {
        switch replay.state.track {
        case .line: (control, playhead) = (RangeSliderControl(), replay.playhead.map { _ in ValueSliderControl() })
        case .arc: (control, playhead) = (CircularSliderControl(), replay.playhead.map { _ in CircularSliderControl() })
        }
        thumbOffset = replay.state.thumbOffset
        control.delegate = self
        playhead?.delegate = self
        control.playhead = playhead
    }

    /// Gives the control the options and values of the recording.
    func configure(_ replay: Replay, _ data: Data) throws {
        struct File: Decodable {
            struct Slider: Decodable { var values: [Double], spans: [Double]? }
            var slider: Slider, playhead: Slider?
        }
        let file = try JSONDecoder().decode(File.self, from: data)
        control.configuration = replay.state.configuration
        control.setValues(file.slider.values, spans: file.slider.spans, animated: false)
        guard let playhead, let state = replay.playhead, let values = file.playhead?.values else { return }
        playhead.configuration = state.configuration
        playhead.setValues(values, animated: false)
    }

    /// Gives the control the style in which its track is this one, but for a shift, and lets the host give it the size
    /// and lay it out. Returns whether the control can have such a track.
    func fit(_ track: SliderTrack, layOut: (CGSize) -> Void) -> Bool {
        var style = SliderStyle()
        var size: SIMD2<Double>
        style.metrics.ends = .centers
        style.metrics.thumbOffset = thumbOffset.across
        if thumbOffset.along > 0 {
            (style.metrics.thumbPlacement, style.metrics.thumbLength) = (.outside, 2 * thumbOffset.along)
            style.metrics.turnsThumbs = true
        }
        // An inset is that of a thumb's center.
        let (along, across) = (thumbOffset.along, max(0, thumbOffset.across))
        switch track {
        case .line(let from, let to):
            guard let slider = control as? RangeSliderControl, from.x == to.x || from.y == to.y else { return false }
            let isLevel = from.y == to.y
            slider.direction = isLevel ? (to.x < from.x ? .left : .right) : (to.y < from.y ? .up : .down)
            let (low, high) = isLevel ? (min(from.x, to.x), max(from.x, to.x)) : (min(from.y, to.y), max(from.y, to.y))
            let across = isLevel ? from.y : from.x
            let room = max(0, low)
            style.metrics.inset = room - along
            size =
                isLevel
                ? SIMD2(high - low + 2 * room, max(0, 2 * across)) : SIMD2(max(0, 2 * across), high - low + 2 * room)
        case .arc(let arc):
            guard let slider = control as? CircularSliderControl else { return false }
            (slider.startAngle, slider.sweep) = (arc.start, arc.sweep)
            let isInside = min(arc.center.x, arc.center.y) >= arc.radius
            size = isInside ? arc.center * 2 : SIMD2(repeating: 2 * arc.radius)
            style.metrics.inset = min(size.x, size.y) / 2 - arc.radius - across
        }
        control.style = style
        layOut(CGSize(width: size.x, height: size.y))
        shift = control.drawing.layout.track.point(at: 0) - track.point(at: 0)
        return true
    }

    /// A point of the recording in the control.
    func place(_ point: SIMD2<Double>) -> CGPoint { CGPoint(x: point.x + shift.x, y: point.y + shift.y) }

    /// Changes options and values of the control or its playhead, as a step asks for.
    func set(_ assignment: ReplayAssignment, of control: SliderControl) {
        let configuration = assignment.configured(control.configuration)
        // The engine forgets an overshoot even if no option differs; a control does nothing then.
        if configuration == control.configuration, !assignment.options.isEmpty {
            control.slider.configure(configuration)
        }
        control.configuration = configuration
        if let values = assignment.values { control.setValues(values, spans: assignment.spans, animated: false) }
    }

    /// Expects a state of the control, and the events since the last one.
    func expect(_ expected: Answer, _ step: String) throws {
        defer { (events, eventsOfPlayhead) = ([], []) }
        var answer = Answer(of: control, events)
        if let playhead { answer.playhead = [Answer(of: playhead, eventsOfPlayhead)] }
        try #require(answer.isNear(expected), "\(step): \(answer) is not \(expected)")
    }

    // MARK: Events

    private func note(_ event: String, of control: BaseSliderControl) {
        if control === playhead { eventsOfPlayhead.append(event) } else { events.append(event) }
    }
    func sliderControl(_ control: BaseSliderControl, willBeginEditing grip: SliderGrip) {
        note("began \(grip.name)", of: control)
    }
    func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
        note("changed \(thumbs) \(reason)", of: control)
    }
    func sliderControl(_ control: BaseSliderControl, didOvershoot grip: SliderGrip) {
        note("overshot \(grip.name)", of: control)
    }
    func sliderControl(_ control: BaseSliderControl, didEndEditing grip: SliderGrip, isCancelled: Bool) {
        note("\(isCancelled ? "cancelled" : "ended") \(grip.name)", of: control)
    }
}

extension Answer {
    /// The state of a control, and events of it.
    @MainActor
    fileprivate init(of control: SliderControl, _ events: [String]) {
        let thumbs = 0..<control.slider.count
        self.init(
            values: control.values, events: events, held: thumbs.filter { control.isHeld(thumb: $0) },
            overshoot: control.overshoot,
            limits: thumbs.map { [control.limits(of: $0).lowerBound, control.limits(of: $0).upperBound] })
    }
}

extension SliderGrip {
    fileprivate var name: String {
        switch self {
        case .thumb(let index): "\(index)"
        case .bar(let indices): "bar \(indices.lowerBound)"
        }
    }
}
