/// What a press takes hold of.
enum Hit: Equatable {
    /// A thumb whose target contains the press, or the thumbs of a pile, which the press can't distinguish. The first
    /// movement chooses one of them.
    case thumbs(Range<Int>)
    /// The nearest thumb along the track for a press outside of targets, or two that are equally near. They move to the
    /// press if ``Surface/movesThumbToPress`` is `true`.
    case nearestThumbs(Range<Int>)
    /// The span with this index, and the thumbs that a drag of it moves.
    case span(Range<Int>, index: Int)

    /// The thumbs that the press holds, or from which it chooses.
    var thumbs: Range<Int> {
        switch self {
        case .thumbs(let indices), .nearestThumbs(let indices), .span(let indices, _): indices
        }
    }
}

/// Finds what a press at a point takes hold of: first thumbs, then the track outside the span, then the span.
extension Surface {
    /// The difference between two distances, in points, below which they count as equal.
    package static let pileTolerance = 2.0
    /// The distance along the track, in points, up to which rounding may be its only cause, so that it counts as 0.
    static let roundingDistance = 1e-9

    /// Returns what a press takes hold of; `nil` if there is nothing at the point that can move.
    func hit(at point: SIMD2<Double>, _ solver: Solver) -> Hit? {
        guard track.length > 0, !configuration.isReadOnly else { return nil }
        if case .arc(let arc) = track, !dragsVertically, arc.degrees(to: point) == nil { return nil }
        let span = pressTarget.includesSpan ? nearestSpan(to: point, solver) : nil
        let thumbs = thumbs(at: point, in: span, solver)
        if !thumbs.isEmpty { return .thumbs(thumbs) }
        // A second press on a held thumb does nothing.
        for index in solver.thumbs.indices where solver.isHeld(thumb: index) && isInTarget(point, of: index, solver) {
            return nil
        }
        if span?.containsPress != true, pressTarget.includesTrack, pressTarget.includesAll || isOnTrack(point) {
            let nearest = nearestThumbs(to: point, movingThere: movesThumbToPress, solver)
            if !nearest.isEmpty { return .nearestThumbs(nearest) }
        }
        guard let span, canDrag(span, solver) else { return nil }
        return .span(self.thumbs(of: span, solver), index: span.lowerThumb)
    }

    /// Whether a press at a point would do something if all thumbs could move.
    func reaches(_ point: SIMD2<Double>, _ solver: Solver) -> Bool {
        guard track.length > 0 else { return false }
        if pressTarget.includesAll { return true }
        for index in solver.thumbs.indices where isInTarget(point, of: index, solver) { return true }
        if pressTarget.includesTrack { return isOnTrack(point) }
        return pressTarget.includesSpan && nearestSpan(to: point, solver) != nil
    }

    /// Returns the nearest of the thumbs that a press at a point can hold, from the first to the last that are equally
    /// near; an empty range if there is none.
    ///
    /// - Parameter span: the span at the point, if spans can be pressed.
    private func thumbs(at point: SIMD2<Double>, in span: PressedSpan?, _ solver: Solver) -> Range<Int> {
        var nearestDistance = Double.infinity
        for index in solver.thumbs.indices {
            let distance = distance(of: index, from: point, solver)
            if distance < nearestDistance, canHold(index, at: point, in: span, solver) { nearestDistance = distance }
        }
        var nearestThumbs = 0..<0
        for index in solver.thumbs.indices
        where distance(of: index, from: point, solver) < nearestDistance + Self.pileTolerance {
            if canHold(index, at: point, in: span, solver) { nearestThumbs.extend(by: index..<index + 1) }
        }
        return nearestThumbs
    }

    /// Whether a press at a point can hold a thumb: the point is in the thumb's target and not too far into the span,
    /// and the thumb can move.
    private func canHold(_ index: Int, at point: SIMD2<Double>, in span: PressedSpan?, _ solver: Solver) -> Bool {
        isInTarget(point, of: index, solver) && !isSpanPreferred(span, to: index, solver)
            && solver.canMove(index, going: 0)
    }

    /// Whether a point is in the target of a thumb, the square around the thumb's center in which a press holds it.
    func isInTarget(_ point: SIMD2<Double>, of index: Int, _ solver: Solver) -> Bool {
        let offset = center(of: index, solver) - point
        return abs(offset.x) <= targetSide / 2 && abs(offset.y) <= targetSide / 2
    }

    /// Returns the distance of a thumb's center from a point, in points.
    func distance(of index: Int, from point: SIMD2<Double>, _ solver: Solver) -> Double {
        (center(of: index, solver) - point).length
    }
}
