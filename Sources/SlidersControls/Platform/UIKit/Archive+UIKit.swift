#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// Options that are UIKit's alone, in an archive.
extension SliderControl {
    func writePlatformOptions(to options: inout ArchivedOptions) { options["delaysTrackPresses"] = delaysTrackPresses }

    func readPlatformOptions(from options: ArchivedOptions) {
        options.read("delaysTrackPresses", &delaysTrackPresses)
    }
}
#endif
