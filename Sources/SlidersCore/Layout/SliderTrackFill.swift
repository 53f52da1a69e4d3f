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
    /// Returns the figure of one lap of the part before the first span or after the last: from the end of the drawn
    /// track to a thumb, or to the neutral value. On a wrapping circle, everything from the last span to the first is
    /// after the last.
    package func outerPart(isAfter: Bool, lap: Int, of state: SliderState) -> SliderFigure {
        let (startOfSpans, endOfSpans) = unwrappedFractions(ofSpansOf: state)
        let lower = isAfter ? endOfSpans : state.isWrapped ? startOfSpans : 0
        let upper = !isAfter ? startOfSpans : state.isWrapped ? startOfSpans + 1 : 1
        guard case .line = track, lower < upper else { return stretch(from: lower, to: upper, lap: lap) }
        let start = isAfter ? track.point(at: lower) : drawnTrack.point(at: 0)
        let end = isAfter ? drawnTrack.point(at: 1) : track.point(at: upper)
        return .line(from: start, to: end, width: metrics.thickness)
    }

    /// Returns the unwrapped fractions at which the first span begins and the last span ends. On a wrapping circle, the
    /// end can be beyond 1.
    private func unwrappedFractions(ofSpansOf state: SliderState) -> (lower: Double, upper: Double) {
        let last = state.spanCount - 1
        return (
            unwrappedFractions(ofSpan: 0, of: state).lower,
            unwrappedFractions(ofSpan: last, of: state).upper + state.laps(toThumb: last)
        )
    }

    /// Returns whether a fraction of the track is in a span.
    ///
    /// - Parameter margin: the fraction by which both ends of the spans are moved outward.
    func isInSpans(_ fraction: Double, of state: SliderState, margin: Double = 0) -> Bool {
        let (lower, upper) = unwrappedFractions(ofSpansOf: state)
        // On a full circle, spans can end beyond 1, where the fraction is one or more laps greater.
        let laps = track.isFullCircle ? (lower - margin - fraction).rounded(.up) : 0
        return lower - margin <= fraction + laps && fraction + laps <= upper + margin
    }
}

/// Zones: the parts of the track between neighboring thumbs, and from its ends to the first and the last thumb. A
/// wrapping circle has no ends, and a single thumb has nothing before its span.
extension SliderState {
    /// Whether the part of the track before the first span is a zone.
    private var hasZoneBeforeSpans: Bool { !isWrapped && count > 1 }

    /// The number of zones.
    package var zoneCount: Int { spanCount + (hasZoneBeforeSpans ? 2 : 1) }

    /// Returns the index of a part among the zones, the parts into which the thumbs divide the track; `nil` for other
    /// parts, and for parts beyond the first lap.
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
        let upperThumb = hasZoneBeforeSpans || count == 1 ? zone : zone + 1
        return (
            upperThumb > 0 ? value(of: upperThumb - 1) : bounds.lowerBound,
            upperThumb < count ? value(of: upperThumb) : isWrapped && count > 1 ? value(of: 0) : bounds.upperBound
        )
    }

    /// Returns the number of laps by which a thumb is ahead of the first thumb.
    func laps(toThumb index: Int) -> Double { solver.thumbs[index].current.lap - solver.thumbs[0].current.lap }

    /// Returns the state in which the part before the first span, or after the last, is painted: disabled if the thumb
    /// beside it is disabled.
    func outerPartState(isAfter: Bool) -> SliderElement.State {
        isDisabled(thumb: isAfter ? count - 1 : 0) ? .disabled : .normal
    }
}
