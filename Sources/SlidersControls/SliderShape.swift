#if APPLE_UI
import SlidersCore

/// The course of a track, as an app asks for it.
package enum SliderShape: Equatable, Sendable {
    /// Straight, in a direction.
    case straight(SliderDirection)
    /// Round, from an angle on, in degrees clockwise from north; `nil` leaves an angle to the style.
    case round(start: Double?, sweep: Double?)

    /// The engine takes no angle of this many degrees.
    private static let maximumDegrees = 1e9

    /// Whether the engine takes the angles.
    var isUsable: Bool {
        guard case .round(let start, let sweep) = self else { return true }
        return abs(start ?? 0) < Self.maximumDegrees && abs(sweep ?? 0) < Self.maximumDegrees
    }

    /// Whether the track is round.
    package var isRound: Bool { if case .round = self { true } else { false } }

    /// The path, where languages may run from right to left.
    ///
    /// - Parameters:
    ///   - style: the path of the style, whose arc counts where no angle is set.
    ///   - wraps: whether the values wrap, for which an arc that is not set is a full turn.
    package func path(isMirrored: Bool, style: SliderPath = .right, wraps: Bool = false) -> SliderPath {
        switch self {
        case .straight(.trailing): isMirrored ? .left : .right
        case .straight(.leading): isMirrored ? .right : .left
        case .straight(.right): .right
        case .straight(.left): .left
        case .straight(.up): .up
        case .straight(.down): .down
        case .round(let start, let sweep):
            .arc(
                start: start ?? style.angles(wraps: wraps).start, sweep: sweep ?? style.angles(wraps: wraps).sweep)
        }
    }
}

/// A kind of slider: what it is when it is new, and how many thumbs it takes.
struct SliderKind: Sendable {
    let values: [Double]
    let hasOneThumb: Bool
    let shape: SliderShape

    /// The slider of a new control of the kind, before its first layout.
    @MainActor var model: Model<SliderState> {
        let layout = SliderLayout(SliderMetrics(), size: .zero)
        let slider = SliderState(repairing: SliderConfiguration(), values: values, on: layout.track)
        return Model(slider, in: layout, hasFixedCount: hasOneThumb)
    }

    /// A straight slider with two thumbs, or as many as it has values.
    static let range = SliderKind(values: [0, 1], hasOneThumb: false, shape: .straight(.trailing))
    /// A straight slider with one thumb.
    static let value = SliderKind(values: [0], hasOneThumb: true, shape: .straight(.trailing))
    /// A circular slider, with one thumb unless it gets other values.
    static let circular = SliderKind(values: [0], hasOneThumb: false, shape: .round(start: nil, sweep: nil))
}
#endif
