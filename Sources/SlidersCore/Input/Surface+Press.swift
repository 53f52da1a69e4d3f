/// What a press takes hold of.
enum Hit: Equatable {
    /// A thumb whose target contains the press, or a pile, from which the first movement chooses one.
    case thumbs(Range<Int>)
    /// The nearest thumb on the track, or two that are equally far, which come to the press if
    /// ``Surface/bringsThumbs``; see ``Surface/comingThumbs(to:brings:_:)``.
    case comingThumbs(Range<Int>)
    /// The span that the press is on, and the thumbs that a drag of it moves.
    case span(Range<Int>, index: Int)

    /// The thumbs of the target, of the track, or of the span.
    var thumbs: Range<Int> {
        switch self {
        case .thumbs(let indices), .comingThumbs(let indices), .span(let indices, _): indices
        }
    }
}

/// Finds what a press at a point takes hold of: first thumbs, then the track outside the span, then the span.
extension Surface {
    /// Distances that differ by less count as equal, in points.
    package static let coincidence = 2.0
    /// Distances along the track up to this count as none, in points.
    static let stillness = 1e-9

    /// What a press takes hold of; `nil` if it is on nothing that can move.
    func hit(at point: SIMD2<Double>, _ solver: Solver) -> Hit? {
        guard track.length > 0, !configuration.isReadOnly else { return nil }
        if case .arc(let arc) = track, !dragsVertically, arc.degrees(to: point) == nil { return nil }
        let span = pressTarget.includesSpan ? nearestSpan(to: point, solver) : nil
        let thumbs = thumbs(at: point, beside: span, solver)
        if !thumbs.isEmpty { return .thumbs(thumbs) }
        for index in solver.thumbs.indices where solver.isHeld(thumb: index) && isInTarget(point, of: index, solver) {
            return nil
        }
        if span?.isInside != true, pressTarget.includesTrack, pressTarget.includesAll || isOnTrack(point) {
            let coming = comingThumbs(to: point, brings: bringsThumbs, solver)
            if !coming.isEmpty { return .comingThumbs(coming) }
        }
        guard let span, canDrag(span, solver) else { return nil }
        return .span(self.thumbs(of: span, solver), index: span.lower)
    }

    /// Whether a press at a point would do something if all thumbs could move.
    func reaches(_ point: SIMD2<Double>, _ solver: Solver) -> Bool {
        guard track.length > 0 else { return false }
        if pressTarget.includesAll { return true }
        for index in solver.thumbs.indices where isInTarget(point, of: index, solver) { return true }
        if pressTarget.includesTrack { return isOnTrack(point) }
        return pressTarget.includesSpan && nearestSpan(to: point, solver) != nil
    }

    /// The nearest thumbs that can move among those whose targets contain a point.
    private func thumbs(at point: SIMD2<Double>, beside span: PressedSpan?, _ solver: Solver) -> Range<Int> {
        var nearest = Double.infinity
        for index in solver.thumbs.indices {
            let distance = distance(index, point, solver)
            if distance < nearest, isHit(index, at: point, beside: span, solver) { nearest = distance }
        }
        var found = 0..<0
        for index in solver.thumbs.indices where distance(index, point, solver) < nearest + Self.coincidence {
            if isHit(index, at: point, beside: span, solver) { found.extend(by: index..<index + 1) }
        }
        return found
    }

    private func isHit(_ index: Int, at point: SIMD2<Double>, beside span: PressedSpan?, _ solver: Solver) -> Bool {
        isInTarget(point, of: index, solver) && !reachesTooFarInward(index, into: span, solver)
            && solver.canMove(index, 0)
    }

    func isInTarget(_ point: SIMD2<Double>, of index: Int, _ solver: Solver) -> Bool {
        let offset = center(of: index, solver) - point
        return abs(offset.x) <= targetSide / 2 && abs(offset.y) <= targetSide / 2
    }

    func distance(_ index: Int, _ point: SIMD2<Double>, _ solver: Solver) -> Double {
        (center(of: index, solver) - point).length
    }
}
