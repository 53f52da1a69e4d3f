/// The middle of a dial: the size of its readout, which is text there, and the square for a view there.
extension SliderLayout {
    /// The minimum font size of a readout, in points. A readout that would have to be smaller isn't shown.
    package static var minimumReadoutSize: Double { 11 }

    /// Returns the distance from the middle of a dial within which text stays on the face, and doesn't touch thumbs,
    /// ticks, or their text; infinite on a straight track. Drags don't change it.
    ///
    /// - Parameters:
    ///   - state: the slider whose ticks have text.
    ///   - measure: the size of the text of a tick by its index, in points; `nil` for none.
    package func readoutRoom(of state: SliderState, tickLabel measure: (Int) -> SIMD2<Double>?) -> Double {
        guard let radius = innerRadius(isHeld: false) else { return .infinity }
        return offsetsOfTickLabels(of: state, measure).reduce(radius) { min($0, $1.length) }
    }

    /// Returns the largest upright square around the middle of a ring that touches no track, thumb, tick, or text of a
    /// tick, whatever the values are and whichever thumb is held; `nil` on a straight track. If there's a face, the
    /// disc in the middle of a dial, the square is on it. If there isn't enough space, its side is 0.
    ///
    /// - Parameters:
    ///   - state: the slider whose ticks have text.
    ///   - measure: the size of the text of a tick by its index, in points; `nil` for none.
    package func innerSquare(
        of state: SliderState, tickLabel measure: (Int) -> SIMD2<Double>?
    ) -> (origin: SIMD2<Double>, side: Double)? {
        guard case .arc(let arc) = track, let radius = innerRadius(isHeld: true) else { return nil }
        let halfSide = offsetsOfTickLabels(of: state, measure).reduce(max(0, radius) / 2.0.squareRoot()) {
            min($0, $1.max())
        }
        return (arc.center - halfSide, 2 * halfSide)
    }

    /// Returns the radius of the free circle in the middle of a ring: inside the track, thumbs, ticks, readings, and
    /// needles, and on the face; `nil` on a straight track.
    ///
    /// - Parameter isHeld: whether the track and thumbs are as large as while a thumb is held.
    private func innerRadius(isHeld: Bool) -> Double? {
        guard case .arc(let arc) = track else { return nil }
        var metrics = metrics
        if isHeld {
            metrics.thumbSize *= max(1, metrics.heldThumbScale)
            metrics.thickness *= max(1, metrics.heldTrackScale)
        }
        let hasTicksInside = metrics.ticks.mode != .none && metrics.ticks.side == .below
        let extent = max(metrics.extentOfTrackAndThumbs(.below), metrics.extentOfExtras(.below))
        var radius = arc.radius - (hasTicksInside ? max(self.metrics.tickLabelEdge, extent) : extent)
        if let face = metrics.dial?.face, face > 0 { radius = min(radius, arc.radius * face) }
        if let dial = metrics.dial, let needleStart = dial.needle?.lowerBound, needleStart > 0 {
            radius = min(radius, (arc.radius + thumbOffset.across) * needleStart - dial.needleWidth / 2)
        }
        return radius
    }

    /// Returns the horizontal and the vertical distance from the middle of a ring to the text of each tick inside it; 0
    /// where the text extends across the middle.
    private func offsetsOfTickLabels(
        of state: SliderState, _ measure: (Int) -> SIMD2<Double>?
    ) -> [SIMD2<Double>] {
        guard case .arc(let arc) = track, metrics.ticks.mode != .none, metrics.ticks.side == .below else { return [] }
        return tickLabels(of: state, measure: measure).map { label in
            let offset = label.center - arc.center
            let halfSize = (measure(label.tick) ?? .zero) / 2
            return SIMD2(max(0, abs(offset.x) - halfSize.x), max(0, abs(offset.y) - halfSize.y))
        }
    }

    /// Returns how a readout fits into the middle of a dial: on one line, as small as necessary; on two lines if it
    /// would be smaller than ``minimumReadoutSize`` on one; or `nil` if it doesn't fit on two lines either.
    ///
    /// - Parameters:
    ///   - radius: the radius of the free circle in the middle; see ``readoutRoom(of:tickLabel:)``.
    ///   - fontSize: the size of the font that the text was measured in, in points.
    ///   - oneLine: the size of the text on one line, in points.
    ///   - twoLines: the size of the text on two lines, in points; `nil` for text that can't be broken.
    package static func readoutFit(
        in radius: Double, fontSize: Double, oneLine: SIMD2<Double>, twoLines: SIMD2<Double>?
    ) -> SliderReadoutFit? {
        let scaleOfOneLine = scale(of: oneLine, lineCount: 1, fitting: radius)
        if scaleOfOneLine == 1 || scaleOfOneLine * fontSize >= minimumReadoutSize {
            return SliderReadoutFit(scale: scaleOfOneLine, isBroken: false)
        }
        guard let twoLines else { return nil }
        let scaleOfTwoLines = scale(of: twoLines, lineCount: 2, fitting: radius)
        return scaleOfTwoLines * fontSize >= minimumReadoutSize
            ? SliderReadoutFit(scale: scaleOfTwoLines, isBroken: true) : nil
    }

    /// Returns the factor, at most 1, by which text of a size must be scaled to fit into a circle.
    private static func scale(of size: SIMD2<Double>, lineCount: Double, fitting radius: Double) -> Double {
        // Letters fill three fifths of the measured height of a line.
        let letterHeight = size.y * (1 - 0.4 / lineCount)
        let requiredRadius = SIMD2(size.x, letterHeight).length / 2 + SliderMetrics.textClearance
        return radius < requiredRadius ? max(0, radius / requiredRadius) : 1
    }
}

/// The size of the text in the middle of a dial, and the number of its lines.
package struct SliderReadoutFit: Equatable, Sendable {
    /// The size of its font, as a multiple of the style's; at most 1.
    package let scale: Double
    /// A Boolean value that indicates whether the text is broken into two lines.
    package let isBroken: Bool
}

#if !hasFeature(Embedded)
extension String {
    /// The text on two lines, broken at the last space that follows a dash or, without one, at the space nearest to its
    /// middle; `nil` for text without spaces after its first character.
    package var onTwoLines: String? {
        let spaces = indices.filter { self[$0].isWhitespace && $0 > startIndex }
        let middle = Double(count) / 2
        let isAfterDash = { (index: Index) in "–—-".contains(self[self.index(before: index)]) }
        let breakIndex =
            spaces.last(where: isAfterDash)
            ?? spaces.min {
                abs(Double(distance(from: startIndex, to: $0)) - middle)
                    < abs(Double(distance(from: startIndex, to: $1)) - middle)
            }
        return breakIndex.map { "\(self[..<$0])\n\(self[index(after: $0)...])" }
    }
}
#endif
