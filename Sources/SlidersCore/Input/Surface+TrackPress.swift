/// Presses on the track outside of all targets: which thumb they hold, and whether it moves to the pointer.
extension Surface {
    /// Whether a press outside of targets moves the thumb that it holds under the pointer.
    var movesThumbToPress: Bool { !dragsVertically && pressTarget != .relative }

    /// Whether a press moves the thumb that it hits under the pointer; `false` in a target and on a span.
    func movesThumbToPress(_ hit: Hit) -> Bool { if case .nearestThumbs = hit { movesThumbToPress } else { false } }

    /// Returns the unwrapped fraction of the track at a press, in the lap nearest to a thumb; `nil` close to the center
    /// of an arc, and on a track without length. With vertical drag, it's the fraction of the thumb itself.
    @inline(never) func unwrappedFraction(of point: SIMD2<Double>, for thumb: Int, _ solver: Solver) -> Double? {
        let thumbFraction = solver.unwrappedFraction(of: thumb)
        if dragsVertically { return track.length > 0 ? thumbFraction : nil }
        return track.unwrappedFraction(of: point, near: thumbFraction, isWrapped: solver.constraints.isWrapped)
    }

    /// Whether a point is near enough to the track for a press on it.
    func isOnTrack(_ point: SIMD2<Double>) -> Bool { track.distance(to: point) <= trackDistance }

    /// Returns the nearest thumbs along the track that a press outside of targets can hold; an empty range if there are
    /// none. If several are equally near, these are the highest one below the press and the lowest one above it, or all
    /// of them if one is at the press or if `movesThere` is `false`.
    ///
    /// - Parameter movesThere: whether thumbs have to be able to move to the press, and not only in any direction.
    func nearestThumbs(to point: SIMD2<Double>, movingThere movesThere: Bool = true, _ solver: Solver) -> Range<Int> {
        @inline(never) func isCandidate(_ index: Int) -> Bool {
            movesThere ? canMove(index, toward: point, solver) : solver.canMove(index, going: 0)
        }
        var nearestDistance = Double.infinity
        for index in solver.thumbs.indices {
            let distance = abs(distanceAlongTrack(from: index, to: point, solver))
            if distance < nearestDistance, isCandidate(index) { nearestDistance = distance }
        }
        var thumbsBelow = 0..<0
        var thumbsAbove = 0..<0
        var includesAll = !movesThere
        for index in solver.thumbs.indices {
            let distance = distanceAlongTrack(from: index, to: point, solver)
            guard abs(distance) < nearestDistance + Self.pileTolerance, isCandidate(index) else { continue }
            let thumb = index..<index + 1
            if abs(distance) < Self.roundingDistance { includesAll = true }
            if distance > 0 { thumbsBelow.extend(by: thumb) } else { thumbsAbove.extend(by: thumb) }
        }
        if includesAll { return thumbsBelow.union(thumbsAbove) }
        return thumbsBelow.suffix(1).union(thumbsAbove.prefix(1))
    }

    /// Whether a thumb can move along the track toward a point; if the thumb is at the point, in either direction.
    @inline(never) func canMove(_ index: Int, toward point: SIMD2<Double>, _ solver: Solver) -> Bool {
        let distance = distanceAlongTrack(from: index, to: point, solver)
        return solver.canMove(index, going: abs(distance) < Self.roundingDistance ? 0 : distance > 0 ? 1 : -1)
    }

    /// Returns the distance along the track from a thumb to a point, in points: positive if the point is above the
    /// thumb, negative if it's below, and 0 if it's close to the center of an arc.
    @inline(never) func distanceAlongTrack(from index: Int, to point: SIMD2<Double>, _ solver: Solver) -> Double {
        let thumbFraction = solver.unwrappedFraction(of: index)
        let isWrapped = solver.constraints.isWrapped
        guard let pointFraction = track.unwrappedFraction(of: point, near: thumbFraction, isWrapped: isWrapped) else {
            return 0
        }
        return (pointFraction - thumbFraction) * track.length
    }
}
