#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import UIKit

extension SliderControl {
    /// The thumb that keys and the wheel move.
    var focusedThumb: ThumbView? { thumbViews.first { $0.isFocused || $0.isFirstResponder } }

    /// Moves the focus with its thumb to the index that a change gave it. Returns the view of that index; `nil` if the
    /// index is the same.
    @discardableResult
    func moveFocus(for change: SliderState.Change, from view: ThumbView) -> ThumbView? {
        guard let rank = change.focus, rank != view.rank, thumbViews.indices.contains(rank) else { return nil }
        preferredThumb = thumbViews[rank]
        if view.isFocused {
            setNeedsFocusUpdate()
            updateFocusIfNeeded()
        } else if view.isFirstResponder {
            thumbViews[rank].becomeFirstResponder()
        }
        return thumbViews[rank]
    }
}
#endif
