#if APPLE_UI
import Foundation
import QuartzCore
import SlidersCore

/// A straight slider with two or more thumbs, one for each value.
///
/// ```swift
/// let slider = RangeSliderControl()
/// slider.maximumValue = 100
/// slider.range = 20...80
/// slider.addAction(UIAction { [unowned slider] _ in print(slider.range) }, for: .valueChanged)
/// ```
@MainActor @IBDesignable
open class RangeSliderControl: StraightSliderControl {
    /// Creates a slider from 0 to 1 with thumbs at both ends.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a slider with the values and options of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The range from the value of the first thumb, ``lowerValue``, to that of the last, ``upperValue``.
    ///
    /// Setting it sets both ends together. Thumbs between them keep the values that were set for them, as far as the
    /// new range allows, and a slider with one thumb gets a second one. The control adjusts both ends to what its
    /// bounds, steps, and spans allow, and ignores a range that isn't finite, as it does with ``SliderControl/values``.
    @_alwaysEmitIntoClient public final var range: ClosedRange<Double> {
        get { lowerValue...upperValue }
        set { setRange(newValue, animated: false) }
    }

    /// Sets ``range``, and animates the thumbs if `animated` is `true` and Reduce Motion is off.
    public final func setRange(_ range: ClosedRange<Double>, animated: Bool) {
        var values = slider.requestedValues
        if values.count < 2 { values = [range.lowerBound, range.upperBound] }
        (values[0], values[values.count - 1]) = (range.lowerBound, range.upperBound)
        setValues(values, animated: animated)
    }

    /// The value of the first thumb, which is the lower end of ``range``. Setting it doesn't change the values that
    /// you set for other thumbs.
    @IBInspectable public final var lowerValue: Double {
        get { slider.value(of: 0) }
        set { setValue(newValue, of: 0) }
    }

    /// The value of the last thumb, which is the upper end of ``range``. Setting it doesn't change the values that
    /// you set for other thumbs.
    @IBInspectable public final var upperValue: Double {
        get { slider.value(of: slider.count - 1) }
        set { setValue(newValue, of: slider.count - 1) }
    }

    /// Sets the value of the first thumb, and animates it if `animated` is `true` and Reduce Motion is off.
    public final func setLowerValue(_ value: Double, animated: Bool) { setValue(value, of: 0, animated: animated) }

    /// Sets the value of the last thumb, and animates it if `animated` is `true` and Reduce Motion is off.
    public final func setUpperValue(_ value: Double, animated: Bool) {
        setValue(value, of: slider.count - 1, animated: animated)
    }
}
#endif
