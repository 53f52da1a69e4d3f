// Checked against: developer.apple.com/documentation/uikit/uiaction, …/uiactionhandler, …/uimenuelement,
// …/uicontrol/event, …/uicontrol/state; madsmtm/objc2 `objc2-ui-kit` UIControl.rs; dotnet/macios src/uikit.cs.

public typealias UIActionHandler = (UIAction) -> Void

@available(iOS 13, *) @MainActor open class UIMenuElement: NSObject {
    nonisolated public override init() { super.init() }
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public enum State: Int, Sendable { case off, on, mixed }
    @available(iOS 26, *) public enum RepeatBehavior: Int, Sendable { case automatic, repeatable, nonRepeatable }
}

@available(iOS 13, *) @MainActor open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init()
        self.title = title
        self.handler = handler
        self.identifier = identifier ?? UIAction.Identifier(UUID().uuidString)
    }
    public var title = ""
    @available(iOS 14, *) public var sender: Any? { origin }
    public private(set) var identifier = UIAction.Identifier("")
    var handler: UIActionHandler = { _ in }
    var origin: Any?
}

extension UIControl {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var touchDown: Event { Event(rawValue: 1 << 0) }
        public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
        public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
        public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
        public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
        public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
        public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
        public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
        public static var touchCancel: Event { Event(rawValue: 1 << 8) }
        public static var valueChanged: Event { Event(rawValue: 1 << 12) }
        public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
        public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
        public static var editingChanged: Event { Event(rawValue: 1 << 17) }
        public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
        public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
        public static var allTouchEvents: Event { Event(rawValue: 0xFFF) }
        public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
    }

    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var normal: State { [] }
        public static var highlighted: State { State(rawValue: 1 << 0) }
        public static var disabled: State { State(rawValue: 1 << 1) }
        public static var selected: State { State(rawValue: 1 << 2) }
        public static var focused: State { State(rawValue: 1 << 3) }
    }
}
