#if !hasFeature(Embedded)
/// The labels of thumbs on a round track. The ring moves overlapping labels apart along the track.
struct LabelRing: ~Copyable {
    let layout: SliderLayout
    let arc: SliderTrack.Arc
    /// The minimum space between two labels, in points.
    let gap: Double
    /// The distance by which labels may extend beyond the edges of the control, in points.
    let overhang: Double

    /// A label at an angle of the ring.
    struct Label {
        /// The thumbs of the label, its center, and its size.
        var box: LabelRow.Label
        /// The angle of the thumb, in degrees along the track from its start; 360 or more in a later lap.
        let thumbAngle: Double
        /// The angle of the label, in the same degrees. It differs from that of the thumb where labels move apart.
        var angle: Double
        /// The side of the track that the label is on; `nil` means on the thumb.
        let side: SliderTrackSide?
    }

    /// The first step of searches for an angle, in degrees.
    private static let searchStep = 2.0
    /// The number of times that a search then halves the step, to less than a ten-thousandth of a degree.
    private static let bisectionCount = 16

    /// Returns whether no two of the labels at the indices `first`, `first + step`, and so on overlap. A label without
    /// a size doesn't overlap others.
    func areSeparate(_ labels: [LabelRow.Label], from first: Int = 0, by step: Int = 1) -> Bool {
        for index in stride(from: first, to: labels.count, by: step) where !labels[index].isEmpty {
            for lowerIndex in stride(from: first, to: index, by: step) where !labels[lowerIndex].isEmpty {
                if labelsOverlap(labels[index], labels[lowerIndex]) { return false }
            }
        }
        return true
    }

    /// Returns the labels after moving overlapping ones apart along the ring, or `nil` if there's no room for all of
    /// them. Labels keep the order of their thumbs, and the mean shift of those that move together is 0.
    ///
    /// - Parameter labels: the labels at their thumbs, in the order of indices.
    func separated(_ labels: [Label]) -> [Label]? {
        // If thumbs of two laps are at the same angle, the one in the later lap is first, because it was before the
        // other one until it reached that angle.
        let sorted = labels.ordered { -$0.thumbAngle }.ordered { angleInTurn($0.thumbAngle) }
        let anglesFromPrevious = sorted.indices.map { index in
            angleInTurn(sorted[index].thumbAngle - sorted[index == 0 ? sorted.count - 1 : index - 1].thumbAngle)
        }
        // The row begins after the largest angle between two thumbs or, if labels then still overlap where the row
        // begins and ends, after the second largest.
        for first in ascendingOrder(of: anglesFromPrevious.map { -$0 }).prefix(2) {
            guard var row = row(of: sorted, startingAt: first), moveApart(&row) else { continue }
            if areSeparate(row.map { $0.box }) {
                return row.ordered { Double($0.box.thumbs.lowerBound) }
            }
        }
        return nil
    }

    /// Returns the center of a label at an angle of the ring, moved inside the control and the overhang around it.
    func center(of label: Label, at angle: Double) -> SIMD2<Double> {
        let point = layout.track.point(at: angle / abs(arc.sweep))
        let center = layout.labelCenter(beside: point, label.side, label.box.size)
        return layout.clampedCenter(center, size: label.box.size, overhang: overhang)
    }

    // MARK: Order

    /// Returns an angle without its whole turns, in 0..<360 degrees.
    private func angleInTurn(_ degrees: Double) -> Double { degrees - 360 * (degrees / 360).rounded(.down) }

    /// Returns the labels in ascending order of angles within one turn from the label at the index `first`, each at its
    /// thumb; `nil` if they don't fit around the ring.
    private func row(of sorted: [Label], startingAt first: Int) -> [Label]? {
        var row: [Label] = []
        for index in sorted.indices {
            var label = sorted[(first + index) % sorted.count]
            let degrees = angleInTurn(label.thumbAngle)
            label.angle = row.isEmpty || degrees >= row[0].angle ? degrees : degrees + 360
            row.append(Label(box: label.box, thumbAngle: label.angle, angle: label.angle, side: label.side))
        }
        return adjacentAngles(of: row.indices, in: row, from: row[0].angle) == nil ? nil : row
    }

    // MARK: Rows

