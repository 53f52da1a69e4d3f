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
    /// The place of one label, and the thumbs that it's for.
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
    /// apart. Hosts that measure texts use ``thumbLabels(of:_:gap:room:measure:)`` instead. Above a histogram, it's
    /// above the columns, too.
    @inline(never) package func label(_ index: Int, of state: SliderState) -> SliderFigure {
        guard let side = metrics.labels.side(ofThumb: index) else { return .anchor(state.location(ofThumb: index)) }
        let point = state.trackPoint(besideThumb: index)
        return .anchor(point + self.side(side, at: point) * metrics.labelOffset(side))
    }

    /// Returns the places of the labels of thumbs, in the order of indices. Labels are beside the thumbs without
    /// touching them and, with higher priority, inside the control as far as they fit. `overlap` determines what
    /// happens to labels that would overlap on one side. On a round track, they move apart along it instead of merging,
    /// and stay at their thumbs if not all of them have room. A label without a size has a place, but doesn't move
    /// others. With alternating sides, the labels on one side aren't those of neighbors, so they move apart instead of
    /// merging.
    ///
    /// - Parameters:
    ///   - state: the slider, laid out on the track of this layout.
    ///   - overlap: what happens to labels that would overlap.
    ///   - gap: the minimum space between two labels, in points; `nil` means ``SliderMetrics/labelSpacing``, and at
    ///     least the width of a space in the labels' font.
    ///   - room: how far labels around a circle may extend beyond the control, in points.
    ///   - measure: returns the size of the label for a range of thumbs, in points.
    public func thumbLabels(
        of state: SliderState, _ overlap: SliderLabelOverlap, gap: Double? = nil, room: Double = 0,
        measure: (Range<Int>) -> SIMD2<Double>
    ) -> [SliderLayout.ThumbLabel] {
        @inline(never) func text(_ indices: Range<Int>) -> LabelRow.Text {
            let size = measure(indices)
            let ends = labelCenter(indices.lowerBound, state, size) + labelCenter(indices.upperBound - 1, state, size)
            return LabelRow.Text(thumbs: indices, center: ends / 2, size: size)
        }
        let texts = (0..<state.count).map { text($0..<$0 + 1) }
        // A space is a quarter of a line's height wide, or a little more.
        let gap = gap ?? max(metrics.labelSpacing, texts.reduce(0) { $1.isEmpty ? $0 : max($0, $1.size.y) } * 0.25)
        guard case .line(let from, let to) = track else {
            return arrangedAroundRing(texts, of: state, overlap, gap: gap, room: room)
        }
        let shown = texts.filter { !$0.isEmpty }
        // Along the screen's axis that the track runs along, from its lower end.
        let axis = track.isUpright ? 1 : 0
        let runsBackwards = to[axis] < from[axis]
        @inline(never) func arranged(_ texts: [LabelRow.Text], _ overlap: SliderLabelOverlap) -> [LabelRow.Text] {
            var row = LabelRow(
                texts: runsBackwards ? texts.reversed() : texts, axis: axis, length: size[axis], gap: gap)
            switch overlap {
            case .overlap: break
            case .apart: row.moveApart()
            case .merge: row.merge(text)
            }
            return runsBackwards ? row.texts.reversed() : row.texts
        }
        var all = texts.filter { $0.isEmpty }
        if metrics.labels == .alternating {
            let overlap = overlap == .merge ? .apart : overlap
            for side in 0...1 { all += arranged(shown.filter { $0.thumbs.lowerBound % 2 == side }, overlap) }
        } else {
            all += arranged(shown, overlap)
        }
        return all.ordered { Double($0.thumbs.lowerBound) }.map { text in
            SliderLayout.ThumbLabel(text.thumbs, inside(text.center, text.size, 0))
        }
    }

    /// Around a ring, texts without room stay at their thumbs.
    private func arrangedAroundRing(
        _ texts: [LabelRow.Text], of state: SliderState, _ overlap: SliderLabelOverlap, gap: Double, room: Double
    ) -> [SliderLayout.ThumbLabel] {
        var texts = texts
        for index in texts.indices { texts[index].center = inside(texts[index].center, texts[index].size, room) }
        // In pages this would cost 3 kB, for texts that few dials have.
        #if !hasFeature(Embedded)
        if case .arc(let arc) = track, arc.radius > SliderTrack.deadRadius, arc.sweep != 0, overlap != .overlap {
            let ring = LabelRing(layout: self, arc: arc, gap: gap, room: room)
            let sides = metrics.labels == .alternating ? 2 : 1
            for first in 0..<sides where !ring.areApart(texts, from: first, by: sides) {
                let row = texts.filter { $0.thumbs.lowerBound % sides == first && !$0.isEmpty }
                let moved = ring.movedApart(
                    row.map { text in
                        let index = text.thumbs.lowerBound
                        let degrees = abs(arc.sweep) * state.unwrappedFraction(besideThumb: index)
                        let side = metrics.labels.side(ofThumb: index)
                        return LabelRing.Text(text: text, thumb: degrees, angle: degrees, side: side)
                    })
                for text in moved ?? [] { texts[text.text.thumbs.lowerBound] = text.text }
            }
        }
        #endif
        return texts.map { SliderLayout.ThumbLabel($0.thumbs, $0.center) }
    }

    @inline(never) private func labelCenter(_ index: Int, _ state: SliderState, _ size: SIMD2<Double>) -> SIMD2<Double>
    {
        guard let side = metrics.labels.side(ofThumb: index) else { return state.location(ofThumb: index) }
        return labelCenter(beside: state.trackPoint(besideThumb: index), side, size)
    }

    /// The point that a text is centered on beside a point of the track, or on a thumb there if it has no side.
    func labelCenter(
        beside point: SIMD2<Double>, _ side: SliderTrackSide?, _ size: SIMD2<Double>
    ) -> SIMD2<Double> {
        guard let side else { return point + self.side(.above, at: point) * thumbOffset.across }
        let offset = metrics.labelOffset(side)
        let center = textCenter(beside: point, side, offset, from: metrics.labelEdge(side), size: size)
        return center ?? point + self.side(side, at: point) * offset
    }

    /// Moves a text inside the control and the room around it, as far as it fits.
    func inside(_ center: SIMD2<Double>, _ text: SIMD2<Double>, _ room: Double) -> SIMD2<Double> {
        SIMD2(
            LabelRow.clamp(center.x + room, text.x, size.x + 2 * room) - room,
            LabelRow.clamp(center.y + room, text.y, size.y + 2 * room) - room)
    }
}
