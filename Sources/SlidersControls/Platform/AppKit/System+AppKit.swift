#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore
import SlidersLooks

extension SliderSystem {
    /// The system that the app runs on. By default, controls have the look of its slider.
    ///
    /// ```swift
    /// slider.style = SliderLook.system.style(with: SliderLook.Options(height: 8), on: .current)
    /// ```
    @MainActor public static var current: SliderSystem {
        SliderSystem(
            version: ProcessInfo.processInfo.operatingSystemVersion.majorVersion,
            info: Bundle.main.infoDictionary ?? [:])
    }

    /// Creates the system for a version of macOS and an app's Info.plist.
    init(version: Int, info: [String: Any]) {
        self.init(.mac, version: version, requiresCompatibilityDesign: Self.requiresCompatibilityDesign(info))
    }
}
#endif
