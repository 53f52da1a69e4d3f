#if APPLE_UI
import QuartzCore

/// What the wheel of a mouse moves.
extension BaseSliderControl {
    /// The thumb that the wheel would move at a point of the canvas: the one under the pointer, or the one with the
    /// focus.
    func thumbToTurn(at point: CGPoint) -> ThumbView? {
        if respondsToScrollWheelOverThumbs, case .thumb(let index)? = part(under: point) { return thumbViews[index] }
        return respondsToScrollWheel ? focusedThumb : nil
    }
}
#endif
