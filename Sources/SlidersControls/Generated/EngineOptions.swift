// scripts/options prints this from docs/options.json.
// swift-format-ignore-file
#if APPLE_UI
import SlidersCore

/// Options of the engine that sliders of every kind have.
extension BaseSliderControl {
    /// A Boolean value that indicates whether the value changes more slowly while the pointer is far from a straight
    /// track, or while Shift is down. The default is `false`.
    @IBInspectable public var hasFineControl: Bool {
        get { model.configuration.hasFineControl }
        set { sharedConfiguration.hasFineControl = newValue }
    }

    /// A Boolean value that indicates whether a dragged thumb moves from step to step. If `false`, it moves freely, and
    /// glides to a step on release. The default is `true`.
    @IBInspectable public var snapsWhileDragging: Bool {
        get { model.configuration.snapsWhileDragging }
        set { sharedConfiguration.snapsWhileDragging = newValue }
    }
}

/// Options of the engine.
extension SliderControl {
    /// The scale that maps values to positions along the track. The default is `linear`.
    @_alwaysEmitIntoClient public var scale: SliderScale {
        get { configuration.scale }
        set { configuration.scale = newValue }
    }

    /// The minimum difference between the values of neighboring thumbs. The default is 0.
    @IBInspectable public var minimumSpan: Double {
        get { slider.configuration.minimumSpan }
        set { set(\.minimumSpan, newValue) }
    }

    /// The maximum difference between the values of neighboring thumbs. The default is infinity.
    @IBInspectable public var maximumSpan: Double {
        get { slider.configuration.maximumSpan }
        set { set(\.maximumSpan, newValue) }
    }

    /// The minimum distance between neighboring thumbs along the track, in points. It's measured between the points of
    /// their values, which are the centers of the thumbs, unless thumbs are beside their values. The distance limits
    /// only drags, not values that code sets. The default is 0.
    @IBInspectable public var minimumSeparation: Double {
        get { slider.configuration.minimumSeparation }
        set { set(\.minimumSeparation, newValue) }
    }

    /// The range of values that thumbs can take, or `nil`, the default, for all values between the bounds.
    @_alwaysEmitIntoClient public var enabledRange: ClosedRange<Double>? {
        get { configuration.enabledRange }
        set { configuration.enabledRange = newValue }
    }

    /// The range of values that each thumb can take, by index. A thumb without an entry, or with `nil`, has no limits.
    /// The default is an empty array.
    @_alwaysEmitIntoClient public var thumbLimits: [ClosedRange<Double>?] {
        get { configuration.thumbLimits }
        set { configuration.thumbLimits = newValue }
    }

    /// The ranges of values that thumbs can't take; their ends are allowed. A thumb jumps over a forbidden range, and
    /// spans can cross it. The default is an empty array.
    ///
    /// On a wrapping circle, a range can continue past the upper bound: on a 24-hour dial in minutes, `1320...1800` is
    /// from 22:00 to 06:00.
    @_alwaysEmitIntoClient public var forbiddenRanges: [ClosedRange<Double>] {
        get { configuration.forbiddenRanges }
        set { configuration.forbiddenRanges = newValue }
    }

    /// The indices of the thumbs that a person can't move. The default is an empty array.
    @_alwaysEmitIntoClient public var disabledThumbs: [Int] {
        get { configuration.disabledThumbs }
        set { configuration.disabledThumbs = newValue }
    }

    /// A Boolean value that indicates whether code can set values between steps. The default is `false`.
    ///
    /// Such a value snaps to a step when a person moves its thumb.
    @IBInspectable public var keepsValuesBetweenSteps: Bool {
        get { slider.configuration.keepsValuesBetweenSteps }
        set { set(\.keepsValuesBetweenSteps, newValue) }
    }

    /// The behavior of a thumb that reaches its neighbor. The default is `stop`.
    @_alwaysEmitIntoClient public var collision: SliderCollision {
        get { configuration.collision }
        set { configuration.collision = newValue }
    }

    /// The thumbs that a drag of the span between two thumbs moves: those two, or all of them. The default is
    /// `neighbors`.
    @_alwaysEmitIntoClient public var spanDrag: SliderSpanDrag {
        get { configuration.spanDrag }
        set { configuration.spanDrag = newValue }
    }

