#if APPLE_UI
import SlidersCore

/// The views that an app shows instead of thumbs.
extension BaseSliderControl {
    /// A closure that returns a view to show instead of the thumb with the specified index, or `nil` to show the
    /// control's own thumb. The control calls it once for each thumb when you set it, and once for each thumb that's
    /// added later; set it again to use other views. For views that show the state of a thumb, see ``SliderThumbView``.
    ///
    /// The view is centered on the thumb. If the view has no size when the closure returns it, it gets the size of the
    /// thumb at rest; otherwise it keeps its size. It takes no touches or clicks, and is hidden from assistive
    /// technology. The thumb's accessibility element, its focus, and its target are the same as without the view, and
    /// depend on `thumbSize` or the thumb image.
    public var thumbViewProvider: ((_ thumb: Int) -> PlatformView?)? {
        get { thumbProvider }
        set { thumbProvider = newValue }
    }

    // MARK: Providing

    /// Asks the app for a view to show instead of a newly added thumb.
    func provideThumbView(for view: ThumbView) {
        if let thumbProvider { view.replaceContent(with: thumbProvider(view.index)) }
    }

    /// Asks the app for the views to show instead of all thumbs.
    func provideThumbViews() {
        for view in thumbViews { view.replaceContent(with: thumbProvider?(view.index)) }
        replacementsDidChange()
    }

    /// Updates the control after views for thumbs were added or removed: the next layout hides the thumbs that a view
    /// replaces, and shows the others.
    func replacementsDidChange() {
        setNeedsLayout()
        updateHoverTracking()
        observer?.updateThumbs(count: thumbViews.count)
        guard hasSwiftUIThumbs else { return didUpdate(thumbs: thumbViews.indices) }
        // Before the first layout, thumbs have no positions.
        if !bounds.isEmpty {
            for index in thumbViews.indices { observer?.thumbDidMove(index, to: thumbBox(index), nil) }
        }
        didUpdate(thumbs: thumbViews.indices)
    }

    // MARK: Showing

    /// Returns whether a view of the app replaces a thumb.
    func isReplaced(thumb index: Int) -> Bool {
        hasSwiftUIThumbs || thumbViews.indices.contains(index) && thumbViews[index].content != nil
    }

    /// Returns the state of a thumb for the view that replaces it.
    func configuration(ofThumb index: Int) -> SliderThumbConfiguration {
        let coordinates = model.coordinates(ofThumb: index).map { model.value(of: $0) }
        let isEnabled = !model.isDisabled(thumb: index)
        return SliderThumbConfiguration(
            index: index, value: coordinates[0], y: coordinates.count > 1 ? coordinates[1] : nil,
            text: text(ofThumb: index), isHeld: isEnabled && model.isHeldAlone(thumb: index),
            isHovered: isEnabled && model.highlight.hovered == .thumb(index), isFocused: thumbViews[index].isFocused,
            isEnabled: isEnabled)
    }

    /// Passes the current state of thumbs to the views that replace them.
    func didUpdate(thumbs: Range<Int>) {
        observer?.didUpdate()
        guard hasSwiftUIThumbs || thumbProvider != nil else { return }
        for index in thumbs where index < min(thumbViews.count, model.count) {
            // Don't format the value for a view that doesn't show the thumb's state.
            guard hasSwiftUIThumbs || thumbViews[index].content?.listener != nil else { continue }
            let thumb = configuration(ofThumb: index)
            thumbViews[index].content?.update(for: thumb)
            if hasSwiftUIThumbs { observer?.thumbDidChange(thumb) }
        }
    }
}
#endif
