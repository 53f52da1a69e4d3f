#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersCore
import SlidersLayers

extension SliderControl {
    /// Makes as many thumbs as there are values. Those that stay keep their views and layers.
    package func updateThumbs() {
        guard thumbViews.count != slider.count else { return }
        while thumbViews.count > slider.count {
            thumbViews.removeLast().removeFromSuperview()
            thumbLayers.removeLast().removeFromSuperlayer()
        }
        while thumbViews.count < slider.count {
            let (view, layer) = (ThumbView(rank: thumbViews.count, of: self), CAShapeLayer())
            thumbViews.append(view)
            thumbLayers.append(layer)
            thumbPane.addSubview(view)
            provideThumbView(for: view)
            canvas.root.addSublayer(layer)
        }
        observer?.updateThumbs(count: thumbViews.count)
        linkKeyViews()
        NSAccessibility.post(
            element: self, notification: .layoutChanged, userInfo: [.uiElements: thumbViews])
    }
}

/// Thumbs are shown by plain layers, because the layer of a view is moved by AppKit alone; their views follow.
extension SliderControl: ThumbHost {
    /// The layer of a thumb.
    package func layer(ofThumb rank: Int) -> CAShapeLayer { thumbLayers[rank] }

    /// Moves a thumb's layer and its view.
    package func place(thumb rank: Int, at box: ThumbBox, _ glide: ThumbGlide?) {
        let (layer, view) = (thumbLayers[rank], thumbViews[rank])
        let turn: CGAffineTransform = box.isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        if layer.bounds.size != box.size { layer.bounds = CGRect(origin: .zero, size: box.size) }
        if layer.position != box.center { layer.position = box.center }
        if layer.isHidden != box.isHidden { layer.isHidden = box.isHidden }
        if layer.affineTransform() != turn { layer.setAffineTransform(turn) }
        if hasOuterThumbs, !bounds.isEmpty { observer?.place(thumb: rank, in: box, glide) }
        let frame = CGRect(
            x: box.center.x - box.size.width / 2, y: box.center.y - box.size.height / 2, width: box.size.width,
            height: box.size.height)
        guard view.frame != frame else { return }
        let isResized = view.frame.size != frame.size
        view.frame = frame
        if isResized {
            view.placeContent()
            view.placeGlass()
            view.updateToolTip()
        }
        if let glide, view.content != nil { view.followGlide(glide) }
        // AppKit asks for the ring of a view that is not drawn again only if it is told.
        if view.isFocused { view.noteFocusRingMaskChanged() }
    }

    /// Ends the glides of views in place of thumbs, those of SwiftUI too.
    package func stopGliding() {
        if hasOuterThumbs { observer?.stopGliding() }
        guard thumbProvider != nil else { return }
        for view in thumbViews { view.endGlide() }
    }
}
#endif
