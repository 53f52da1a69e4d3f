#if APPLE_UI && canImport(UIKit)
import SlidersCore
import UIKit

extension BaseSliderControl {
    /// The thumb that keys and the wheel move.
    var focusedThumb: ThumbView? { thumbViews.first { $0.isFocused || $0.isFirstResponder } }

    /// Moves the focus with its thumb to the index that a change gave it. Returns the view of that index; `nil` if the
    /// index is the same.
    @discardableResult
    func moveFocus(for change: SliderState.Change, from view: ThumbView) -> ThumbView? {
        guard let index = change.focus.map({ $0 / model.coordinatesPerThumb }), index != view.index,
            thumbViews.indices.contains(index)
        else {
            return nil
        }
        preferredThumb = thumbViews[index]
        if view.isFocused {
            setNeedsFocusUpdate()
            updateFocusIfNeeded()
        } else if view.isFirstResponder {
            thumbViews[index].becomeFirstResponder()
        }
        return thumbViews[index]
    }
}
#endif
