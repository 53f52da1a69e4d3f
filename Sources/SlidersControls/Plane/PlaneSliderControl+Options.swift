#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore

/// Options. What cannot be met now is kept until it can, see ``PlaneSliderControl/configurationError``; you can set
/// options and values in any order.
extension PlaneSliderControl {
    /// All options of the control: those of each axis in `x` and `y`, and those of the plane. The `isEnabled` of the
    /// configuration is that of the control.
    public var configuration: SliderPlane.Configuration {
        get { plane.configuration }
        set {
            configure { $0 = newValue }
            if isEnabled != newValue.isEnabled { isEnabled = newValue.isEnabled }
        }
    }

    /// The first option that cannot be met now and is repaired; `nil` if all can be met.
    public var configurationError: SliderError? { plane.configurationError }

    /// Where a press counts. The default is `track`: a press in the area moves the nearest point there. `thumb` takes
    /// points alone.
    public var pressTarget: SliderPressTarget {
        get { plane.configuration.pressTarget }
        set { configure { $0.pressTarget = newValue } }
    }

    // MARK: Changing options

    /// Changes options, and asks for a layout if they differ.
    func configure(_ change: (inout SliderPlane.Configuration) -> Void) {
        var configuration = plane.configuration
        change(&configuration)
        guard configuration != plane.configuration, let reports = try? plane.configure(configuration) else { return }
        setNeedsLayout()
        report(cancelled: reports)
    }
}
#endif
