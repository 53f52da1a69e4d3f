#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension SliderControl {
    /// The color of spans, or `nil`, the default, for the tint color.
    @IBInspectable public dynamic var minimumTrackTintColor: UIColor? {
        get { spanTint }
        set { spanTint = newValue }
    }
}
#endif
