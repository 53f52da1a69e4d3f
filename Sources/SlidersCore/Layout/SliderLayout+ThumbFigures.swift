/// The figures of thumbs: discs, and on a straight track capsules along or across it.
extension SliderLayout {
    /// A thumb; a held one is ``SliderMetrics/heldThumbScale`` times as large.
    public func thumb(_ index: Int, of state: SliderState, isHeld: Bool = false) -> SliderFigure {
        let center = state.point(forThumb: index)
        return hasCapsules
            ? capsule(at: center, isHeld: isHeld)
            : .circle(center: center, radius: isHeld ? thumbRadius * metrics.heldThumbScale : thumbRadius)
    }

    /// Out of line, so that a drag of a round thumb does not pay for its registers.
    @inline(never)
    private func capsule(at center: SIMD2<Double>, isHeld: Bool) -> SliderFigure {
        let scale = isHeld ? metrics.heldThumbScale : 1
        let half = thumbReach * scale
        return .line(from: center - half, to: center + half, width: 2 * thumbRadius * scale)
    }
}

extension SliderMetrics {
    /// The size of a thumb at rest, with the side along the track as its width unless the track is upright, in points.
    public var thumbBox: SIMD2<Double> {
        let length = thumbLength ?? thumbSize
        return switch path {
        case .right, .left: SIMD2(length, thumbSize)
        case .up, .down: SIMD2(thumbSize, length)
        case .arc: SIMD2(repeating: thumbSize)
        }
    }
}

extension SliderFigure {
    /// The box around a disc, or around a line that is level or upright; `nil` for other figures. The size of one
    /// around a line is rounded to a billionth of a point: it is the same wherever the line is.
    public var box: (center: SIMD2<Double>, size: SIMD2<Double>)? {
        switch self {
        case .circle(let center, let radius): return (center, SIMD2(repeating: 2 * radius))
        case .line(let from, let to, let width):
            let way = to - from
            guard way.x == 0 || way.y == 0 else { return nil }
            let size = SIMD2(abs(way.x) + width, abs(way.y) + width)
            return ((from + to) / 2, (size * 1e9 + 0.5).rounded(.down) / 1e9)
        case .arc, .anchor: return nil
        }
    }
}
