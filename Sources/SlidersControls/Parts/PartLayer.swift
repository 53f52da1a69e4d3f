#if APPLE_UI
import Foundation
import QuartzCore
import SlidersCore

/// The layer of one part of a slider. It remembers what it shows, so that an update sets only properties that differ.
///
/// A part is painted with *coats*, layers of paint from back to front. A *glide* is an animation to a new position and
/// size; `nil` changes them immediately.
@MainActor
final class PartLayer {
    let part: SliderElement.Part
    let layer: CALayer
    /// The same object as `layer`; `nil` if the part is a text.
    private let shape: CAShapeLayer?
    /// Moves the layer of a thumb; `nil` for other parts.
    private let thumb: ThumbPresenter?
    private unowned let delegate: any SliderLayersDelegate
    /// The size of the disc or capsule that is the layer's path, in the mode `disc`.
    private var discSize: SIMD2<Double>?
    private var mode: Mode?
    /// The element that the layer shows; `nil` until the first update.
    private var shownElement: SliderElement?
    /// Gives the layer its form and color in the mode `shape`.
    private var solidShape: ShapeLayer?
    /// The sublayers in the mode `coats`, one for each coat.
    private var coatLayers: [CoatLayer] = []

    /// How the layer shows a part.
    private enum Mode {
        /// As a disc or a capsule in one color, with an outline and a shadow, in the layer itself.
        case disc
        /// As one coat in one color, in the layer itself.
        case shape(SliderCoat)
        /// With a sublayer for each coat.
        case coats
        /// As an image instead of the coats.
        case image(LayerImage)
        /// Not at all, because a view of the app replaces the part. The layer of a replaced thumb moves with the view,
        /// and doesn't grow while the thumb is held.
        case replaced

        /// Returns whether both modes are the same case, whatever their coats or images are.
        func isSameKind(as other: Mode) -> Bool {
            switch (self, other) {
            case (.disc, .disc), (.shape, .shape), (.coats, .coats), (.image, .image), (.replaced, .replaced): true
            default: false
            }
        }
    }

    /// Creates the layer of a part, or takes over the layer of a thumb's view.
    init(_ part: SliderElement.Part, delegate: any SliderLayersDelegate) {
        (self.part, self.delegate) = (part, delegate)
        thumb = if case .thumb(let thumb) = part { ThumbPresenter(thumb, delegate: delegate) } else { nil }
        switch part {
        case .thumb: shape = thumb?.layer
        case .label, .tickLabel, .readout: shape = nil
        default: shape = CAShapeLayer()
        }
        layer = shape ?? CATextLayer()
        // A text layer draws new text after the transaction without animations has ended, and would fade it in.
        if shape == nil { layer.actions = ["contents": NSNull(), "bounds": NSNull(), "position": NSNull()] }
        #if os(visionOS)
        // Otherwise, text has two pixels per point, even if a person looks at it from close by.
        layer.wantsDynamicContentScaling = shape == nil
        #endif
        switch part {
        // Labels are in front of thumbs, whose layers belong to views.
        case .label, .readout: layer.zPosition = 1
        default: break
        }
    }

    var isThumb: Bool { thumb != nil }
    /// The role of the element that the layer shows.
    var role: SliderElement.Role? { shownElement?.role }
    /// Whether the layer shows a thumb that a pointer holds.
    var isHeld: Bool { thumb?.isHeld ?? false }
    /// The lens that the layer's thumb is; `nil` for any other part.
    var lens: SliderHeldThumb.Glass? { thumb?.lens }
    /// The animations of the thumb's last update.
    var growth: ThumbGrowth? { thumb?.growthOfLens }
    /// Whether the layer itself draws the rim of a lens.
    var drawsRim: Bool { if case .disc? = mode { false } else { true } }

    // MARK: Showing

