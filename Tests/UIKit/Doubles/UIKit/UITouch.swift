// Checked against: developer.apple.com/documentation/uikit/uitouch, …/uievent, …/uievent/buttonmask-swift.struct,
// …/uipress, …/uipressesevent, …/uikey, …/uikeyboardhidusage, …/uikeymodifierflags;
// madsmtm/objc2 `objc2-ui-kit`; USB HID usage tables, page 7.

@MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

    nonisolated override init() { super.init() }
    var position = CGPoint(x: 0, y: 0), previousPosition = CGPoint(x: 0, y: 0)
    var hit: UIView?
    var own: UIWindow?
    /// Whether no other touch was down on its view when it began.
    var isFirst = true

    public internal(set) var phase = Phase.began
    public internal(set) var timestamp: TimeInterval = 0
    public internal(set) var tapCount = 1
    public internal(set) var type = TouchType.direct
    open var view: UIView? { hit }
    open var window: UIWindow? { own }
    open func location(in view: UIView?) -> CGPoint { view?.convert(position, from: nil) ?? position }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousPosition, from: nil) ?? previousPosition
    }
}

@MainActor
open class UIEvent: NSObject {
    nonisolated override init() { super.init() }
    var touches: Set<UITouch> = []
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var primary: ButtonMask { ButtonMask(rawValue: 1 << 0) }
        public static var secondary: ButtonMask { ButtonMask(rawValue: 1 << 1) }
    }
    @available(iOS 13.4, *) public internal(set) var buttonMask: ButtonMask {
        get { buttons }
        set { buttons = newValue }
    }
    private var buttons: ButtonMask = []
    var coalesced: [ObjectIdentifier: [UITouch]] = [:]
    public internal(set) var timestamp: TimeInterval = 0
    public internal(set) var modifierFlags: UIKeyModifierFlags = []
    open var allTouches: Set<UITouch>? { touches }
    open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.hit === view } }
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { coalesced[ObjectIdentifier(touch)] ?? [touch] }
}

open class UIPress: NSObject {
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    override init() { super.init() }
    public internal(set) var phase = Phase.began
    nonisolated(unsafe) var pressed: UIKey?
    @available(iOS 13.4, *) open var key: UIKey? { pressed }
}

@MainActor
open class UIPressesEvent: UIEvent {
    var presses: Set<UIPress> = []
    open var allPresses: Set<UIPress> { presses }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var alphaShift: Self { Self(rawValue: 1 << 16) }
    public static var shift: Self { Self(rawValue: 1 << 17) }
    public static var control: Self { Self(rawValue: 1 << 18) }
    public static var alternate: Self { Self(rawValue: 1 << 19) }
    public static var command: Self { Self(rawValue: 1 << 20) }
}

public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardA = 4
    case keyboardEscape = 41
    case keyboardDeleteOrBackspace = 42
    case keyboardHome = 74
    case keyboardPageUp = 75
    case keyboardDeleteForward = 76
    case keyboardEnd = 77
    case keyboardPageDown = 78
    case keyboardRightArrow = 79
    case keyboardLeftArrow = 80
    case keyboardDownArrow = 81
    case keyboardUpArrow = 82
    case keyboardLeftShift = 225
    case keyboardRightShift = 229
}

@available(iOS 13.4, *) @MainActor
open class UIKey: NSObject {
    nonisolated override init() { super.init() }
    open internal(set) var keyCode = UIKeyboardHIDUsage.keyboardA
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    open internal(set) var characters = ""
}
