extension SliderState {
    /// A pointer that may be a tap, or the beginning of a scroll, drags after this many points along the track.
    package static var dragDistance: Double { PointerHold.pressDistance }
}

/// Touches that wait before they press, because they may become a swipe: for 4 points along the track, which `follow`
/// measures, or until the host says that they rest.
extension PointerHold {
    /// A touch that waits presses after this many points along the track.
    static let pressDistance = 4.0

    /// Whether a press that waits still has a place on the track, which another layout may have taken from it.
    func isOverTrack(on surface: Surface, _ solver: Solver) -> Bool {
        surface.unwrappedFraction(of: press, for: thumbs.lowerBound, solver) != nil
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
