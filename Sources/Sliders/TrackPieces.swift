/// Gradients along the track: one solid piece of at most 3 points or 3 degrees beside another, in the same places for
/// every host and whatever the values, so that a drag changes no more than what of them shows.
extension SliderLayout {
    /// The number of pieces of the drawn track, or of one lap of it.
    public var pieceCount: Int {
        switch groove {
        case .line: max(1, min(10_000, Int(((groove.length + metrics.thickness) / 3).rounded(.up))))
        case .arc(let arc): max(1, Int((abs(arc.drawn.sweep) / 3 - 1e-9).rounded(.up)))
        }
    }

    /// A piece, to be drawn with flat ends, and the fraction of the track that gives its colour. It goes on a little
    /// under the next one, so that no gap shows; the first and the last go on under the round ends of the track, and on
    /// a closed circle the first under the last.
    public func piece(_ index: Int, lap: Int = 0) -> (figure: Figure, fraction: Double) {
        let count = Double(pieceCount), lower = Double(index) / count, upper = Double(index + 1) / count
        let end = index + 1 < pieceCount ? upper + 0.25 / count : upper
        switch groove {
        case .line(let from, let to):
            let along = to - from, length = along.length
            let cap = length > 0 ? along * (metrics.thickness / 2 / length) : .zero
            let start = from - cap, way = along + cap * 2
            let figure = Figure.line(from: start + way * lower, to: start + way * end, width: metrics.thickness)
            return (figure, track.fraction(at: start + way * ((lower + upper) / 2)) ?? 0)
        case .arc(var arc):
            let whole = arc.drawn.sweep, isOpen = abs(whole) < 360 && whole != 0 && arc.radius > 0
            let cap = isOpen ? metrics.thickness / 2 / arc.radius * (180 / .pi) / abs(whole) : 0
            let from = index > 0 ? lower : isOpen ? -cap : -0.25 / count, to = index + 1 < pieceCount ? end : 1 + cap
            (arc.start, arc.sweep) = (arc.start + whole * from, whole * (to - from))
            let turn = track.turn ?? 1
            let fraction = (Double(lap) + (lower + upper) / 2) * (turn < 1 ? turn : 1)
            return (.arc(arc, width: metrics.thickness), min(1, fraction))
        }
    }

    /// How wide pieces must be to cover a form that is a stretch of the track or lies beside it, in points: the same for
    /// every value.
    public func pieceWidth(under form: CoatShape.Form) -> Double {
        switch (form, groove) {
        case (.box(let center, let size, _, let turn), .line(let from, let to)):
            let way = to - from, length = way.length, offset = center - from
            let aside = length > 0 ? abs(offset.x * way.y - offset.y * way.x) / length : 0
            return (turn != 0 || abs(way.x) >= abs(way.y) ? size.y : size.x) + 2 * (aside < 1e-9 ? 0 : aside)
        case (.arc(let arc, let width, _), .arc(let whole)): return width + 2 * abs(arc.radius - whole.radius)
        default: return 0
        }
    }

    /// All pieces of one lap in their colours.
    public func pieces(of stops: [Paint.Stop], lap: Int, width: Double) -> [(form: CoatShape.Form, color: Paint.Color)] {
        (0..<pieceCount).map { index in
            let (figure, fraction) = piece(index, lap: lap), color = Paint.color(of: stops, at: fraction)
            return (form(of: figure, Coat(Paint(.color(color)), roundness: 0, isFlush: true, width: width)), color)
        }
    }
}
