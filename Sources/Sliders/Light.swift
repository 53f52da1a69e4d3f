/// Where light and gradients lie on a shape.
extension CoatShape.Form {
    /// The form of a gloss: the lower half of a box before it is turned, and the inner half of a ring.
    public func gloss(_ gloss: Paint.Gloss) -> CoatShape.Form {
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

    /// The smallest upright box around the form, before it is turned, or around the whole circle of an arc. A turned box's
    /// gradients and images are turned with it.
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
    /// Where a gradient on a form begins and ends.
    public func ends(of gradient: Paint.Gradient, on form: CoatShape.Form) -> (from: SIMD2<Double>, to: SIMD2<Double>) {
        let (origin, size) = gradient.isOfControl ? (.zero, self.size) : form.bounds
        return (origin + size * gradient.from, origin + size * gradient.to)
    }
}
