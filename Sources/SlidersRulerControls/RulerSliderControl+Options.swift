#if APPLE_UI
import SlidersControls
import SlidersCore
import SlidersRuler

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
    public func setValue(_ value: Double, animated: Bool) {
        let oldValues = valuesBeforeChange()
        didChange(from: oldValues, try? ruler.assign(value), animated: animated)
    }

    /// The distance by which the current drag exceeds the limits, in value units.
    public var overshoot: Double { ruler.slider.overshoot }
}

/// The options of a ruler. You can set options and the value in any order: an option that can't be met yet is kept
/// until it can; see `BaseSliderControl.configurationError`.
extension RulerSliderControl {
    /// All options of the control. Its `isEnabled` property is the same as the control's. Options for several thumbs,
    /// for circles, and for where presses count have no effect.
    public var configuration: SliderConfiguration {
        get { ruler.configuration }
        set {
            configure(mark, newValue)
            if isEnabled != newValue.isEnabled { isEnabled = newValue.isEnabled }
        }
    }

    /// The minimum value. The default is 0, or the first value of a scale that has its own bounds.
    @IBInspectable public var minimumValue: Double {
        get { ruler.configuration.lowerBound ?? ruler.slider.scale.lower }
        set { configuration.lowerBound = newValue }
    }

    /// The maximum value. The default is 1, or the last value of a scale that has its own bounds.
    @IBInspectable public var maximumValue: Double {
        get { ruler.configuration.upperBound ?? ruler.slider.scale.upper }
        set { configuration.upperBound = newValue }
    }

    /// The interval between the values that the ruler can take, counted from the minimum value. Ticks are at the same
    /// interval, unless ``metrics`` sets another. The default, 0, allows every value, as do negative numbers and NaN.
    @IBInspectable public var step: Double {
        get { ruler.configuration.step.interval }
        set { configuration.step.interval = newValue }
    }

    /// The only values that the ruler can take, or `nil`, the default, to use ``step``.
    public var stepValues: [Double]? {
        get { ruler.configuration.step.values }
        set { configuration.step.values = newValue }
    }

    /// A Boolean value that indicates whether a double tap or a double click at most 22 points from the mark resets the
    /// value to the first of `configuration.resetValues`. The default is `false`.
    ///
    /// Delete and Backspace also reset the value while the mark has the focus, and assistive technology has an action
    /// for it.
    @IBInspectable public var resetsOnDoubleTap: Bool {
        get { ruler.configuration.resetsOnDoubleTap }
        set { configuration.resetsOnDoubleTap = newValue }
    }
}
#endif
