#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersLayers
import UIKit

/// A view of the app that stands in for a thumb.
@MainActor
struct ThumbContent {
    let view: UIView
    /// The same view, if it shows what the thumb is.
    let listener: (any SliderThumbView)?
    /// Whether the view has the size of the thumb, and not its own.
    let fillsThumb: Bool
    /// What the view was told last.
    fileprivate var shown: SliderThumbConfiguration?

    init(_ view: UIView) {
        self.view = view
        listener = view as? any SliderThumbView
        fillsThumb = view.bounds.isEmpty
    }
}

/// A thumb's view moves, glides, is lifted and goes together with the view of the app in it.
extension ThumbView {
    /// Shows a view of the app in place of the thumb; `nil` shows none.
    func replaceContent(with view: UIView?) {
        content?.view.removeFromSuperview()
        content = view.map { ThumbContent($0) }
        guard let view else { return }
        view.isUserInteractionEnabled = false
        view.accessibilityElementsHidden = true
        view.translatesAutoresizingMaskIntoConstraints = true
        addSubview(view)
        placeContent()
    }

    /// Puts the view of the app in the middle.
    func placeContent() {
        guard let content else { return }
        if content.fillsThumb { content.view.bounds = CGRect(origin: .zero, size: bounds.size) }
        content.view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Tells the view of the app what the thumb is, if that is new.
    func show(_ thumb: SliderThumbConfiguration) {
        guard let listener = content?.listener, content?.shown != thumb else { return }
        content?.shown = thumb
        listener.update(with: thumb)
    }
}
#endif
