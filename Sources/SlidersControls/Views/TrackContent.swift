#if APPLE_UI
import QuartzCore

/// A view of the app that replaces the track or a span, in a container that can clip it.
@MainActor
final class TrackContent {
    /// The app's view.
    let view: SliderControl.PlatformView
    /// The same view, if it shows the state of its span.
    private let listener: (any SliderSpanView)?
    /// The view that contains the app's view, and can clip it.
    private let container: TrackPane
    /// The configuration most recently passed to the view.
    private var lastConfiguration: SliderSpanConfiguration?

    /// Adds a view to a pane, behind or in front of all other views in it.
    init(_ view: SliderControl.PlatformView, on pane: TrackPane, isBehind: Bool) {
        self.view = view
        listener = view as? any SliderSpanView
        container = TrackPane()
        container.hide(view)
        view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(view)
        pane.add(container, isBehind: isBehind)
    }

    /// Removes the view and its container.
    func remove() {
        view.removeFromSuperview()
        container.removeFromSuperview()
    }

    /// Passes the state of the span to a view that shows it, if the state changed.
    func update(for span: SliderSpanConfiguration) {
        guard let listener, lastConfiguration != span else { return }
        lastConfiguration = span
        listener.update(with: span)
    }

    /// Sets the frame of the view.
    ///
    /// - Parameters:
    ///   - box: the frame of the view.
    ///   - clip: the box to which the view is clipped; `nil` doesn't clip the view.
    ///   - glide: the animation of the change; `nil` moves the view immediately.
    func move(to box: TrackBox, clippedTo clip: TrackBox?, _ glide: Glide?) {
        let containerFrame = (clip ?? box).rect
        let viewFrame = box.rect.offsetBy(dx: -containerFrame.minX, dy: -containerFrame.minY)
        if container.isHidden != containerFrame.isEmpty { container.isHidden = containerFrame.isEmpty }
        if container.clipsToBounds != (clip != nil) { container.clipsToBounds = clip != nil }
        let layer: CALayer? = container.layer
        layer?.set(\.cornerRadius, clip?.cornerRadius ?? 0)
        container.move(container, to: containerFrame, glide)
        container.move(view, to: viewFrame, glide)
    }

    /// Ends the animations of the view's frame. The app's own animations inside the view continue.
    func endGlides() {
        for layer: CALayer? in [container.layer, view.layer] {
            layer?.removeAnimation(forKey: "position")
            layer?.removeAnimation(forKey: "bounds")
        }
    }
}

extension TrackPane {
    /// Sets the frame of a view, animated from what the screen shows now if there is a glide.
    fileprivate func move(_ view: SliderControl.PlatformView, to box: CGRect, _ glide: Glide?) {
        guard box != self.box(of: view) else { return }
        let layer: CALayer? = view.layer
        let before = glide.flatMap { _ in layer.map { $0.presentation() ?? $0 } }.map { ($0.position, $0.bounds) }
        setBox(box, of: view)
        guard var glide, let before else { return }
        // Animate the whole frame, even in a glide that changes only the thickness of parts.
        glide.isThicknessOnly = false
        layer?.glide("position", from: before.0, glide)
        layer?.glide("bounds", from: before.1, glide)
    }
}
#endif
