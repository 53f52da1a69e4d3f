#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersCore
import SlidersLayers

/// Where the views of a control are.
extension SliderControl {
    /// The values and the pointers that hold thumbs.
    var slider: SliderState { controller.state }

    /// Adds the views that every control is made of, in place of those that an archive brings.
    func addViews() {
        for view in subviews where view is SliderCanvas || view is ThumbPane || view is EndImageView {
            view.removeFromSuperview()
        }
        addSubview(canvas)
        addSubview(thumbPane)
    }

    /// Asks for a layout.
    package func setNeedsLayout() { needsLayout = true }

    /// Gives the canvas a part of the control.
    package func placeCanvas(in rect: CGRect) {
        if canvas.frame != rect { canvas.frame = rect }
        if thumbPane.frame != rect { thumbPane.frame = rect }
    }

    /// The rectangle of a thumb as it is now, in the control's coordinates; `nil` if there is no thumb of this rank.
    public func thumbRect(forThumb thumb: Int) -> CGRect? {
        thumbViews.indices.contains(thumb) ? thumbPane.convert(thumbViews[thumb].frame, to: self) : nil
    }
}
#endif
