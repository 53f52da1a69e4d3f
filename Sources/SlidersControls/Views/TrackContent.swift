#if APPLE_UI
import QuartzCore

/// A view of the app that stands in for the track or a span.
@MainActor
final class TrackContent {
    let view: SliderControl.PlatformView
    /// The same view, if it shows what the span is.
    private let listener: (any SliderSpanView)?
    /// Holds the view, and clips it.
    private let frame: TrackPane
    /// The configuration most recently passed to the view.
    private var shown: SliderSpanConfiguration?

    /// Adds a view to a pane, below all others or above.
    init(_ view: SliderControl.PlatformView, on pane: TrackPane, isBehind: Bool) {
        self.view = view
        listener = view as? any SliderSpanView
        frame = TrackPane()
        frame.hide(view)
        view.translatesAutoresizingMaskIntoConstraints = true
        frame.addSubview(view)
        pane.add(frame, isBehind: isBehind)
    }

    /// Removes the view.
    func remove() {
        view.removeFromSuperview()
        frame.removeFromSuperview()
    }

    /// Updates the view for a span, if something differs.
    func update(for span: SliderSpanConfiguration) {
        guard let listener, shown != span else { return }
        shown = span
        listener.update(with: span)
    }

    /// Gives the view a box.
    ///
    /// - Parameter clip: the part of the box that shows; `nil` means all of it, and what the view draws outside of it.
    func move(to box: TrackBox, clippedTo clip: TrackBox?, _ glide: Glide?) {
        let outer = (clip ?? box).rect
        let inner = box.rect.offsetBy(dx: -outer.minX, dy: -outer.minY)
        if frame.isHidden != outer.isEmpty { frame.isHidden = outer.isEmpty }
        if frame.clipsToBounds != (clip != nil) { frame.clipsToBounds = clip != nil }
        let layer: CALayer? = frame.layer
        layer?.set(\.cornerRadius, clip?.corner ?? 0)
        frame.move(frame, to: outer, glide)
        frame.move(view, to: inner, glide)
    }

    /// Ends glides. The app's own animations in the view continue.
    func endGlides() {
        for layer: CALayer? in [frame.layer, view.layer] {
            layer?.removeAnimation(forKey: "position")
            layer?.removeAnimation(forKey: "bounds")
        }
    }
}

extension TrackPane {
    /// Moves a view to a box, and lets it glide there.
    fileprivate func move(_ view: SliderControl.PlatformView, to box: CGRect, _ glide: Glide?) {
        guard box != self.box(of: view) else { return }
        let layer: CALayer? = view.layer
        let before = glide.flatMap { _ in layer.map { $0.presentation() ?? $0 } }.map { ($0.position, $0.bounds) }
        setBox(box, of: view)
        guard var glide, let before else { return }
        // The view grows with the track, whichever side that is.
        glide.isOfThickness = false
        layer?.glide("position", from: before.0, glide)
        layer?.glide("bounds", from: before.1, glide)
    }
}
#endif
