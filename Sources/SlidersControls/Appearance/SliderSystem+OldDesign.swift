#if APPLE_UI
import SlidersLooks

extension SliderSystem {
    /// Whether an app's Info.plist asks for the design before iOS 26 and macOS 26. The system follows it in apps that
    /// are built with an SDK before 27.
    static func requiresCompatibilityDesign(_ info: [String: Any]) -> Bool {
        guard info["UIDesignRequiresCompatibility"] as? Bool == true else { return false }
        let sdk = (info["DTSDKName"] as? String).flatMap { Int($0.drop { !$0.isNumber }.prefix { $0.isNumber }) }
        return (sdk ?? 0) < 27
    }
}
#endif
