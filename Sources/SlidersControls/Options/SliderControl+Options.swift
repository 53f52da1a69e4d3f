#if APPLE_UI
import SlidersCore

/// The options of the engine as properties.
///
/// A control keeps an option that it can't meet yet, and applies it as soon as it can; see
/// ``BaseSliderControl/configurationError``. You can set options in any order.
extension SliderControl {
    /// All options of the control. Its `isEnabled` property is the same as the control's.
    public var configuration: SliderConfiguration {
        get { slider.configuration }
        set {
            slider.defaultPressTarget = defaultPressTarget(newValue)
            configure(track, newValue)
            if isEnabled != newValue.isEnabled { isEnabled = newValue.isEnabled }
        }
    }

    /// The minimum value. The default is 0, or the first value of a scale that has its own bounds.
    @IBInspectable public var minimumValue: Double {
        get { slider.configuration.lowerBound ?? slider.scale.lower }
        set { set(\.lowerBound, newValue) }
    }

    /// The maximum value. The default is 1, or the last value of a scale that has its own bounds.
    @IBInspectable public var maximumValue: Double {
        get { slider.configuration.upperBound ?? slider.scale.upper }
        set { set(\.upperBound, newValue) }
    }

    /// The interval between the values that thumbs can take, counted from the minimum value. The default, 0, allows
    /// every value, as do negative numbers and NaN.
    @IBInspectable public var step: Double {
        get { slider.configuration.step.interval }
        set { set(\.step.interval, newValue) }
    }

    /// The only values that thumbs can take, or `nil`, the default, to use ``step``.
    public var stepValues: [Double]? {
        get { slider.configuration.step.values }
        set { set(\.step.values, newValue) }
    }

    // MARK: Changing options

    /// Sets an option, and requests a layout if it changed.
    @inline(never) func set<Value>(_ option: WritableKeyPath<SliderConfiguration, Value>, _ value: Value) {
        configuration[keyPath: option] = value
    }
}

/// The areas where a press moves or holds a thumb, and their default for each kind of slider.
extension SliderControl {
    /// The places where a press moves or holds a thumb.
    ///
    /// The default of a straight slider is `span` for fingers, and `spanAndTrack` in AppKit and in the Mac idiom of Mac
    /// Catalyst. The default of a ``CircularSliderControl`` is `spanAndTrack`, and `anywhere` with
    /// ``CircularSliderControl/dragsVertically``. ``BaseSliderControl/style`` doesn't affect this property.
    public var pressTarget: SliderPressTarget {
        get { slider.pressTarget }
        set { set(\.pressTarget, newValue) }
    }

    /// Returns the press target if the app sets none. With a mouse, a press on a straight track moves a thumb; a finger
    /// there may want to scroll.
    func defaultPressTarget(_ configuration: SliderConfiguration) -> SliderPressTarget {
        if shape.isRound { return configuration.dragsVertically ? .anywhere : .spanAndTrack }
        return hasMacIdiom ? .spanAndTrack : .span
    }
}
#endif
