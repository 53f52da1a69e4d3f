#if canImport(UIKit)
import UIKit

/// Every option of the engine as a property. What cannot be met now is kept, does nothing until it can be, and shows in
/// ``SliderControl/fault``, so that options can be set in any order.
extension SliderControl {
    /// All options at once; with `isEnabled` of the control.
    public var configuration: SliderConfiguration {
        get { slider.configuration }
        set {
            configure { $0 = newValue }
            if isEnabled != newValue.isEnabled { isEnabled = newValue.isEnabled }
        }
    }

    func configure(_ change: (inout SliderConfiguration) -> Void) {
        var configuration = slider.configuration
        change(&configuration)
        guard configuration != slider.configuration else { return }
        cancelTouches(before: configuration, count: slider.count, on: layout.track)
        // Who hears of a cancelled drag may set options, too.
        configuration = slider.configuration
        change(&configuration)
        try? slider.configure(configuration)
        setNeedsLayout()
    }

    // MARK: Values

    /// The value at the start of the track; 0 by default.
    @IBInspectable public var minimumValue: Double {
        get { slider.configuration.lowerBound ?? slider.scale.lower }
        set { configure { $0.lowerBound = newValue } }
    }

    /// The value at the end of the track; 1 by default.
    @IBInspectable public var maximumValue: Double {
        get { slider.configuration.upperBound ?? slider.scale.upper }
        set { configure { $0.upperBound = newValue } }
    }

    /// How values are spread along the track.
    public var scale: Scale.Curve {
        get { slider.configuration.scale }
        set { configure { $0.scale = newValue } }
    }

    /// The distance of the values that can be taken, counted from the lower bound; 0 is every value.
    @IBInspectable public var step: Double {
        get { if case .every(let step) = slider.configuration.step { step } else { 0 } }
        set { configure { $0.step = newValue > 0 ? .every(newValue) : .none } }
    }

    /// The only values that can be taken; `nil` leaves it to ``step``.
    public var stepValues: [Double]? {
        get { if case .values(let values) = slider.configuration.step { values } else { nil } }
        set { configure { $0.step = newValue.map { .values($0) } ?? .none } }
    }

    /// The least distance of neighbouring thumbs, in value units.
    @IBInspectable public var minimumSpan: Double {
        get { slider.configuration.minimumSpan }
        set { configure { $0.minimumSpan = newValue } }
    }

    /// The greatest distance of neighbouring thumbs, in value units; infinite by default.
    @IBInspectable public var maximumSpan: Double {
        get { slider.configuration.maximumSpan }
        set { configure { $0.maximumSpan = newValue } }
    }

    /// The least distance of neighbouring thumb centres in points along the track; it limits movements alone.
    @IBInspectable public var minimumSeparation: Double {
        get { slider.configuration.minimumSeparation }
        set { configure { $0.minimumSeparation = newValue } }
    }

    /// The part of the bounds that thumbs may enter; `nil` is all of it.
    public var selectableRange: ClosedRange<Double>? {
        get { slider.configuration.selectable }
        set { configure { $0.selectable = newValue } }
    }

    /// Limits of single thumbs, by rank.
    public var thumbLimits: [ClosedRange<Double>?] {
        get { slider.configuration.limits }
        set { configure { $0.limits = newValue } }
    }

    /// Thumbs that do not move, by rank.
    public var disabledThumbs: [Int] {
        get { slider.configuration.disabled }
        set { configure { $0.disabled = newValue } }
    }

    /// Whether values set from code keep off the steps until their thumb itself moves.
    @IBInspectable public var isExact: Bool {
        get { slider.configuration.isExact }
        set { configure { $0.isExact = newValue } }
    }

    // MARK: Behaviour

    /// What happens when a thumb meets its neighbour.
    public var collision: Collision {
        get { slider.configuration.collision }
        set { configure { $0.collision = newValue } }
    }

    /// Where a press counts.
    public var pressTarget: PressTarget {
        get { slider.configuration.press }
        set { configure { $0.press = newValue } }
    }

    /// What a drag of the bar moves.
    public var barDrag: BarDrag {
        get { slider.configuration.bar }
        set { configure { $0.bar = newValue } }
    }

    /// `false` sends one change at the end of a drag instead of each.
    @IBInspectable public var isContinuous: Bool {
        get { slider.configuration.isContinuous }
        set { configure { $0.isContinuous = newValue } }
    }

    /// `false` lets a held thumb stand between steps; released, it glides to one.
    @IBInspectable public var snapsWhileDragging: Bool {
        get { slider.configuration.snapsWhileDragging }
        set { configure { $0.snapsWhileDragging = newValue } }
    }

    /// Whether a finger far from a straight track, or with Shift, moves the value more slowly.
    @IBInspectable public var hasFineControl: Bool {
        get { slider.configuration.hasFineControl }
        set { configure { $0.hasFineControl = newValue } }
    }

    /// Values that attract a dragged thumb within 8 points.
    public var marks: [Double] {
        get { slider.configuration.marks }
        set { configure { $0.marks = newValue } }
    }

    /// How much one swipe of an assistive technology adds, in value units; `nil` is one step, 10 % of the track without.
    public var accessibilityStep: Double? {
        get { slider.configuration.assistiveIncrement }
        set { configure { $0.assistiveIncrement = newValue } }
    }
}
#endif
