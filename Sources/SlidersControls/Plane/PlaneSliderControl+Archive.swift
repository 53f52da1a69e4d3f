#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore

/// Options of a plane in archives. Its shape and its grid are the app's to set again, as its look is.
extension PlaneSliderControl {
    /// Adds the options of both axes and of the plane.
    func writePlane(to options: inout ArchivedOptions) {
        let configuration = plane.configuration
        for (key, axis) in [("x", configuration.x), ("y", configuration.y)] {
            var axisOptions = ArchivedOptions()
            axisOptions.add(axis)
            options[key] = axisOptions.values
        }
        // Options of the whole plane have the form of those of a slider.
        var whole = SliderConfiguration()
        whole.pressTarget = configuration.pressTarget
        whole.disabledThumbs = configuration.disabledPoints
        whole.isReadOnly = configuration.isReadOnly
        whole.isContinuous = configuration.isContinuous
        whole.hasFineControl = configuration.hasFineControl
        whole.snapsWhileDragging = configuration.snapsWhileDragging
        options.add(whole)
    }

    /// Sets the options of both axes and of the plane.
    func readPlane(from options: ArchivedOptions) {
        configure { configuration in
            if let x: [String: Any] = options["x"] { ArchivedOptions(x).apply(to: &configuration.x) }
            if let y: [String: Any] = options["y"] { ArchivedOptions(y).apply(to: &configuration.y) }
            var whole = SliderConfiguration()
            whole.pressTarget = configuration.pressTarget
            options.apply(to: &whole)
            configuration.pressTarget = whole.pressTarget ?? .track
            configuration.disabledPoints = whole.disabledThumbs
            configuration.isReadOnly = whole.isReadOnly
            configuration.isContinuous = whole.isContinuous
            configuration.hasFineControl = whole.hasFineControl
            configuration.snapsWhileDragging = whole.snapsWhileDragging
        }
    }
}
#endif