    /// Shows the element at an index of a drawing.
    ///
    /// - Parameters:
    ///   - isFullUpdate: whether layout, style, or appearance may have changed, rather than the element alone.
    ///   - isCrossing: whether this update moves a hold from one thumb to another, so that their sizes change without
    ///     an animation.
    func update(
        _ index: Int, of drawing: DrawnParts, _ appearance: LayerAppearance, isFullUpdate: Bool = false,
        isCrossing: Bool = false, _ glide: Glide?
    ) {
        let element = drawing.elements[index]
        if thumb == nil, let opacity = appearance.opacity {
            // A tick of a moving scale that left the control is only hidden, because it may return with the same paint.
            if !isFullUpdate, element.figure.isEmpty { return layer.hide(if: true) }
            layer.set(\.opacity, Float(opacity(element)))
        }
        guard let shape else {
            if case .anchor(let point) = element.figure {
                updateText(appearance.text(part), element, at: point, appearance, isFullUpdate: isFullUpdate, glide)
            }
            return
        }
        let isFirstUpdate = shownElement == nil
        let glide = isFirstUpdate ? nil : glide
        let needsPaint = needsPaint(for: element, isFullUpdate: isFullUpdate)
        let needsMove = needsPaint || shownElement?.figure != element.figure
        thumb?.setState(element.state, as: appearance.style.heldThumb, isAnimated: !isFirstUpdate && !isCrossing)
        shownElement = element
        let layout = drawing.layout
        if needsPaint { paint(shape, as: element, in: layout, appearance, isFullUpdate: isFullUpdate) }
        switch mode {
        case .disc:
            if let thumb, needsMove {
                thumb.move(to: element.figure, in: layout, glide)
            } else if needsMove, let (center, size, _) = element.figure.box {
                shape.hide(if: element.figure.isEmpty)
                shape.set(\.bounds, CGRect(origin: .zero, size: CGSize(size)))
                shape.move(to: CGPoint(center), glide)
            }
        case .shape(let coat): if needsMove { updateShape(shape, element, coat, in: layout, glide) }
        case .coats: updateCoats(on: shape, element, in: drawing, appearance, isFullUpdate: isFullUpdate, glide)
        case .image(let image):
            if let thumb, needsMove {
                thumb.move(to: element.figure, image, in: layout, glide)
            } else if thumb == nil {
                shape.stretch(image, along: element.figure, glide)
            }
        case .replaced:
            if let thumb, needsMove {
                thumb.move(to: element.figure, isReplaced: true, in: layout, glide)
            } else if needsMove {
                delegate.updateReplacement(of: element, in: drawing, glide: glide)
            }
        case nil: break
        }
        thumb?.showGlass()
    }

    /// Shows a text, centered near a point; `nil` shows an empty text.
    @inline(never) func updateText(
        _ text: LayerText?, _ element: SliderElement, at point: SIMD2<Double>, _ appearance: LayerAppearance,
        isFullUpdate: Bool, _ glide: Glide?
    ) {
        guard let layer = layer as? CATextLayer else { return }
        let glide = shownElement == nil ? nil : glide
        paintText(element, appearance, isFullUpdate: isFullUpdate)
        layer.write(text)
        layer.moveToPixelGrid(near: CGPoint(point), from: appearance.origin, scale: appearance.scale, glide)
    }

    // MARK: Painting

    /// Returns whether the paint of an element may differ from the paint that the layer shows.
    private func needsPaint(for element: SliderElement, isFullUpdate: Bool) -> Bool {
        isFullUpdate || shownElement?.role != element.role || shownElement?.state != element.state
    }

    /// Sets the color of the layer's text if the role or the state of its element changed. Hides the layer if the style
    /// doesn't paint the text.
    func paintText(_ element: SliderElement, _ appearance: LayerAppearance, isFullUpdate: Bool = false) {
        guard let layer = layer as? CATextLayer else { return }
        if needsPaint(for: element, isFullUpdate: isFullUpdate) {
            let coats = appearance.style.coats(of: element)
            layer.hide(if: coats.isEmpty)
            if let coat = coats.last { layer.paint(coat.paint, scale: appearance.scale) }
        }
        shownElement = element
    }

