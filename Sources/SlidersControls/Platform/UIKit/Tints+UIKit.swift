#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension SliderControl {
    /// The color of spans; `nil`, the default, is the tint color.
    @IBInspectable public dynamic var minimumTrackTintColor: UIColor? {
        get { spanTint }
        set { spanTint = newValue }
    }
}
#endif