    /// The values that attract a dragged thumb. See ``detentDistance``. The default is an empty array.
    @_alwaysEmitIntoClient public var detents: [Double] {
        get { configuration.detents }
        set { configuration.detents = newValue }
    }

    /// The distance within which a detent attracts a dragged thumb, in points along the track. If it isn't above 0,
    /// detents have no effect. The default is 8.
    @IBInspectable public var detentDistance: Double {
        get { slider.configuration.detentDistance }
        set { set(\.detentDistance, newValue) }
    }

    /// The number of steps that an arrow key moves a thumb, at least 1. If the slider has no steps, each is 1% of the
    /// track. The default is 1.
    @IBInspectable public var arrowSteps: Int {
        get { slider.configuration.arrowSteps }
        set { set(\.arrowSteps, newValue) }
    }

    /// The number of steps that Page Up, Page Down, and an arrow key with Shift move a thumb, at least 1. If the slider
    /// has no steps, each is 1% of the track. The default is 10.
    @IBInspectable public var pageSteps: Int {
        get { slider.configuration.pageSteps }
        set { set(\.pageSteps, newValue) }
    }

    /// The amount by which one increment of an assistive technology changes a value, at least a step. The default,
    /// `nil`, means one step, or 10% of the track if there are no steps.
    @_alwaysEmitIntoClient public var accessibilityStep: Double? {
        get { configuration.accessibilityStep }
        set { configuration.accessibilityStep = newValue }
    }

    /// A Boolean value that indicates whether a double tap or a double click on a thumb resets it. The default is
    /// `false`.
    ///
    /// Delete and Backspace also reset the focused thumb, and assistive technology has an action for it. A thumb
    /// returns to its value in ``resetValues``, and the change has the reason `reset`. Single taps aren't delayed.
    @IBInspectable public var resetsOnDoubleTap: Bool {
        get { slider.configuration.resetsOnDoubleTap }
        set { set(\.resetsOnDoubleTap, newValue) }
    }

    /// The values that thumbs return to when they're reset, by index. The default is an empty array.
    ///
    /// Without an entry, a single thumb returns to the neutral value. Other thumbs, and a single thumb without a
    /// neutral value, return to where they were at the first layout, or when the number of thumbs last changed; see
    /// `SliderState.resetValue(of:)`.
    @_alwaysEmitIntoClient public var resetValues: [Double] {
        get { configuration.resetValues }
        set { configuration.resetValues = newValue }
    }
}

/// The Boolean options of archives, by their keys.
extension BaseSliderControl {
    static var ownFlags: [(key: String, flag: ReferenceWritableKeyPath<BaseSliderControl, Bool>)] {
        var flags: [(key: String, flag: ReferenceWritableKeyPath<BaseSliderControl, Bool>)] = [
            ("allowsTextEntry", \.allowsTextEntry),
            ("respondsToScrollWheel", \.respondsToScrollWheel),
            ("hasHaptics", \.hasHaptics),
            ("respondsToScrollWheelOverThumbs", \.respondsToScrollWheelOverThumbs),
            ("glidesToTaps", \.glidesToTaps),
        ]
        #if !canImport(UIKit)
        flags += [
            ("hasValueToolTips", \.hasValueToolTips),
        ]
        #endif
        return flags
    }
    static let sharedFlags: [(key: String, flag: WritableKeyPath<any SliderModelConfiguration, Bool>)] = [
        ("isReadOnly", \.isReadOnly),
        ("hasFineControl", \.hasFineControl),
        ("snapsWhileDragging", \.snapsWhileDragging),
        ("isContinuous", \.isContinuous),
    ]
    static let flagsOfAxes: [(key: String, flag: WritableKeyPath<SliderConfiguration, Bool>)] = [
        ("keepsValuesBetweenSteps", \.keepsValuesBetweenSteps),
        ("wraps", \.wraps),
        ("dragsVertically", \.dragsVertically),
        ("resetsOnDoubleTap", \.resetsOnDoubleTap),
    ]
}
#endif
