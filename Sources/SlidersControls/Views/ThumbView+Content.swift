#if APPLE_UI
import QuartzCore

/// A thumb's view moves, glides, and disappears together with the view of the app in it.
extension ThumbView {
    /// Shows a view of the app in place of the thumb; `nil` shows none.
    func replaceContent(with view: SliderControl.PlatformView?) {
        content?.view.removeFromSuperview()
        content?.stand?.removeFromSuperview()
        content = view.map { ThumbContent($0) }
        guard let view else { return }
        hide(view)
        view.translatesAutoresizingMaskIntoConstraints = true
        addSubview(view)
        placeContent()
    }

    /// The rectangle in which a pointer holds the thumb, in the coordinates of the view around: it does not turn with
    /// an image.
    var target: CGRect {
        let size = control?.targetBox ?? .zero
        return CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    }
}
#endif
