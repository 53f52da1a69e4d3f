/// The parts of a track that are filled.
public enum SliderTrackFill: Equatable, Sendable {
    /// The spans.
    case inner
    /// The parts before and after all spans.
    case outer
    /// All parts, each with a separate element.
    case all
    /// None.
    case none

    /// A Boolean value that indicates whether the spans have elements.
    package var hasSpans: Bool { self == .inner || self == .all }

    /// A Boolean value that indicates whether the parts before and after all spans have elements.
    package var hasOuter: Bool { self == .outer || self == .all }
}

/// The parts of the track before and after all spans.
extension SliderLayout {
    /// Returns one lap of the part before the first span or after the last: from the end of the drawn track to a thumb,
    /// or to the neutral value. On a wrapping circle, everything from the last span to the first is after the last.
    package func outer(isAfter: Bool, lap: Int, of state: SliderState) -> SliderFigure {
        let (first, last) = unwrappedFractions(ofSpansOf: state)
        let lower = isAfter ? last : state.isWrapped ? first : 0
        let upper = !isAfter ? first : state.isWrapped ? first + 1 : 1
        guard case .line = track, lower < upper else { return stretch(from: lower, to: upper, lap: lap) }
        let from = isAfter ? track.point(at: lower) : groove.point(at: 0)
        let to = isAfter ? groove.point(at: 1) : track.point(at: upper)
        return .line(from: from, to: to, width: metrics.thickness)
    }

    /// The places where the first span begins and the last one ends, which on a wrapping circle may be beyond 1.
    private func unwrappedFractions(ofSpansOf state: SliderState) -> (lower: Double, upper: Double) {
        let last = state.spanCount - 1
        return (
            unwrappedFractions(ofSpan: 0, of: state).lower,
            unwrappedFractions(ofSpan: last, of: state).upper + state.laps(toThumb: last)
        )
    }

    /// Whether a fraction of the track lies in a span.
    ///
    /// - Parameter margin: how far the ends of the spans are moved outward.
    func isInSpans(_ fraction: Double, of state: SliderState, margin: Double = 0) -> Bool {
        let (lower, upper) = unwrappedFractions(ofSpansOf: state)
        // On a full circle, spans may end beyond 1.
        let turns = track.isFullCircle ? (lower - margin - fraction).rounded(.up) : 0
        return lower - margin <= fraction + turns && fraction + turns <= upper + margin
    }
}

/// Zones: the parts of the track between neighboring thumbs, and from its ends to the first and the last thumb. A
/// wrapping circle has no ends, and a single thumb has nothing before its span.
extension SliderState {
    private var hasZoneBeforeSpans: Bool { !isWrapped && count > 1 }

    /// The number of zones.
    package var zoneCount: Int { spanCount + (hasZoneBeforeSpans ? 2 : 1) }

    /// Returns the index of the zone that a part of the first lap shows; `nil` for other parts.
    package func zone(of part: SliderElement.Part) -> Int? {
        switch part {
        case .before(lap: 0): hasZoneBeforeSpans ? 0 : nil
        case .span(let index, lap: 0): hasZoneBeforeSpans ? index + 1 : index
        case .after(lap: 0): zoneCount - 1
        default: nil
        }
    }

    /// Returns the values at the ends of a zone. On a wrapping circle, the upper one can be less than the lower one.
    package func values(ofZone zone: Int) -> (lower: Double, upper: Double) {
        let upper = hasZoneBeforeSpans || count == 1 ? zone : zone + 1
        return (
            upper > 0 ? value(of: upper - 1) : bounds.lowerBound,
            upper < count ? value(of: upper) : isWrapped && count > 1 ? value(of: 0) : bounds.upperBound
        )
    }

    /// How many laps a thumb is ahead of the first.
    func laps(toThumb index: Int) -> Double { solver.thumbs[index].now.lap - solver.thumbs[0].now.lap }

    /// The state that the part before the first span or after the last is painted in: disabled if its thumb is.
    func elementState(ofOuter isAfter: Bool) -> SliderElement.State {
        isDisabled(thumb: isAfter ? count - 1 : 0) ? .disabled : .normal
    }
}
