#if APPLE_UI
import QuartzCore

/// When a control is laid out.
extension BaseSliderControl {
    /// Lays out and shows everything.
    func layOut() { layOut(glide: inheritedGlide) }

    /// Invalidates the intrinsic size and the layout.
    func invalidateSize() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The intrinsic size, with the sides of another where it has none.
    func filled(from other: CGSize) -> CGSize {
        let (size, none) = (intrinsicContentSize, PlatformView.noIntrinsicMetric)
        return CGSize(
            width: size.width == none ? other.width : size.width,
            height: size.height == none ? other.height : size.height)
    }
}
#endif