    /// Chooses the mode for an element, and gives the layer the paint or the image of that mode. If the mode changes,
    /// removes what the previous mode showed.
    private func paint(
        _ shape: CAShapeLayer, as element: SliderElement, in layout: SliderLayout, _ appearance: LayerAppearance,
        isFullUpdate: Bool
    ) {
        let isReplaced = thumb?.isReplaced ?? delegate.replaces(part)
        let isVisible = !isThumb || appearance.style.metrics.showsThumbs(in: element.state)
        let image = isReplaced || !isVisible ? nil : appearance.partImage(part, element.state)
        var coats = appearance.style.coats(of: element)
        thumb?.lens = isReplaced || image != nil ? nil : appearance.style.lens(of: element)
        // A layer of its own shows the rim of a lens.
        if thumb?.lens != nil { coats.removeSubrange(1...) }
        let paintedMode =
            image.map { Mode.image($0) }
            ?? mode(of: element, coats, in: layout, appearance.style, isFullUpdate: isFullUpdate)
        let mode = isReplaced ? .replaced : paintedMode
        if let previousMode = self.mode, !previousMode.isSameKind(as: mode) {
            for coatLayer in coatLayers { coatLayer.layer.removeFromSuperlayer() }
            coatLayers = []
            solidShape = nil
            discSize = nil
            shape.endGlides()
            shape.resetPaint()
            if thumb == nil { shape.resetPosition() }
        }
        self.mode = mode
        // Only the layer of a view gets the screen's scale from the toolkit.
        if image == nil { shape.set(\.contentsScale, appearance.scale) }
        thumb?.wantsGlass = false
        switch mode {
        case .disc:
            if let size = element.figure.box?.size, discSize != size {
                discSize = size
                shape.setDisc(size)
            }
            if appearance.style.heldThumb.glass?.usesSystemGlass == true { thumb?.wantsGlass = isHeld }
            shape.paintDisc(coats[0].paint, isClear: thumb?.wantsGlass ?? false, thumb?.paintFade)
        case .shape(let coat):
            if case .color(let color) = coat.paint.fill { solidShape(of: shape).paint(.make(color)) }
            shape.setShadow(coat.paint.shadow)
        case .coats, .replaced: break
        case .image(let image): shape.setImage(image)
        }
    }

    /// Returns the mode that shows coats with as few layers as possible. A part that has sublayers for its coats keeps
    /// them in every state, and a tick has one mode for both of its roles, selected and not selected.
    private func mode(
        of element: SliderElement, _ coats: [SliderCoat], in layout: SliderLayout, _ style: SliderStyle,
        isFullUpdate: Bool
    ) -> Mode {
        if !isFullUpdate, case .coats? = mode { return .coats }
        guard coats.count == 1, let coat = coats.first else { return .coats }
        var counterpartCoats: [SliderCoat] = []
        if let counterpartRole = element.role.counterpart {
            var counterpart = element
            counterpart.role = counterpartRole
            counterpartCoats = style.coats(of: counterpart)
            guard counterpartCoats.count == 1 else { return .coats }
        }
        switch element.role {
        case .needle: return coat.fitsInOneLayer ? .shape(coat) : .coats
        case .histogram:
            return coat.fitsInOneLayer && counterpartCoats.allSatisfy(\.fitsInOneLayer) ? .shape(coat) : .coats
        default:
            // The shadow of a rotated layer would rotate with it.
            if isThumb { return coat.isPlainDisc && !element.figure.isRotatedCapsule(in: layout) ? .disc : .coats }
            if case .circle = element.figure, coat.isPlainDisc { return .disc }
            let fitsInShape = { (coat: SliderCoat) in coat.isPlainStroke || coat.fitsInOneLayer }
            return fitsInShape(coat) && counterpartCoats.allSatisfy(fitsInShape) ? .shape(coat) : .coats
        }
    }

    /// Returns the object that shows a form in one color in the layer, and creates it for the first call.
    private func solidShape(of layer: CAShapeLayer) -> ShapeLayer {
        let shape = solidShape ?? ShapeLayer(layer)
        solidShape = shape
        return shape
    }

    // MARK: Positions and sizes

    /// Gives the layer the form of an element with one coat.
    private func updateShape(
        _ shape: CAShapeLayer, _ element: SliderElement, _ coat: SliderCoat, in layout: SliderLayout, _ glide: Glide?
    ) {
        let isNeedle = element.role == .needle
        shape.hide(if: element.figure.isEmpty)
        // A needle is a box that rotates, because a stroke would need a new path for each direction.
        if case .line(let from, let to, let width) = element.figure, !isNeedle, coat.isPlainStroke {
            let line = SliderTrack.line(from: from, to: to)
            solidShape(of: shape).stroke(line, width: width, isRound: true, along: track(in: layout), glide)
        } else if !element.figure.isEmpty {
            let form = layout.form(of: element.figure, coat, isTurned: isNeedle)
            solidShape(of: shape).setForm(form, along: track(in: layout), glide)
        }
    }

