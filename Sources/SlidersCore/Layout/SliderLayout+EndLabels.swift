/// Positions of the labels of the bounds of a round track.
extension SliderLayout {
    /// Returns the center of a label of the lower or the upper bound of a round track; `nil` on a straight track.
    ///
    /// A label is beyond its end of the arc, in the direction to which the gap opens: below it where the gap is at the
    /// bottom. It stays in the control, in its half of the gap, and clear of the track and of thumbs. Where there isn't
    /// enough space, and where there's no gap, it's in a lower corner of the control, on the side of its end.
    ///
    /// - Parameters:
    ///   - isUpper: whether it's the label of the upper bound.
    ///   - labelSize: the size of the label, in points.
    package func endLabelCenter(isUpper: Bool, size labelSize: SIMD2<Double>) -> SIMD2<Double>? {
        guard case .arc(let arc) = track else { return nil }
        let halfSize = labelSize / 2
        if let center = labelCenter(inGapOf: arc, isUpper: isUpper, halfSize) { return center }
        let isLowerBoundOnRight = track.point(at: 0).x > track.point(at: 1).x + 1e-9
        return SIMD2(isLowerBoundOnRight == isUpper ? halfSize.x : size.x - halfSize.x, size.y - halfSize.y)
    }

    /// Returns the center of a label of a bound in the gap between the ends of a partial arc; `nil` if there's no gap,
    /// or not enough space.
    ///
    ///     ╭───╮    Here, the gap is at the bottom, so `outward` points down. `sideward` points from the middle of
    ///     ╰   ╯    the gap toward the end of the track: to the left for the lower bound, and to the right for the
    ///     0   1    upper bound.
    private func labelCenter(
        inGapOf arc: SliderTrack.Arc, isUpper: Bool, _ halfSize: SIMD2<Double>
    ) -> SIMD2<Double>? {
        guard abs(arc.sweep) < 360, arc.sweep != 0, arc.radius > 0 else { return nil }
        let middleOfGap = arc.start + (arc.sweep + (arc.sweep < 0 ? -360 : 360)) / 2
        let (sine, cosine) = sineAndCosine(degrees: middleOfGap)
        let outward = SIMD2(sine, -cosine)
        let end = track.point(at: isUpper ? 1 : 0) - arc.center
        let outwardDistanceOfEnd = (end * outward).sum()
        let sidewardVector = end - outward * outwardDistanceOfEnd
        guard sidewardVector.length > 0 else { return nil }
        let sideward = sidewardVector / sidewardVector.length
        let halfBreadth = halfSize.x * abs(sideward.x) + halfSize.y * abs(sideward.y)
        let clearance = max(
            max(metrics.extentOfTrackAndThumbs(.above), metrics.extentOfTrackAndThumbs(.below)), metrics.thickness / 2)
        let outwardDistance =
            outwardDistanceOfEnd + clearance + SliderMetrics.textClearance
            + halfSize.x * abs(outward.x) + halfSize.y * abs(outward.y)
        // Try positions from the end of the track toward the middle of the gap, and take the first that is clear.
        let minimumDistance = halfBreadth + SliderMetrics.textClearance
        let stepCount = 24
        for step in 0...stepCount {
            let sidewardDistance =
                minimumDistance
                + max(0, sidewardVector.length - minimumDistance) * Double(stepCount - step) / Double(stepCount)
            let center = arc.center + outward * outwardDistance + sideward * sidewardDistance
            let centerInControl = SIMD2(
                max(halfSize.x, min(size.x - halfSize.x, center.x)),
                max(halfSize.y, min(size.y - halfSize.y, center.y)))
            let isInOwnHalf = ((centerInControl - arc.center) * sideward).sum() >= halfBreadth
            if isInOwnHalf, isClearOfTrack(centerInControl, halfSize, by: clearance) { return centerInControl }
        }
        return nil
    }

    /// Returns whether a box is at least a distance away from the track, which is checked at 97 points of the track.
    private func isClearOfTrack(_ center: SIMD2<Double>, _ halfSize: SIMD2<Double>, by distance: Double) -> Bool {
        let intervalCount = 96
        return (0...intervalCount).allSatisfy { index in
            let offset = track.point(at: Double(index) / Double(intervalCount)) - center
            let offsetFromBox = SIMD2(max(0, abs(offset.x) - halfSize.x), max(0, abs(offset.y) - halfSize.y))
            return offsetFromBox.length >= distance
        }
    }
}
