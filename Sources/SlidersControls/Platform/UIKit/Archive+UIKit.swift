#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// Options that only UIKit has, in an archive.
extension BaseSliderControl {
    /// Does nothing: UIKit keeps its own options.
    func writePlatformOptions(to options: inout ArchivedOptions) {}
    /// Does nothing.
    func readPlatformOptions(from options: ArchivedOptions) {}
}

extension SliderControl {
    /// Adds the options of touches on a track.
    func writeTouchOptions(to options: inout ArchivedOptions) { options["delaysTrackTouches"] = delaysTrackTouches }

    /// Sets the options of touches on a track.
    func readTouchOptions(from options: ArchivedOptions) { options.read("delaysTrackTouches", &delaysTrackTouches) }
}
#endif
