/// A playhead: a slider with one thumb above another, on its track, whose thumbs do not meet its own.
extension SliderState {
    /// The range that thumbs stay in if ``SliderConfiguration/enabledRange`` is `nil`; `nil`, until a host sets it, is
    /// the bounds. Hosts set that of a playhead to the values of the thumbs below it. Wrapping circles have none.
    public var defaultEnabledRange: ClosedRange<Double>? {
        get { surface.defaultEnabledRange }
        set {
            guard newValue != surface.defaultEnabledRange else { return }
            surface.defaultEnabledRange = newValue
            renewConstraints()
        }
    }

    /// The range from the lowest to the highest value, in which a playhead above this slider stays; `nil` with one
    /// thumb, and on a wrapping circle, which has no such range.
    public var rangeOfValues: ClosedRange<Double>? {
        count > 1 && !isWrapped ? value(of: 0)...value(of: count - 1) : nil
    }

    /// Whether a press at a point is for this slider rather than for the one below it, on the same track: where thumbs
    /// of both could be held, the one that is nearer decides, and this one if none is; a thumb below comes before bar
    /// and track here, and all that a press takes here before bar and track below.
    public func takesPress(at point: SIMD2<Double>, before below: SliderState) -> Bool {
        guard let hit = surface.hit(at: point, solver) else { return false }
        guard case .thumbs(let others)? = below.surface.hit(at: point, below.solver) else { return true }
        guard case .thumbs(let own) = hit else { return false }
        let distance = surface.distance(own.lowerBound, point, solver)
        return distance < below.surface.distance(others.lowerBound, point, below.solver) + Surface.coincidence
    }
}
