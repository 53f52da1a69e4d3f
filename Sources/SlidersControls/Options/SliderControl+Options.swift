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
            configure { $0 = newValue }
            if isEnabled != newValue.isEnabled { isEnabled = newValue.isEnabled }
        }
    }

    // MARK: Values

    /// The minimum value. The default is 0, or the first value of a scale that has its own bounds.
    @IBInspectable public var minimumValue: Double {
        get { slider.configuration.lowerBound ?? slider.scale.lower }
        set { configure { $0.lowerBound = newValue } }
    }

    /// The maximum value. The default is 1, or the last value of a scale that has its own bounds.
    @IBInspectable public var maximumValue: Double {
        get { slider.configuration.upperBound ?? slider.scale.upper }
        set { configure { $0.upperBound = newValue } }
    }

    /// The scale that maps values to positions along the track. The default is linear.
    public var scale: SliderScale {
        get { slider.configuration.scale }
        set { configure { $0.scale = newValue } }
    }

    /// The interval between the values that thumbs can take, counted from the minimum value. The default, 0, allows
    /// every value, as do negative numbers and NaN.
    @IBInspectable public var step: Double {
        get { slider.configuration.step.interval }
        set { configure { $0.step.interval = newValue } }
    }

    /// The only values that thumbs can take, or `nil`, the default, to use ``step``.
    public var stepValues: [Double]? {
        get { slider.configuration.step.values }
        set { configure { $0.step.values = newValue } }
    }

    /// The minimum difference between the values of neighboring thumbs. The default is 0.
    @IBInspectable public var minimumSpan: Double {
        get { slider.configuration.minimumSpan }
        set { configure { $0.minimumSpan = newValue } }
    }

    /// The maximum difference between the values of neighboring thumbs. The default is infinity.
    @IBInspectable public var maximumSpan: Double {
        get { slider.configuration.maximumSpan }
        set { configure { $0.maximumSpan = newValue } }
    }

    /// The minimum distance between neighboring thumbs along the track, in points. It's measured between the points of
    /// their values, which are the centers of the thumbs, unless thumbs are beside their values. The distance limits
    /// only drags, not values that code sets. The default is 0.
    @IBInspectable public var minimumSeparation: Double {
        get { slider.configuration.minimumSeparation }
        set { configure { $0.minimumSeparation = newValue } }
    }

    /// The part of the bounds that thumbs can enter, or `nil`, the default, for all of it.
    public var enabledRange: ClosedRange<Double>? {
        get { slider.configuration.enabledRange }
        set { configure { $0.enabledRange = newValue } }
    }

    /// The limits of individual thumbs, by index. A thumb without an entry, or with `nil`, has no limits.
    public var thumbLimits: [ClosedRange<Double>?] {
        get { slider.configuration.thumbLimits }
        set { configure { $0.thumbLimits = newValue } }
    }

    /// The parts of the bounds that thumbs can't enter; their ends are allowed.
    ///
    /// A thumb jumps over a forbidden range, and spans can cross it. On a wrapping circle, a range can continue past
    /// the maximum value: on a 24-hour dial in minutes, `1320...1800` is from 22:00 to 06:00.
    public var forbiddenRanges: [ClosedRange<Double>] {
        get { slider.configuration.forbiddenRanges }
        set { configure { $0.forbiddenRanges = newValue } }
    }

    /// The indices of the thumbs that can't move.
    public var disabledThumbs: [Int] {
        get { slider.configuration.disabledThumbs }
        set { configure { $0.disabledThumbs = newValue } }
    }

    /// A Boolean value that indicates whether code can set values between steps. The default is `false`.
    ///
    /// Such a value snaps to a step when a person moves its thumb.
    @IBInspectable public var isExact: Bool {
        get { slider.configuration.isExact }
        set { configure { $0.isExact = newValue } }
    }

    // MARK: Behavior

    /// The behavior of a thumb that reaches its neighbor. The default is `stop`.
    public var collision: SliderCollision {
        get { slider.configuration.collision }
        set { configure { $0.collision = newValue } }
    }

    /// The thumbs that a drag of the bar moves. The default is the two thumbs beside the press.
    public var barDrag: SliderBarDrag {
        get { slider.configuration.barDrag }
        set { configure { $0.barDrag = newValue } }
    }

    /// A Boolean value that indicates whether a dragged thumb stays on steps. The default is `true`.
    ///
    /// If `false`, the thumb moves freely and glides to a step on release.
    @IBInspectable public var snapsWhileDragging: Bool {
        get { slider.configuration.snapsWhileDragging }
        set { configure { $0.snapsWhileDragging = newValue } }
    }

    /// A Boolean value that indicates whether the value changes more slowly while the pointer is far from a straight
    /// track, or while Shift is down. The default is `false`.
    @IBInspectable public var hasFineControl: Bool {
        get { slider.configuration.hasFineControl }
        set { configure { $0.hasFineControl = newValue } }
    }

    /// The number of steps that an arrow key moves a thumb, at least 1. The default is 1. Without steps, each is 1% of
    /// the track.
    @IBInspectable public var arrowSteps: Int {
        get { slider.configuration.arrowSteps }
        set { configure { $0.arrowSteps = newValue } }
    }

    /// The number of steps that Page Up, Page Down, or an arrow key with Shift moves a thumb, at least 1. The default
    /// is 10. Without steps, each is 1% of the track.
    @IBInspectable public var pageSteps: Int {
        get { slider.configuration.pageSteps }
        set { configure { $0.pageSteps = newValue } }
    }

    /// Values that attract a dragged thumb; see ``detentDistance``.
    public var detents: [Double] {
        get { slider.configuration.detents }
        set { configure { $0.detents = newValue } }
    }

    /// The distance within which a detent attracts a dragged thumb, in points along the track. The default is 8. If the
    /// distance isn't above 0, detents have no effect.
    @IBInspectable public var detentDistance: Double {
        get { slider.configuration.detentDistance }
        set { configure { $0.detentDistance = newValue } }
    }

    /// The amount by which one increment of an assistive technology changes a value, at least a step. The default,
    /// `nil`, means one step, or 10% of the track if there are no steps.
    public var accessibilityStep: Double? {
        get { slider.configuration.accessibilityStep }
        set { configure { $0.accessibilityStep = newValue } }
    }

    /// A Boolean value that indicates whether a double tap or a double click on a thumb resets it. The default is
    /// `false`.
    ///
    /// Delete and Backspace also reset the focused thumb, and assistive technology has an action for it. A thumb
    /// returns to its value in ``resetValues``, and the change has the reason `reset`. Single taps aren't delayed.
    @IBInspectable public var resetsOnDoubleTap: Bool {
        get { slider.configuration.resetsOnDoubleTap }
        set { configure { $0.resetsOnDoubleTap = newValue } }
    }

    /// The values that thumbs return to when they're reset, by index.
    ///
    /// Without an entry, a single thumb returns to ``neutralValue``. Other thumbs, and a single thumb without a neutral
    /// value, return to where they were when the control was first laid out, or when the number of thumbs last changed.
    public var resetValues: [Double] {
        get { slider.configuration.resetValues }
        set { configure { $0.resetValues = newValue } }
    }

    // MARK: Changing options

    /// Changes options, and asks for a layout if they differ.
    func configure(_ change: (inout SliderConfiguration) -> Void) {
        configure(track) {
            change(&$0)
            slider.defaultPressTarget = defaultPressTarget($0)
        }
    }
}

/// Where a press counts, and the default for each kind of slider.
extension SliderControl {
    /// The places where a press moves or holds a thumb.
    ///
    /// The default of a straight slider is `bar` for fingers, and `barAndTrack` in AppKit and in the Mac idiom of Mac
    /// Catalyst. The default of a ``CircularSliderControl`` is `barAndTrack`, and `anywhere` with
    /// ``CircularSliderControl/dragsVertically``. ``BaseSliderControl/style`` doesn't affect this property.
    public var pressTarget: SliderPressTarget {
        get { slider.pressTarget }
        set { configure { $0.pressTarget = newValue } }
    }

    /// Where a press counts until an app says where: on a straight track a mouse moves thumbs, and a finger may scroll.
    func defaultPressTarget(_ configuration: SliderConfiguration) -> SliderPressTarget {
        if shape.isRound { return configuration.dragsVertically ? .anywhere : .barAndTrack }
        return isOfMac ? .barAndTrack : .bar
    }
}
#endif
