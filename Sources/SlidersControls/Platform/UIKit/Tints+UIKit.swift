#if APPLE_UI && canImport(UIKit)
import UIKit

extension SliderControl {
    /// The color of spans, or `nil`, the default, for the tint color.
    @IBInspectable public dynamic var minimumTrackTintColor: UIColor? {
        get { spanTint }
        set { spanTint = newValue }
    }
}
#endif
