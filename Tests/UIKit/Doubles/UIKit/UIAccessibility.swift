// Checked against: developer.apple.com/documentation/uikit/uiaccessibility-swift.struct, …/uiaccessibilitytraits,
// …/uiaccessibilitycontainertype, …/uiaccessibility/isreducetransparencyenabled,
// …/uiaccessibility/converttoscreencoordinates(_:in:)-6dx4a,
// …/uiaccessibilitycustomaction, …/uiaccessibilitycustomaction/init(name:actionhandler:), …/uiaccessibilitypriority,
// …/foundation/nsattributedstring/key/accessibilityspeechannouncementpriority, …/accessibilityspeechqueueannouncement;
// madsmtm/objc2 `objc2-ui-kit` UIAccessibility*.rs.

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
public struct UIAccessibility {
    @_spi(Double) public static var reducesMotion = false
    @_spi(Double) public static var posts: [(Notification, Any?)] = []

    public static var isReduceMotionEnabled: Bool { reducesMotion }
    @_spi(Double) public static var reducesTransparency = false
    public static var isReduceTransparencyEnabled: Bool { reducesTransparency }
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        posts.append((notification, argument))
    }
    /// The announcements that were posted.
    @_spi(Double) public static var announcements: [Announcement] {
        posts.compactMap { $0.0 == .announcement ? Announcement($0.1) : nil }
    }
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        var placement = view.placementOnScreen
        return UIBezierPath(cgPath: path.cgPath.copy(using: &placement) ?? path.cgPath)
    }

    public struct Notification: RawRepresentable, Hashable, Sendable {
        public var rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let layoutChanged = Self(rawValue: 1001), announcement = Self(rawValue: 1008)
    }
}

/// What is spoken of the argument of an announcement: a string, with attributes or without. Others aren't spoken.
@_spi(Double) public struct Announcement: Equatable {
    public let text: String
    public let priority: UIAccessibilityPriority

    public init?(_ argument: Any?) {
        if let text = argument as? String {
            (self.text, priority) = (text, .default)
        } else if let attributed = argument as? NSAttributedString {
            text = attributed.string
            let key = NSAttributedString.Key.accessibilitySpeechAnnouncementPriority
            let value = text.isEmpty ? nil : attributed.attribute(key, at: 0, effectiveRange: nil)
            // In Objective-C the type is a string; Linux doesn't bridge it.
            priority =
                value as? UIAccessibilityPriority ?? (value as? String).map(UIAccessibilityPriority.init) ?? .default
        } else {
            return nil
        }
    }
}

@available(iOS 17, *) public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
    public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
    public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

extension NSAttributedString.Key {
    @available(iOS 11, *) public static let accessibilitySpeechQueueAnnouncement =
        Self(rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    @available(iOS 17, *) public static let accessibilitySpeechAnnouncementPriority =
        Self(rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
}

@available(iOS 8, *) @MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    // `NSObject.init()` does not make one.
    private init(_ name: String, _ handler: @escaping Handler) { (self.name, self.handler) = (name, handler) }
    @available(iOS 13, *) public convenience init(name: String, actionHandler: @escaping Handler) {
        self.init(name, actionHandler)
    }
    open var name: String
    @available(iOS 13, *) open var actionHandler: Handler? {
        get { handler }
        set { handler = newValue }
    }
    private var handler: Handler?
}
