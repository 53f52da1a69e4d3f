/// What is in the middle of a dial: how small the text of a readout has to be, and the square that's left to a view.
extension SliderLayout {
    /// The minimum font size, in points, that a readout shrinks to on one line or on two. Smaller readouts are left
    /// out.
    package static var minimumReadoutSize: Double { 11 }

    /// Returns the distance from the middle of a dial within which text stays on the face, and doesn't touch thumbs,
    /// ticks, or their text; infinite on a straight track. Drags don't change it.
    ///
    /// - Parameters:
    ///   - state: the slider whose ticks have text.
    ///   - measure: the size of the text of a tick by its index, in points; `nil` for none.
    package func readoutRoom(of state: SliderState, tickLabel measure: (Int) -> SIMD2<Double>?) -> Double {
        guard let edge = innerEdge(ofHeld: false) else { return .infinity }
        return distances(toTickLabelsOf: state, measure).reduce(edge) { min($0, $1.length) }
    }

    /// Returns the largest upright square around the middle of a ring that touches no track, thumb, tick, or text of a
    /// tick, whatever the values are and whichever thumb is held; `nil` on a straight track. It's on the face, if there
    /// is one, and inside needles that leave the middle free. If there's no room, it has no size.
    ///
    /// - Parameters:
    ///   - state: the slider whose ticks have text.
    ///   - measure: the size of the text of a tick by its index, in points; `nil` for none.
    package func innerSquare(
        of state: SliderState, tickLabel measure: (Int) -> SIMD2<Double>?
    ) -> (origin: SIMD2<Double>, side: Double)? {
        guard case .arc(let arc) = track, let edge = innerEdge(ofHeld: true) else { return nil }
        let half = distances(toTickLabelsOf: state, measure).reduce(max(0, edge) / 2.0.squareRoot()) {
            min($0, $1.max())
        }
        return (arc.center - half, 2 * half)
    }

    /// The radius of the circle inside a ring's track, thumbs, ticks, readings, and needles, and on its face; `nil` on
    /// a straight track.
    private func innerEdge(ofHeld isHeld: Bool) -> Double? {
        guard case .arc(let arc) = track else { return nil }
        var metrics = metrics
        if isHeld {
            metrics.thumbSize *= max(1, metrics.heldThumbScale)
            metrics.thickness *= max(1, metrics.heldTrackScale)
        }
        let hasTicks = metrics.ticks.mode != .none && metrics.ticks.side == .below
        let parts = max(metrics.halfWidth(.below), metrics.reachOfExtras(.below))
        var edge = arc.radius - (hasTicks ? max(self.metrics.tickLabelEdge, parts) : parts)
        if let face = metrics.dial?.face, face > 0 { edge = min(edge, arc.radius * face) }
        if let dial = metrics.dial, let start = dial.needle?.lowerBound, start > 0 {
            edge = min(edge, (arc.radius + thumbOffset.across) * start - dial.needleWidth / 2)
        }
        return edge
    }

    /// How far the texts of ticks inside a ring are from its middle, horizontally and vertically.
    private func distances(
        toTickLabelsOf state: SliderState, _ measure: (Int) -> SIMD2<Double>?
    ) -> [SIMD2<Double>] {
        guard case .arc(let arc) = track, metrics.ticks.mode != .none, metrics.ticks.side == .below else { return [] }
        return tickLabels(of: state, measure: measure).map { label in
            let away = label.center - arc.center
            let half = (measure(label.tick) ?? .zero) / 2
            return SIMD2(max(0, abs(away.x) - half.x), max(0, abs(away.y) - half.y))
        }
    }

    /// Returns how a readout fits into its room: on one line, as small as necessary; on two lines if it would be
    /// smaller than ``minimumReadoutSize`` on one; or `nil` if it doesn't fit on two lines either.
    ///
    /// - Parameters:
    ///   - room: see ``readoutRoom(of:tickLabel:)``.
    ///   - fontSize: the size of the font that the text was measured in, in points.
    ///   - oneLine: the size of the text on one line, in points.
    ///   - twoLines: the size of the text on two lines, in points; `nil` for text that can't be broken.
    package static func readoutFit(
        in room: Double, fontSize: Double, oneLine: SIMD2<Double>, twoLines: SIMD2<Double>?
    ) -> SliderReadoutFit? {
        let one = scale(of: oneLine, lines: 1, in: room)
        if one == 1 || one * fontSize >= minimumReadoutSize { return SliderReadoutFit(scale: one, isBroken: false) }
        guard let twoLines else { return nil }
        let two = scale(of: twoLines, lines: 2, in: room)
        return two * fontSize >= minimumReadoutSize ? SliderReadoutFit(scale: two, isBroken: true) : nil
    }

    /// How many times smaller than measured a text has to be.
    private static func scale(of size: SIMD2<Double>, lines: Double, in room: Double) -> Double {
        // Letters fill three fifths of the height that a line is measured with.
        let height = size.y * (1 - 0.4 / lines)
        let reach = SIMD2(size.x, height).length / 2 + SliderMetrics.textClearance
        return room < reach ? max(0, room / reach) : 1
    }
}

/// The size of the text in the middle of a dial, and whether it's on two lines.
package struct SliderReadoutFit: Equatable, Sendable {
    /// The size of its font, as a multiple of the style's; at most 1.
    package let scale: Double
    /// A Boolean value that indicates whether the text is broken into two lines.
    package let isBroken: Bool
}

#if !hasFeature(Embedded)
extension String {
    /// The text on two lines: broken behind a dash between two values, else at the space that is nearest to the middle;
    /// `nil` for a text without a space.
    package var onTwoLines: String? {
        let spaces = indices.filter { self[$0].isWhitespace && $0 > startIndex }
        let middle = Double(count) / 2
        let isDash = { (index: Index) in "–—-".contains(self[self.index(before: index)]) }
        let breakIndex =
            spaces.last(where: isDash)
            ?? spaces.min {
                abs(Double(distance(from: startIndex, to: $0)) - middle)
                    < abs(Double(distance(from: startIndex, to: $1)) - middle)
            }
        return breakIndex.map { "\(self[..<$0])\n\(self[index(after: $0)...])" }
    }
}
#endif
