// Checked against: developer.apple.com/documentation/uikit/uiaccessibility-swift.struct, …/uiaccessibilitytraits,
// …/uiaccessibilitycontainertype; madsmtm/objc2 `objc2-ui-kit` UIAccessibility*.rs.

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    // The numbers are the double's own: UIKit exports them as constants.
    public static let button = Self(rawValue: 1 << 0), notEnabled = Self(rawValue: 1 << 8)
    public static let adjustable = Self(rawValue: 1 << 12)
    public static let none: Self = []
}

@available(iOS 11, *) public enum UIAccessibilityContainerType: Int, Sendable {
    case none, dataTable, list, landmark
    @available(iOS 13, *) case semanticGroup
}

@MainActor
public enum UIAccessibility {
    @_spi(Double) public static var reducesMotion = false
    @_spi(Double) public static var posts: [(Notification, Any?)] = []

    public static var isReduceMotionEnabled: Bool { reducesMotion }
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        posts.append((notification, argument))
    }
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        CGRect(origin: view.convert(rect.origin, to: nil), size: rect.size)
    }

    public struct Notification: RawRepresentable, Hashable, Sendable {
        public var rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let layoutChanged = Self(rawValue: 1001), announcement = Self(rawValue: 1008)
    }
}
