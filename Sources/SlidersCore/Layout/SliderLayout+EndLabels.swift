/// Where labels of the bounds stand around a round track.
extension SliderLayout {
    /// Returns the middle of a label of the lower or the upper bound of a round track; `nil` on a straight track.
    ///
    /// A label stands beyond its end of the arc, in the direction to which the gap opens: below it where the gap is at
    /// the bottom. It stays in the control, in its half of the gap, and clear of the track and of thumbs. Where it has
    /// no room there, and where there is no gap, it's in a lower corner of the control, on the side of its end.
    ///
    /// - Parameters:
    ///   - isUpper: whether it's the label of the upper bound.
    ///   - label: its size, in points.
    package func endLabelCenter(isUpper: Bool, size label: SIMD2<Double>) -> SIMD2<Double>? {
        guard case .arc(let arc) = track else { return nil }
        let half = label / 2
        if let center = centerInGap(of: arc, isUpper: isUpper, half) { return center }
        let isMinimumRight = track.point(at: 0).x > track.point(at: 1).x + 1e-9
        return SIMD2(isMinimumRight == isUpper ? half.x : size.x - half.x, size.y - half.y)
    }

    private func centerInGap(of arc: SliderTrack.Arc, isUpper: Bool, _ half: SIMD2<Double>) -> SIMD2<Double>? {
        guard abs(arc.sweep) < 360, arc.sweep != 0, arc.radius > 0 else { return nil }
        let middle = arc.start + (arc.sweep + (arc.sweep < 0 ? -360 : 360)) / 2
        let (sine, cosine) = sineAndCosine(degrees: middle)
        let out = SIMD2(sine, -cosine)
        let end = track.point(at: isUpper ? 1 : 0) - arc.center
        let depth = (end * out).sum()
        let aside = end - out * depth
        guard aside.length > 0 else { return nil }
        let side = aside / aside.length
        let reach = half.x * abs(side.x) + half.y * abs(side.y)
        let room = max(halfWidth, metrics.thickness / 2)
        let beyond = depth + room + SliderMetrics.textClearance + half.x * abs(out.x) + half.y * abs(out.y)
        // Toward the middle of the gap, until it touches nothing.
        let nearest = reach + SliderMetrics.textClearance
        let steps = 24
        for step in 0...steps {
            let away = nearest + max(0, aside.length - nearest) * Double(steps - step) / Double(steps)
            let center = arc.center + out * beyond + side * away
            let inside = SIMD2(
                max(half.x, min(size.x - half.x, center.x)), max(half.y, min(size.y - half.y, center.y)))
            let isInItsHalf = ((inside - arc.center) * side).sum() >= reach
            if isInItsHalf, isClear(inside, half, by: room) { return inside }
        }
        return nil
    }

    private var halfWidth: Double { max(metrics.halfWidth(.above), metrics.halfWidth(.below)) }

    /// Whether a box is farther from the track than a distance.
    private func isClear(_ center: SIMD2<Double>, _ half: SIMD2<Double>, by distance: Double) -> Bool {
        let points = 96
        return (0...points).allSatisfy { index in
            let offset = track.point(at: Double(index) / Double(points)) - center
            return SIMD2(max(0, abs(offset.x) - half.x), max(0, abs(offset.y) - half.y)).length >= distance
        }
    }
}
