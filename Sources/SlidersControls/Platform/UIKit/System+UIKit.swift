#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
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

    /// The system that a device and an app's Info.plist tell.
    ///
    /// - Parameter version: as `UIDevice.systemVersion` has it. Mac Catalyst answers that of macOS or of iOS; both are
    ///   below 26 or both are not, and a look asks for no more.
    init(idiom: UIUserInterfaceIdiom, version: String, info: [String: Any]) {
        self.init(
            idiom == .mac ? .mac : .iOS, version: Int(version.prefix { $0.isNumber }) ?? 0,
            requiresCompatibilityDesign: Self.requiresCompatibilityDesign(info))
    }
}
#endif