    /// Moves overlapping labels of a row apart, in blocks of adjacent labels whose mean shift is 0. Returns
    /// whether there's room for all of them. Method: pool adjacent violators, as in ``LabelRow/moveApart()``, but the
    /// angle that two labels need between them depends on where they are.
    private func moveApart(_ row: inout [Label]) -> Bool {
        var blocks: [Range<Int>] = []
        for index in row.indices {
            var block = index..<index + 1
            while let previousBlock = blocks.last {
                let (previous, next) = (row[previousBlock.upperBound - 1], row[block.lowerBound])
                guard next.angle < previous.angle || labelsOverlap(next.box, previous.box) else { break }
                block = previousBlock.lowerBound..<block.upperBound
                guard let start = balancedStart(of: block, in: row),
                    let angles = adjacentAngles(of: block, in: row, from: start)
                else { return false }
                for (index, angle) in zip(block, angles) {
                    row[index].angle = angle
                    row[index].box.center = center(of: row[index], at: angle)
                }
                blocks.removeLast()
            }
            blocks.append(block)
        }
        return true
    }

    /// Returns the angle of a block's first label at which the mean shift of the block's labels from their thumbs is 0;
    /// `nil` if the labels don't fit around the ring.
    private func balancedStart(of block: Range<Int>, in row: [Label]) -> Double? {
        func totalShift(from start: Double) -> Double? {
            adjacentAngles(of: block, in: row, from: start).map { angles in
                zip(block, angles).reduce(0) { $0 + $1.1 - row[$1.0].thumbAngle }
            }
        }
        var (lower, upper) = (row[block.lowerBound].thumbAngle, row[block.lowerBound].thumbAngle)
        var step = Self.searchStep
        while let shift = totalShift(from: upper), shift < 0, step < 360 { (upper, step) = (upper + step, 2 * step) }
        step = Self.searchStep
        while let shift = totalShift(from: lower), shift > 0, step < 360 { (lower, step) = (lower - step, 2 * step) }
        // Halved four more times, because the interval can be several first steps long.
        for _ in 0..<Self.bisectionCount + 4 {
            let middle = (lower + upper) / 2
            guard let shift = totalShift(from: middle) else { return nil }
            if shift > 0 { upper = middle } else { lower = middle }
        }
        return (lower + upper) / 2
    }

    /// Returns the angles of a block's labels if the first one is at `start` and each of the others follows the one
    /// before it as closely as the gap allows; `nil` if the last one would be a full turn or more after the first.
    private func adjacentAngles(of block: Range<Int>, in row: [Label], from start: Double) -> [Double]? {
        var angles = [start]
        var previous = row[block.lowerBound]
        previous.box.center = center(of: previous, at: start)
        for index in block.dropFirst() {
            var label = row[index]
            guard let angle = moveAlong(&label, from: angles[angles.count - 1], until: start + 360, clearOf: previous)
            else { return nil }
            angles.append(angle)
            previous = label
        }
        return angles
    }

    /// Moves a label to the first angle from `start` on at which it doesn't overlap the previous label. Returns that
    /// angle, or `nil` if there's none below `end`.
    private func moveAlong(
        _ label: inout Label, from start: Double, until end: Double, clearOf previous: Label
    ) -> Double? {
        var (overlappingAngle, clearAngle) = (start, start)
        label.box.center = center(of: label, at: clearAngle)
        while labelsOverlap(label.box, previous.box) {
            overlappingAngle = clearAngle
            clearAngle += Self.searchStep
            guard clearAngle < end else { return nil }
            label.box.center = center(of: label, at: clearAngle)
        }
        guard clearAngle > start else { return start }
        for _ in 0..<Self.bisectionCount {
            let middle = (overlappingAngle + clearAngle) / 2
            label.box.center = center(of: label, at: middle)
            if labelsOverlap(label.box, previous.box) { overlappingAngle = middle } else { clearAngle = middle }
        }
        label.box.center = center(of: label, at: clearAngle)
        return clearAngle
    }

    /// Returns whether the space between two labels is less than the gap, both horizontally and vertically.
    private func labelsOverlap(_ first: LabelRow.Label, _ second: LabelRow.Label) -> Bool {
        let offset = first.center - second.center
        // The tolerance is for rounding errors: labels with exactly the gap between them don't overlap.
        let minimumOffset = (first.size + second.size) / 2 + SIMD2(repeating: gap - 1e-9)
        return abs(offset.x) < minimumOffset.x && abs(offset.y) < minimumOffset.y
    }
}
#endif
