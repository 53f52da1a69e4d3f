/// Thumbs that pass one another. Values stay sorted: the passed thumbs each move one rank the other way.
extension SliderState {
    /// The place nearest to a wish that a thumb can take among the others, on its side of the walls; with a minimum
    /// span it leaps over what lies too near to another. `nil` if there is none between `low` and `high`.
    func crossing(
        _ rank: Int, wish: Double, from low: Double = -.infinity, to high: Double = .infinity, isFree: Bool, _ pointer: Int?
    ) -> (rank: Int, value: Double)? {
        var best: (rank: Int, value: Double)?
        for direction in stride(from: 1, through: -1, by: -2) {
            var at = rank
            while true {
                if let value = value(nearest: wish, from: low, to: high, of: rank, at: at, isFree: isFree) {
                    if best.map({ abs(value - wish) < abs($0.value - wish) - rules.tolerance }) ?? true { best = (at, value) }
                }
                guard canPass(rank, at: at, going: direction, pointer) else { break }
                at += direction
                // What lies beyond a thumb is farther away than that thumb.
                if let best, Double(direction) * (thumbs[at].value - wish) > abs(best.value - wish) { break }
            }
        }
        return best
    }

    /// Proposes a thumb at a place of another rank.
    mutating func proposeCrossing(of rank: Int, to target: Int, at place: Place) {
        for passed in min(rank, target)...max(rank, target) {
            proposed[passed] = passed == target ? place : thumbs[passed < target ? passed + 1 : passed - 1]
        }
        proposedRange.extend(by: min(rank, target)..<max(rank, target) + 1)
    }

    /// The value nearest to a wish that `rank` can take as the thumb of another rank, between its neighbours there.
    private func value(
        nearest wish: Double, from low: Double, to high: Double, of rank: Int, at target: Int, isFree: Bool
    ) -> Double? {
        var low = low, high = high
        let below = target > rank ? target : target - 1, above = target < rank ? target : target + 1
        let present = thumbs[rank].value
        if below >= 0 {
            let value = thumbs[below].value
            let near = target == rank ? clear(of: value, at: below, going: 1) : apart(from: value, going: 1)
            low = max(low, target == rank ? min(near, present) : near)
            high = min(high, value + rules.maximumSpan)
        }
        if above < count {
            let value = thumbs[above].value
            let near = target == rank ? clear(of: value, at: above, going: -1) : apart(from: value, going: -1)
            high = min(high, target == rank ? max(near, present) : near)
            low = max(low, value - rules.maximumSpan)
        }
        guard low <= high + (rules.minimumSpan > 0 ? rules.tolerance : 0) else { return nil }
        return rules.allowed(nearest: wish, from: low, to: max(low, high), rank: target, isFree: isFree)
    }

    /// The value nearest to another that keeps the minimum span and the minimum separation in points.
    private func apart(from value: Double, going direction: Int) -> Double {
        let near = value + Double(direction) * rules.minimumSpan, length = track.length
        guard configuration.minimumSeparation > 0, length > 0 else { return near }
        let separated = position(at: place(of: value) + Double(direction) * configuration.minimumSeparation / length)
        return direction > 0 ? max(near, separated) : min(near, separated)
    }

    /// Whether a thumb that has come to a rank can go on past the next thumb, which takes that rank.
    private func canPass(_ rank: Int, at target: Int, going direction: Int, _ pointer: Int?) -> Bool {
        let next = target + direction
        guard thumbs.indices.contains(next), !rules.isDisabled(next), !isHeld(next, except: pointer) else { return false }
        if target == rank, rank > 0, rank < count - 1 {
            // The neighbours it leaves behind become neighbours of one another.
            let left = thumbs[rank + 1].value - thumbs[rank - 1].value
            guard left <= rules.maximumSpan + rules.tolerance else { return false }
        }
        let value = thumbs[next].value
        let allowed = rules.allowed(upTo: value, going: 1, rank: target, isFree: keepsOffSteps(thumbs[next]))
        return allowed.map { abs($0 - value) <= rules.tolerance } ?? false
    }
}
