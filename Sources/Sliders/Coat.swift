/// One layer of paint on a part, and the shape that it has there.
public struct Coat: Equatable, Sendable {
    public var paint: Paint
    /// From the part's edge inwards, in points; negative where the coat is larger than the part.
    public var inset: Double
    /// Of the corners: 0 is square, 1 as round as can be. Round tracks have round ends above a half.
    public var roundness: Double
    /// Whether a line ends at its points, without the half of its width that it else goes on.
    public var isFlush: Bool
    /// Beside the middle of a line, in points: to the left of its direction, outside a circle.
    public var offset: Double
    /// Of a line, in points; `nil` is the part's width less the insets.
    public var width: Double?
    /// Whether only what lies within the drawn track shows.
    public var isClipped: Bool

    public init(
        _ paint: Paint, inset: Double = 0, roundness: Double = 1, isFlush: Bool = false, offset: Double = 0,
        width: Double? = nil, isClipped: Bool = false
    ) {
        (self.paint, self.inset, self.roundness, self.isFlush) = (paint, inset, roundness, isFlush)
        (self.offset, self.width, self.isClipped) = (offset, width, isClipped)
    }
}

/// What a host draws of a coat: a rounded box, a stretch of a circle, or a text.
public struct CoatShape: Equatable, Sendable {
    public var form: Form
    /// With the glow of the value.
    public var paint: Paint
    public var isClipped: Bool

    public enum Form: Equatable, Sendable {
        /// A box whose corners have this radius, turned clockwise about its centre by so many degrees.
        case box(center: SIMD2<Double>, size: SIMD2<Double>, corner: Double, turn: Double)
        /// At most one turn, with round or flat ends.
        case arc(Track.Arc, width: Double, isRound: Bool)
        /// Where a text is centred.
        case text(SIMD2<Double>)
    }
}

extension SliderLayout {
    /// What is drawn of an element, back to front; nothing where its figure is empty.
    public func shapes(of element: Element, in style: SliderStyle, _ state: SliderState) -> [CoatShape] {
        guard !element.figure.isEmpty else { return [] }
        return style.coats(of: element).map { coat in
            var paint = coat.paint
            if let glow = paint.glow { paint.glow = .init(glow.sigma(at: state.fraction(of: element.part))) }
            if case .alongTrack(let stops) = paint.fill, !element.part.isStretch {
                paint.fill = .color(Paint.color(of: stops, at: state.fraction(of: element.part)))
            }
            let form = form(of: element.figure, coat, isTurned: element.look.role == .needle)
            return CoatShape(form: form, paint: paint, isClipped: coat.isClipped)
        }
    }

    /// The drawn track, to which coats may be clipped.
    public func clip(in style: SliderStyle) -> CoatShape.Form {
        let track = Element(.track, grooveFigure, .init(.track, .normal))
        return form(of: track.figure, style.coats(of: track).first ?? Coat(Paint(.color(.init(white: 0)))))
    }

    /// The shape of a figure under a coat.
    ///
    /// Level and upright lines are upright boxes, so that gradients run from their tops; an image or a gloss on an upright
    /// line is turned with it.
    ///
    /// - Parameter isTurned: whether a line is a box turned from running to the right, whatever its direction.
    public func form(of figure: Figure, _ coat: Coat, isTurned: Bool = false) -> CoatShape.Form {
        switch figure {
        case .line(let from, let to, let width):
            let width = max(0, coat.width ?? width - 2 * coat.inset), along = to - from, length = along.length
            let extent = length + (coat.isFlush ? 0 : width), corner = coat.roundness * min(extent, width) / 2
            let aside = length > 0 ? SIMD2(along.y, -along.x) * (coat.offset / length) : .zero
            let center = (from + to) / 2 + aside
            if !isTurned {
                if along.y == 0 { return .box(center: center, size: SIMD2(extent, width), corner: corner, turn: 0) }
                if along.x == 0, !coat.paint.turnsWithItsLine { return .box(center: center, size: SIMD2(width, extent), corner: corner, turn: 0) }
            }
            return .box(center: center, size: SIMD2(extent, width), corner: corner, turn: Sliders.direction(of: along) - 90)
        case .arc(var arc, let width):
            arc.radius = max(0, arc.radius + coat.offset)
            let isRound = coat.roundness > 0.5 && !coat.isFlush
            return .arc(arc, width: max(0, coat.width ?? width - 2 * coat.inset), isRound: isRound)
        case .circle(let center, let radius):
            if case .image(let picture) = coat.paint.fill { return .box(center: center, size: picture.size, corner: 0, turn: 0) }
            let radius = max(0, radius - coat.inset)
            return .box(center: center, size: SIMD2(repeating: 2 * radius), corner: coat.roundness * radius, turn: 0)
        case .anchor(let point):
            return .text(point)
        }
    }
}

extension Paint {
    fileprivate var turnsWithItsLine: Bool { if case .image = fill { true } else { gloss != nil } }
}

extension SliderState {
    /// Where along the track a part ends.
    func fraction(of part: Element.Part) -> Double {
        switch part {
        case .span(let index, _): min(1, places(ofSpan: index).upper)
        default: part.thumb.map { scale.fraction(of: value(of: $0)) } ?? 1
        }
    }
}

extension Element.Part {
    /// Whether it is a stretch of the track, along which colours may change.
    var isStretch: Bool {
        switch self {
        case .track, .span, .selectable: true
        default: false
        }
    }
}
