/// A playhead: a slider with one thumb in front of another slider, on the same track. The thumbs of the two don't
/// collide.
extension SliderState {
    /// The range that thumbs stay in if ``SliderConfiguration/enabledRange`` is `nil`. The default, `nil`, means the
    /// bounds. For a playhead, hosts set it to the range of the values of the slider below. Wrapping circles have none.
    package var defaultEnabledRange: ClosedRange<Double>? {
        get { surface.defaultEnabledRange }
        set {
            guard newValue != surface.defaultEnabledRange else { return }
            surface.defaultEnabledRange = newValue
            renewConstraints()
        }
    }

    /// The range from the lowest to the highest value, in which a playhead of this slider stays; `nil` with one thumb
    /// and on a wrapping circle.
    package var rangeOfValues: ClosedRange<Double>? {
        count > 1 && !isWrapped ? value(of: 0)...value(of: count - 1) : nil
    }

    /// Returns whether a press at a point belongs to this slider, and not to the slider below it on the same track. If
    /// the press could hold a thumb of either slider, it belongs to the nearer thumb, or to this slider if both are
    /// equally near. A thumb below takes precedence over the span and the track here, and anything that a press takes
    /// here takes precedence over the span and the track below.
    package func acceptsPress(at point: SIMD2<Double>, before below: SliderState) -> Bool {
        guard let hit = surface.hit(at: point, nextSolver) else { return false }
        guard case .thumbs(let others)? = below.surface.hit(at: point, below.nextSolver) else { return true }
        guard case .thumbs(let own) = hit else { return false }
        let distance = surface.distance(own.lowerBound, point, solver)
        return distance < below.surface.distance(others.lowerBound, point, below.solver) + Surface.coincidence
    }
}
