// Checked against: developer.apple.com/documentation/appkit/nstrackingarea, …/nstrackingarea/options-swift.struct.

open class NSTrackingArea: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mouseEnteredAndExited = Self(rawValue: 1), mouseMoved = Self(rawValue: 2)
        public static let cursorUpdate = Self(rawValue: 4)
        public static let activeWhenFirstResponder = Self(rawValue: 0x10), activeInKeyWindow = Self(rawValue: 0x20)
        public static let activeInActiveApp = Self(rawValue: 0x40), activeAlways = Self(rawValue: 0x80)
        public static let inVisibleRect = Self(rawValue: 0x200), enabledDuringMouseDrag = Self(rawValue: 0x400)
    }

    /// Raises without one of the kinds of events, and without exactly one of the times.
    public init(rect: NSRect, options: NSTrackingArea.Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
        let times: [Options] = [.activeWhenFirstResponder, .activeInKeyWindow, .activeInActiveApp, .activeAlways]
        precondition(!options.isDisjoint(with: [.mouseEnteredAndExited, .mouseMoved, .cursorUpdate]))
        precondition(times.filter { options.contains($0) }.count == 1)
        self.options = options
        self.owner = owner as AnyObject?
    }
    public let options: NSTrackingArea.Options
    weak var owner: AnyObject?
}
