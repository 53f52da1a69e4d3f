/// A gradient along the track, drawn as solid segments of at most 3 points on a line, and at most 2 degrees on an arc,
/// or 1 degree if that is longer than a point: in a ring of all hues, the colors of neighbors then look the same.
///
/// The segments have the same positions in every host and for all values, so that a drag changes only which of them are
/// visible.
extension SliderLayout {
    /// The number of segments of the drawn track, or of one lap of it.
    package var segmentCount: Int {
        switch drawnTrack {
        case .line: max(1, min(10_000, Int(((drawnTrack.length + metrics.thickness) / 3).rounded(.up))))
        case .arc(let arc):
            max(1, Int((abs(arc.limitedToOneTurn.sweep) / maximumSegmentSweep(of: arc) - 1e-9).rounded(.up)))
        }
    }

    /// Returns the maximum sweep of a segment on an arc, in degrees.
    private func maximumSegmentSweep(of arc: SliderTrack.Arc) -> Double { arc.radius * (.pi / 180) > 1 ? 1 : 2 }

    /// Returns a segment, to be drawn with flat ends, and the fraction of the track that determines its color.
    ///
    /// Each segment extends slightly under the next one, so that no gap shows. The first and the last segment extend
    /// under the round ends of the track; on a closed circle, the first extends under the last.
    package func segment(_ index: Int, lap: Int = 0) -> (figure: SliderFigure, fraction: Double) {
        let count = Double(segmentCount)
        let lower = Double(index) / count
        let upper = Double(index + 1) / count
        let end = index + 1 < segmentCount ? upper + 0.25 / count : upper
        switch drawnTrack {
        case .line(let from, let to):
            guard let tangent = drawnTrack.tangent(at: 0) else {
                return (.line(from: from, to: from, width: metrics.thickness), 0)
            }
            let cap = tangent * (metrics.thickness / 2)
            let start = from - cap
            let vector = to - from + cap * 2
            let figure = SliderFigure.line(
                from: start + vector * lower, to: start + vector * end, width: metrics.thickness)
            return (figure, track.fraction(at: start + vector * ((lower + upper) / 2)) ?? 0)
        case .arc(let arc):
            let lapOfTrack = arc.limitedToOneTurn
            let isOpen = abs(lapOfTrack.sweep) < 360 && lapOfTrack.sweep != 0 && arc.radius > 0
            let cap = isOpen ? metrics.thickness / 2 / arc.radius * (180 / .pi) / abs(lapOfTrack.sweep) : 0
            let from = index > 0 ? lower : isOpen ? -cap : -0.25 / count
            let to = index + 1 < segmentCount ? end : 1 + cap
            var segment = lapOfTrack
            segment.start += lapOfTrack.sweep * from
            segment.sweep *= to - from
            let turn = min(1, track.fractionPerTurn ?? 1)
            let fraction = (Double(lap) + (lower + upper) / 2) * turn
            return (.arc(segment, width: metrics.thickness), min(1, fraction))
        }
    }

    /// Returns the width that segments need to cover a form that's a part of the track or lies beside it, in points:
    /// the same for every value.
    public func segmentWidth(under form: SliderPaintedShape.Form) -> Double {
        switch (form, drawnTrack) {
        case (.box(let center, let size, _, let turn), .line):
            let aside = drawnTrack.distanceAcross(center)
            return (drawnTrack.isUpright && turn == 0 ? size.x : size.y) + 2 * (aside < 1e-9 ? 0 : aside)
        case (.arc(let arc, let width, _), .arc(let whole)): return width + 2 * abs(arc.radius - whole.radius)
        default: return 0
        }
    }

    /// Returns all segments of one lap in their colors.
    public func segments(
        of stops: [SliderPaint.Stop], lap: Int, width: Double
    ) -> [(form: SliderPaintedShape.Form, color: SliderPaint.Color)] {
        (0..<segmentCount).map { index in
            let (figure, fraction) = segment(index, lap: lap)
            let color = SliderPaint.color(of: stops, at: fraction)
            return (
                form(of: figure, SliderCoat(SliderPaint(.color(color)), roundness: 0, isFlush: true, width: width)),
                color
            )
        }
    }
}
