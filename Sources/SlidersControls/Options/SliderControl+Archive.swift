#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore

/// Options of a track in archives.
extension SliderControl {
    /// Adds the options of a track.
    func writeTrack(to options: inout ArchivedOptions) {
        switch shape {
        case .straight(let direction):
            options["direction"] = ArchivedOptions.directions.first { $0.value == direction }?.key
        case .round(let start, let sweep):
            options["startAngle"] = start
            options["sweep"] = sweep
        }
        options["hasTappableTicks"] = hasTappableTicks
        options["reportsHover"] = reportsHover
        options["neutralValue"] = neutralValue
        options["clipsSpanViews"] = clipsSpanViews
        writeTouchOptions(to: &options)
    }

    /// Sets the options of a track.
    func readTrack(from options: ArchivedOptions) {
        switch shape {
        case .straight(var direction):
            options.read("direction", &direction, ArchivedOptions.directions)
            shape = .straight(direction)
        case .round(var start, var sweep):
            start = options["startAngle"] ?? start
            sweep = options["sweep"] ?? sweep
            shape = .round(start: start, sweep: sweep)
        }
        options.read("hasTappableTicks", &hasTappableTicks)
        options.read("reportsHover", &reportsHover)
        neutralValue = options["neutralValue"] ?? neutralValue
        options.read("clipsSpanViews", &clipsSpanViews)
        readTouchOptions(from: options)
    }
}
#endif
