// Checked against: developer.apple.com/documentation/appkit/nsaccessibility-swift.struct,
// …/nsaccessibility-swift.struct/post(element:notification:), …/nsaccessibility-swift.struct/role,
// …/nsaccessibilityorientation, …/nsaccessibilityprioritylevel, …/nsaccessibilitycustomaction; madsmtm/objc2
// `objc2-app-kit` NSAccessibility*.rs.

public enum NSAccessibilityPriorityLevel: Int, Sendable {
    case low = 10
    case medium = 50
    case high = 90
}

public enum NSAccessibilityOrientation: Int, Sendable { case unknown, vertical, horizontal }

public struct NSAccessibility {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let slider = Self(rawValue: "AXSlider"), group = Self(rawValue: "AXGroup")
    }
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let valueChanged = Self(rawValue: "AXValueChanged")
        public static let layoutChanged = Self(rawValue: "AXLayoutChanged")
        public static let focusedUIElementChanged = Self(rawValue: "AXFocusedUIElementChanged")
        public static let announcementRequested = Self(rawValue: "AXAnnouncementRequested")
    }
    public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let uiElements = Self(rawValue: "AXUIElementsKey")
        public static let announcement = Self(rawValue: "AXAnnouncementKey")
        public static let priority = Self(rawValue: "AXPriorityKey")
    }

    /// A notification that was posted. It keeps no element alive.
    @_spi(Double) public struct Post {
        public private(set) weak var element: AnyObject?
        public let notification: Notification
        /// The announcement, which is spoken only if a priority is with it.
        public var announcement: String?
        public var priority: NSAccessibilityPriorityLevel?
    }
    @_spi(Double) nonisolated(unsafe) public static var posts: [Post] = []
    public static func post(element: Any, notification: NSAccessibility.Notification) {
        posts.append(Post(element: element as AnyObject, notification: notification))
    }
    public static func post(
        element: Any, notification: NSAccessibility.Notification,
        userInfo: [NSAccessibility.NotificationUserInfoKey: Any]?
    ) {
        let priority = (userInfo?[.priority] as? Int).flatMap(NSAccessibilityPriorityLevel.init)
        let text = priority == nil ? nil : userInfo?[.announcement] as? String
        posts.append(
            Post(element: element as AnyObject, notification: notification, announcement: text, priority: priority))
    }

    /// A rectangle in coordinates of the screen, from the bottom. The double's windows are in its corner.
    @MainActor public static func screenRect(fromView parentView: NSView, rect frame: NSRect) -> NSRect {
        parentView.convert(frame, to: nil)
    }
}

open class NSAccessibilityCustomAction: NSObject {
    public convenience init(name: String, handler: (() -> Bool)? = nil) {
        self.init()
        (self.name, self.handler) = (name, handler)
    }
    open var name = ""
    open var handler: (() -> Bool)?
}

/// What was set on a view.
struct AccessibilityFacts {
    var isElement = false
    var role: NSAccessibility.Role?
    var label, identifier: String?
    var value: Any?
    var actions: [NSAccessibilityCustomAction]?
}

extension NSView {
    /// The view if it is an element, or else the elements in it.
    var unignored: [Any] { isAccessibilityElement() ? [self] : accessibilityChildren() ?? [] }
}
