// Checked against: developer.apple.com/documentation/uikit/uicornerconfiguration-swift.struct,
// …/uicornerconfiguration-swift.struct/capsule(maximumradius:), …/uiview/cornerconfiguration-87pr9.

@available(iOS 26, visionOS 26, *)
public struct UICornerConfiguration: Hashable {
    private let maximumRadius: Double?
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(maximumRadius: maximumRadius)
    }
}

extension UIView {
    /// Views without a configuration have corners of their own, for which the double has no name. Traps where such a
    /// one is read.
    @available(iOS 26, visionOS 26, *)
    public var cornerConfiguration: UICornerConfiguration {
        get {
            guard let corners = corners as? UICornerConfiguration else { fatalError("no configuration was set") }
            return corners
        }
        set { corners = newValue }
    }
}
