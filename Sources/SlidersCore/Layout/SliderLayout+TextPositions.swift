/// Places of texts beside the track, which keep clear of the track, the thumbs, and the ticks.
extension SliderMetrics {
    /// The least space between the middle of a text's side and what it stands beside, in points.
    static let textClearance = 2.5

    /// How far from the track the texts of thumbs may begin on a side: beyond thumbs, and above the columns of a
    /// histogram.
    func labelEdge(_ side: SliderTrackSide) -> Double {
        let edge = halfWidth(side)
        guard side == .above, !extras.histogram.isEmpty else { return edge }
        return max(edge, thickness / 2 + extras.histogramHeight)
    }

    /// The distance from the track to the middle of a thumb's text on a side.
    func labelOffset(_ side: SliderTrackSide) -> Double { labelEdge(side) + labelDistance }

    /// The distance from the track to the far end of a major tick.
    private var tickEnd: Double { halfWidth(ticks.side) + ticks.distance + ticks.length }

    /// How far from the track the texts of ticks may begin: beyond thumbs, and ticks with their round ends.
    var tickLabelEdge: Double { max(halfWidth(ticks.side), tickEnd + ticks.width / 2) }

    /// The distance from the track to the middle of a tick's text.
    var tickLabelOffset: Double { tickEnd + ticks.labelDistance }

    /// The distance from a straight track to the middle of a text with these half sides. The space before a text beside
    /// an upright track is that below or above a level one, so that texts are flush.
    ///
    /// - Parameter axis: that across the track: 0 is horizontal, 1 vertical.
    static func distance(_ offset: Double, from edge: Double, _ half: SIMD2<Double>, _ axis: Int) -> Double {
        max(edge + textClearance, offset - half.y) + half[axis]
    }

    /// Returns how far the parts of a straight slider extend from the middle of the track, at most, in points: the room
    /// that a control needs on both sides to show all of them.
    ///
    /// - Parameters:
    ///   - label: the size of the largest text of a thumb, in points.
    ///   - tickLabel: the size of the largest text of a tick, in points.
    package func reach(label: SIMD2<Double>, tickLabel: SIMD2<Double>) -> Double {
        max(reach(.above, label: label, tickLabel: tickLabel), reach(.below, label: label, tickLabel: tickLabel))
    }

    /// Returns how far the parts of a straight slider extend on one side of the track, at most; see
    /// ``reach(label:tickLabel:)`` for both sides.
    package func reach(_ side: SliderTrackSide, label: SIMD2<Double>, tickLabel: SIMD2<Double>) -> Double {
        let axis = path.isUpright ? 0 : 1
        var reach = max(halfWidth(side), reachOfExtras(side))
        if ticks.mode != .none, ticks.side == side {
            reach = max(reach, tickLabelEdge)
            if hasLabels || ticks.hasLabels {
                let middle = Self.distance(tickLabelOffset, from: tickLabelEdge, tickLabel / 2, axis)
                reach = max(reach, middle + tickLabel[axis] / 2)
            }
        }
        guard hasLabels else { return reach }
        if labels == .inside { return max(reach, label[axis] / 2) }
        guard labels == .alternating || labels.side(ofThumb: 0) == side else { return reach }
        return max(
            reach, Self.distance(labelOffset(side), from: labelEdge(side), label / 2, axis) + label[axis] / 2)
    }

    /// How far histogram and readings reach from the middle of the track.
    func reachOfExtras(_ side: SliderTrackSide) -> Double {
        let columns = extras.histogram.isEmpty || side == .below ? 0 : thickness / 2 + extras.histogramHeight
        return max(columns, extras.readings.isEmpty ? 0 : thickness / 2 + extras.readingOverhang)
    }
}

extension SliderLayout {
    /// The point that a text is centered on beside a point of the track: at the distance `offset` from the track, or as
    /// much farther as it takes not to touch what reaches to the distance `edge`. `nil` if a circle has no such point
    /// inside.
    func textCenter(
        beside point: SIMD2<Double>, _ side: SliderTrackSide, _ offset: Double, from edge: Double, size: SIMD2<Double>
    ) -> SIMD2<Double>? {
        let out = self.side(side, at: point)
        let half = size / 2
        guard case .arc(let arc) = track else {
            return point + out * SliderMetrics.distance(offset, from: edge, half, track.isUpright ? 0 : 1)
        }
        // Letters do not fill the corners, which therefore may come nearer.
        let nearest = [
            (half, 0), (SIMD2(half.x, -half.y), 0), (SIMD2(half.x, 0), SliderMetrics.textClearance),
            (SIMD2(0, half.y), SliderMetrics.textClearance),
        ]
        guard side == .below else {
            return point + out * nearest.reduce(offset) { max($0, edge + $1.1 + abs(($1.0 * out).sum())) }
        }
        var radius = arc.radius - offset
        for (corner, clearance) in nearest {
            let room = arc.radius - edge - clearance
            let along = (corner * out).sum()
            let rest = room * room - (corner * corner).sum() + along * along
            guard room > 0, rest >= 0 else { return nil }
            radius = min(radius, rest.squareRoot() - abs(along))
        }
        return radius >= 0 ? arc.center - out * radius : nil
    }
}
