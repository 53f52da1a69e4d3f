/// The system that a slider runs on, as its host names it. ``SliderLook/system`` follows it.
///
/// ```swift
/// let style = SliderLook.system.style(on: SliderSystem(.iOS, version: 26))
/// ```
public struct SliderSystem: Equatable, Sendable {
    /// Whose controls an app has.
    public var family: Family
    /// The major version of the system. Those of all systems have the same number from 26 on.
    public var version: Int
    /// Whether the app keeps the controls of before version 26, as `UIDesignRequiresCompatibility` asks. A host leaves
    /// it `false` in apps built with the SDK of version 27, for which the system ignores that key.
    public var requiresCompatibilityDesign: Bool

    /// Names a system.
    public init(_ family: Family, version: Int, requiresCompatibilityDesign: Bool = false) {
        self.family = family
        self.version = version
        self.requiresCompatibilityDesign = requiresCompatibilityDesign
    }

    /// Whose controls an app has.
    public enum Family: Sendable {
        /// Those of iOS, which iPadOS, visionOS and Mac Catalyst in the iPad's idiom have, too.
        case iOS
        /// Those of the Mac, which Mac Catalyst has in the Mac's idiom.
        case mac
    }

    /// Whether the controls are of glass.
    private var hasGlass: Bool { version >= 26 && !requiresCompatibilityDesign }

    /// The look of the system's own slider.
    public var look: SliderLook {
        switch family {
        case .iOS: hasGlass ? .iOSGlass : .iOSFlat
        case .mac: hasGlass ? .macGlass : .macFlat
        }
    }
}
