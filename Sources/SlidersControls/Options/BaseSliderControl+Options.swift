#if APPLE_UI
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Options that sliders of every kind have.
extension BaseSliderControl {
    /// A Boolean value that indicates whether only code can change values. The default is `false`.
    ///
    /// Unlike a disabled slider, a read-only slider looks as usual and can have the keyboard focus, and assistive
    /// technology reads it. Setting it to `true` cancels drags.
    @IBInspectable public var isReadOnly: Bool {
        get { sharedOptions.isReadOnly }
        set { sharedOptions.isReadOnly = newValue }
    }
}
#endif
