/// The treatment of neighboring labels that would overlap.
public enum SliderLabelOverlap: Equatable, Sendable {
    /// They overlap.
    case overlap
    /// They move apart along the track, with the smallest sum of squared shifts.
    case apart
    /// They merge into one label for all their thumbs, such as "20 – 35".
    case merge
}

extension SliderLayout {
    /// The position of one label, and the thumbs that it's for.
    public struct ThumbLabel: Equatable, Sendable {
        /// The index of its thumb, or the indices of all thumbs whose labels were merged.
        public var thumbs: Range<Int>
        /// The center of the label, in the control's coordinates.
        public var center: SIMD2<Double>

        /// Creates a placed label.
        package init(_ indices: Range<Int>, _ center: SIMD2<Double>) { (self.thumbs, self.center) = (indices, center) }
    }
}

extension SliderLayout {
    /// Returns the point that the label of a thumb is centered on, whatever the size of its text, before labels move
    /// apart. Code that can measure text uses ``thumbLabels(of:_:gap:room:measure:)`` instead. On the side of a
    /// histogram, the point is above the columns.
    @inline(never) package func label(_ index: Int, of state: SliderState) -> SliderFigure {
        guard let side = metrics.labels.side(ofThumb: index) else { return .anchor(state.location(ofThumb: index)) }
        let point = state.trackPoint(besideThumb: index)
        return .anchor(point + unitVector(toward: side, at: point) * metrics.labelOffset(side))
    }

    /// Returns the positions of the labels of thumbs, in the order of indices. Labels are beside the thumbs without
    /// touching them and, with higher priority, inside the control as far as they fit. `overlap` determines what
    /// happens to labels that would overlap on one side. On a round track, they move apart along it instead of merging,
    /// and stay at their thumbs if there isn't enough space for all. A label without a size has a position, but doesn't
    /// move others. With alternating sides, the labels on one side aren't those of neighbors, so they move apart
    /// instead of merging.
    ///
    /// - Parameters:
    ///   - state: the slider, laid out on the track of this layout.
    ///   - overlap: what happens to labels that would overlap.
    ///   - gap: the minimum space between two labels, in points; `nil` means ``SliderMetrics/labelSpacing``, and at
    ///     least half an em of the labels' font, so that two equal texts don't look like one.
    ///   - room: how far labels around a circle may extend beyond the control, in points.
    ///   - measure: returns the size of the label for a range of thumbs, in points.
    public func thumbLabels(
        of state: SliderState, _ overlap: SliderLabelOverlap, gap: Double? = nil, room: Double = 0,
        measure: (Range<Int>) -> SIMD2<Double>
    ) -> [SliderLayout.ThumbLabel] {
        @inline(never) func label(_ indices: Range<Int>) -> LabelRow.Label {
            let size = measure(indices)
            let sum = labelCenter(indices.lowerBound, state, size) + labelCenter(indices.upperBound - 1, state, size)
            return LabelRow.Label(thumbs: indices, center: sum / 2, size: size)
        }
        let labels = (0..<state.count).map { label($0..<$0 + 1) }
        // Lines are 1.2 em high.
        let gap = gap ?? max(metrics.labelSpacing, labels.reduce(0) { $1.isEmpty ? $0 : max($0, $1.size.y) } / 2.4)
        guard case .line(let start, let end) = track else {
            return labelsAroundRing(labels, of: state, overlap, gap: gap, overhang: room)
        }
        let nonemptyLabels = labels.filter { !$0.isEmpty }
        // Rows are in ascending order along the axis of the screen, which can be against the direction of the track.
        let axis = track.isUpright ? 1 : 0
        let isReversed = end[axis] < start[axis]
        @inline(never) func arranged(
            _ labels: [LabelRow.Label], _ overlap: SliderLabelOverlap
        ) -> [LabelRow.Label] {
            var row = LabelRow(
                labels: isReversed ? labels.reversed() : labels, axis: axis, length: size[axis], gap: gap)
            switch overlap {
            case .overlap: break
            case .apart: row.moveApart()
            case .merge: row.merge(label)
            }
            return isReversed ? row.labels.reversed() : row.labels
        }
        var arrangedLabels = labels.filter { $0.isEmpty }
        if metrics.labels == .alternating {
            let overlap = overlap == .merge ? .apart : overlap
            for remainder in 0...1 {
                let labelsOnSide = nonemptyLabels.filter { $0.thumbs.lowerBound % 2 == remainder }
                arrangedLabels += arranged(labelsOnSide, overlap)
            }
        } else {
            arrangedLabels += arranged(nonemptyLabels, overlap)
        }
        return arrangedLabels.ordered { Double($0.thumbs.lowerBound) }.map { label in
            SliderLayout.ThumbLabel(label.thumbs, clampedCenter(label.center, size: label.size, overhang: 0))
        }
    }

