/// One layer of paint on a part, and the shape that it has there.
public struct SliderCoat: Equatable, Sendable {
    /// The paint of the coat.
    public var paint: SliderPaint
    /// The distance from the part's edge inward, in points; negative if the coat is larger than the part.
    public var inset: Double
    /// The roundness of corners: 0 is square, 1 fully round. Arcs have round ends if it's above ½.
    public var roundness: Double
    /// A Boolean value that indicates whether a line ends at its end points. Otherwise, it's longer by half its width
    /// at each end.
    public var isFlush: Bool
    /// The distance of the coat's middle from the middle of the line, in points: positive numbers are to the left of
    /// its direction, and outside an arc.
    public var offset: Double
    /// The width of a line, in points; `nil` means the part's width − 2 × `inset`.
    public var width: Double?
    /// A Boolean value that indicates whether the coat is clipped to the drawn track.
    public var isClipped: Bool

    /// Creates a coat.
    public init(
        _ paint: SliderPaint, inset: Double = 0, roundness: Double = 1, isFlush: Bool = false, offset: Double = 0,
        width: Double? = nil, isClipped: Bool = false
    ) {
        self.paint = paint
        self.inset = inset
        self.roundness = roundness
        self.isFlush = isFlush
        self.offset = offset
        self.width = width
        self.isClipped = isClipped
    }
}

extension SliderCoat {
    /// Whether a path in one color, perhaps with an outline and a shadow, can show the coat of a disc or a capsule.
    package var isPlainDisc: Bool { isPlain && paint.castsShadowOfPath }

    /// Whether the coat fills exactly the shape of its part with one color, without light or a clip.
    package var isPlain: Bool {
        guard case .color = paint.fill, inset == 0, roundness == 1, offset == 0, width == nil, !isFlush else {
            return false
        }
        return !isClipped && !paint.hasLight
    }

    /// Returns the coat for a part that is disabled alone: with less opacity or, if the part must stay opaque, mixed
    /// with the color of the page.
    package func dimmed(isOpaque: Bool = false, on page: SliderPaint.Color) -> SliderCoat {
        var coat = self
        let share = SliderStyle.disabledOpacity
        let mixed = { (color: SliderPaint.Color) in page.faded(color.alpha / page.alpha).mixed(with: color, share) }
        let dim = { (color: SliderPaint.Color) in isOpaque ? mixed(color) : color.faded(share) }
        switch paint.fill {
        case .color(let color): coat.paint.fill = .color(dim(color))
        case .gradient(var gradient):
            gradient.stops = gradient.stops.map { .init($0.fraction, dim($0.color)) }
            coat.paint.fill = .gradient(gradient)
        // The segments of a gradient along the track overlap a little, which would be visible with less opacity.
        case .alongTrack(let stops):
            coat.paint.fill = .alongTrack(stops.map { .init($0.fraction, mixed($0.color)) })
        case .image: break
        }
        coat.paint.shadow?.color.alpha *= share
        coat.paint.innerShadow?.color.alpha *= share
        if let outline = paint.outline { coat.paint.outline?.color = dim(outline.color) }
        if let gloss = paint.gloss { coat.paint.gloss?.color = dim(gloss.color) }
        coat.paint.glow = nil
        return coat
    }
}

extension SliderLayout {
    /// Returns the shapes that a host draws for an element, back to front; none if its figure is empty.
    @_alwaysEmitIntoClient
    public func shapes(of element: SliderElement, in style: SliderStyle, _ state: SliderState) -> [SliderPaintedShape] {
        shapes(of: element, in: style) { state.fraction(ofPart: $0) }
    }

    /// Returns the shapes that a host draws for an element, back to front; none if its figure is empty.
    ///
    /// `fraction` is the fraction of the track at the part, which determines a glow that grows with the value, and a
    /// color along the track.
    public func shapes(
        of element: SliderElement, in style: SliderStyle, fraction: (SliderElement.Part) -> Double
    ) -> [SliderPaintedShape] {
        guard !element.figure.isEmpty else { return [] }
        return style.coats(of: element).map { coat in
            var paint = coat.paint
            if let glow = paint.glow { paint.glow = .init(glow.sigma(at: fraction(element.part))) }
            if case .alongTrack(let stops) = paint.fill, !element.part.isStretch {
                paint.fill = .color(SliderPaint.color(of: stops, at: fraction(element.part)))
            }
            let form = form(of: element.figure, coat, isTurned: element.role == .needle)
            return SliderPaintedShape(form: form, paint: paint, isClipped: coat.isClipped)
        }
    }

