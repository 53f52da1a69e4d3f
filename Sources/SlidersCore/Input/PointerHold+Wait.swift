extension SliderState {
    /// The distance along the track, in points, after which a pointer drags. Until then, it may be a tap or the
    /// beginning of a scroll.
    package static var dragDistance: Double { PointerHold.waitDistance }
}

/// Touches that wait before they take hold of a thumb, because they may become a swipe across the track. They wait
/// until they have moved 4 points along the track, or until the host reports that they rest.
extension PointerHold {
    /// The distance along the track after which a waiting touch takes hold of a thumb, in points.
    static let waitDistance = 4.0

    /// Whether the press of a waiting hold still has a position along the track; a new layout can take that away.
    func isPressOnTrack(of surface: Surface, _ solver: Solver) -> Bool {
        surface.unwrappedFraction(of: pressLocation, for: thumbs.lowerBound, solver) != nil
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
