// scripts/options prints this from docs/options.json.
// swift-format-ignore-file
#if APPLE_UI
import SlidersControls
import SlidersCore
import SlidersRuler

/// Options of the engine.
extension RulerSliderControl {
    /// The scale that maps values to positions along the track. The default is `linear`.
    @_alwaysEmitIntoClient public var scale: SliderScale {
        get { configuration.scale }
        set { configuration.scale = newValue }
    }

    /// The range of values that thumbs can take, or `nil`, the default, for all values between the bounds.
    @_alwaysEmitIntoClient public var enabledRange: ClosedRange<Double>? {
        get { configuration.enabledRange }
        set { configuration.enabledRange = newValue }
    }

    /// The ranges of values that thumbs can't take; their ends are allowed. The default is an empty array.
    @_alwaysEmitIntoClient public var forbiddenRanges: [ClosedRange<Double>] {
        get { configuration.forbiddenRanges }
        set { configuration.forbiddenRanges = newValue }
    }

    /// A Boolean value that indicates whether code can set values between steps. The default is `false`.
    @IBInspectable public var keepsValuesBetweenSteps: Bool {
        get { ruler.configuration.keepsValuesBetweenSteps }
        set { configuration.keepsValuesBetweenSteps = newValue }
    }

    /// The values that attract a dragged thumb. The default is an empty array.
    @_alwaysEmitIntoClient public var detents: [Double] {
        get { configuration.detents }
        set { configuration.detents = newValue }
    }

    /// The distance within which a detent attracts a dragged thumb, in points along the track. The default is 8.
    @IBInspectable public var detentDistance: Double {
        get { ruler.configuration.detentDistance }
        set { configuration.detentDistance = newValue }
    }

    /// The number of steps that an arrow key moves a thumb, at least 1. The default is 1.
    @IBInspectable public var arrowSteps: Int {
        get { ruler.configuration.arrowSteps }
        set { configuration.arrowSteps = newValue }
    }

    /// The number of steps that Page Up, Page Down, and an arrow key with Shift move a thumb, at least 1. The default
    /// is 10.
    @IBInspectable public var pageSteps: Int {
        get { ruler.configuration.pageSteps }
        set { configuration.pageSteps = newValue }
    }

    /// The amount by which one increment of an assistive technology changes a value, at least a step. The default is
    /// `nil`.
    @_alwaysEmitIntoClient public var accessibilityStep: Double? {
        get { configuration.accessibilityStep }
        set { configuration.accessibilityStep = newValue }
    }

    /// The values that thumbs return to when they're reset, by index. The default is an empty array.
    @_alwaysEmitIntoClient public var resetValues: [Double] {
        get { configuration.resetValues }
        set { configuration.resetValues = newValue }
    }
}
#endif
