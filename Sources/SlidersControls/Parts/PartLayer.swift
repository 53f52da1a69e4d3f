#if APPLE_UI
import Foundation
import QuartzCore
import SlidersCore

/// The layer of one part, and what it shows now, so that only what differs is written.
@MainActor
final class PartLayer {
    let part: SliderElement.Part
    let layer: CALayer
    /// The same layer; `nil` for a text.
    private let shape: CAShapeLayer?
    /// Moves the layer of a thumb; `nil` for other parts.
    private let thumb: ThumbPresenter?
    private unowned let delegate: any SliderLayersDelegate
    /// The size of the disc or capsule that is the layer's path.
    private var discSize: SIMD2<Double>?
    private var mode: Mode?
    private var shown: SliderElement?
    private var shapeLayer: ShapeLayer?
    private var coats: [CoatLayer] = []

    /// How a part is drawn.
    private enum Mode {
        /// A disc or a thumb's capsule in one color, with an outline and a shadow.
        case disc
        /// One coat in one color.
        case shape(SliderCoat)
        /// Coats with layers of their own.
        case coats
        /// An image in place of the coats.
        case image(LayerImage)
        /// A view of the app in place of the part: the layer shows nothing, and that of a thumb does not grow while the
        /// thumb is held.
        case replaced

        func isSameKind(as other: Mode) -> Bool {
            switch (self, other) {
            case (.disc, .disc), (.shape, .shape), (.coats, .coats), (.image, .image), (.replaced, .replaced): true
            default: false
            }
        }
    }

    init(_ part: SliderElement.Part, delegate: any SliderLayersDelegate) {
        (self.part, self.delegate) = (part, delegate)
        thumb = if case .thumb(let thumb) = part { ThumbPresenter(thumb, delegate: delegate) } else { nil }
        switch part {
        case .thumb: shape = thumb?.layer
        case .label, .tickLabel, .readout: shape = nil
        default: shape = CAShapeLayer()
        }
        layer = shape ?? CATextLayer()
        // A new text is drawn after the transaction without actions, and would otherwise fade in.
        if shape == nil { layer.actions = ["contents": NSNull(), "bounds": NSNull(), "position": NSNull()] }
        #if os(visionOS)
        // Without it, texts have two pixels per point, however near a person is.
        layer.wantsDynamicContentScaling = shape == nil
        #endif
        switch part {
        // Above the thumbs, whose layers are those of views.
        case .label, .readout: layer.zPosition = 1
        default: break
        }
    }

    var isThumb: Bool { thumb != nil }
    /// The role of the element that it shows.
    var role: SliderElement.Role? { shown?.role }
    /// Whether it shows a thumb that a pointer holds.
    var isHeld: Bool { thumb?.isHeld ?? false }

    // MARK: Showing

    /// Shows the element of the part in a drawing.
    ///
    /// - Parameters:
    ///   - index: the index of the element.
    ///   - isNew: whether layout, style, or appearance may be new, too.
    ///   - isPassing: whether held thumbs pass others.
    func update(
        _ index: Int, of drawing: DrawnParts, _ appearance: LayerAppearance, isNew: Bool = false,
        isPassing: Bool = false, _ glide: Glide?
    ) {
        let element = drawing.elements[index]
        if thumb == nil, let opacity = appearance.opacity {
            // A tick that has left the control may come back as it was painted.
            if !isNew, element.figure.isEmpty { return layer.hide(true) }
            layer.set(\.opacity, Float(opacity(element)))
        }
        guard let shape else {
            if case .anchor(let point) = element.figure {
                updateText(appearance.text(part), element, at: point, appearance, isNew: isNew, glide)
            }
            return
        }
        let glide = shown == nil ? nil : glide
        let isPainted = isNew || shown?.role != element.role || shown?.state != element.state
        let isMoved = isPainted || shown?.figure != element.figure
        thumb?.hold(element.state == .held, as: appearance.style.heldThumb, isAnimated: shown != nil && !isPassing)
        shown = element
        let layout = drawing.layout
        if isPainted { paint(shape, as: element, in: layout, appearance, isNew: isNew) }
        switch mode {
        case .disc:
            if let thumb, isMoved {
                thumb.move(to: element.figure, in: layout, glide)
            } else if isMoved, let (center, size, _) = element.figure.box {
                shape.hide(element.figure.isEmpty)
                shape.set(\.bounds, CGRect(origin: .zero, size: CGSize(size)))
                shape.move(to: CGPoint(center), glide)
            }
        case .shape(let coat): if isMoved { updateShape(shape, element, coat, in: layout, glide) }
        case .coats: updateCoats(on: shape, element, in: drawing, appearance, isNew: isNew, glide)
        case .image(let image):
            if let thumb, isMoved {
                thumb.move(to: element.figure, image, in: layout, glide)
            } else if thumb == nil {
                shape.stretch(image, along: element.figure, glide)
            }
        case .replaced:
            if let thumb, isMoved {
                thumb.move(to: element.figure, isReplaced: true, in: layout, glide)
            } else if isMoved {
                delegate.showReplaced(element, in: drawing, glide: glide)
            }
        case nil: break
        }
        thumb?.showGlass()
    }

