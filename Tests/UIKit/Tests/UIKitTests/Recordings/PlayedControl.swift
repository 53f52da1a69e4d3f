import Foundation
import SlidersCore
import SlidersReplay
import Testing

@testable import SlidersControls

/// A control along a track that a recording is played on.
@MainActor
final class PlayedControl: Played<SliderControl> {
    /// The playhead of the control, if the recording has one.
    let playhead: SliderControl?
    private let thumbOffset: SliderThumbOffset

    /// Makes the control that has the track of a recording, straight or round.
    init(_ replay: Replay) {
        let isRound = if case .arc = replay.geometry { true } else { false }
        playhead = replay.start.playhead.map { _ in isRound ? CircularSliderControl() : ValueSliderControl() }
        thumbOffset = replay.start.slider.thumbOffset
        super.init(isRound ? CircularSliderControl() : RangeSliderControl())
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
        control.configuration = replay.start.slider.configuration
        control.setValues(file.slider.values, spans: file.slider.spans, animated: false)
        guard let playhead, let state = replay.start.playhead, let values = file.playhead?.values else { return }
        playhead.configuration = state.configuration
        playhead.setValues(values, animated: false)
    }

    /// Gives the control the style in which its track is this one, except for a shift, and lets the host give it the
    /// size and lay it out. Returns whether the control can have such a track.
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
        var answer = Answer(of: control, takeEvents(of: control))
        if let playhead { answer.playhead = [Answer(of: playhead, takeEvents(of: playhead))] }
        try #require(answer.isNear(expected), "\(step): \(answer) is not \(expected)")
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
