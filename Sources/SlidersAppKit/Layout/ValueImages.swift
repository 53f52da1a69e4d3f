#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import SlidersLayers
import AppKit

/// Shows an image at an end of a track. Its class tells it from views that an app adds.
@MainActor
final class EndImageView: NSImageView {
    override var mouseDownCanMoveWindow: Bool { false }
}

/// Images at the ends of a straight track.
extension SliderControl {
    /// The image before the start of a straight track; `nil` shows none.
    @IBInspectable public var minimumValueImage: NSImage? {
        get { controller.appearance.endImages[.minimum]?.object as? NSImage }
        set { controller.restyle { $0.endImages[.minimum] = newValue.map(SliderImage.init) } }
    }

    /// The image after the end of a straight track; `nil` shows none.
    @IBInspectable public var maximumValueImage: NSImage? {
        get { controller.appearance.endImages[.maximum]?.object as? NSImage }
        set { controller.restyle { $0.endImages[.maximum] = newValue.map(SliderImage.init) } }
    }

    /// Shows an image at an end; `nil` shows none.
    package func show(_ image: AnyObject?, at end: EndImage, in rect: CGRect) {
        valueImageViews[end]?.isHidden = image == nil
        guard let image = image as? NSImage else { return }
        let view = valueImageViews[end] ?? EndImageView(image: image)
        if view.superview == nil { addSubview(view) }
        valueImageViews[end] = view
        view.image = image
        view.imageScaling = .scaleAxesIndependently
        view.frame = rect
    }
}
#endif
