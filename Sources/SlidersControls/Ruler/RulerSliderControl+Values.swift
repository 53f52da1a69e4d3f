#if APPLE_UI
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The value that code sets and gets. Setting it reports no events, except for the end of an edit that it stops.
extension RulerSliderControl {
    /// The value under the mark. The default is 0.
    ///
    /// The control adjusts it to what bounds and steps allow. Whenever an option changes, it does so again, starting
    /// from the value that you set. It ignores numbers that aren't finite. Setting another value stops the scale.
    @IBInspectable public var value: Double {
        get { ruler.value }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value. The scale glides to the value if `animated` is `true` and Reduce Motion is off.
    public func setValue(_ value: Double, animated: Bool) { setCoordinates([value], animated: animated) }

    /// The distance by which the current drag exceeds the limits, in value units.
    public var overshoot: Double { ruler.slider.overshoot }

    // MARK: State restoration

    /// Encodes the value, in the form of that of a slider with one thumb.
    func encodeValue(with coder: NSCoder) {
        coder.encode(1, forKey: "sliders.count")
        coder.encode(ruler.value, forKey: "sliders.value.0")
    }

    /// Decodes the value.
    func decodeValue(with coder: NSCoder) {
        if coder.containsValue(forKey: "sliders.value.0") { value = coder.decodeDouble(forKey: "sliders.value.0") }
    }
}
#endif
