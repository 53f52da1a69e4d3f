/// The system that a slider runs on, as reported by its host. ``SliderLook/system`` matches it.
///
/// ```swift
/// let style = SliderLook.system.style(on: SliderSystem(.iOS, version: 26))
/// ```
public struct SliderSystem: Equatable, Sendable {
    /// The platform whose controls an app has.
    public var family: Family
    /// The major version of the system. From 26 on, all systems have the same number.
    public var version: Int
    /// A Boolean value that indicates whether the app keeps the controls from before version 26, with
    /// `UIDesignRequiresCompatibility`. A host leaves it `false` in apps built with the SDK of version 27, for which
    /// the system ignores that key.
    public var requiresCompatibilityDesign: Bool

    /// Creates a system.
    public init(_ family: Family, version: Int, requiresCompatibilityDesign: Bool = false) {
        self.family = family
        self.version = version
        self.requiresCompatibilityDesign = requiresCompatibilityDesign
    }

    /// The platform whose controls an app has.
    public enum Family: Sendable {
        /// The controls of iOS, which iPadOS, visionOS, and Mac Catalyst in the iPad idiom also have.
        case iOS
        /// The controls of the Mac, which Mac Catalyst has in the Mac idiom.
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