    /// Shows a text at a point.
    @inline(never) func updateText(
        _ text: LayerText?, _ element: SliderElement, at point: SIMD2<Double>, _ appearance: LayerAppearance,
        isNew: Bool,
        _ glide: Glide?
    ) {
        guard let layer = layer as? CATextLayer else { return }
        let glide = shown == nil ? nil : glide
        paintText(element, appearance, isNew: isNew)
        layer.write(text)
        layer.moveOnGrid(to: CGPoint(point), from: appearance.origin, scale: appearance.scale, glide)
    }

    // MARK: Painting

    /// Paints a text, if its role or state is another one.
    func paintText(_ element: SliderElement, _ appearance: LayerAppearance, isNew: Bool = false) {
        guard let layer = layer as? CATextLayer else { return }
        if isNew || shown?.role != element.role || shown?.state != element.state {
            let coats = appearance.style.coats(of: element)
            layer.hide(coats.isEmpty)
            if let coat = coats.last { layer.paint(coat.paint, scale: appearance.scale) }
        }
        shown = element
    }

    private func paint(
        _ shape: CAShapeLayer, as element: SliderElement, in layout: SliderLayout, _ appearance: LayerAppearance,
        isNew: Bool
    ) {
        let isReplaced = thumb?.isReplaced ?? delegate.replaces(part)
        let isShown = !isThumb || appearance.style.metrics.showsThumbs(in: element.state)
        let image = isReplaced || !isShown ? nil : appearance.partImage(part, element.state)
        let coats = appearance.style.coats(of: element)
        let painted =
            image.map { Mode.image($0) } ?? mode(of: element, coats, in: layout, appearance.style, isNew: isNew)
        let mode = isReplaced ? .replaced : painted
        if let before = self.mode, !before.isSameKind(as: mode) {
            for coat in self.coats { coat.layer.removeFromSuperlayer() }
            self.coats = []
            shapeLayer = nil
            discSize = nil
            shape.endGlides()
            shape.resetPaint()
            if thumb == nil { shape.resetPosition() }
        }
        self.mode = mode
        // A layer without a view does not know the screen's scale.
        if image == nil { shape.set(\.contentsScale, appearance.scale) }
        thumb?.wantsGlass = false
        switch mode {
        case .disc:
            if let size = element.figure.box?.size, discSize != size {
                discSize = size
                shape.setDisc(size)
            }
            if appearance.style.heldThumb.glass != nil { thumb?.wantsGlass = isHeld }
            shape.paintDisc(coats[0].paint, isClear: thumb?.wantsGlass ?? false, thumb?.fade)
        case .shape(let coat):
            if case .color(let color) = coat.paint.fill { shapeLayer(of: shape).paint(.make(color)) }
            shape.setShadow(coat.paint.shadow)
        case .coats, .replaced: break
        case .image(let image): shape.setImage(image)
        }
    }

