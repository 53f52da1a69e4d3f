#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// Plain layers show the thumbs, because only AppKit moves the layer of a view; the thumbs' views follow.
extension BaseSliderControl {
    /// Makes as many thumbs as there are values. Those that stay keep their views and layers.
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

    /// Gives the keyboard and assistive technology the thumbs, with those of the control above.
    func updateElements() {
        linkKeyViews()
        NSAccessibility.post(
            element: self, notification: .layoutChanged, userInfo: [.uiElements: allThumbViews])
    }

    /// The layer of a thumb.
    func layer(ofThumb index: Int) -> CAShapeLayer { thumbLayers[index] }

    /// Moves a thumb's layer and its view. It is called only if the box differs, in a transaction without actions.
    ///
    /// - Parameter glide: the path that the layer takes there on the screen, by an animation that is added to it; `nil`
    ///   means at once.
    func move(thumb index: Int, to box: ThumbBox, _ glide: ThumbGlide?) {
        let (layer, view) = (thumbLayers[index], thumbViews[index])
        let turn: CGAffineTransform = isReplaced(thumb: index) ? .identity : box.transform
        if layer.bounds.size != box.size { layer.bounds = CGRect(origin: .zero, size: box.size) }
        if layer.position != box.center { layer.position = box.center }
        if layer.isHidden != box.isHidden { layer.isHidden = box.isHidden }
        if layer.affineTransform() != turn { layer.setAffineTransform(turn) }
        if hasOuterThumbs, !bounds.isEmpty { observer?.thumbDidMove(index, to: box, glide) }
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
            view.turnContent(by: box.turn ?? 0)
        }
        // AppKit asks for the focus ring of a view that isn't redrawn only after a notification.
        if view.isFocused { view.noteFocusRingMaskChanged() }
    }

    /// Where a thumb is.
    @inline(never) func thumbBox(_ index: Int) -> ThumbBox {
        ThumbBox(center: thumbLayers[index].position, size: thumbLayers[index].bounds.size)
    }

    /// Ends the glides of views in place of parts, including SwiftUI's.
    func stopGliding() {
        trackViews.stopGliding()
        if hasOuterThumbs { observer?.stopGliding() }
        guard thumbProvider != nil else { return }
        for view in thumbViews { view.endGlide() }
    }
}

/// A thumb's view moves and disappears together with the view of the app in it.
extension ThumbView {
    /// Hides a view of the app from assistive technology.
    func hide(_ view: NSView) { view.setAccessibilityElement(false) }

    /// Puts the view of the app in the middle.
    func layOutContent() {
        guard let content else { return }
        let size = content.fillsThumb ? bounds.size : content.view.frame.size
        let frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        if content.view.frame != frame { content.view.frame = frame }
        guard let stand = content.stand as? ThumbStand, stand.frame != bounds else { return }
        stand.frame = bounds
        stand.plate.frameCenterRotation = 0
        stand.plate.frame = stand.bounds
        stand.plate.frameCenterRotation = stand.degrees
    }

    /// Turns the view of the app clockwise, by degrees.
    func turnContent(by degrees: Double) {
        guard let content, degrees != 0 || content.stand != nil else { return }
        let stand = content.stand as? ThumbStand ?? makeContainer(of: content.view)
        stand.turn(by: degrees)
    }

    private func makeContainer(of view: NSView) -> ThumbStand {
        let stand = ThumbStand(frame: bounds)
        addSubview(stand)
        stand.plate.addSubview(view)
        content?.stand = stand
        return stand
    }

    /// Lets the view of the app glide as the thumb's layer would. Only the screen shows the animation: the view is in
    /// its place at once.
    func followGlide(_ glide: ThumbGlide) {
        // The position of a view's layer is its corner.
        layer?.glide(along: glide.moved(by: SIMD2(Double(-bounds.width), Double(-bounds.height)) / 2))
    }

    /// Ends a glide.
    func endGlide() { layer?.removeAnimation(forKey: "position") }
}

/// Holds a view of the app, and turns it. AppKit measures the rotation of a view in the coordinates around it,
/// counterclockwise if y increases upward, as it does here.
@MainActor
final class ThumbStand: NSView {
    /// The view that is turned, about its middle.
    let plate = NSView()
    private(set) var degrees: CGFloat = 0

    override init(frame: NSRect) {
        super.init(frame: frame)
        plate.frame = bounds
        addSubview(plate)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func isAccessibilityElement() -> Bool { false }

    /// Turns the plate clockwise.
    func turn(by degrees: Double) {
        guard self.degrees != CGFloat(-degrees) else { return }
        self.degrees = CGFloat(-degrees)
        plate.frameCenterRotation = self.degrees
    }
}

/// The tool tip of a thumb. AppKit asks for its text when it is shown.
extension ThumbView: NSViewToolTipOwner {
    /// Updates the tool tip, which has the size of the thumb, if the app asked for it.
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
