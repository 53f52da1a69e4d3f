#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersLooks
import UIKit

/// The views that a control is made of.
extension BaseSliderControl {
    /// Adds the views that every control is made of, and removes those of an archive.
    func addViews() {
        isMultipleTouchEnabled = true
        for view in subviews where view is SliderCanvas || view is EndImageView || view is TrackPane {
            view.removeFromSuperview()
        }
        addSubview(canvas)
        isAccessibilityElement = false
    }

    /// Prepares a new control for its first layout.
    func prepare() {
        observeTraits()
        addInteraction(UIPointerInteraction(delegate: self))
        // An archive may contain a disabled control without setting the property.
        isEnabledDidChange()
    }

    /// Whether the control, or a view that contains it, is hidden.
    var isHiddenOrHasHiddenAncestor: Bool {
        var view: UIView? = self
        while let shown = view, !shown.isHidden { view = shown.superview }
        return view != nil
    }

    /// Gives the canvas a part of the control.
    func placeCanvas(in rect: CGRect) {
        if canvas.frame != rect { canvas.frame = rect }
        if let glassPane, glassPane.frame != canvas.bounds { glassPane.frame = canvas.bounds }
    }

    /// Returns the current rectangle of a thumb, in the control's coordinates, or `nil` if there's no thumb with this
    /// index.
    public func thumbRect(forThumb thumb: Int) -> CGRect? {
        thumbViews.indices.contains(thumb) ? canvas.convert(thumbViews[thumb].frame, to: self) : nil
    }
}
#endif
