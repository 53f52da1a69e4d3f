extension SliderLayout {
    /// The place of the text of one tick.
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
    /// Returns which ticks show their text, and where: beside their ticks, so that no text touches a tick, a place that
    /// thumbs can take, other text, or the edge of the control.
    ///
    /// Text at the ends of a straight track moves along it into the control. Text without room beside its tick is left
    /// out. If text would be closer than the gap, only every second text stays, or every third, and so on, from the
    /// first. A larger interval that also keeps the last text is preferred, if it's at most twice as large. On a full
    /// circle, an interval that divides the number of texts is preferred in the same way; otherwise, the intervals
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
        return kept(of: texts, gap).map { SliderLayout.TickLabel(texts[$0].tick, texts[$0].center) }
    }

    /// The text of a tick, at its place.
    private struct TickText {
        let tick: Int
        let center: SIMD2<Double>
        let size: SIMD2<Double>

        /// Whether there is less than a gap between two texts. Rounding does not count.
        func meets(_ other: TickText, _ gap: Double) -> Bool {
            let distance = other.center - center
            let minimum = (size + other.size) / 2 + gap - 1e-9
            return abs(distance.x) < minimum.x && abs(distance.y) < minimum.y
        }
    }

    /// The place of a tick's text; `nil` if it has no room.
    private func tickLabelCenter(at fraction: Double, _ size: SIMD2<Double>) -> SIMD2<Double>? {
        guard
            let center = textCenter(
                beside: track.point(at: fraction), metrics.ticks.side, metrics.tickLabelOffset,
                from: metrics.tickLabelEdge, size: size)
        else { return nil }
        var inside = center
        for axis in 0...1 {
            // Rounding does not count.
            guard size[axis] <= self.size[axis] + 1e-9 else { return nil }
            inside[axis] = LabelRow.clamp(center[axis], size[axis], self.size[axis])
        }
        return isClearOfTrack(inside, size) ? inside : nil
    }

    /// Whether a text touches nothing that reaches to the edge of ticks and thumbs.
    private func isClearOfTrack(_ center: SIMD2<Double>, _ size: SIMD2<Double>) -> Bool {
        let edge = metrics.tickLabelEdge - 1e-9
        switch track {
        case .line(let from, _):
            let axis = track.isUpright ? 0 : 1
            return abs(center[axis] - from[axis]) - size[axis] / 2 >= edge
        case .arc(let arc):
            let distance = center - arc.center
            let away = SIMD2(abs(distance.x), abs(distance.y))
            if metrics.ticks.side == .below { return (away + size / 2).length <= arc.radius - edge }
            let nearest = away - size / 2
            return SIMD2(max(0, nearest.x), max(0, nearest.y)).length >= arc.radius + edge
        }
    }

    /// The indices of the texts that stay.
    private func kept(of texts: [TickText], _ gap: Double) -> [Int] {
        let count = texts.count
        guard count > 1 else { return Array(texts.indices) }
        let isRing = track.isFullCircle
        var best: (stride: Int, kept: [Int])?
        for stride in 1..<count {
            // On a full circle, the last text is the first one's neighbor.
            let endsWell = isRing ? count % stride == 0 : (count - 1) % stride == 0
            if let best, stride > 2 * best.stride { break }
            guard endsWell || best == nil else { continue }
            let kept = every(stride, of: count, isRing)
            guard isApart(kept.map { texts[$0] }, gap) else { continue }
            if endsWell { return kept }
            best = (stride, kept)
        }
        return best?.kept ?? [0]
    }

    private func every(_ stride: Int, of count: Int, _ isRing: Bool) -> [Int] {
        let kept = isRing ? count / stride : (count - 1) / stride + 1
        return (0..<kept).map { isRing ? $0 * count / kept : $0 * stride }
    }

    private func isApart(_ texts: [TickText], _ gap: Double) -> Bool {
        for index in texts.indices.dropFirst() where texts[index].meets(texts[index - 1], gap) { return false }
        guard case .arc = track else { return true }
        for index in texts.indices {
            for other in 0..<index where texts[index].meets(texts[other], gap) { return false }
        }
        return true
    }
}
