import SlidersCore

/// The measures across the scale: of the tape, the ticks, the mark, and their text.
///
/// An *inset* is a distance from the scale: downward from a horizontal scale, to the right of a vertical scale, and
/// toward the center of a bent scale.
extension SliderRulerLayout {
    /// The distance from the end of a major tick, or from the mark, to the center of its text. Beside a vertical scale,
    /// it's larger, so that the widest text has the same gap as text below a horizontal scale.
    var labelDistance: Double {
        metrics.labelDistance + (track.isUpright ? max(0, largestText.x - largestText.y) / 2 : 0)
    }

    /// The size of the largest text, measured across the scale.
    private var textThickness: Double { track.isUpright ? largestText.x : largestText.y }

    /// The inset at which ticks start, unless they are centered on the scale.
    var tickStart: Double { -(tapeWidth > 0 ? tapeWidth : metrics.majorLength) / 2 }

    /// Returns the length of a tick.
    func length(of tick: Tick) -> Double {
        if tick.isMajor { return metrics.majorLength }
        return tick.isMiddle ? metrics.middleLength ?? metrics.minorLength : metrics.minorLength
    }

    // MARK: The tape

    /// The width of the tape: that of the metrics, or more if ticks and texts need it; 0 without a tape.
    private var tapeWidth: Double {
        guard metrics.tapeWidth > 0, metrics.tapeWidth.isFinite else { return 0 }
        let textSpace = metrics.hasTickLabels ? 2 * labelDistance : 0
        return max(metrics.tapeWidth, metrics.majorLength + textSpace)
    }

    /// The figure of the visible part of the tape; `nil` without a tape.
    var tape: SliderFigure? {
        guard tapeWidth > 0 else { return nil }
        guard case .bent(let center, let radius, let mark, _) = track.shape else {
            let reach = Self.visibleLength(metrics, size) / 2
            let (from, to) = (track.location(at: -reach), track.location(at: reach))
            return .line(from: from, to: to, width: tapeWidth)
        }
        // The tape leaves the control either at the bottom or at the sides.
        let (cosine, sine) = (1 - min(2, size.y / 2 / radius), min(1, size.x / 2 / radius))
        let bottomAngle = direction(of: SIMD2((1 - cosine * cosine).squareRoot(), -cosine))
        let sideAngle = direction(of: SIMD2(sine, -(1 - sine * sine).squareRoot()))
        let reach = min(bottomAngle, sideAngle)
        return .arc(
            SliderTrack.Arc(center: center, radius: radius, start: mark - reach, sweep: 2 * reach), width: tapeWidth)
    }

    // MARK: The mark

    /// The distance by which the mark starts outside a tape, so that it's also visible beside the tape, in points.
    private static let overhang = 5.0

    /// The inset at which the mark starts. On a tape, the mark covers the ticks, but not the numerals.
    private var markStart: Double { tapeWidth > 0 ? tickStart - Self.overhang : -metrics.markLength / 2 }

    /// The figure of the mark: a capsule across the scale, as thumbs are.
    package var mark: SliderFigure {
        let (width, length) = (max(0, metrics.markWidth), max(0, metrics.markLength))
        return .capsule(
            center: track.location(at: 0, inset: tapeWidth > 0 ? markStart + length / 2 : 0),
            size: track.isUpright ? SIMD2(length, width) : SIMD2(width, length), turn: 0)
    }

    /// The point that the text of the value is centered on.
    package var markLabel: SliderFigure { .anchor(track.location(at: 0, inset: markStart - labelDistance)) }

    // MARK: Size

    /// The thickness that a control needs to show the tape, the ticks, their text, and the mark.
    package var thickness: Double {
        let textExtent = labelDistance + textThickness / 2
        let ticksEnd = max(tapeWidth / 2, tickStart + metrics.majorLength + (metrics.hasTickLabels ? textExtent : 0))
        let markExtent = (metrics.hasLabel ? textExtent : 0) - markStart
        return 2 * max(ticksEnd, markExtent, markStart + metrics.markLength)
    }
}
