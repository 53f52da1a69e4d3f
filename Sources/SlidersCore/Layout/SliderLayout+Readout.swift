/// The readout in the middle of a dial: how small its text has to be.
extension SliderLayout {
    /// The minimum font size, in points, that a readout shrinks to on one line or on two. Smaller readouts are left
    /// out.
    package static var leastReadoutSize: Double { 11 }

    /// Returns the distance from the middle of a dial within which text stays on the face, and doesn't touch thumbs,
    /// ticks, or their text; infinite on a straight track. Drags don't change it.
    ///
    /// - Parameters:
    ///   - state: the slider whose ticks have text.
    ///   - measure: the size of the text of a tick by its index, in points; `nil` for none.
    package func readoutRoom(of state: SliderState, tickLabel measure: (Int) -> SIMD2<Double>?) -> Double {
        guard case .arc(let arc) = track else { return .infinity }
        let hasTicks = metrics.ticks.mode != .none && metrics.ticks.side == .below
        var room = arc.radius - (hasTicks ? metrics.tickLabelEdge : metrics.halfWidth(.below))
        if let face = metrics.dial?.face, face > 0 { room = min(room, arc.radius * face) }
        if hasTicks {
            for label in placedTickLabels(of: state, measure: measure) {
                let away = label.center - arc.center
                let half = (measure(label.tick) ?? .zero) / 2
                room = min(room, SIMD2(max(0, abs(away.x) - half.x), max(0, abs(away.y) - half.y)).length)
            }
        }
        return room
    }

    /// Returns how a readout fits into its room: on one line, as small as necessary; on two lines if it would be
    /// smaller than ``leastReadoutSize`` on one; or `nil` if it doesn't fit on two lines either.
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
        if one == 1 || one * fontSize >= leastReadoutSize { return SliderReadoutFit(scale: one, isBroken: false) }
        guard let twoLines else { return nil }
        let two = scale(of: twoLines, lines: 2, in: room)
        return two * fontSize >= leastReadoutSize ? SliderReadoutFit(scale: two, isBroken: true) : nil
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
        let place =
            spaces.last(where: isDash)
            ?? spaces.min {
                abs(Double(distance(from: startIndex, to: $0)) - middle)
                    < abs(Double(distance(from: startIndex, to: $1)) - middle)
            }
        return place.map { "\(self[..<$0])\n\(self[index(after: $0)...])" }
    }
}
#endif
