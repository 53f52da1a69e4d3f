#if APPLE_UI && canImport(UIKit)
import SlidersLooks
import UIKit

extension SliderSystem {
    /// The system that the app runs on. By default, controls have the look of its slider.
    ///
    /// ```swift
    /// slider.style = SliderLook.system.style(with: SliderLook.Options(height: 8), on: .current)
    /// ```
    @MainActor public static var current: SliderSystem {
        let device = UIDevice.current
        return SliderSystem(
            idiom: device.userInterfaceIdiom, version: device.systemVersion, info: Bundle.main.infoDictionary ?? [:])
    }

    /// Creates the system for a device and an app's Info.plist.
    ///
    /// - Parameter version: the value of `UIDevice.systemVersion`. On Mac Catalyst, it's the version of macOS or of
    ///   iOS; either both are below 26 or neither is, which is all that a look needs to know.
    init(idiom: UIUserInterfaceIdiom, version: String, info: [String: Any]) {
        self.init(
            idiom == .mac ? .mac : .iOS, version: Int(version.prefix { $0.isNumber }) ?? 0,
            requiresCompatibilityDesign: Self.requiresCompatibilityDesign(info))
    }
}
#endif
