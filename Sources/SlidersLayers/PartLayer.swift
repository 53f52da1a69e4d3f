#if canImport(QuartzCore)
import QuartzCore
import Sliders

/// The layer of one part, and what it shows now, so that only what differs is written.
@MainActor
final class PartLayer {
    let part: Element.Part
    let layer: CALayer
    private let shape: CAShapeLayer?
    private var way = Way.figure
    private var shown: Element?
    private var form: FormLayer?
    private var coats: [CoatLayer] = []

    /// How a part is drawn.
    private enum Way {
        /// A stroke or disc in one colour.
        case figure
        /// One coat in one colour.
        case coat(Coat)
        case coats
        case picture(LayerPicture)

        var kind: Int {
            switch self {
            case .figure: 0
            case .coat: 1
            case .coats: 2
            case .picture: 3
            }
        }
    }

    init(_ part: Element.Part, thumbLayer: (Int) -> CAShapeLayer) {
        self.part = part
        switch part {
        case .thumb(let rank): shape = thumbLayer(rank)
        case .label, .tickLabel, .readout: shape = nil
        default: shape = CAShapeLayer()
        }
        layer = shape ?? CATextLayer()
        // Above the thumbs, whose layers are those of views.
        if case .label = part { layer.zPosition = 1 } else if part == .readout { layer.zPosition = 1 }
    }

    var isThumb: Bool {
        if case .thumb = part { true } else { false }
    }

    /// - Parameter isNew: whether layout, style or look may be new, too.
    func show(_ element: Element, in layout: SliderLayout, of state: SliderState, _ look: LayerLook, isNew: Bool, _ glide: Glide?) {
        let glide = shown == nil ? nil : glide
        defer { shown = element }
        guard let shape else { return write(look.text(part), element, at: element.figure.anchor, look, isNew: isNew, glide) }
        if isNew || shown?.look != element.look { dress(shape, as: element, in: layout, look, isNew: isNew, glide) }
        switch way {
        case .figure:
            if isNew || shown?.figure != element.figure { shape.place(element.figure, along: track(of: element, in: layout), glide) }
        case .coat(let coat):
            shape.hide(element.figure.isEmpty)
            if !element.figure.isEmpty { place(layout.form(of: element.figure, coat, isTurned: element.look.role == .needle), coat, along: track(of: element, in: layout), glide) }
        case .coats:
            lay(on: shape, element, in: layout, of: state, look, isNew: isNew, glide)
        case .picture(let picture):
            shape.place(picture, at: element.figure, glide)
        }
    }

    /// Spans are stretches of the drawn track, and thumbs move along theirs.
    private func track(of element: Element, in layout: SliderLayout) -> Track? {
        switch element.part {
        case .span: layout.groove
        case .thumb: layout.track
        default: nil
        }
    }

    private func dress(
        _ shape: CAShapeLayer, as element: Element, in layout: SliderLayout, _ look: LayerLook, isNew: Bool, _ glide: Glide?
    ) {
        let before = way.kind, picture = look.picture(part, element.look.state), coats = look.style.coats(of: element)
        way = if let picture { .picture(picture) } else { way(of: element, coats, look.style, isNew: isNew) }
        let isOther = way.kind != before
        if isOther {
            for coat in self.coats { coat.layer.removeFromSuperlayer() }
            (self.coats, form) = ([], nil)
            shape.strip(keepingPlace: isThumb)
        }
        // A layer made by hand knows nothing of the screen.
        if picture == nil, shape.contentsScale != look.scale { shape.contentsScale = look.scale }
        switch way {
        case .figure:
            shape.paint(coats[0].paint, element.figure)
            if isNew || isOther { shape.outline(element.figure, along: track(of: element, in: layout), glide) }
        case .coat(let coat): shape.cast(coat.paint.shadow)
        case .coats: break
        case .picture(let picture): shape.show(picture)
        }
    }

    /// Needles turn, which strokes do not. A part that has layers for its coats keeps them in every state.
    private func way(of element: Element, _ coats: [Coat], _ style: SliderStyle, isNew: Bool) -> Way {
        if !isNew, case .coats = way { return .coats }
        guard coats.count == 1, let coat = coats.first else { return .coats }
        switch element.look.role {
        case .needle: return coat.isColor ? .coat(coat) : .coats
        case .bar(let isSelected):
            var other = element
            other.look.role = .bar(isSelected: !isSelected)
            return coat.isColor && style.coats(of: other).allSatisfy(\.isColor) ? .coat(coat) : .coats
        default:
            if coat.isPlain(on: element.figure) { return .figure }
            return coat.isColor && !isThumb ? .coat(coat) : .coats
        }
    }

    private func place(_ shown: CoatShape.Form, _ coat: Coat, along track: Track?, _ glide: Glide?) {
        guard let shape, case .color(let color) = coat.paint.fill else { return }
        let form = form ?? FormLayer(shape)
        self.form = form
        form.take(shown, in: .make(color), along: track, glide)
    }

    private func lay(
        on shape: CAShapeLayer, _ element: Element, in layout: SliderLayout, of state: SliderState, _ look: LayerLook, isNew: Bool,
        _ glide: Glide?
    ) {
        var element = element, origin = SIMD2<Double>.zero
        if isThumb, case .circle(let center, let radius) = element.figure {
            origin = center - radius
            shape.set(\.bounds, CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
            shape.place(element.figure, along: layout.track, glide)
            element.figure = .circle(center: SIMD2(repeating: radius), radius: radius)
        }
        let shapes = layout.shapes(of: element, in: look.style, state)
        // A thumb view that is hidden could not be reached by assistive technology.
        if !isThumb { shape.hide(shapes.isEmpty) }
        guard !shapes.isEmpty || isThumb else { return }
        while coats.count > shapes.count { coats.removeLast().layer.removeFromSuperlayer() }
        let place = CoatPlace(
            layout: layout, origin: origin, groove: isThumb ? nil : track(of: element, in: layout), lap: element.part.lap,
            isFixed: isThumb, clip: shapes.contains(where: \.isClipped) ? layout.clip(in: look.style) : nil, image: look.image, scale: look.scale)
        for (index, coat) in shapes.enumerated() {
            let isAdded = index == coats.count
            if isAdded { coats.append(CoatLayer()) }
            coats[index].show(coat, at: place, isNew: isNew || isAdded, isAdded ? nil : glide)
            if isAdded { shape.addSublayer(coats[index].layer) }
        }
    }

    /// Writes a text at a point.
    func write(_ text: LayerText?, _ element: Element, at point: SIMD2<Double>?, _ look: LayerLook, isNew: Bool, _ glide: Glide?) {
        guard let layer = layer as? CATextLayer, let point else { return }
        let glide = shown == nil ? nil : glide
        defer { shown = element }
        if isNew || shown?.look != element.look {
            let coats = look.style.coats(of: element)
            layer.hide(coats.isEmpty)
            if let coat = coats.last { layer.paint(coat.paint, scale: look.scale) }
        }
        layer.write(text)
        layer.move(to: CGPoint(point), glide)
    }
}

extension Figure {
    fileprivate var anchor: SIMD2<Double>? { if case .anchor(let point) = self { point } else { nil } }
}
#endif