    /// Returns the drawn track if the part is a filled section of it, such as a span, and otherwise `nil`.
    private func track(in layout: SliderLayout) -> SliderTrack? { part.isFilled ? layout.drawnTrack : nil }

    /// Shows each coat of an element in a sublayer of its own.
    private func updateCoats(
        on shape: CAShapeLayer, _ element: SliderElement, in drawing: DrawnParts,
        _ appearance: LayerAppearance, isFullUpdate: Bool, _ glide: Glide?
    ) {
        let layout = drawing.layout
        var element = element
        var origin = SIMD2<Double>.zero
        // The layer of a thumb moves as a whole, so its sublayers have coordinates from the corner of the thumb.
        if isThumb, let (center, size, _) = element.figure.box {
            origin = center - size / 2
            thumb?.move(to: element.figure, in: layout, glide)
            element.figure = element.figure.moved(to: size / 2)
        }
        let shapes = layout.shapes(of: element, in: appearance.style) { appearance.fraction($0) }
        // Assistive technology couldn't reach a thumb whose view is hidden.
        if !isThumb { shape.hide(if: shapes.isEmpty) }
        guard !shapes.isEmpty || isThumb else { return }
        while coatLayers.count > shapes.count { coatLayers.removeLast().layer.removeFromSuperlayer() }
        let context = CoatContext(
            layout: layout, origin: origin, track: track(in: layout), lap: element.part.lap, isThumb: isThumb,
            clip: shapes.contains(where: \.isClipped)
                ? layout.clip(in: appearance.style, scale: drawing.trackScale) : nil,
            image: appearance.paintImage, scale: appearance.scale)
        for (index, coatShape) in shapes.enumerated() {
            let isAdded = index == coatLayers.count
            if isAdded { coatLayers.append(CoatLayer()) }
            coatLayers[index].update(
                coatShape, in: context, isFullUpdate: isFullUpdate || isAdded, isAdded ? nil : glide)
            if isAdded { shape.addSublayer(coatLayers[index].layer) }
        }
    }
}

/// Moves and resizes the layer of a thumb together with its view, and animates how the thumb grows, shrinks, and turns
/// to glass when a pointer takes hold of it or releases it.
///
/// A *glide* is an animation to a new position and size; `nil` changes them immediately.
@MainActor
final class ThumbPresenter {
    let layer: CAShapeLayer
    private let index: Int
    private unowned let delegate: any SliderLayersDelegate
    /// The position and size that the layer has; `nil` before the first call of ``move(to:_:isReplaced:in:_:)``.
    private var box: ThumbBox?
    /// Whether a pointer holds the thumb.
    private(set) var isHeld = false
    /// The animation to the next size after a hold began or ended; `nil` means immediately.
    private var growth: Glide?
    /// The animation in which the paint fades out or in after a hold began or ended; `nil` means immediately.
    private var holdFade: Glide?
    /// The size that was on screen when a hold began or ended.
    private var previousSize = CGSize(width: 0, height: 0)
    /// Whether the thumb is shown as glass now.
    private var isGlass = false

    /// Whether a view of the app replaces the thumb, so that the layer shows nothing.
    var isReplaced: Bool { delegate.isReplaced(thumb: index) }

    /// Creates the presenter of a thumb, by index.
    init(_ index: Int, delegate: any SliderLayersDelegate) {
        (self.index, self.delegate) = (index, delegate)
        layer = delegate.layer(ofThumb: index)
    }

    // MARK: Moving

