/// What a press takes hold of.
extension SliderState {
    /// Bar and track count presses up to this far from their nearest point, in points.
    static let trackReach = 22.0
    /// Thumbs whose distances differ by less count as coinciding, in points.
    static let coincidence = 2.0

    mutating func press(at point: SIMD2<Double>, pointer: Int, _ proposal: inout Proposal) {
        if case .arc(let arc) = track, !dragsVertically, arc.degrees(to: point) == nil { return }
        movement.isReachKnown = false
        hold(at: point, pointer)
        guard let index = hold(of: pointer), holds[index].kind != .waiting else { return }
        proposal.dropped.touched = holds[index].ranks
        if holds[index].brings { follow(index, to: point, at: holds[index].place, isFine: false, &proposal) }
    }

    private mutating func hold(at point: SIMD2<Double>, _ pointer: Int) {
        let press = configuration.press
        let bar = press.includesBar ? nearestBar(to: point) : Bar()
        let thumbs = thumbs(at: point, beside: bar)
        if !thumbs.isEmpty { return hold(thumbs, .thumb, at: point, pointer, brings: false) }
        for rank in self.thumbs.indices where isHeld(rank) && isInTarget(point, of: rank) { return }
        if !bar.isInside, press.includesTrack, press == .anywhere || isOnTrack(point) {
            let comers = comers(to: point)
            if !comers.isEmpty { return hold(comers, .thumb, at: point, pointer, brings: !dragsVertically) }
        }
        if bar.distance.isFinite, canDrag(bar) { hold(ranks(of: bar), .bar, at: point, pointer, brings: false) }
    }

    private mutating func hold(_ ranks: Range<Int>, _ kind: Hold.Kind, at point: SIMD2<Double>, _ pointer: Int, brings: Bool) {
        guard let place = place(of: point, for: ranks.lowerBound) else { return }
        var press: [Place] = []
        press.reserveCapacity(rules.count)
        for thumb in thumbs { press.append(thumb.now) }
        let start = press[ranks.lowerBound]
        holds.append(
            Hold(
                pointer: pointer, point: point, brings: brings, ranks: ranks, kind: .waiting, press: press, start: start,
                place: place))
        if kind == .bar || ranks.count == 1 { take(kind, ranks, with: holds.count - 1) }
    }

    /// What a pointer that presses nothing is over: the thumb or bar that a press there would take hold of, of a pile its
    /// topmost; `nil` where a press would take hold of nothing or would bring a thumb.
    public func grip(under point: SIMD2<Double>) -> Grip? {
        var trial = self
        trial.beginProposal()
        let before = trial.holds.count
        trial.hold(at: point, .min)
        guard trial.holds.count > before, let hold = trial.holds.last, !hold.brings else { return nil }
        return hold.kind == .bar ? .bar(hold.ranks) : .thumb(hold.ranks.upperBound - 1)
    }

    // MARK: Thumbs

    /// The nearest thumbs that can move among those whose target the press hits; empty if there are none.
    private mutating func thumbs(at point: SIMD2<Double>, beside bar: Bar) -> Range<Int> {
        let isSplit = bar.isInside && canDrag(bar)
        var least = Double.infinity, nearest = 0..<0, isSecondLook = false
        repeat {
            for rank in thumbs.indices where isInTarget(point, of: rank) {
                // Where a bar can be dragged, targets reach at most a third of the way inwards.
                if isSplit, isFarInwards(bar, from: rank) { continue }
                let distance = (self.point(of: rank) - point).length
                guard distance < least + (isSecondLook ? Self.coincidence : 0), canGo(rank, 0) else { continue }
                if isSecondLook { nearest.extend(by: rank..<rank + 1) } else { least = distance }
            }
            isSecondLook.toggle()
        } while isSecondLook
        return nearest
    }

