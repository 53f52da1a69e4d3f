#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import QuartzCore
import SlidersCore

/// A straight slider with two thumbs, or as many as it has values.
///
/// ```swift
/// let slider = RangeSliderControl()
/// slider.maximumValue = 100
/// slider.values = [20, 80]
/// slider.addAction(UIAction { [unowned slider] _ in print(slider.values) }, for: .valueChanged)
/// ```
@MainActor @IBDesignable
open class RangeSliderControl: StraightSliderControl {
    /// Makes a slider from 0 to 1 with thumbs at both ends.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a slider from an archive, with the values and options in it.
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

    /// Sets ``lowerValue``. With `animated` the thumb glides to its place, unless motion is reduced.
    public func setLowerValue(_ value: Double, animated: Bool) { setValue(value, of: 0, animated: animated) }

    /// Sets ``upperValue``. With `animated` the thumb glides to its place, unless motion is reduced.
    public func setUpperValue(_ value: Double, animated: Bool) {
        setValue(value, of: slider.count - 1, animated: animated)
    }
}
#endif
