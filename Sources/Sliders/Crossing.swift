/// Thumbs that pass one another. Values stay sorted: the passed thumbs each move one rank the other way.
extension SliderState {
    /// The place nearest to a wish that a thumb can take among the others, on its side of the walls; with a minimum
    /// span it leaps over what lies too near to another. Its present place if there is no other.
    mutating func crossing(
        _ rank: Int, to wish: Double, from low: Double = -.infinity, to high: Double = .infinity
    ) -> (rank: Int, value: Double) {
        var best = (rank: rank, value: Double.infinity), direction = 1
        repeat {
            var at = rank
            while true {
                let value = value(nearest: wish, from: low, to: high, of: rank, at: at)
                if value.isFinite, !(abs(value - wish) >= abs(best.value - wish) - rules.tolerance) { best = (at, value) }
                guard canPass(rank, at: at, going: direction) else { break }
                at += direction
                // What lies beyond a thumb is farther away than that thumb.
                if Double(direction) * (position(at) - wish) > abs(best.value - wish) { break }
            }
            direction -= 2
        } while direction >= -1
        return best.value.isFinite ? best : (rank, position(rank))
    }

    /// Proposes a thumb at a place of another rank.
    mutating func proposeCrossing(of rank: Int, to target: Int, at place: Place) {
        let ranks = min(rank, target)..<max(rank, target) + 1
        for passed in ranks {
            thumbs[passed].next = passed == target ? place : thumbs[passed < target ? passed + 1 : passed - 1].now
        }
        proposedRange.extend(by: ranks)
    }

    /// The value nearest to a wish that `rank` can take as the thumb of another rank, between its neighbours there;
    /// infinite if there is none.
    private mutating func value(nearest wish: Double, from low: Double, to high: Double, of rank: Int, at target: Int) -> Double {
        var low = low, high = high
        let below = target > rank ? target : target - 1, above = target < rank ? target : target + 1
        if below >= 0 {
            let value = position(below)
            low = max(low, apart(from: value, going: 1, of: rank, isAtHome: target == rank))
            high = min(high, value + rules.maximumSpan)
        }
        if above < rules.count {
            let value = position(above)
            high = min(high, apart(from: value, going: -1, of: rank, isAtHome: target == rank))
            low = max(low, value - rules.maximumSpan)
        }
        guard low <= high + (rules.minimumSpan > 0 ? rules.tolerance : 0) else { return .infinity }
        return rules.allowed(nearest: wish, from: low, to: max(low, high), rank: target, isFree: movement.isFree)
    }

    /// The value nearest to another that keeps the minimum span and the minimum separation in points. Where a thumb is
    /// too near at home already, it may stay.
    private mutating func apart(from value: Double, going direction: Int, of rank: Int, isAtHome: Bool) -> Double {
        var near = value + Double(direction) * rules.minimumSpan
        let length = track.length, present = position(rank)
        if configuration.minimumSeparation > 0, length > 0 {
            let separated = position(at: place(of: value) + Double(direction) * configuration.minimumSeparation / length)
            near = direction > 0 ? max(near, separated) : min(near, separated)
        }
        guard isAtHome else { return near }
        return direction > 0 ? min(near, present) : max(near, present)
    }

    /// Whether a thumb that has come to a rank can go on past the next thumb, which takes that rank.
    private mutating func canPass(_ rank: Int, at target: Int, going direction: Int) -> Bool {
        let next = target + direction
        guard next >= 0, next < rules.count, !rules.isDisabled(next), !isHeld(next, except: movement.pointer) else { return false }
        if target == rank, rank > 0, rank < rules.count - 1 {
            // The neighbours it leaves behind become neighbours of one another.
            guard position(rank + 1) - position(rank - 1) <= rules.maximumSpan + rules.tolerance else { return false }
        }
        let value = position(next), isFree = keepsOffSteps(thumbs[next].now)
        return abs(rules.allowed(upTo: value, going: 1, rank: target, isFree: isFree) - value) <= rules.tolerance
    }
}
