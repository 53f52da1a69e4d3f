#if APPLE_UI
import SlidersCore
import SlidersControls

/// Which control of the toolkit a slider shows, and where its track runs.
enum SliderForm: Equatable {
    case range(SliderDirection)
    case value(SliderDirection)
    /// A ring, on the path of its style where no angle is set.
    case ring(start: Double?, sweep: Double?, style: SliderPath)

    /// The sliders of this module.
    enum Kind { case range, value, ring }

    /// The form of a slider with the track that modifiers set.
    init(_ kind: Kind, _ options: SliderOptions) {
        self =
            switch kind {
            case .range: .range(options.direction)
            case .value: .value(options.direction)
            case .ring: .ring(start: options.arcStart, sweep: options.arcSweep, style: options.style?.path ?? .right)
            }
    }

    /// The direction in which the values of a straight track increase.
    var direction: SliderDirection {
        switch self {
        case .range(let direction), .value(let direction): direction
        case .ring: .trailing
        }
    }

    /// A new control.
    @MainActor
    func make() -> SliderControl {
        switch self {
        case .range: RangeSliderControl()
        case .value: ValueSliderControl()
        case .ring: CircularSliderControl()
        }
    }

    /// Gives a control its track.
    @MainActor
    func set(on control: SliderControl) {
        switch self {
        case .range(let direction), .value(let direction):
            (control as? StraightSliderControl)?.direction = direction
        case .ring(let start, let sweep, _): (control as? CircularSliderControl)?.setArc(start: start, sweep: sweep)
        }
    }

    /// A track of this shape, in any size, for values that wrap or do not.
    func track(wraps: Bool) -> SliderTrack {
        switch self {
        case .range, .value:
            return .line(from: .zero, to: SIMD2(1, 0))
        case .ring(let start, let sweep, let style):
            let shape = SliderShape.round(start: start, sweep: sweep)
            let angles = shape.path(isMirrored: false, style: style, wraps: wraps).angles(wraps: false)
            return .arc(SliderTrack.Arc(center: .zero, radius: 1, start: angles.start, sweep: angles.sweep))
        }
    }
}
#endif
