/// What a press takes hold of.
enum Hit: Equatable {
    /// A thumb whose target contains the press, or a pile, from which the first movement chooses one.
    case thumbs(Range<Int>)
    /// The nearest thumb on the track, which comes to the press, or two that are equally far; see
    /// ``Surface/comingThumbs(to:_:)``.
    case comingThumbs(Range<Int>)
    /// A bar, and the span of it that the press is on.
    case bar(Range<Int>, span: Int)

    /// The thumbs of the target, of the track or of the bar.
    var thumbs: Range<Int> {
        switch self {
        case .thumbs(let indices), .comingThumbs(let indices), .bar(let indices, _): indices
        }
    }
}

/// Finds what a press at a point takes hold of: first thumbs, then the track outside the bar, then the bar.
extension Surface {
    /// Distances that differ by less count as equal, in points.
    static let coincidence = 2.0
    /// Distances along the track up to this count as none, in points.
    static let stillness = 1e-9

    /// What a press takes hold of; `nil` if it is on nothing that can move.
    func hit(at point: SIMD2<Double>, _ solver: Solver) -> Hit? {
        guard track.length > 0, !configuration.isReadOnly else { return nil }
        if case .arc(let arc) = track, !dragsVertically, arc.degrees(to: point) == nil { return nil }
        let bar = pressTarget.includesBar ? nearestBar(to: point, solver) : nil
        let thumbs = thumbs(at: point, beside: bar, solver)
        if !thumbs.isEmpty { return .thumbs(thumbs) }
        for index in solver.thumbs.indices where solver.isHeld(thumb: index) && isInTarget(point, of: index, solver) {
            return nil
        }
        if bar?.isInside != true, pressTarget.includesTrack, pressTarget.includesAll || isOnTrack(point) {
            let coming = comingThumbs(to: point, brings: bringsThumbs, solver)
            if !coming.isEmpty { return .comingThumbs(coming) }
        }
        guard let bar, canDrag(bar, solver) else { return nil }
        return .bar(self.thumbs(of: bar, solver), span: bar.lower)
    }

    /// Whether a press at a point would do something if all thumbs could move.
    func reaches(_ point: SIMD2<Double>, _ solver: Solver) -> Bool {
        guard track.length > 0 else { return false }
        if pressTarget.includesAll { return true }
        for index in solver.thumbs.indices where isInTarget(point, of: index, solver) { return true }
        if pressTarget.includesTrack { return isOnTrack(point) }
        return pressTarget.includesBar && nearestBar(to: point, solver) != nil
    }

    // MARK: Thumbs

    /// The nearest thumbs that can move among those whose targets contain a point.
    private func thumbs(at point: SIMD2<Double>, beside bar: Bar?, _ solver: Solver) -> Range<Int> {
        var nearest = Double.infinity
        for index in solver.thumbs.indices {
            let distance = distance(index, point, solver)
            if distance < nearest, isHit(index, at: point, beside: bar, solver) { nearest = distance }
        }
        var found = 0..<0
        for index in solver.thumbs.indices where distance(index, point, solver) < nearest + Self.coincidence {
            if isHit(index, at: point, beside: bar, solver) { found.extend(by: index..<index + 1) }
        }
        return found
    }

    private func isHit(_ index: Int, at point: SIMD2<Double>, beside bar: Bar?, _ solver: Solver) -> Bool {
        isInTarget(point, of: index, solver) && !reachesTooFarInward(index, into: bar, solver) && solver.canGo(index, 0)
    }

    func isInTarget(_ point: SIMD2<Double>, of index: Int, _ solver: Solver) -> Bool {
        let offset = center(of: index, solver) - point
        return abs(offset.x) <= targetSide / 2 && abs(offset.y) <= targetSide / 2
    }

    func distance(_ index: Int, _ point: SIMD2<Double>, _ solver: Solver) -> Double {
        (center(of: index, solver) - point).length
    }

    // MARK: Track

    /// Whether a thumb that a press outside the targets takes comes under the pointer.
    var bringsThumbs: Bool { !dragsVertically && pressTarget != .relative }

    /// Whether what a press hits comes under the pointer.
    func brings(_ hit: Hit) -> Bool { if case .comingThumbs = hit { bringsThumbs } else { false } }

    /// The place of a press for a thumb, in the lap near the thumb's; `nil` if it has none. A vertical drag begins at
    /// the thumb's own place.
    func place(of point: SIMD2<Double>, for thumb: Int, _ solver: Solver) -> Double? {
        let place = solver.place(of: thumb)
        if dragsVertically { return track.length > 0 ? place : nil }
        return track.place(of: point, near: place, isWrapped: solver.constraints.isWrapped)
    }

    /// Whether the track takes a press at a point.
    private func isOnTrack(_ point: SIMD2<Double>) -> Bool { track.distance(to: point) <= trackDistance }

    /// The nearest thumbs along the track that can come to a press: one, or those equally far on both sides, from
    /// which the first movement chooses: forward the upper, backward the lower. Of several on one side the nearest in
    /// index comes.
    ///
    /// - Parameter brings: whether they come to the press; otherwise the nearest that can move are taken as they are.
    func comingThumbs(to point: SIMD2<Double>, brings: Bool = true, _ solver: Solver) -> Range<Int> {
        func canCome(_ index: Int) -> Bool {
            brings ? self.canCome(index, to: point, solver) : solver.canGo(index, 0)
        }
        var nearest = Double.infinity
        for index in solver.thumbs.indices {
            let distance = abs(way(from: index, to: point, solver))
            if distance < nearest, canCome(index) { nearest = distance }
        }
        var below = 0..<0
        var above = 0..<0
        var under = 0..<0
        for index in solver.thumbs.indices {
            let way = way(from: index, to: point, solver)
            guard abs(way) < nearest + Self.coincidence, canCome(index) else { continue }
            let one = index..<index + 1
            if abs(way) < Self.stillness || !brings { under.extend(by: one) }
            if way > 0 { below.extend(by: one) } else { above.extend(by: one) }
        }
        if under.isEmpty, above.isEmpty, !below.isEmpty { return below.upperBound - 1..<below.upperBound }
        if under.isEmpty, below.isEmpty, !above.isEmpty { return above.lowerBound..<above.lowerBound + 1 }
        guard under.isEmpty, !below.isEmpty else { return below.union(above) }
        return (below.upperBound - 1..<below.upperBound).union(above.lowerBound..<above.lowerBound + 1)
    }

    /// Whether a thumb can go toward a press; right under it, in either direction.
    func canCome(_ index: Int, to point: SIMD2<Double>, _ solver: Solver) -> Bool {
        let way = way(from: index, to: point, solver)
        return solver.canGo(index, abs(way) < Self.stillness ? 0 : way > 0 ? 1 : -1)
    }

    /// The signed distance along the track from a thumb to a press, in points; 0 if the press is in an arc's dead zone.
    func way(from index: Int, to point: SIMD2<Double>, _ solver: Solver) -> Double {
        let place = solver.place(of: index)
        let isWrapped = solver.constraints.isWrapped
        guard let press = track.place(of: point, near: place, isWrapped: isWrapped) else { return 0 }
        return (press - place) * track.length
    }
}