    /// Moves the layer to the center of a figure, and gives it the figure's size. A glide follows the track, from the
    /// position on screen.
    ///
    /// - Parameters:
    ///   - image: the image that the layer shows instead of the figure; `nil` means the figure.
    ///   - isReplaced: whether a view of the app replaces the thumb; the layer then has the size of a thumb at rest.
    func move(
        to figure: SliderFigure, _ image: LayerImage? = nil, isReplaced: Bool = false, in layout: SliderLayout,
        _ glide: Glide?
    ) {
        guard let (center, size, turn) = figure.box else { return }
        let rotatesThumbs = layout.metrics.turnsThumbs
        let arc: SliderTrack.Arc? = if case .arc(let arc) = layout.track { arc } else { nil }
        let box = ThumbBox(
            center: CGPoint(center), size: image?.size ?? CGSize(isReplaced ? layout.metrics.thumbBox : size),
            isHidden: image == nil && !isReplaced && figure.isEmpty, isMirrored: image?.isFlipped ?? false,
            turn: rotatesThumbs && (image != nil || isReplaced) ? turn : nil)
        guard box != self.box else { return }
        let isMoved = box.center != self.box?.center
        let isResized = box.size != self.box?.size
        self.box = box
        var path: ThumbGlide?
        var previousBounds: CGRect?
        if glide == .jump {
            if isMoved {
                layer.removeAnimation(forKey: "position")
                layer.removeAnimation(forKey: "transform.rotation.z")
            }
            if isResized { layer.removeAnimation(forKey: "bounds") }
        } else if let glide {
            let presentation = layer.presentation() ?? layer
            previousBounds = presentation.bounds
            if isMoved { path = ThumbGlide(from: presentation.position, to: box.center, along: arc, glide) }
        }
        delegate.move(thumb: index, to: box, path)
        if isResized { animateGrowth(to: box) }
        if isResized, growth == nil, let previousBounds { layer.glide("bounds", from: previousBounds, glide) }
        if let path { layer.glide(along: path) }
        if rotatesThumbs, let path { layer.rotate(along: path) }
    }

    /// Animates the scale of the layer and its sublayers from the previous size to the size of a box, with the spring
    /// of a hold that began or ended.
    private func animateGrowth(to box: ThumbBox) {
        let scale = "transform.scale"
        layer.removeAnimation(forKey: scale)
        // A mirrored image changes its size without an animation, because `transform.scale` would undo the mirroring.
        guard box.size.width > 0, !box.isMirrored else { return }
        let previousScale: CGFloat = previousSize.width / box.size.width
        layer.glide(scale, from: previousScale, growth)
    }

    // MARK: Holds

    /// Sets whether a pointer holds the thumb, and how far in front it is. Call it before the thumb is painted and
    /// moved.
    ///
    /// - Parameter isAnimated: whether the animations of `heldThumb` apply if the hold begins or ends.
    func setState(_ state: SliderElement.State, as heldThumb: SliderHeldThumb, isAnimated: Bool) {
        (growth, holdFade) = (nil, nil)
        let isHeld = state == .held
        // In front of other thumbs and of glass, behind text. The order of the views stays the same, because touches
        // and the keyboard focus depend on it.
        layer.set(\.zPosition, isHeld ? 0.5 : state == .focused ? 0.25 : 0)
        guard isHeld != self.isHeld else { return }
        self.isHeld = isHeld
        guard isAnimated, delegate.allowsGlides else { return }
        let presentation = layer.presentation() ?? layer
        let transform = presentation.affineTransform()
        let scale = hypot(transform.a, transform.b)
        previousSize = CGSize(width: presentation.bounds.width * scale, height: presentation.bounds.height * scale)
        growth = Glide(isHeld ? heldThumb.growing : heldThumb.shrinking)
        holdFade = heldThumb.glass.flatMap { isHeld ? Glide(duration: $0.clearing) : Glide($0.returning) }
    }

    /// Whether the thumb should be shown as glass instead of its paint. If the system has no glass, it stays `false`.
    var wantsGlass = false {
        didSet { if wantsGlass, !delegate.hasGlass { wantsGlass = false } }
    }

    /// The animation in which the paint fades for glass, or comes back; `nil` means immediately, or no change.
    var paintFade: Glide? { wantsGlass == isGlass && !isLensNew ? nil : holdFade }

    /// The lens that the thumb is; `nil` if it isn't a lens.
    var lens: SliderHeldThumb.Glass? { didSet { isLensNew = (lens == nil) != (oldValue == nil) } }
    /// Whether the thumb has just become a lens, or is no longer one.
    private var isLensNew = false
    /// The animations of the last update.
    var growthOfLens: ThumbGrowth { ThumbGrowth(glide: growth, fade: holdFade, size: previousSize) }

    /// Shows or hides glass according to `wantsGlass`. Call it after the thumb has its new position and size.
    func showGlass() {
        guard wantsGlass != isGlass else { return }
        isGlass = wantsGlass
        delegate.setGlass(isGlass, overThumb: index, from: previousSize, growth?.spring)
    }
}
#endif
