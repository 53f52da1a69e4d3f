extension SliderLayout {
    /// The position of the text of one tick.
    public struct TickLabel: Equatable, Sendable {
        /// The index of the tick.
        public var tick: Int
        /// The center of the text, in the control's coordinates.
        public var center: SIMD2<Double>

        /// Creates a placed text.
        package init(_ tick: Int, _ center: SIMD2<Double>) { (self.tick, self.center) = (tick, center) }
    }
}

extension SliderLayout {
    /// Returns which ticks show their text, and where: beside their ticks, so that no text touches a tick, other text,
    /// the edge of the control, or a thumb at any value.
    ///
    /// Text at the ends of a straight track moves along it into the control. Text that doesn't fit beside its tick is
    /// left out. If text would be closer than the gap, only every second text stays, or every third, and so on, from
    /// the first. A larger interval that also keeps the last text is preferred, if it's at most twice as large. On a
    /// full circle, an interval that divides the number of texts is preferred in the same way; otherwise, the intervals
    /// differ by at most one tick.
    ///
    /// - Parameters:
    ///   - state: the slider, laid out on the track of this layout.
    ///   - gap: the minimum space between two texts, in points.
    ///   - measure: returns the size of the text of a tick by its index, in points; `nil` for none.
    public func tickLabels(
        of state: SliderState, gap: Double = 4, measure: (Int) -> SIMD2<Double>?
    ) -> [SliderLayout.TickLabel] {
        guard metrics.hasLabels || metrics.ticks.hasLabels else { return [] }
        var texts: [TickText] = []
        for (tick, fraction) in tickFractions(of: state).enumerated() {
            guard let size = measure(tick), size.x > 0, size.y > 0 else { continue }
            if let center = tickLabelCenter(at: fraction, size) {
                texts.append(TickText(tick: tick, center: center, size: size))
            }
        }
        return indicesOfShownTexts(texts, gap).map { SliderLayout.TickLabel(texts[$0].tick, texts[$0].center) }
    }

    /// The text of a tick, with the center and the size of its box.
    private struct TickText {
        let tick: Int
        let center: SIMD2<Double>
        let size: SIMD2<Double>

        /// Returns whether the space between two texts is less than the gap, both horizontally and vertically. The
        /// tolerance is for rounding errors.
        func overlaps(_ other: TickText, _ gap: Double) -> Bool {
            let offset = other.center - center
            let minimumOffset = (size + other.size) / 2 + gap - 1e-9
            return abs(offset.x) < minimumOffset.x && abs(offset.y) < minimumOffset.y
        }
    }

    /// Returns the center of the text of a tick, moved inside the control; `nil` if the text is larger than the control
    /// or touches the track, thumbs, or ticks.
    private func tickLabelCenter(at fraction: Double, _ size: SIMD2<Double>) -> SIMD2<Double>? {
        guard
            let center = textCenter(
                beside: track.point(at: fraction), metrics.ticks.side, metrics.tickLabelOffset,
                clearOf: metrics.tickLabelEdge, size: size)
        else { return nil }
        var clampedCenter = center
        for axis in 0...1 {
            // The tolerance is for rounding errors of text that just fits.
            guard size[axis] <= self.size[axis] + 1e-9 else { return nil }
            clampedCenter[axis] = LabelRow.clamp(center: center[axis], extent: size[axis], length: self.size[axis])
        }
        return isClearOfTrack(clampedCenter, size) ? clampedCenter : nil
    }

    /// Returns whether the text of a tick touches neither the track nor the thumbs and ticks on its side.
    private func isClearOfTrack(_ center: SIMD2<Double>, _ size: SIMD2<Double>) -> Bool {
        let edge = metrics.tickLabelEdge - 1e-9
        switch track {
        case .line(let start, _):
            let axis = track.isUpright ? 0 : 1
            return abs(center[axis] - start[axis]) - size[axis] / 2 >= edge
        case .arc(let arc):
            let vector = center - arc.center
            let offset = SIMD2(abs(vector.x), abs(vector.y))
            if metrics.ticks.side == .below { return (offset + size / 2).length <= arc.radius - edge }
            let nearestCorner = offset - size / 2
            return SIMD2(max(0, nearestCorner.x), max(0, nearestCorner.y)).length >= arc.radius + edge
        }
    }

    /// Returns the indices of the texts that are shown: those at the smallest interval at which no texts overlap or, if
    /// that's at most twice as large, at the smallest one that also keeps the last text. On a full circle, an interval
    /// that divides the number of texts is preferred instead.
    private func indicesOfShownTexts(_ texts: [TickText], _ gap: Double) -> [Int] {
        let count = texts.count
        guard count > 1 else { return Array(texts.indices) }
        let isCircle = track.isFullCircle
        var smallest: (interval: Int, indices: [Int])?
        for interval in 1..<count {
            // On a full circle, the first text follows the last one.
            let isPreferred = isCircle ? count % interval == 0 : (count - 1) % interval == 0
            if let smallest, interval > 2 * smallest.interval { break }
            guard isPreferred || smallest == nil else { continue }
            let indices = indices(every: interval, of: count, isCircle: isCircle)
            guard areSeparate(indices.map { texts[$0] }, gap) else { continue }
            if isPreferred { return indices }
            smallest = (interval, indices)
        }
        return smallest?.indices ?? [0]
    }

    /// Returns the indices of texts at an interval, beginning with the first. On a full circle, where an interval may
    /// not divide the number of texts, the intervals differ by at most one.
    private func indices(every interval: Int, of count: Int, isCircle: Bool) -> [Int] {
        let shownCount = isCircle ? count / interval : (count - 1) / interval + 1
        return (0..<shownCount).map { isCircle ? $0 * count / shownCount : $0 * interval }
    }

    /// Returns whether no two texts overlap. On a straight track, it's enough to compare neighbors.
    private func areSeparate(_ texts: [TickText], _ gap: Double) -> Bool {
        for index in texts.indices.dropFirst() where texts[index].overlaps(texts[index - 1], gap) { return false }
        guard case .arc = track else { return true }
        for index in texts.indices {
            for lowerIndex in 0..<index where texts[index].overlaps(texts[lowerIndex], gap) { return false }
        }
        return true
    }
}
