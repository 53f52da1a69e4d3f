#if APPLE_UI && canImport(UIKit)
import SlidersCore
import UIKit

/// The layer of each thumb is the layer of its view.
extension BaseSliderControl {
    /// Makes as many thumb views as there are values. Views of thumbs that stay are kept.
    func updateThumbs() {
        guard thumbViews.count != model.count else { return }
        while thumbViews.count > model.count { thumbViews.removeLast().remove() }
        while thumbViews.count < model.count {
            let view = ThumbView(index: thumbViews.count, of: self)
            thumbViews.append(view)
            canvas.addSubview(view)
            provideThumbView(for: view)
        }
        for view in thumbViews { view.addCoordinateElements() }
        observer?.updateThumbs(count: thumbViews.count)
        invalidateElements()
    }

    /// Tells assistive technology which thumbs there are.
    func updateElements() {
        accessibilityElements = showsValues ? elements : []
        accessibilityContainerType = isGroup ? .semanticGroup : .none
    }

    /// The layer of a thumb's view.
    func layer(ofThumb index: Int) -> CAShapeLayer { thumbViews[index].shape }

    /// Moves a thumb's view. It is called only if the box differs, in a transaction without actions.
    ///
    /// - Parameter glide: the path that the layer takes there on the screen, by an animation that is added to it; `nil`
    ///   means at once.
    func move(thumb index: Int, to box: ThumbBox, _ glide: ThumbGlide?) {
        let view = thumbViews[index]
        let turn: CGAffineTransform = isReplaced(thumb: index) ? .identity : box.transform
        if view.bounds.size != box.size {
            view.bounds = CGRect(origin: .zero, size: box.size)
            view.layOutContent()
        }
        if view.center != box.center { view.center = box.center }
        if view.isHidden != box.isHidden { view.isHidden = box.isHidden }
        if view.transform != turn { view.transform = turn }
        if view.content != nil { view.turnContent(by: box.turn ?? 0) }
        view.moveGlass()
        if hasOuterThumbs, !bounds.isEmpty { observer?.thumbDidMove(index, to: box, glide) }
    }

    /// Where a thumb is.
    @inline(never) func thumbBox(_ index: Int) -> ThumbBox {
        ThumbBox(center: thumbViews[index].center, size: thumbViews[index].bounds.size)
    }

    /// Ends the glides of views in place of parts, including SwiftUI's.
    func stopGliding() {
        trackViews.stopGliding()
        if hasOuterThumbs { observer?.stopGliding() }
    }
}

/// A thumb's view moves, glides, lifts, and disappears together with the view of the app in it.
extension ThumbView {
    /// Takes touches from a view of the app, and hides it from assistive technology.
    func hide(_ view: UIView) {
        view.isUserInteractionEnabled = false
        view.accessibilityElementsHidden = true
    }

    /// Puts the view of the app in the middle.
    func layOutContent() {
        guard let content else { return }
        if content.fillsThumb { content.view.bounds = CGRect(origin: .zero, size: bounds.size) }
        content.view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        content.stand?.bounds = CGRect(origin: .zero, size: bounds.size)
        content.stand?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Turns the view of the app clockwise, by degrees.
    func turnContent(by degrees: Double) {
        guard let content, degrees != 0 || content.stand != nil else { return }
        let turn = CGAffineTransform(rotationAngle: CGFloat(degrees * .pi / 180))
        let stand = content.stand ?? makeContainer(of: content.view)
        if stand.transform != turn { stand.transform = turn }
    }

    private func makeContainer(of view: UIView) -> UIView {
        let stand = UIView(frame: bounds)
        hide(stand)
        addSubview(stand)
        stand.addSubview(view)
        content?.stand = stand
        return stand
    }
}

/// A pointer of a mouse or trackpad lifts the thumb under it.
extension BaseSliderControl: UIPointerInteractionDelegate {
    /// Returns the region of the thumb under the pointer. Returns `nil` beside thumbs, over a thumb that a person can't
    /// move, or if the control draws no thumb that could lift.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        if hasOuterThumbs || layers.appearance.style.metrics.thumbVisibility == .hidden { return nil }
        let thumb = thumbViews.last {
            $0.canBecomeFocused && $0.bounds.contains($0.convert(request.location, from: self))
        }
        return thumb.map { UIPointerRegion(rect: $0.convert($0.bounds, to: self), identifier: $0.index) }
    }

    /// Returns the lift effect for the thumb of a region.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        guard let index = region.identifier as? Int, thumbViews.indices.contains(index) else { return nil }
        let view = thumbViews[index]
        guard view.window != nil else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        // An image and a view of the app show their own shape.
        if view.content == nil, !hasImage(index) { parameters.visiblePath = view.outline }
        return UIPointerStyle(effect: .lift(UITargetedPreview(view: view, parameters: parameters)))
    }

    private func hasImage(_ thumb: Int) -> Bool {
        guard let element = model.parts.elements.first(where: { $0.part == .thumb(thumb) }) else { return false }
        if layers.appearance.partImage(element.part, element.state) != nil { return true }
        return coats(ofThumb: thumb).contains {
            if case .image = $0.paint.fill { true } else { false }
        }
    }
}
#endif
