#if canImport(UIKit)
import UIKit

extension SliderControl {
    /// Makes as many thumb views as there are values. Views of thumbs that stay are kept.
    func updateThumbViews() {
        guard thumbViews.count != slider.count else { return }
        while thumbViews.count > slider.count { thumbViews.removeLast().removeFromSuperview() }
        while thumbViews.count < slider.count {
            let view = ThumbView(rank: thumbViews.count, of: self)
            thumbViews.append(view)
            canvas.addSubview(view)
        }
        accessibilityElements = thumbViews
        // A single thumb has the control's label, so that there is no group to read.
        accessibilityContainerType = slider.count == 1 ? .none : .semanticGroup
    }
}
#endif
