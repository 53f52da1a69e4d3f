/// A playhead: a slider with one thumb in front of another slider, on the same track. The thumbs of the two don't
/// collide.
extension SliderState {
    /// The range that thumbs stay in if ``SliderConfiguration/enabledRange`` is `nil`. The default, `nil`, means the
    /// bounds. A control sets it for a playhead, to the range of values of the slider behind it. Wrapping circles
    /// ignore it.
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

    /// Returns whether a press at a point belongs to this slider, and not to the slider below it on the same track.
    ///
    /// Between thumbs of both sliders, the nearer one receives the press, or this slider's if they are equally near. A
    /// thumb below takes precedence over the span and the track of this slider, and these over the span and the track
    /// below.
    package func acceptsPress(at point: SIMD2<Double>, before below: SliderState) -> Bool {
        guard let hit = surface.hit(at: point, nextSolver) else { return false }
        guard case .thumbs(let thumbsBelow)? = below.surface.hit(at: point, below.nextSolver) else { return true }
        guard case .thumbs(let thumbs) = hit else { return false }
        let distance = surface.distance(of: thumbs.lowerBound, from: point, solver)
        let distanceBelow = below.surface.distance(of: thumbsBelow.lowerBound, from: point, below.solver)
        return distance < distanceBelow + Surface.pileTolerance
    }
}
