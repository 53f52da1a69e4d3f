#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// Options that are UIKit's alone, in an archive.
extension SliderControl {
    func writePlatformOptions(to options: inout ArchivedOptions) { options["delaysTrackTouches"] = delaysTrackTouches }

    func readPlatformOptions(from options: ArchivedOptions) {
        options.read("delaysTrackTouches", &delaysTrackTouches)
    }
}
#endif
