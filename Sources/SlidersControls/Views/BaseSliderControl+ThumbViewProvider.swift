#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore

/// Views of an app in place of thumbs.
extension BaseSliderControl {
    /// Makes a view for a thumb, by index, in place of what the control would show of it; `nil` leaves that to the
    /// control. It is called once for each thumb that there is when it is set, and for each that comes later: setting
    /// it again asks for other views. See ``SliderThumbView`` for views that show what a thumb is.
    ///
    /// The middle of the view is the middle of the thumb. A view without a size when it is given has that of the thumb
    /// at rest; any other keeps its own. It takes no touches or clicks and is hidden from assistive technology: the
    /// thumb's element, its focus and where touches or the mouse hold it are as without the view, and go by `thumbSize`
    /// or the thumb image.
    public var thumbViewProvider: ((_ thumb: Int) -> PlatformView?)? {
        get { thumbProvider }
        set { thumbProvider = newValue }
    }

    // MARK: Providing

    /// Requests a custom view for a newly added thumb.
    func provideThumbView(for view: ThumbView) {
        if let thumbProvider { view.replaceContent(with: thumbProvider(view.index)) }
    }

    /// Asks the app for the views of all thumbs.
    func provideThumbViews() {
        for view in thumbViews { view.replaceContent(with: thumbProvider?(view.index)) }
        replacementsDidChange()
    }

    /// Shows or hides the thumbs themselves in the next layout, and updates the views in their place.
    func replacementsDidChange() {
        setNeedsLayout()
        updateHoverTracking()
        observer?.updateThumbs(count: thumbViews.count)
        guard hasOuterThumbs else { return didUpdate(thumbs: thumbViews.indices) }
        // Before the first layout thumbs are nowhere.
        if !bounds.isEmpty {
            for index in thumbViews.indices { observer?.thumbDidMove(index, to: thumbBox(index), nil) }
        }
        didUpdate(thumbs: thumbViews.indices)
    }

    // MARK: Showing

    /// Whether a view of the app stands in for a thumb.
    func isReplaced(thumb index: Int) -> Bool {
        hasOuterThumbs || thumbViews.indices.contains(index) && thumbViews[index].content != nil
    }

    /// Tells views in place of thumbs what these are.
    func didUpdate(thumbs: Range<Int>) {
        observer?.didUpdate()
        guard hasOuterThumbs || thumbProvider != nil else { return }
        for index in thumbs where index < min(thumbViews.count, thumbCount) {
            // A text is made for those alone that show it.
            guard hasOuterThumbs || thumbViews[index].content?.listener != nil else { continue }
            let thumb = configuration(ofThumb: index)
            thumbViews[index].content?.update(for: thumb)
            if hasOuterThumbs { observer?.thumbDidChange(thumb) }
        }
    }
}
#endif
