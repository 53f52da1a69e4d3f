/// The press on the track beside all targets: which thumb it takes, and whether that comes to the pointer.
extension Surface {
    /// Whether a thumb that a press outside the targets takes comes under the pointer.
    var bringsThumbs: Bool { !dragsVertically && pressTarget != .relative }

    /// Whether what a press hits comes under the pointer.
    func brings(_ hit: Hit) -> Bool { if case .comingThumbs = hit { bringsThumbs } else { false } }

    /// The place of a press for a thumb, in the lap near the thumb's; `nil` if it has none. A vertical drag begins at
    /// the thumb's own place.
    @inline(never) func unwrappedFraction(of point: SIMD2<Double>, for thumb: Int, _ solver: Solver) -> Double? {
        let unwrappedFraction = solver.unwrappedFraction(of: thumb)
        if dragsVertically { return track.length > 0 ? unwrappedFraction : nil }
        return track.unwrappedFraction(of: point, near: unwrappedFraction, isWrapped: solver.constraints.isWrapped)
    }

    /// Whether the track takes a press at a point.
    func isOnTrack(_ point: SIMD2<Double>) -> Bool { track.distance(to: point) <= trackDistance }

    /// The nearest thumbs along the track that can come to a press: one, or those equally far on both sides, from which
    /// the first movement chooses: forward the upper, backward the lower. Of several on one side, the nearest in index
    /// comes.
    ///
    /// - Parameter brings: whether they come to the press; otherwise the nearest that can move are taken as they are.
    func comingThumbs(to point: SIMD2<Double>, brings: Bool = true, _ solver: Solver) -> Range<Int> {
        @inline(never) func canCome(_ index: Int) -> Bool {
            brings ? self.canCome(index, to: point, solver) : solver.canMove(index, 0)
        }
        var nearest = Double.infinity
        for index in solver.thumbs.indices {
            let distance = abs(distanceAlongTrack(from: index, to: point, solver))
            if distance < nearest, canCome(index) { nearest = distance }
        }
        var below = 0..<0
        var above = 0..<0
        var under = 0..<0
        for index in solver.thumbs.indices {
            let distance = distanceAlongTrack(from: index, to: point, solver)
            guard abs(distance) < nearest + Self.coincidence, canCome(index) else { continue }
            let one = index..<index + 1
            if abs(distance) < Self.stillness || !brings { under.extend(by: one) }
            if distance > 0 { below.extend(by: one) } else { above.extend(by: one) }
        }
        if under.isEmpty, above.isEmpty, !below.isEmpty { return below.upperBound - 1..<below.upperBound }
        if under.isEmpty, below.isEmpty, !above.isEmpty { return above.lowerBound..<above.lowerBound + 1 }
        guard under.isEmpty, !below.isEmpty else { return below.union(above) }
        return (below.upperBound - 1..<below.upperBound).union(above.lowerBound..<above.lowerBound + 1)
    }

    /// Whether a thumb can go toward a press; right under it, in either direction.
    @inline(never) func canCome(_ index: Int, to point: SIMD2<Double>, _ solver: Solver) -> Bool {
        let distance = distanceAlongTrack(from: index, to: point, solver)
        return solver.canMove(index, abs(distance) < Self.stillness ? 0 : distance > 0 ? 1 : -1)
    }

    /// The signed distance along the track from a thumb to a press, in points; 0 if the press is in an arc's dead zone.
    @inline(never) func distanceAlongTrack(from index: Int, to point: SIMD2<Double>, _ solver: Solver) -> Double {
        let unwrappedFraction = solver.unwrappedFraction(of: index)
        let isWrapped = solver.constraints.isWrapped
        guard let press = track.unwrappedFraction(of: point, near: unwrappedFraction, isWrapped: isWrapped) else {
            return 0
        }
        return (press - unwrappedFraction) * track.length
    }
}