    /// Returns the positions of the labels of thumbs on a round track. Labels that would overlap move apart along the
    /// track, or stay at their thumbs if there isn't enough space.
    private func labelsAroundRing(
        _ labels: [LabelRow.Label], of state: SliderState, _ overlap: SliderLabelOverlap, gap: Double, overhang: Double
    ) -> [SliderLayout.ThumbLabel] {
        var labels = labels
        for index in labels.indices {
            labels[index].center = clampedCenter(labels[index].center, size: labels[index].size, overhang: overhang)
        }
        // In web pages, this would cost 3 kB for labels that few dials have.
        #if !hasFeature(Embedded)
        if case .arc(let arc) = track, arc.radius > SliderTrack.deadRadius, arc.sweep != 0, overlap != .overlap {
            let ring = LabelRing(layout: self, arc: arc, gap: gap, overhang: overhang)
            let sideCount = metrics.labels == .alternating ? 2 : 1
            for first in 0..<sideCount where !ring.areSeparate(labels, from: first, by: sideCount) {
                let labelsOnSide = labels.filter { $0.thumbs.lowerBound % sideCount == first && !$0.isEmpty }
                let separatedLabels = ring.separated(
                    labelsOnSide.map { label in
                        let index = label.thumbs.lowerBound
                        let degrees = abs(arc.sweep) * state.unwrappedFraction(besideThumb: index)
                        let side = metrics.labels.side(ofThumb: index)
                        return LabelRing.Label(box: label, thumbAngle: degrees, angle: degrees, side: side)
                    })
                for label in separatedLabels ?? [] { labels[label.box.thumbs.lowerBound] = label.box }
            }
        }
        #endif
        return labels.map { SliderLayout.ThumbLabel($0.thumbs, $0.center) }
    }

    /// Returns the center of the label of a thumb, beside the thumb or on it.
    @inline(never) private func labelCenter(_ index: Int, _ state: SliderState, _ size: SIMD2<Double>) -> SIMD2<Double>
    {
        guard let side = metrics.labels.side(ofThumb: index) else { return state.location(ofThumb: index) }
        return labelCenter(beside: state.trackPoint(besideThumb: index), side, size)
    }

    /// Returns the center of a label on a side of the track, beside one of its points. If the side is `nil`, the label
    /// is on a thumb there.
    func labelCenter(
        beside point: SIMD2<Double>, _ side: SliderTrackSide?, _ size: SIMD2<Double>
    ) -> SIMD2<Double> {
        guard let side else { return point + unitVector(toward: .above, at: point) * thumbOffset.across }
        let offset = metrics.labelOffset(side)
        let center = textCenter(beside: point, side, offset, clearOf: metrics.labelEdge(side), size: size)
        return center ?? point + unitVector(toward: side, at: point) * offset
    }

    /// Returns the center nearest to `center` at which a label extends at most `overhang` points beyond the control. A
    /// larger label is in the middle.
    func clampedCenter(_ center: SIMD2<Double>, size labelSize: SIMD2<Double>, overhang: Double) -> SIMD2<Double> {
        SIMD2(
            LabelRow.clamp(center: center.x + overhang, extent: labelSize.x, length: size.x + 2 * overhang) - overhang,
            LabelRow.clamp(center: center.y + overhang, extent: labelSize.y, length: size.y + 2 * overhang) - overhang)
    }
}
