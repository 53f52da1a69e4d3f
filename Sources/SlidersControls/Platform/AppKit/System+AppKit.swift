#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersCore
import SlidersLooks

extension SliderSystem {
    /// The system that the app runs on. Controls without a style of their own have the look of its slider.
    ///
    /// ```swift
    /// slider.style = SliderLook.system.style(with: SliderLook.Options(height: 8), on: .current)
    /// ```
    @MainActor public static var current: SliderSystem {
        SliderSystem(
            version: ProcessInfo.processInfo.operatingSystemVersion.majorVersion,
            info: Bundle.main.infoDictionary ?? [:])
    }

    /// The system that a version of macOS and an app's Info.plist tell.
    init(version: Int, info: [String: Any]) {
        self.init(.mac, version: version, requiresCompatibilityDesign: Self.requiresCompatibilityDesign(info))
    }
}

extension NSControl.ControlSize {
    /// How much larger than a regular one a slider is. Guesses: Apple publishes no measures of sliders by size, and
    /// `mac-sizes` of docs/on-a-mac.md asks for them.
    package var factor: Double {
        switch self {
        case .mini: 0.6
        case .small: 0.8
        case .regular: 1
        case .large: 1.25
        // The one that macOS 26 adds.
        default: 1.5
        }
    }
}
#endif
