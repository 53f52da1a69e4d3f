#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersCore
import SlidersLayers

/// Views of an app in place of thumbs.
extension SliderControl {
    /// Makes a view for a thumb, by rank, in place of what the control would show of it; `nil` leaves that to the
    /// control. It is called once for each thumb that there is when it is set, and for each that comes later: setting
    /// it again asks for other views. See ``SliderThumbView`` for views that show what a thumb is.
    ///
    /// The middle of the view is the middle of the thumb. A view without a size when it is given has that of the thumb
    /// at rest; any other keeps its own. It takes no clicks and is hidden from assistive technology: the thumb's
    /// element, its focus and where the mouse holds it are as without the view, and go by `thumbSize` or the thumb
    /// image.
    public var thumbViewProvider: ((_ thumb: Int) -> NSView?)? {
        get { thumbProvider }
        set { thumbProvider = newValue }
    }

    // MARK: Providing

    /// Asks the app for the view of a thumb that has come.
    func provideThumbView(for view: ThumbView) {
        if let thumbProvider { view.replaceContent(with: thumbProvider(view.rank)) }
    }

    /// Asks the app for the views of all thumbs.
    func provideThumbViews() {
        for view in thumbViews { view.replaceContent(with: thumbProvider?(view.rank)) }
        replacementsDidChange()
    }

    /// Shows or hides the thumbs themselves in the next layout, and tells views in their place all that they need.
    func replacementsDidChange() {
        needsLayout = true
        updateTrackingArea()
        observer?.updateThumbs(count: thumbViews.count)
        guard hasOuterThumbs else { return didShow(thumbs: thumbViews.indices) }
        // Before the first layout thumbs are nowhere.
        for (rank, layer) in thumbLayers.enumerated() where !bounds.isEmpty {
            observer?.place(thumb: rank, in: ThumbBox(center: layer.position, size: layer.bounds.size), nil)
        }
        didShow(thumbs: thumbViews.indices)
    }

    // MARK: What the controller tells

    /// Whether a view of the app stands in for a thumb.
    package func isReplaced(thumb rank: Int) -> Bool {
        hasOuterThumbs || thumbViews.indices.contains(rank) && thumbViews[rank].content != nil
    }

    /// Tells views in place of thumbs what these are.
    package func didShow(thumbs: Range<Int>) {
        guard hasOuterThumbs || thumbProvider != nil else { return }
        for rank in thumbs where rank < min(thumbViews.count, slider.count) {
            // A text is made for those alone that show it.
            guard hasOuterThumbs || thumbViews[rank].content?.listener != nil else { continue }
            let thumb = controller.thumbConfiguration(of: rank, isFocused: thumbViews[rank].isFocused)
            thumbViews[rank].show(thumb)
            if hasOuterThumbs { observer?.show(thumb) }
        }
    }

    /// Tells views beside ticks where these are.
    package func didLayOut() { observer.map { $0.place(ticks: controller.tickPlaces, controller.tickFont) } }
}
#endif
