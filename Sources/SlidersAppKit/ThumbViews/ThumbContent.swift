#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersLayers

/// A view of the app that stands in for a thumb.
@MainActor
struct ThumbContent {
    let view: NSView
    /// The same view, if it shows what the thumb is.
    let listener: (any SliderThumbView)?
    /// Whether the view has the size of the thumb, and not its own.
    let fillsThumb: Bool
    /// What the view was told last.
    fileprivate var shown: SliderThumbConfiguration?

    init(_ view: NSView) {
        self.view = view
        listener = view as? any SliderThumbView
        fillsThumb = view.frame.isEmpty
    }
}

/// A thumb's view moves and goes together with the view of the app in it.
extension ThumbView {
    /// Shows a view of the app in place of the thumb; `nil` shows none.
    func replaceContent(with view: NSView?) {
        content?.view.removeFromSuperview()
        content = view.map { ThumbContent($0) }
        guard let view else { return }
        view.setAccessibilityElement(false)
        view.translatesAutoresizingMaskIntoConstraints = true
        addSubview(view)
        placeContent()
    }

    /// Puts the view of the app in the middle.
    func placeContent() {
        guard let content else { return }
        let size = content.fillsThumb ? bounds.size : content.view.frame.size
        let frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        if content.view.frame != frame { content.view.frame = frame }
    }

    /// Lets the view of the app glide as the thumb's layer would. The animation shows alone: the view is there.
    func followGlide(_ glide: ThumbGlide) {
        // The position of a view's layer is its corner.
        layer?.glide(along: glide.moved(by: SIMD2(Double(-bounds.width), Double(-bounds.height)) / 2))
    }

    /// Ends a glide.
    func endGlide() { layer?.removeAnimation(forKey: "position") }

    /// Tells the view of the app what the thumb is, if that is new.
    func show(_ thumb: SliderThumbConfiguration) {
        guard let listener = content?.listener, content?.shown != thumb else { return }
        content?.shown = thumb
        listener.update(with: thumb)
    }
}
#endif