    mutating func isInTarget(_ point: SIMD2<Double>, of rank: Int) -> Bool {
        let offset = self.point(of: rank) - point
        return abs(offset.x) <= targetSide / 2 && abs(offset.y) <= targetSide / 2
    }

    // MARK: Bar

    private struct Bar {
        /// The thumb at its lower end.
        var lower = 0
        /// Infinite beyond reach.
        var distance = Double.infinity
        /// Whether the press lies between the thumbs.
        var isInside = false
        /// Along the track: the press, and the thumbs at both ends.
        var place = 0.0, from = 0.0, to = 0.0
    }

    /// Whether a press in a bar lies more than a third of the way inwards from its end at a thumb. Where the bar passes a
    /// thumb again, in another lap, it has no end there.
    private mutating func isFarInwards(_ bar: Bar, from rank: Int) -> Bool {
        var place = place(of: position(rank))
        if let turn = track.turn { place += ((bar.place - place) / turn + 0.5).rounded(.down) * turn }
        let length = bar.to - bar.from, rounding = 1e-9 * length
        if place <= bar.from + rounding { return bar.place - bar.from > length / 3 }
        return place >= bar.to - rounding && bar.to - bar.place > length / 3
    }

    /// The bar nearest to a press; one that the press lies inside comes first.
    private mutating func nearestBar(to point: SIMD2<Double>) -> Bar {
        var best = Bar()
        for lower in 0..<rules.count - 1 {
            let from = place(of: position(lower)), to = place(of: position(lower + 1))
            guard let place = track.place(of: point, near: (from + to) / 2, isWrapped: rules.isWrapped) else { continue }
            let distance = (track.point(at: min(to, max(from, place))) - point).length
            // Rounding must not tell the two ends apart.
            let isInside = place >= from && place <= to && (to - from) * track.length > 1e-6
            guard distance <= Self.trackReach, isInside == best.isInside ? distance < best.distance : isInside else { continue }
            best = Bar(lower: lower, distance: distance, isInside: isInside, place: place, from: from, to: to)
        }
        return best
    }

    private mutating func ranks(of bar: Bar) -> Range<Int> { configuration.bar == .all ? 0..<rules.count : bar.lower..<bar.lower + 2 }

    private mutating func canDrag(_ bar: Bar) -> Bool {
        for rank in ranks(of: bar) where rules.isDisabled(rank) || isHeld(rank) { return false }
        return true
    }

    // MARK: Track

    private mutating func isOnTrack(_ point: SIMD2<Double>) -> Bool {
        guard let fraction = track.fraction(at: point) else { return false }
        return (track.point(at: fraction) - point).length <= Self.trackReach
    }

    /// The nearest thumbs that can come to a press. Of several on one side of it the one nearest in rank comes; between
    /// thumbs on both sides the first movement decides.
    private mutating func comers(to point: SIMD2<Double>) -> Range<Int> {
        var least = Double.infinity, below = 0..<0, above = 0..<0, under = 0..<0, isSecondLook = false
        repeat {
            for rank in thumbs.indices {
                guard let place = place(of: point, for: rank) else { return 0..<0 }
                let way = (place - self.place(of: position(rank))) * track.length, isUnder = abs(way) < 1e-9
                guard abs(way) < least + (isSecondLook ? Self.coincidence : 0) else { continue }
                guard canGo(rank, isUnder ? 0 : way > 0 ? 1 : -1) else { continue }
                guard isSecondLook else {
                    least = abs(way)
                    continue
                }
                if isUnder { under.extend(by: rank..<rank + 1) }
                if way > 0 { below.extend(by: rank..<rank + 1) } else { above.extend(by: rank..<rank + 1) }
            }
            isSecondLook.toggle()
        } while isSecondLook
        if under.isEmpty, above.isEmpty, !below.isEmpty { return below.upperBound - 1..<below.upperBound }
        if under.isEmpty, below.isEmpty, !above.isEmpty { return above.lowerBound..<above.lowerBound + 1 }
        return below.union(above)
    }
}
