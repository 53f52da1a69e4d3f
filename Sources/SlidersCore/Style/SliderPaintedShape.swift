/// The primitive that every host draws: a rounded box, an arc, or a text, with its paint.
public struct SliderPaintedShape: Equatable, Sendable {
    /// The geometry, in points of the control.
    public var form: Form
    /// The paint, whose glow is already the one for the value of the part.
    public var paint: SliderPaint
    /// A Boolean value that indicates whether the shape is clipped to the drawn track; see
    /// ``SliderLayout/clip(in:scale:)``.
    public var isClipped: Bool

    /// A geometry that every host can draw.
    public enum Form: Equatable, Sendable {
        /// A box with rounded corners of radius `corner`, turned clockwise about its center by `turn` degrees.
        case box(center: SIMD2<Double>, size: SIMD2<Double>, corner: Double, turn: Double)
        /// An arc of at most one turn, with round or flat ends.
        case arc(SliderTrack.Arc, width: Double, isRound: Bool)
        /// The point that text is centered on.
        case text(SIMD2<Double>)
    }
}

extension SliderPaintedShape.Form {
    /// Returns the form of a gloss: the lower half of a box before it's turned, or the inner half of a ring.
    public func gloss(_ gloss: SliderPaint.Gloss) -> SliderPaintedShape.Form {
        switch self {
        case .box(let center, let size, let corner, let turn):
            let half = SIMD2(max(0, size.x - 2 * gloss.inset), size.y / 2)
            let roundness = min(size.x, size.y) > 0 ? corner / (min(size.x, size.y) / 2) : 0
            let (sine, cosine) = sineAndCosine(degrees: turn)
            let middle = center + SIMD2(-sine, cosine) * (size.y / 4)
            return .box(center: middle, size: half, corner: roundness * min(half.x, half.y) / 2, turn: turn)
        case .arc(var arc, let width, let isRound):
            arc.radius = max(0, arc.radius - width / 4)
            return .arc(arc, width: width / 2, isRound: isRound)
        case .text:
            return self
        }
    }

    /// The smallest upright box around the form before it's turned, or around the whole circle of an arc. Gradients and
    /// images of a turned box are turned with it.
    public var bounds: (origin: SIMD2<Double>, size: SIMD2<Double>) {
        switch self {
        case .box(let center, let size, _, _): (center - size / 2, size)
        case .arc(let arc, let width, _):
            (arc.center - SIMD2(repeating: arc.radius + width / 2), SIMD2(repeating: 2 * arc.radius + width))
        case .text(let point): (point, .zero)
        }
    }
}

extension SliderLayout {
    /// Returns the points where a gradient on a form begins and ends.
    public func ends(
        of gradient: SliderPaint.Gradient, on form: SliderPaintedShape.Form
    ) -> (from: SIMD2<Double>, to: SIMD2<Double>) {
        let (origin, size) = gradient.isOfControl ? (.zero, self.size) : form.bounds
        return (origin + size * gradient.from, origin + size * gradient.to)
    }
}