    /// The mode that shows coats with fewest layers. A part that has layers for its coats keeps them in every state,
    /// and a part whose role changes with the values has the same mode in all of them.
    private func mode(
        of element: SliderElement, _ coats: [SliderCoat], in layout: SliderLayout, _ style: SliderStyle, isNew: Bool
    ) -> Mode {
        if !isNew, case .coats? = mode { return .coats }
        guard coats.count == 1, let coat = coats.first else { return .coats }
        var others: [SliderCoat] = []
        if let role = element.role.counterpart {
            var other = element
            other.role = role
            others = style.coats(of: other)
            guard others.count == 1 else { return .coats }
        }
        switch element.role {
        case .needle: return coat.isOneColor ? .shape(coat) : .coats
        case .histogram: return coat.isOneColor && others.allSatisfy(\.isOneColor) ? .shape(coat) : .coats
        default:
            // A turned layer would turn its shadow, too.
            if isThumb { return coat.isPlainDisc && !element.figure.isTurned(in: layout) ? .disc : .coats }
            if case .circle = element.figure, coat.isPlainDisc { return .disc }
            let isShapeOfCoat = { (coat: SliderCoat) in coat.isPlainStroke || coat.isOneColor }
            let isShape = isShapeOfCoat(coat) && others.allSatisfy(isShapeOfCoat)
            return isShape ? .shape(coat) : .coats
        }
    }

    private func shapeLayer(of shape: CAShapeLayer) -> ShapeLayer {
        let known = shapeLayer ?? ShapeLayer(shape)
        shapeLayer = known
        return known
    }

    // MARK: Placing

    private func updateShape(
        _ shape: CAShapeLayer, _ element: SliderElement, _ coat: SliderCoat, in layout: SliderLayout, _ glide: Glide?
    ) {
        let isTurned = element.role == .needle
        shape.hide(element.figure.isEmpty)
        // A needle turns, which a stroke does not without another path.
        if case .line(let from, let to, let width) = element.figure, !isTurned, coat.isPlainStroke {
            let stretch = SliderTrack.line(from: from, to: to)
            shapeLayer(of: shape).setTrack(stretch, width: width, isRound: true, along: groove(in: layout), glide)
        } else if !element.figure.isEmpty {
            let form = layout.form(of: element.figure, coat, isTurned: isTurned)
            shapeLayer(of: shape).setForm(form, along: groove(in: layout), glide)
        }
    }

    /// The track that the part is a stretch of; `nil` if it is none.
    private func groove(in layout: SliderLayout) -> SliderTrack? { part.isFilled ? layout.groove : nil }

    private func updateCoats(
        on shape: CAShapeLayer, _ element: SliderElement, in drawing: DrawnParts,
        _ appearance: LayerAppearance, isNew: Bool, _ glide: Glide?
    ) {
        let layout = drawing.layout
        var element = element
        var origin = SIMD2<Double>.zero
        if isThumb, let (center, size, _) = element.figure.box {
            origin = center - size / 2
            thumb?.move(to: element.figure, in: layout, glide)
            element.figure = element.figure.moved(to: size / 2)
        }
        let shapes = layout.shapes(of: element, in: appearance.style) { appearance.fraction($0) }
        // Assistive technology could not reach a thumb whose view is hidden.
        if !isThumb { shape.hide(shapes.isEmpty) }
        guard !shapes.isEmpty || isThumb else { return }
        while coats.count > shapes.count { coats.removeLast().layer.removeFromSuperlayer() }
        let context = CoatContext(
            layout: layout, origin: origin, groove: groove(in: layout), lap: element.part.lap, isFixed: isThumb,
            clip: shapes.contains(where: \.isClipped)
                ? layout.clip(in: appearance.style, scale: drawing.trackScale) : nil,
            image: appearance.paintImage, scale: appearance.scale)
        for (index, coat) in shapes.enumerated() {
            let isAdded = index == coats.count
            if isAdded { coats.append(CoatLayer()) }
            coats[index].update(coat, in: context, isNew: isNew || isAdded, isAdded ? nil : glide)
            if isAdded { shape.addSublayer(coats[index].layer) }
        }
    }
}

/// Moves the layer of a thumb, by its view where it has one.
@MainActor
final class ThumbPresenter {
    let layer: CAShapeLayer
    private let index: Int
    private unowned let delegate: any SliderLayersDelegate
    private var box: ThumbBox?
    /// Whether a pointer holds the thumb.
    private(set) var isHeld = false
    /// How the thumb grows or shrinks to the size that it is given next; `nil` means at once.
    private var growth: Glide?
    /// How the paint fades out or in; `nil` means at once.
    private var fading: Glide?
    /// The size that the screen showed before the thumb was taken or released.
    private var sizeBefore = CGSize(width: 0, height: 0)
    private var isGlass = false

    /// Whether a view of the app stands in for what the layer would show.
    var isReplaced: Bool { delegate.isReplaced(thumb: index) }

