#if APPLE_UI
import SlidersCore

/// The options of a plane. You can set options and values in any order: an option that can't be met yet is kept until
/// it can; see ``BaseSliderControl/configurationError``.
extension PlaneSliderControl {
    /// All options of the control: the options of each axis, in `x` and `y`, and the options of the plane. Its
    /// `isEnabled` property is the same as the control's.
    public var configuration: SliderPlane.Configuration {
        get { plane.configuration }
        set {
            configure { $0 = newValue }
            if isEnabled != newValue.isEnabled { isEnabled = newValue.isEnabled }
        }
    }

    /// The places where a press counts. The default is `track`: a press in the area moves the nearest point there. With
    /// `thumb`, a press counts only on points. With `relative`, a press anywhere holds the nearest point, which moves
    /// as far as the pointer does.
    public var pressTarget: SliderPressTarget {
        get { plane.configuration.pressTarget }
        set { configure { $0.pressTarget = newValue } }
    }

    // MARK: Changing options

    /// Changes options, and asks for a layout if they differ.
    func configure(_ change: (inout SliderPlane.Configuration) -> Void) {
        configure(points, change)
    }
}
#endif
