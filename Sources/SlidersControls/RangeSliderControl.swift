#if APPLE_UI
import Foundation
import QuartzCore
import SlidersCore

/// A straight slider with two or more thumbs, one for each value.
///
/// ```swift
/// let slider = RangeSliderControl()
/// slider.maximumValue = 100
/// slider.values = [20, 80]
/// slider.addAction(UIAction { [unowned slider] _ in print(slider.values) }, for: .valueChanged)
/// ```
@MainActor @IBDesignable
open class RangeSliderControl: StraightSliderControl {
    /// Creates a slider from 0 to 1 with thumbs at both ends.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a slider with the values and options of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The value of the first thumb.
    @IBInspectable public var lowerValue: Double {
        get { slider.value(of: 0) }
        set { setValue(newValue, of: 0) }
    }

    /// The value of the last thumb.
    @IBInspectable public var upperValue: Double {
        get { slider.value(of: slider.count - 1) }
        set { setValue(newValue, of: slider.count - 1) }
    }

    /// Sets the value of the first thumb, and animates it if `animated` is `true` and Reduce Motion is off.
    public func setLowerValue(_ value: Double, animated: Bool) { setValue(value, of: 0, animated: animated) }

    /// Sets the value of the last thumb, and animates it if `animated` is `true` and Reduce Motion is off.
    public func setUpperValue(_ value: Double, animated: Bool) {
        setValue(value, of: slider.count - 1, animated: animated)
    }
}
#endif
