/// Taps on ticks and their text.
extension SliderLayout {
    /// The distance from a tick, its text, or the text of a thumb within which a tap has the same effect as on it, in
    /// points.
    package static var tapRoom: Double { 6 }

    /// Returns whether a point is on a thumb as it's drawn, whatever the size of its target.
    package func isOnThumb(_ point: SIMD2<Double>, of state: SliderState) -> Bool {
        let halfSize = metrics.thumbBox / 2
        return (0..<state.count).contains { index in
            let offset = point - state.location(ofThumb: index)
            return abs(offset.x) <= halfSize.x && abs(offset.y) <= halfSize.y
        }
    }

    /// Returns the value of the tick that a tap at a point chooses, or `nil` for none.
    ///
    /// A tap counts on a major tick, on its text, and up to 6 points around them. Where a press would have no other
    /// effect, it counts up to `reach` around them. On a drawn thumb, it never counts.
    ///
    /// - Parameters:
    ///   - point: a point in the control's coordinates.
    ///   - state: the slider, laid out on the track of this layout.
    ///   - reach: half the smallest side of a target, in points.
    ///   - measure: returns the size of the text of a tick by its index, in points; `nil` for none.
    public func tickValue(
        tappedAt point: SIMD2<Double>, of state: SliderState, reach: Double, measure: (Int) -> SIMD2<Double>?
    ) -> Double? {
        guard !isOnThumb(point, of: state) else { return nil }
        let fractions = tickFractions(of: state)
        var distances = fractions.map { fraction in
            guard case .line(let start, let end, _) = tick(at: fraction) else { return Double.infinity }
            return distance(from: point, toBoxAt: (start + end) / 2, size: start - end)
        }
        for label in tickLabels(of: state, measure: measure) {
            let size = measure(label.tick) ?? .zero
            distances[label.tick] = min(distances[label.tick], distance(from: point, toBoxAt: label.center, size: size))
        }
        let nearestTick = distances.indices.min { distances[$0] < distances[$1] }
        guard let nearestTick, distances[nearestTick] <= (state.reaches(point) ? Self.tapRoom : reach) else {
            return nil
        }
        return state.value(at: fractions[nearestTick])
    }

    /// Returns the distance from a point to a rectangle, in points; 0 inside it. The signs of its size have no
    /// effect.
    private func distance(
        from point: SIMD2<Double>, toBoxAt center: SIMD2<Double>, size: SIMD2<Double>
    ) -> Double {
        let (offset, halfSize) = (point - center, size / 2)
        return SIMD2(max(0, abs(offset.x) - abs(halfSize.x)), max(0, abs(offset.y) - abs(halfSize.y))).length
    }
}
