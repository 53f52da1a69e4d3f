#if APPLE_UI
import SlidersCore

/// The shape of a track, as an app sets it.
package enum SliderShape: Equatable, Sendable {
    /// A straight track along which values increase in a direction.
    case straight(SliderDirection)
    /// A round track that begins at an angle and has a length, both in degrees clockwise; 0 is at the top. With `nil`,
    /// the angle of the style applies.
    case round(start: Double?, sweep: Double?)

    /// The engine accepts only angles below this limit, in degrees.
    private static let maximumDegrees = 1e9

    /// Whether the engine accepts the angles. A straight track has none.
    var hasValidAngles: Bool {
        guard case .round(let start, let sweep) = self else { return true }
        return abs(start ?? 0) < Self.maximumDegrees && abs(sweep ?? 0) < Self.maximumDegrees
    }

    /// Whether the track is round.
    package var isRound: Bool { if case .round = self { true } else { false } }

    /// Returns the path of the track on the screen.
    ///
    /// - Parameters:
    ///   - isMirrored: whether the text direction is from right to left, so that leading is right.
    ///   - stylePath: the path of the style, which has the angles that the app doesn't set.
    ///   - wraps: whether values wrap around a full circle. A sweep that the app doesn't set is then a full turn.
    package func path(isMirrored: Bool, style stylePath: SliderPath = .right, wraps: Bool = false) -> SliderPath {
        switch self {
        case .straight(.trailing): isMirrored ? .left : .right
        case .straight(.leading): isMirrored ? .right : .left
        case .straight(.right): .right
        case .straight(.left): .left
        case .straight(.up): .up
        case .straight(.down): .down
        case .round(let start, let sweep):
            .arc(
                start: start ?? stylePath.angles(wraps: wraps).start,
                sweep: sweep ?? stylePath.angles(wraps: wraps).sweep)
        }
    }
}

/// A kind of slider along a track: the values and the shape of a new control, and whether it can have several thumbs.
struct SliderKind: Sendable {
    /// The values of a new control.
    let values: [Double]
    /// Whether the slider always has exactly one thumb.
    let hasOneThumb: Bool
    /// The shape of the track of a new control.
    let shape: SliderShape

    /// A model for a new control, before its first layout.
    @MainActor var model: Model<SliderState> {
        let layout = SliderLayout(SliderMetrics(), size: .zero)
        let slider = SliderState(repairing: SliderConfiguration(), values: values, on: layout.track)
        return Model(slider, in: layout, hasFixedCount: hasOneThumb)
    }

    /// A straight slider. It has two thumbs until it gets another number of values.
    static let range = SliderKind(values: [0, 1], hasOneThumb: false, shape: .straight(.trailing))
    /// A straight slider with one thumb.
    static let value = SliderKind(values: [0], hasOneThumb: true, shape: .straight(.trailing))
    /// A circular slider. It has one thumb until it gets another number of values.
    static let circular = SliderKind(values: [0], hasOneThumb: false, shape: .round(start: nil, sweep: nil))
}
#endif