    /// Returns the form of the drawn track, to which coats may be clipped.
    ///
    /// `scale` is the thickness of the drawn track, as a multiple of its thickness at rest; see
    /// ``SliderDrawing/trackScale``.
    public func clip(in style: SliderStyle, scale: Double = 1) -> SliderPaintedShape.Form {
        let track = SliderElement(.track, drawnTrackFigure.thicker(by: scale), .track)
        return form(of: track.figure, style.coats(of: track).first ?? SliderCoat(SliderPaint(.color(.init(white: 0)))))
    }

    /// Returns the form of a figure with a coat.
    ///
    /// Horizontal and vertical lines become boxes without a turn, so that gradients run from their tops; an image or a
    /// gloss on a vertical line is turned with the line. With `isTurned`, a line is a turned box whatever its
    /// direction.
    package func form(of figure: SliderFigure, _ coat: SliderCoat, isTurned: Bool = false) -> SliderPaintedShape.Form {
        switch figure {
        case .line(let from, let to, let width):
            let width = max(0, coat.width ?? width - 2 * coat.inset)
            return line(from: from, to: to, width: width, coat, isTurned: isTurned)
        case .arc(var arc, let width):
            arc.radius = max(0, arc.radius + coat.offset)
            let isRound = coat.roundness > 0.5 && !coat.isFlush
            return .arc(arc, width: max(0, coat.width ?? width - 2 * coat.inset), isRound: isRound)
        case .circle(let center, let radius):
            return box(at: center, SIMD2(repeating: 2 * radius), coat, turn: 0)
        case .capsule(let center, let size, let turn):
            return box(at: center, size, coat, turn: turn)
        case .anchor(let point):
            return .text(point)
        }
    }

    /// Returns the form of a disc or capsule with a coat. An image has its own size.
    private func box(
        at center: SIMD2<Double>, _ size: SIMD2<Double>, _ coat: SliderCoat, turn: Double
    ) -> SliderPaintedShape.Form {
        if case .image(let picture) = coat.paint.fill {
            return .box(center: center, size: picture.size, corner: 0, turn: turn)
        }
        let inner = SIMD2(max(0, size.x - 2 * coat.inset), max(0, size.y - 2 * coat.inset))
        return .box(center: center, size: inner, corner: coat.roundness * inner.min() / 2, turn: turn)
    }

    /// Returns the box of a line with a coat: upright for horizontal and vertical lines, and otherwise turned.
    private func line(
        from: SIMD2<Double>, to: SIMD2<Double>, width: Double, _ coat: SliderCoat, isTurned: Bool
    ) -> SliderPaintedShape.Form {
        let vector = to - from
        let length = vector.length
        let extent = length + (coat.isFlush ? 0 : width)
        let corner = coat.roundness * min(extent, width) / 2
        let offset = length > 0 ? SIMD2(vector.y, -vector.x) * (coat.offset / length) : .zero
        let center = (from + to) / 2 + offset
        // A rounding error doesn't turn a line.
        let tolerance = 1e-9 * length
        if !isTurned, abs(vector.y) <= tolerance {
            return .box(center: center, size: SIMD2(extent, width), corner: corner, turn: 0)
        }
        if !isTurned, abs(vector.x) <= tolerance, !coat.paint.turnsWithLine {
            return .box(center: center, size: SIMD2(width, extent), corner: corner, turn: 0)
        }
        let turn = direction(of: vector) - 90
        return .box(center: center, size: SIMD2(extent, width), corner: corner, turn: turn)
    }
}

extension SliderPaint {
    /// Whether the paint of a vertical line is turned with the line, as images and gloss are.
    fileprivate var turnsWithLine: Bool { if case .image = fill { true } else { gloss != nil } }
}

extension SliderState {
    /// Returns the fraction of the track where a part ends: the upper end of a filled part, the fraction of its thumb
    /// for a part that belongs to a thumb, and 1 for other parts.
    public func fraction(ofPart part: SliderElement.Part) -> Double {
        switch part {
        case .span(let index, _): min(1, unwrappedFractions(ofSpan: index).upper)
        case .before: unwrappedFractions(ofSpan: 0).lower
        default: part.thumb.map { scale.fraction(of: value(of: $0)) } ?? 1
        }
    }
}

extension SliderElement.Part {
    /// Whether the part covers a stretch of the track, so that its color can change along the track.
    var isStretch: Bool {
        switch self {
        case .track, .span, .before, .after, .enabledRange, .forbiddenRange: true
        default: false
        }
    }
}
