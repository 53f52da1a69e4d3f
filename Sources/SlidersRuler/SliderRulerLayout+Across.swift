import SlidersCore

/// What lies across the scale: the tape, the ticks, and the texts, and the room that they need.
extension SliderRulerLayout {
    /// The distance from the end of a major tick, and from the mark, to the middle of a text.
    ///
    /// Texts are centered there. Beside an upright scale the widest one is as far from what it belongs to as a text
    /// below a level one.
    var labelDistance: Double {
        metrics.labelDistance + (track.isUpright ? max(0, largestText.x - largestText.y) / 2 : 0)
    }

    /// The size of the largest text across the scale.
    private var textRoom: Double { track.isUpright ? largestText.x : largestText.y }

    /// Where ticks begin.
    var begin: Double { -(tapeWidth > 0 ? tapeWidth : metrics.majorLength) / 2 }

    /// The length of a tick.
    func length(of tick: Tick) -> Double {
        if tick.isMajor { return metrics.majorLength }
        return tick.isMiddle ? metrics.middleLength ?? metrics.minorLength : metrics.minorLength
    }

    // MARK: The tape

    /// The width of the tape: that of the metrics, or more where ticks and texts need it. 0 without a tape.
    private var tapeWidth: Double {
        guard metrics.tapeWidth > 0, metrics.tapeWidth.isFinite else { return 0 }
        let text = metrics.hasTickLabels ? 2 * labelDistance : 0
        return max(metrics.tapeWidth, metrics.majorLength + text)
    }

    /// The figure of the tape, as far as it shows; `nil` without a tape.
    var tape: SliderFigure? {
        guard tapeWidth > 0 else { return nil }
        guard case .bent(let center, let radius, let mark, _) = track.shape else {
            let reach = Self.extent(metrics, size) / 2
            let (from, to) = (track.location(at: -reach), track.location(at: reach))
            return .line(from: from, to: to, width: tapeWidth)
        }
        // Up to where it leaves the control at its sides or below.
        let (cosine, sine) = (1 - min(2, size.y / 2 / radius), min(1, size.x / 2 / radius))
        let below = direction(of: SIMD2((1 - cosine * cosine).squareRoot(), -cosine))
        let aside = direction(of: SIMD2(sine, -(1 - sine * sine).squareRoot()))
        let reach = min(below, aside)
        return .arc(
            SliderTrack.Arc(center: center, radius: radius, start: mark - reach, sweep: 2 * reach), width: tapeWidth)
    }

    // MARK: The mark

    /// How far the mark begins before a tape, so that it also shows beside it.
    private static let overhang = 5.0

    /// Where the mark begins. On a tape it lies over the ticks, and leaves the numerals readable.
    private var markBegin: Double { tapeWidth > 0 ? begin - Self.overhang : -metrics.markLength / 2 }

    /// The figure of the mark: a capsule across the scale, as thumbs are.
    package var mark: SliderFigure {
        let (width, length) = (max(0, metrics.markWidth), max(0, metrics.markLength))
        return .capsule(
            center: track.location(at: 0, inset: tapeWidth > 0 ? markBegin + length / 2 : 0),
            size: track.isUpright ? SIMD2(length, width) : SIMD2(width, length), turn: 0)
    }

    /// The point that the text of the value is centered on.
    package var markLabel: SliderFigure { .anchor(track.location(at: 0, inset: markBegin - labelDistance)) }

    // MARK: Room

    /// The thickness that a control needs to show the tape, the ticks, their text, and the mark.
    package var thickness: Double {
        let text = labelDistance + textRoom / 2
        let ticks = max(tapeWidth / 2, begin + metrics.majorLength + (metrics.hasTickLabels ? text : 0))
        let mark = (metrics.hasLabel ? text : 0) - markBegin
        return 2 * max(ticks, mark, markBegin + metrics.markLength)
    }
}
