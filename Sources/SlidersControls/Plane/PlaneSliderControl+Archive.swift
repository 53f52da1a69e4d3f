#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore

/// Options of a plane in archives. The app sets its shape, its grid, and its look again.
extension PlaneSliderControl {
    /// Adds the options of both axes.
    func writePlane(to options: inout ArchivedOptions) {
        let configuration = plane.configuration
        for (key, axis) in [("x", configuration.x), ("y", configuration.y)] {
            var axisOptions = ArchivedOptions()
            axisOptions.add(axis)
            options[key] = axisOptions.values
        }
    }

    /// Sets the options of both axes.
    func readPlane(from options: ArchivedOptions) {
        configure { configuration in
            if let x: [String: Any] = options["x"] { ArchivedOptions(x).apply(to: &configuration.x) }
            if let y: [String: Any] = options["y"] { ArchivedOptions(y).apply(to: &configuration.y) }
        }
    }
}

extension SliderPlane.Configuration {
    /// The options of the whole plane, in the form of those of a slider.
    var whole: SliderConfiguration {
        get {
            var whole = SliderConfiguration()
            whole.pressTarget = pressTarget
            whole.disabledThumbs = disabledPoints
            whole.isReadOnly = isReadOnly
            whole.isContinuous = isContinuous
            whole.hasFineControl = hasFineControl
            whole.snapsWhileDragging = snapsWhileDragging
            return whole
        }
        set {
            pressTarget = newValue.pressTarget ?? .track
            disabledPoints = newValue.disabledThumbs
            isReadOnly = newValue.isReadOnly
            isContinuous = newValue.isContinuous
            hasFineControl = newValue.hasFineControl
            snapsWhileDragging = newValue.snapsWhileDragging
        }
    }
}
#endif