    init(_ index: Int, delegate: any SliderLayersDelegate) {
        (self.index, self.delegate) = (index, delegate)
        layer = delegate.layer(ofThumb: index)
    }

    // MARK: Moving

    /// Moves the layer to a figure, and lets it glide there from what the screen shows, along the track. One that is
    /// taken or released grows or shrinks about its center, with all that it shows.
    ///
    /// - Parameters:
    ///   - image: the image that it shows instead of the figure.
    ///   - isReplaced: whether a view of the app stands in for what it would show, in the size of a thumb at rest.
    func move(
        to figure: SliderFigure, _ image: LayerImage? = nil, isReplaced: Bool = false, in layout: SliderLayout,
        _ glide: Glide?
    ) {
        guard let (center, size, turn) = figure.box else { return }
        let turns = layout.metrics.turnsThumbs
        let arc: SliderTrack.Arc? = if case .arc(let arc) = layout.track { arc } else { nil }
        let box = ThumbBox(
            center: CGPoint(center), size: image?.size ?? CGSize(isReplaced ? layout.metrics.thumbBox : size),
            isHidden: image == nil && !isReplaced && figure.isEmpty, isMirrored: image?.isFlipped ?? false,
            turn: turns && (image != nil || isReplaced) ? turn : nil)
        guard box != self.box else { return }
        let from = self.box?.center
        let isResized = box.size != self.box?.size
        if glide == .ending {
            if box.center != from {
                layer.removeAnimation(forKey: "position")
                layer.removeAnimation(forKey: "transform.rotation.z")
            }
            if isResized { layer.removeAnimation(forKey: "bounds") }
        }
        let shown =
            glide == .ending
            ? nil
            : glide.map { _ in
                let shown = layer.presentation() ?? layer
                return (position: shown.position, bounds: shown.bounds)
            }
        self.box = box
        var path: ThumbGlide?
        if let shown, let glide, box.center != from {
            path = ThumbGlide(from: shown.position, to: box.center, along: arc, glide)
        }
        delegate.move(thumb: index, to: box, path)
        if isResized { grow(to: box) }
        if isResized, growth == nil, let shown { layer.glide("bounds", from: shown.bounds, glide) }
        if let path { layer.glide(along: path) }
        if turns, let path { layer.turn(along: path) }
    }

    private func grow(to box: ThumbBox) {
        let scale = "transform.scale"
        layer.removeAnimation(forKey: scale)
        // A mirrored image has its own size, whether it is held or not.
        guard box.size.width > 0, !box.isMirrored else { return }
        let before: CGFloat = sizeBefore.width / box.size.width
        layer.glide(scale, from: before, growth)
    }

    // MARK: Holding

    /// Notes whether a pointer holds the thumb, before the thumb is painted and moved.
    ///
    /// - Parameter isAnimated: whether its size may change with a spring, where parts may glide.
    func hold(_ isHeld: Bool, as held: SliderHeldThumb, isAnimated: Bool) {
        (growth, fading) = (nil, nil)
        guard isHeld != self.isHeld else { return }
        self.isHeld = isHeld
        // Above the other thumbs and glass, below texts. The order of views stays: touches and focus go by it.
        layer.set(\.zPosition, isHeld ? 0.5 : 0)
        guard isAnimated, delegate.allowsGlides else { return }
        let shown = layer.presentation() ?? layer
        let transform = shown.affineTransform()
        let scale = hypot(transform.a, transform.b)
        sizeBefore = CGSize(width: shown.bounds.width * scale, height: shown.bounds.height * scale)
        growth = Glide(isHeld ? held.growing : held.shrinking)
        fading = held.glass.flatMap { isHeld ? Glide(duration: $0.clearing) : Glide($0.returning) }
    }

    /// Whether the thumb should be glass instead of its paint. It isn't where the system has no glass.
    var wantsGlass = false {
        didSet { if wantsGlass, !delegate.hasGlass { wantsGlass = false } }
    }

    /// How the paint fades; `nil` means at once.
    var fade: Glide? { wantsGlass == isGlass ? nil : fading }

    /// Shows glass if the thumb is to be glass, after it was moved.
    func showGlass() {
        guard wantsGlass != isGlass else { return }
        isGlass = wantsGlass
        delegate.setGlass(isGlass, overThumb: index, from: sizeBefore, growth?.spring)
    }
}
#endif
