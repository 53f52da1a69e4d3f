#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// The layers and views of thumbs. Plain layers show the thumbs, because only AppKit may move the layer of a view; an
/// invisible view follows each layer.
extension BaseSliderControl {
    /// Adds or removes views and layers of thumbs until each thumb of the slider has one. Those that exist are kept.
    func updateThumbs() {
        guard thumbViews.count != model.count else { return }
        while thumbViews.count > model.count {
            thumbViews.removeLast().removeFromSuperview()
            thumbLayers.removeLast().removeFromSuperlayer()
        }
        while thumbViews.count < model.count {
            let (view, layer) = (ThumbView(index: thumbViews.count, of: self), CAShapeLayer())
            thumbViews.append(view)
            thumbLayers.append(layer)
            thumbPane.addSubview(view)
            provideThumbView(for: view)
            canvas.root.addSublayer(layer)
        }
        for view in thumbViews { view.addCoordinateElements() }
        observer?.updateThumbs(count: thumbViews.count)
        invalidateElements()
    }

    /// Updates the loop of key views, and notifies assistive technology of the current thumbs, including a playhead's.
    func updateElements() {
        linkKeyViews(allThumbViews)
        NSAccessibility.post(
            element: self, notification: .layoutChanged, userInfo: [.uiElements: allThumbViews])
    }

    /// Returns the layer that shows a thumb.
    func layer(ofThumb index: Int) -> CAShapeLayer { thumbLayers[index] }

    /// Moves the layer and the view of a thumb to a new box, in a transaction that disables actions.
    ///
    /// - Parameter glide: the path of the animation that shows the movement, which the caller adds to the layer; `nil`
    ///   means that the movement isn't animated.
    func move(thumb index: Int, to box: ThumbBox, _ glide: ThumbGlide?) {
        let (layer, view) = (thumbLayers[index], thumbViews[index])
        // A view in place of the thumb is rotated by itself.
        let transform: CGAffineTransform = isReplaced(thumb: index) ? .identity : box.transform
        if layer.bounds.size != box.size { layer.bounds = CGRect(origin: .zero, size: box.size) }
        if layer.position != box.center { layer.position = box.center }
        if layer.isHidden != box.isHidden { layer.isHidden = box.isHidden }
        if layer.affineTransform() != transform { layer.setAffineTransform(transform) }
        if hasSwiftUIThumbs, !bounds.isEmpty { observer?.thumbDidMove(index, to: box, glide) }
        let frame = CGRect(
            x: box.center.x - box.size.width / 2, y: box.center.y - box.size.height / 2, width: box.size.width,
            height: box.size.height)
        guard view.frame != frame else { return }
        let isResized = view.frame.size != frame.size
        view.frame = frame
        if isResized {
            view.layOutContent()
            view.layOutGlass()
            view.updateToolTip()
        }
        if view.content != nil {
            if let glide { view.followGlide(glide) } else { view.endGlide() }
            view.rotateContent(to: box.turn ?? 0)
        }
        // AppKit moves the focus ring of a view that isn't redrawn only after this call.
        if view.isFocused { view.noteFocusRingMaskChanged() }
    }

    /// Returns the current center and size of a thumb, without its rotation.
    @inline(never) func thumbBox(_ index: Int) -> ThumbBox {
        ThumbBox(center: thumbLayers[index].position, size: thumbLayers[index].bounds.size)
    }

    /// Ends the animated movements of views that replace thumbs, the track, or spans, including SwiftUI's.
    func stopGliding() {
        trackViews.stopGliding()
        if hasSwiftUIThumbs { observer?.stopGliding() }
        guard thumbProvider != nil else { return }
        for view in thumbViews { view.endGlide() }
    }
}

/// The view of the app that replaces a thumb. It's a subview of the thumb's view, so it moves and disappears with it.
extension ThumbView {
    /// Hides a view of the app from assistive technology.
    func hide(_ view: NSView) { view.setAccessibilityElement(false) }

    /// Centers the view of the app, and gives it the size of the thumb if it has none of its own.
    func layOutContent() {
        guard let content else { return }
        let size = content.fillsThumb ? bounds.size : content.view.frame.size
        let frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        if content.view.frame != frame { content.view.frame = frame }
        guard let container = content.container as? ThumbContentContainer, container.frame != bounds else { return }
        container.frame = bounds
        // The frame of a rotated view isn't its unrotated rectangle, so it is set without rotation.
        container.rotatedView.frameCenterRotation = 0
        container.rotatedView.frame = container.bounds
        container.rotatedView.frameCenterRotation = container.rotation
    }

    /// Sets the rotation of the view of the app, in degrees clockwise. The first rotation puts the view into a
    /// container.
    func rotateContent(to degrees: Double) {
        guard let content, degrees != 0 || content.container != nil else { return }
        let container = content.container as? ThumbContentContainer ?? makeContainer(of: content.view)
        container.rotate(to: degrees)
    }

    /// Moves the view of the app into a new container that can rotate it.
    private func makeContainer(of view: NSView) -> ThumbContentContainer {
        let container = ThumbContentContainer(frame: bounds)
        addSubview(container)
        container.rotatedView.addSubview(view)
        content?.container = container
        return container
    }

    /// Animates the thumb's view, which contains the view of the app, on the path of the thumb's center. The frame of
    /// the view is already the final one.
    func followGlide(_ glide: ThumbGlide) {
        // The position of a view's layer is its corner, not its center.
        layer?.glide(along: glide.moved(by: SIMD2(Double(-bounds.width), Double(-bounds.height)) / 2))
    }

    /// Ends the animation of `followGlide(_:)`.
    func endGlide() { layer?.removeAnimation(forKey: "position") }
}

/// A container that rotates the view of the app in place of a thumb. The y-axis of the container points up, because
/// AppKit's angles of rotation are then counterclockwise.
@MainActor
final class ThumbContentContainer: NSView {
    /// The view that is rotated about its center, with the view of the app in it.
    let rotatedView = NSView()
    /// The rotation, in degrees counterclockwise.
    private(set) var rotation: CGFloat = 0

    override init(frame: NSRect) {
        super.init(frame: frame)
        rotatedView.frame = bounds
        addSubview(rotatedView)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func isAccessibilityElement() -> Bool { false }

    /// Sets the rotation, in degrees clockwise.
    func rotate(to degrees: Double) {
        guard rotation != CGFloat(-degrees) else { return }
        rotation = CGFloat(-degrees)
        rotatedView.frameCenterRotation = rotation
    }
}

/// The tool tip of a thumb. AppKit requests its text when the tool tip is shown.
extension ThumbView: NSViewToolTipOwner {
    /// Replaces the tool tip by one with the current size of the thumb, or removes it if the app wants no tool tips.
    func updateToolTip() {
        if let toolTipTag { removeToolTip(toolTipTag) }
        toolTipTag = nil
        guard control?.hasValueToolTips == true, !bounds.isEmpty else { return }
        toolTipTag = addToolTip(bounds, owner: self, userData: nil)
    }

    func view(
        _ view: NSView, stringForToolTip tag: NSView.ToolTipTag, point: NSPoint, userData data: UnsafeMutableRawPointer?
    ) -> String { control?.text(ofThumb: index) ?? "" }
}
#endif
