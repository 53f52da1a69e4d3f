#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersLayers
import UIKit

/// Where the views of a control are.
extension SliderControl {
    /// Gives the canvas a part of the control.
    package func placeCanvas(in rect: CGRect) {
        if canvas.frame != rect { canvas.frame = rect }
        if let glassPane, glassPane.frame != canvas.bounds { glassPane.frame = canvas.bounds }
    }

    /// The rectangle of a thumb as it is now, in the control's coordinates; `nil` if there is no thumb of this rank.
    public func thumbRect(forThumb thumb: Int) -> CGRect? {
        thumbViews.indices.contains(thumb) ? canvas.convert(thumbViews[thumb].frame, to: self) : nil
    }
}
#endif
