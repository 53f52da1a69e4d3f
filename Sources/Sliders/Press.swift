/// What a press takes hold of.
extension SliderState {
    /// Bar and track count presses up to this far from their nearest point, in points.
    static let trackReach = 22.0
    /// Thumbs whose distances differ by less count as coinciding, in points.
    private static let coincidence = 2.0

    mutating func press(at point: SIMD2<Double>, pointer: Int, _ proposal: inout Proposal) {
        guard let hold = hold(at: point, pointer) else { return }
        holds.append(hold)
        guard let grip = hold.grip else { return }
        proposal.dropped.touched = grip.ranks
        if hold.brings { follow(holds.count - 1, to: point, at: hold.place, &proposal) }
    }

    private func hold(at point: SIMD2<Double>, _ pointer: Int) -> Hold? {
        if case .arc(let arc) = track, !dragsVertically, arc.degrees(to: point) == nil { return nil }
        let press = configuration.press
        if let ranks = thumbs(at: point, pointer) { return hold(ranks, at: point, pointer, brings: false) }
        if thumbs.indices.contains(where: { isHeld($0) && isInTarget(point, of: $0) }) { return nil }
        let bar = press.includesBar ? nearestBar(to: point) : nil
        if let bar, bar.isInside { return hold(bar: bar.lower, at: point, pointer) }
        if press.includesTrack, press == .anywhere || isOnTrack(point), let ranks = comers(to: point, pointer) {
            return hold(ranks, at: point, pointer, brings: !dragsVertically)
        }
        return bar.flatMap { hold(bar: $0.lower, at: point, pointer) }
    }

    private func hold(_ ranks: ClosedRange<Int>, at point: SIMD2<Double>, _ pointer: Int, brings: Bool) -> Hold? {
        let lowest = ranks.lowerBound
        guard let place = place(of: point, for: lowest) else { return nil }
        var hold = Hold(
            pointer: pointer, choice: .waiting(ranks), point: point, brings: brings, press: thumbs, start: thumbs[lowest],
            place: place)
        if ranks.count == 1 { take(.thumb(lowest), with: &hold) }
        return hold
    }

    private func hold(bar lower: Int, at point: SIMD2<Double>, _ pointer: Int) -> Hold? {
        guard canDragBar(lower), let place = place(of: point, for: lower) else { return nil }
        let ranks = barRanks(lower)
        var hold = Hold(
            pointer: pointer, choice: .grip(.bar(ranks)), point: point, brings: false, press: thumbs,
            start: thumbs[ranks.lowerBound], place: place)
        take(.bar(ranks), with: &hold)
        return hold
    }

    // MARK: Thumbs

    /// The nearest thumbs that can move among those whose target the press hits.
    private func thumbs(at point: SIMD2<Double>, _ pointer: Int) -> ClosedRange<Int>? {
        let bar = configuration.press.includesBar ? nearestBar(to: point).flatMap { $0.isInside && canDragBar($0.lower) ? $0 : nil } : nil
        var distances: [(rank: Int, distance: Double)] = []
        for rank in thumbs.indices where isInTarget(point, of: rank) {
            // Where a bar can be dragged, targets reach at most a third of the way inwards.
            if let bar, rank <= bar.lower ? bar.part > 1.0 / 3 : bar.part < 2.0 / 3 { continue }
            guard canMove(rank, pointer) else { continue }
            distances.append((rank, (self.point(of: rank) - point).length))
        }
        guard let least = distances.map({ $0.distance }).min() else { return nil }
        return hull(distances.filter { $0.distance < least + Self.coincidence }.map({ $0.rank }))
    }

    private func isInTarget(_ point: SIMD2<Double>, of rank: Int) -> Bool {
        let offset = self.point(of: rank) - point
        return abs(offset.x) <= targetSide / 2 && abs(offset.y) <= targetSide / 2
    }

    private func hull(_ ranks: [Int]) -> ClosedRange<Int>? {
        guard let low = ranks.min(), let high = ranks.max() else { return nil }
        return low...high
    }

    // MARK: Bar

    private struct Bar {
        /// The thumb at its lower end.
        var lower: Int
        var distance: Double
        /// Whether the press lies between the thumbs, and which part of the way from the lower one.
        var isInside: Bool
        var part: Double
    }

    /// The bar nearest to a press, within reach.
    private func nearestBar(to point: SIMD2<Double>) -> Bar? {
        var best: Bar?
        for lower in 0..<count - 1 {
            let from = place(of: lower), to = place(of: position(lower + 1))
            guard let place = track.place(of: point, near: (from + to) / 2, isWrapped: rules.isWrapped) else { return nil }
            let distance = (track.point(at: min(to, max(from, place))) - point).length
            let isInside = place >= from && place <= to && to > from
            guard distance <= Self.trackReach else { continue }
            if let best, best.isInside == isInside ? best.distance <= distance : best.isInside { continue }
            best = Bar(lower: lower, distance: distance, isInside: isInside, part: isInside ? (place - from) / (to - from) : 0)
        }
        return best
    }

    private func barRanks(_ lower: Int) -> Range<Int> { configuration.bar == .all ? 0..<count : lower..<lower + 2 }

    private func canDragBar(_ lower: Int) -> Bool {
        barRanks(lower).allSatisfy { !rules.isDisabled($0) && !isHeld($0) }
    }

    // MARK: Track

    private func isOnTrack(_ point: SIMD2<Double>) -> Bool {
        guard let fraction = track.fraction(at: point) else { return false }
        return (track.point(at: fraction) - point).length <= Self.trackReach
    }

    /// The nearest thumbs that can come to a press. Of several on one side of it the one nearest in rank comes; between
    /// thumbs on both sides the first movement decides.
    private func comers(to point: SIMD2<Double>, _ pointer: Int) -> ClosedRange<Int>? {
        let length = track.length
        var least = Double.infinity
        var comers: [(rank: Int, way: Double)] = []
        for rank in thumbs.indices {
            guard let place = place(of: point, for: rank) else { return nil }
            let way = (place - self.place(of: rank)) * length
            guard abs(way) < least + Self.coincidence else { continue }
            let comes = abs(way) < 1e-9 ? canMove(rank, pointer) : canGo(rank, way > 0 ? 1 : -1, pointer)
            guard comes else { continue }
            least = min(least, abs(way))
            comers.append((rank, way))
        }
        let nearest = comers.filter { abs($0.way) < least + Self.coincidence }
        guard let ranks = hull(nearest.map({ $0.rank })) else { return nil }
        if nearest.allSatisfy({ $0.way > 1e-9 }) { return ranks.upperBound...ranks.upperBound }
        if nearest.allSatisfy({ $0.way < -1e-9 }) { return ranks.lowerBound...ranks.lowerBound }
        return ranks
    }
}
