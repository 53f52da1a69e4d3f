#if APPLE_UI && canImport(UIKit)
import SlidersCore
import UIKit

/// The views of thumbs. The layer of each view shows the thumb.
extension BaseSliderControl {
    /// Adds or removes views of thumbs until each thumb of the slider has one. Those that exist are kept.
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

    /// Updates the accessibility elements of the control, which are those of its thumbs and of a playhead.
    func updateElements() {
        accessibilityElements = showsValues ? elements : []
        accessibilityContainerType = isGroup ? .semanticGroup : .none
    }

    /// Returns the layer that shows a thumb.
    func layer(ofThumb index: Int) -> CAShapeLayer { thumbViews[index].shape }

    /// Moves the view of a thumb to a new box, in a transaction that disables actions.
    ///
    /// - Parameter glide: the path of the animation that shows the movement, which the caller adds to the layer; `nil`
    ///   means that the movement isn't animated.
    func move(thumb index: Int, to box: ThumbBox, _ glide: ThumbGlide?) {
        let view = thumbViews[index]
        // A view in place of the thumb is rotated by itself.
        let transform: CGAffineTransform = isReplaced(thumb: index) ? .identity : box.transform
        if view.bounds.size != box.size {
            view.bounds = CGRect(origin: .zero, size: box.size)
            view.layOutContent()
        }
        if view.center != box.center { view.center = box.center }
        if view.isHidden != box.isHidden { view.isHidden = box.isHidden }
        if view.transform != transform { view.transform = transform }
        if view.content != nil { view.rotateContent(to: box.turn ?? 0) }
        view.moveGlass()
        if hasSwiftUIThumbs, !bounds.isEmpty { observer?.thumbDidMove(index, to: box, glide) }
    }

    /// Returns the current center and size of a thumb, without its rotation.
    @inline(never) func thumbBox(_ index: Int) -> ThumbBox {
        ThumbBox(center: thumbViews[index].center, size: thumbViews[index].bounds.size)
    }

    /// Ends the animated movements of views that replace thumbs, the track, or spans, including SwiftUI's.
    func stopGliding() {
        trackViews.stopGliding()
        if hasSwiftUIThumbs { observer?.stopGliding() }
    }
}

/// The view of the app that replaces a thumb. It's a subview of the thumb's view, so it moves and disappears with it.
extension ThumbView {
    /// Keeps touches from a view of the app, and hides the view from assistive technology.
    func hide(_ view: UIView) {
        view.isUserInteractionEnabled = false
        view.accessibilityElementsHidden = true
    }

    /// Centers the view of the app, and gives it the size of the thumb if it has none of its own.
    func layOutContent() {
        guard let content else { return }
        if content.fillsThumb { content.view.bounds = CGRect(origin: .zero, size: bounds.size) }
        content.view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        content.container?.bounds = CGRect(origin: .zero, size: bounds.size)
        content.container?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Sets the rotation of the view of the app, in degrees clockwise. The first rotation puts the view into a
    /// container.
    func rotateContent(to degrees: Double) {
        guard let content, degrees != 0 || content.container != nil else { return }
        let rotation = CGAffineTransform(rotationAngle: CGFloat(degrees * .pi / 180))
        let container = content.container ?? makeContainer(of: content.view)
        if container.transform != rotation { container.transform = rotation }
    }

    /// Moves the view of the app into a new container that can be rotated.
    private func makeContainer(of view: UIView) -> UIView {
        let container = UIView(frame: bounds)
        hide(container)
        addSubview(container)
        container.addSubview(view)
        content?.container = container
        return container
    }
}

/// The effect of the pointer of a mouse or trackpad, which lifts the thumb under it.
extension BaseSliderControl: UIPointerInteractionDelegate {
    /// Returns the region of the thumb under the pointer. Returns `nil` beside thumbs, over a thumb that a person can't
    /// move, or if the control draws no thumb that could lift.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        if hasSwiftUIThumbs || layers.appearance.style.metrics.thumbVisibility == .hidden { return nil }
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
        // An image or a view of the app has a shape of its own.
        if view.content == nil, !hasImage(thumb: index) { parameters.visiblePath = view.outline }
        return UIPointerStyle(effect: .lift(UITargetedPreview(view: view, parameters: parameters)))
    }

    /// Returns whether an image shows a thumb: an image that the app set, or one in the coats (the layers of paint) of
    /// its style.
    private func hasImage(thumb: Int) -> Bool {
        guard let element = model.parts.elements.first(where: { $0.part == .thumb(thumb) }) else { return false }
        if layers.appearance.partImage(element.part, element.state) != nil { return true }
        return coats(ofThumb: thumb).contains {
            if case .image = $0.paint.fill { true } else { false }
        }
    }
}
#endif
