#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// The views of the thumbs have the focus.
extension BaseSliderControl {
    /// The thumb that keys and the wheel move.
    var focusedThumb: ThumbView? { thumbViews.first(where: \.isFocused) }

    /// Gives a thumb the focus.
    func focus(_ view: ThumbView) { _ = window?.makeFirstResponder(view) }

    /// Moves the focus with its thumb to the index that a change gave it.
    func moveFocus(for change: SliderState.Change, from view: ThumbView) {
        guard view.isFocused, let index = change.focus.map({ $0 / model.coordinatesPerThumb }), index != view.index,
            thumbViews.indices.contains(index)
        else {
            return
        }
        focus(thumbViews[index])
    }

    /// Puts the thumbs into the loop of key views, where the control is.
    func linkKeyViews() {
        linkFirstThumb()
        let views = allThumbViews
        for (view, next) in zip(views, views.dropFirst()) { view.nextKeyView = next }
        views.last?.nextKeyView = followingKeyView
    }
}
#endif
