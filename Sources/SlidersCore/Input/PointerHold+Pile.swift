/// Choosing a thumb of a pile (thumbs that a press can't distinguish), or one of two thumbs that are equally far from a
/// press. The first movement along the track decides.
extension PointerHold {
    /// Takes hold of the thumb that the first movement of the pointer along the track chooses. Returns `false` if the
    /// pointer hasn't moved along the track, or if no thumb can follow it.
    mutating func pickThumb(on surface: Surface, _ solver: inout Solver) -> Bool {
        let distance =
            (pointerFraction - pressFraction)
            * (surface.dragsVertically ? Self.verticalTrackLength : surface.track.length)
        let direction = distance > 0 ? 1 : -1
        guard abs(distance) > Surface.roundingDistance,
            let thumb = surface.chosenThumb(of: self, going: direction, solver)
        else { return false }
        grab(thumb..<thumb + 1, as: .thumb, on: surface, &solver)
        self.direction = direction
        return true
    }
}

extension Surface {
    /// Returns the thumb that a first movement forward (1) or backward (−1) chooses, or `nil` if no thumb can follow.
    ///
    /// It's the highest thumb that can go forward, or the lowest that can go backward. If the press moves a thumb to
    /// the pointer, thumbs on the other side of the press are chosen only if there is no other.
    fileprivate func chosenThumb(of hold: PointerHold, going direction: Int, _ solver: Solver) -> Int? {
        var nearest = Double.infinity
        for thumb in hold.thumbs where canFollow(thumb, hold, going: 0, solver) {
            nearest = min(nearest, distance(of: thumb, from: hold, solver))
        }
        var preferredThumb: Int?
        var lowestThumb: Int?
        // On a ring, thumbs between the first and the last index of a pile can be somewhere else, too far away.
        for thumb in hold.thumbs where distance(of: thumb, from: hold, solver) < nearest + Self.pileTolerance {
            guard canFollow(thumb, hold, going: direction, solver) else { continue }
            lowestThumb = lowestThumb ?? thumb
            let isPreferred = !mustReachPress(thumb, hold, from: -direction, solver)
            if isPreferred, direction > 0 || preferredThumb == nil { preferredThumb = thumb }
        }
        return preferredThumb ?? lowestThumb
    }

    /// Returns the distance of a thumb from a waiting press, in points: in a straight line if the press is in a target,
    /// otherwise along the track.
    private func distance(of thumb: Int, from hold: PointerHold, _ solver: Solver) -> Double {
        isInTarget(hold.pressLocation, of: hold.thumbs.lowerBound, solver)
            ? distance(of: thumb, from: hold.pressLocation, solver)
            : abs(distanceAlongTrack(from: thumb, to: hold.pressLocation, solver))
    }

    /// Whether a thumb can follow a first movement in a direction or, with 0, in either direction. A thumb that has to
    /// move to the press first follows if it can move there, whatever the direction.
    @inline(never) private func canFollow(_ thumb: Int, _ hold: PointerHold, going direction: Int, _ solver: Solver)
        -> Bool
    {
        mustReachPress(thumb, hold, from: 1, solver) || mustReachPress(thumb, hold, from: -1, solver)
            ? canMove(thumb, toward: hold.pressLocation, solver) : solver.canMove(thumb, going: direction)
    }

    /// Whether the press moves thumbs to the pointer, and this thumb is above the press (1) or below it (−1).
    private func mustReachPress(_ thumb: Int, _ hold: PointerHold, from direction: Int, _ solver: Solver) -> Bool {
        hold.movesThumbToPointer
            && distanceAlongTrack(from: thumb, to: hold.pressLocation, solver) * Double(direction)
                <= -Self.roundingDistance
    }
}
