/// Distances of text from the track. Text keeps clear of the track, thumbs, ticks, and histogram.
extension SliderMetrics {
    /// The minimum space between the middle of a side of text and the part beside it, in points.
    static let textClearance = 2.5

    /// Returns the distance from the center line of the track to the outer edge of the parts that the label of a thumb
    /// must not touch: the track, thumbs, and the histogram.
    func labelEdge(_ side: SliderTrackSide) -> Double {
        let edge = extentOfTrackAndThumbs(side)
        guard side == .above, !extras.histogram.isEmpty else { return edge }
        return max(edge, thickness / 2 + extras.histogramHeight)
    }

    /// Returns the preferred distance from the center line of the track to the center of the label of a thumb.
    func labelOffset(_ side: SliderTrackSide) -> Double { labelEdge(side) + labelDistance }

    /// The distance from the center line of the track to the outer end of a major tick.
    private var tickEnd: Double { extentOfTrackAndThumbs(ticks.side) + ticks.distance + ticks.length }

    /// The distance from the center line of the track to the outer edge of the parts that the text of a tick must not
    /// touch: the track, thumbs, and ticks with their round ends.
    var tickLabelEdge: Double { max(extentOfTrackAndThumbs(ticks.side), tickEnd + ticks.width / 2) }

    /// The preferred distance from the center line of the track to the center of the text of a tick.
    var tickLabelOffset: Double { tickEnd + ticks.labelDistance }

    /// Returns the distance from the center line of a straight track to the center of text. Above a horizontal track,
    /// it's `offset`, or more if the text would otherwise be too close to parts that extend to the distance `edge`.
    /// Beside a vertical track, the text begins at the same distance from the track.
    ///
    /// - Parameter axis: the axis across the track: 0 is horizontal, 1 is vertical.
    static func textDistance(_ offset: Double, edge: Double, halfSize: SIMD2<Double>, axis: Int) -> Double {
        max(edge + textClearance, offset - halfSize.y) + halfSize[axis]
    }

    /// Returns the distance, in points, by which the parts of a straight slider extend from the center line of the
    /// track, on the side where they extend farther. A control that shows all parts is at least twice as large across
    /// the track.
    ///
    /// - Parameters:
    ///   - label: the size of the largest text of a thumb, in points.
    ///   - tickLabel: the size of the largest text of a tick, in points.
    package func reach(label: SIMD2<Double>, tickLabel: SIMD2<Double>) -> Double {
        max(reach(.above, label: label, tickLabel: tickLabel), reach(.below, label: label, tickLabel: tickLabel))
    }

    /// Returns the distance, in points, by which the parts of a straight slider extend from the center line of the
    /// track on one side; see ``reach(label:tickLabel:)`` for the parameters.
    package func reach(_ side: SliderTrackSide, label: SIMD2<Double>, tickLabel: SIMD2<Double>) -> Double {
        let axis = path.isUpright ? 0 : 1
        var reach = max(extentOfTrackAndThumbs(side), extentOfExtras(side))
        if ticks.mode != .none, ticks.side == side {
            reach = max(reach, tickLabelEdge)
            if hasLabels || ticks.hasLabels {
                let distance = Self.textDistance(
                    tickLabelOffset, edge: tickLabelEdge, halfSize: tickLabel / 2, axis: axis)
                reach = max(reach, distance + tickLabel[axis] / 2)
            }
        }
        guard hasLabels else { return reach }
        if labels == .inside { return max(reach, label[axis] / 2) }
        guard labels == .alternating || labels.side(ofThumb: 0) == side else { return reach }
        let distance = Self.textDistance(
            labelOffset(side), edge: labelEdge(side), halfSize: label / 2, axis: axis)
        return max(reach, distance + label[axis] / 2)
    }

    /// Returns the distance by which the histogram and the readings extend from the center line of the track on a side.
    func extentOfExtras(_ side: SliderTrackSide) -> Double {
        let columns = extras.histogram.isEmpty || side == .below ? 0 : thickness / 2 + extras.histogramHeight
        return max(columns, extras.readings.isEmpty ? 0 : thickness / 2 + extras.readingOverhang)
    }
}

extension SliderLayout {
    /// Returns the center of text beside a point of the track. It's at the distance `offset` from that point, or as
    /// much farther as the text needs to stay clear of parts that extend to the distance `edge`. Returns `nil` if the
    /// inside of a circle is too small.
    func textCenter(
        beside point: SIMD2<Double>, _ side: SliderTrackSide, _ offset: Double, clearOf edge: Double,
        size: SIMD2<Double>
    ) -> SIMD2<Double>? {
        let direction = unitVector(toward: side, at: point)
        let halfSize = size / 2
        guard case .arc(let arc) = track else {
            let axis = track.isUpright ? 0 : 1
            return point + direction * SliderMetrics.textDistance(offset, edge: edge, halfSize: halfSize, axis: axis)
        }
        // Corners of the text's box, and middles of its sides, with the clearance that each needs. Letters don't fill
        // the corners, so corners need none. The opposite corners and sides follow by symmetry.
        let outline: [(vector: SIMD2<Double>, clearance: Double)] = [
            (halfSize, 0), (SIMD2(halfSize.x, -halfSize.y), 0),
            (SIMD2(halfSize.x, 0), SliderMetrics.textClearance), (SIMD2(0, halfSize.y), SliderMetrics.textClearance),
        ]
        guard side == .below else {
            let distance = outline.reduce(offset) {
                max($0, edge + $1.clearance + abs(($1.vector * direction).sum()))
            }
            return point + direction * distance
        }
        // Inside a circle, each of these points must be in the smaller circle of free space around the same center.
        var distanceFromCenter = arc.radius - offset
        for (vector, clearance) in outline {
            let freeRadius = arc.radius - edge - clearance
            let radialPart = (vector * direction).sum()
            let maximumSquared = freeRadius * freeRadius - (vector * vector).sum() + radialPart * radialPart
            guard freeRadius > 0, maximumSquared >= 0 else { return nil }
            distanceFromCenter = min(distanceFromCenter, maximumSquared.squareRoot() - abs(radialPart))
        }
        return distanceFromCenter >= 0 ? arc.center - direction * distanceFromCenter : nil
    }
}
