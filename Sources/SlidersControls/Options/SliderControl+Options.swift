#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore

/// The engine's options as properties. An option that cannot be met now is kept and does nothing until it can be, see
/// ``SliderControl/configurationError``, so that options can be set in any order.
extension SliderControl {
    /// All options together. Its `isEnabled` is the control's.
    public var configuration: SliderConfiguration {
        get { slider.configuration }
        set {
            configure { $0 = newValue }
            if isEnabled != newValue.isEnabled { isEnabled = newValue.isEnabled }
        }
    }

    // MARK: Values

    /// The value at the start of the track. 0 by default, or the first value of a scale that brings its own bounds.
    @IBInspectable public var minimumValue: Double {
        get { slider.configuration.lowerBound ?? slider.scale.lower }
        set { configure { $0.lowerBound = newValue } }
    }

    /// The value at the end of the track. 1 by default, or the last value of a scale that brings its own bounds.
    @IBInspectable public var maximumValue: Double {
        get { slider.configuration.upperBound ?? slider.scale.upper }
        set { configure { $0.upperBound = newValue } }
    }

    /// How values are spread along the track. Linear by default.
    public var scale: SliderScale {
        get { slider.configuration.scale }
        set { configure { $0.scale = newValue } }
    }

    /// The distance of the values that thumbs can take, counted from the lower bound. 0, the default, allows every
    /// value; so do negative distances and NaN.
    @IBInspectable public var step: Double {
        get { if case .every(let step) = slider.configuration.step { step } else { 0 } }
        set { configure { $0.step = newValue > 0 ? .every(newValue) : .none } }
    }

    /// The only values that thumbs can take; `nil`, the default, leaves it to ``step``.
    public var stepValues: [Double]? {
        get { if case .values(let values) = slider.configuration.step { values } else { nil } }
        set { configure { $0.step = newValue.map { .values($0) } ?? .none } }
    }

    /// The least distance of neighboring thumbs, in value units. 0 by default.
    @IBInspectable public var minimumSpan: Double {
        get { slider.configuration.minimumSpan }
        set { configure { $0.minimumSpan = newValue } }
    }

    /// The greatest distance of neighboring thumbs, in value units. Infinite by default.
    @IBInspectable public var maximumSpan: Double {
        get { slider.configuration.maximumSpan }
        set { configure { $0.maximumSpan = newValue } }
    }

    /// The least distance of neighboring thumbs' centers along the track, in points. It limits movements only: no
    /// value changes because of it. 0 by default.
    @IBInspectable public var minimumSeparation: Double {
        get { slider.configuration.minimumSeparation }
        set { configure { $0.minimumSeparation = newValue } }
    }

    /// The part of the bounds that thumbs may enter; `nil`, the default, is all of it.
    public var enabledRange: ClosedRange<Double>? {
        get { slider.configuration.enabledRange }
        set { configure { $0.enabledRange = newValue } }
    }

    /// The limits of single thumbs, by index; `nil`, and indices beyond the end of the array, have none.
    public var thumbLimits: [ClosedRange<Double>?] {
        get { slider.configuration.thumbLimits }
        set { configure { $0.thumbLimits = newValue } }
    }

    /// The indices of the thumbs that cannot be moved.
    public var disabledThumbs: [Int] {
        get { slider.configuration.disabledThumbs }
        set { configure { $0.disabledThumbs = newValue } }
    }

    /// Whether values set from code may be off the steps, until a person moves the thumb. `false` by default.
    @IBInspectable public var isExact: Bool {
        get { slider.configuration.isExact }
        set { configure { $0.isExact = newValue } }
    }

    // MARK: Behavior

    /// What happens when a thumb meets its neighbor. `stop` by default.
    public var collision: SliderCollision {
        get { slider.configuration.collision }
        set { configure { $0.collision = newValue } }
    }

    /// Where a press counts: what was set, or the default.
    ///
    /// The default of a straight slider is `bar`, in the Mac idiom of Mac Catalyst `barAndTrack`. The default of a
    /// ``CircularSliderControl`` is `barAndTrack`, and with ``CircularSliderControl/dragsVertically`` `anywhere`.
    /// ``style`` does not change it.
    public var pressTarget: SliderPressTarget {
        get { slider.pressTarget }
        set { configure { $0.pressTarget = newValue } }
    }

    /// What a drag of the bar moves. The two thumbs beside the press by default.
    public var barDrag: SliderBarDrag {
        get { slider.configuration.barDrag }
        set { configure { $0.barDrag = newValue } }
    }

    /// Whether a held thumb is on a step. `true` by default; `false` lets it stand between steps until its release,
    /// when it glides to one.
    @IBInspectable public var snapsWhileDragging: Bool {
        get { slider.configuration.snapsWhileDragging }
        set { configure { $0.snapsWhileDragging = newValue } }
    }

    /// Whether a pointer far from a straight track, or with Shift, moves the value more slowly. `false` by default.
    @IBInspectable public var hasFineControl: Bool {
        get { slider.configuration.hasFineControl }
        set { configure { $0.hasFineControl = newValue } }
    }

    /// Values that attract a dragged thumb; see ``detentDistance``.
    public var detents: [Double] {
        get { slider.configuration.detents }
        set { configure { $0.detents = newValue } }
    }

    /// How near a dragged thumb comes to a detent that attracts it, in points along the track: 8 by default. A distance
    /// that is not above 0 attracts nothing.
    @IBInspectable public var detentDistance: Double {
        get { slider.configuration.detentDistance }
        set { configure { $0.detentDistance = newValue } }
    }

    /// How much one increment of an assistive technology adds, in value units, never less than a step; `nil`, the
    /// default, is one step, and 10 % of the track without steps.
    public var accessibilityStep: Double? {
        get { slider.configuration.accessibilityStep }
        set { configure { $0.accessibilityStep = newValue } }
    }

    // MARK: Changing options

    /// Changes options, and asks for a layout if they differ.
    func configure(_ change: (inout SliderConfiguration) -> Void) {
        var configuration = slider.configuration
        change(&configuration)
        slider.defaultPressTarget = defaultPressTarget(configuration)
        guard configuration != slider.configuration, let reports = try? slider.configure(configuration) else { return }
        setNeedsLayout()
        report(cancelled: reports)
    }

    private func defaultPressTarget(_ configuration: SliderConfiguration) -> SliderPressTarget {
        if shape.isRound { return configuration.dragsVertically ? .anywhere : .barAndTrack }
        return isOfMac ? .barAndTrack : .bar
    }
}
#endif
