/// Piles: several thumbs at one point, or two equally far from a press. The first movement along the track chooses one
/// of them.
extension PointerHold {
    /// Lets a movement to the pointer's place choose a thumb. Returns whether there is one.
    mutating func pickThumb(on surface: Surface, _ solver: inout Solver) -> Bool {
        let distance =
            (unwrappedFraction - unwrappedPress)
            * (surface.dragsVertically ? Self.verticalLength : surface.track.length)
        let direction = distance > 0 ? 1 : -1
        guard abs(distance) > Surface.stillness, let thumb = surface.follower(of: self, going: direction, solver) else {
            return false
        }
        take(.thumb, thumb..<thumb + 1, on: surface, &solver)
        self.direction = direction
        return true
    }
}

extension Surface {
    /// The thumb that follows a first movement: forward the highest thumb of a pile that can go forward, backward
    /// the lowest that can go backward. Of two that a press can bring, forward the one ahead of the press, backward
    /// the one behind; if that one cannot come, the other.
    fileprivate func follower(of hold: PointerHold, going direction: Int, _ solver: Solver) -> Int? {
        var nearest = Double.infinity
        for thumb in hold.thumbs where canFollow(thumb, hold, going: 0, solver) {
            nearest = min(nearest, distance(thumb, from: hold, solver))
        }
        var onSide: Int?
        var first: Int?
        // On a ring, indices between the first and the last of a pile can stand elsewhere; skip those.
        for thumb in hold.thumbs where distance(thumb, from: hold, solver) < nearest + Self.coincidence {
            guard canFollow(thumb, hold, going: direction, solver) else { continue }
            first = first ?? thumb
            let isOnSide = !isBrought(thumb, hold, going: -direction, solver)
            if isOnSide, direction > 0 || onSide == nil { onSide = thumb }
        }
        return onSide ?? first
    }

    /// The distance of a thumb from a press that waits, in points: in a straight line if the press is in a target,
    /// otherwise along the track.
    private func distance(_ thumb: Int, from hold: PointerHold, _ solver: Solver) -> Double {
        isInTarget(hold.press, of: hold.thumbs.lowerBound, solver)
            ? distance(thumb, hold.press, solver) : abs(distanceAlongTrack(from: thumb, to: hold.press, solver))
    }

    /// Whether a thumb can follow a first movement; with direction 0, one in either direction. A thumb that is brought
    /// goes to the press, whatever the direction.
    @inline(never) private func canFollow(_ thumb: Int, _ hold: PointerHold, going direction: Int, _ solver: Solver)
        -> Bool
    {
        let isBrought = isBrought(thumb, hold, going: 1, solver) || isBrought(thumb, hold, going: -1, solver)
        return isBrought ? canCome(thumb, to: hold.press, solver) : solver.canMove(thumb, direction)
    }

    /// Whether a movement in a direction brings a thumb: forward one ahead of the press.
    private func isBrought(_ thumb: Int, _ hold: PointerHold, going direction: Int, _ solver: Solver) -> Bool {
        hold.brings && distanceAlongTrack(from: thumb, to: hold.press, solver) * Double(direction) <= -Self.stillness
    }
}
