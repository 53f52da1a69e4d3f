extension SliderState {
    /// A pointer that may be a tap, or the beginning of a scroll, drags after this many points along the track.
    package static var dragDistance: Double { Pointers.pressDistance }
}

/// Touches that wait before they press, because they may become a swipe: for 4 points along the track, or 150 ms.
extension Pointers {
    /// A touch that waits presses after this many points along the track.
    static let pressDistance = 4.0

    /// Presses for a touch that waited: takes its thumb, or leaves the choice between two to the next movement.
    mutating func grabDelayed(_ index: Int, on surface: Surface, _ solver: inout Solver) {
        holds[index].kind = .undecided
        if holds[index].thumbs.count == 1 { grab(.thumb, holds[index].thumbs, with: index, on: surface, &solver) }
    }

    /// Lets a touch that waited and rested press now.
    mutating func rest(
        pointer: Int, on surface: Surface, _ solver: inout Solver, _ proposal: inout SliderState.Proposal
    ) {
        guard let index = index(of: pointer), holds[index].kind == .delayed else { return }
        grabDelayed(index, on: surface, &solver)
        guard !holds[index].waits else { return }
        proposal.change.redraws = holds[index].thumbs
        dragHold(index, to: holds[index].point, at: holds[index].place, on: surface, &solver, &proposal)
    }
}

extension SliderState {
    /// The time, in seconds, after which a touch whose press waits counts as resting: 0.15.
    public static let restDelay = 0.15

    /// Returns whether the press of a touch waits because the touch may become a swipe. The host sends
    /// ``SliderInput/rest(pointer:)`` once the touch has been down for ``restDelay``.
    public func waits(pointer: Int) -> Bool {
        pointers.index(of: pointer).map { pointers.holds[$0].kind == .delayed } ?? false
    }
}
