// Checked against: developer.apple.com/documentation/appkit/nsevent, …/nsevent/eventtype, …/nsevent/eventtypemask,
// …/nsevent/addlocalmonitorforevents(matching:handler:), …/nsevent/removemonitor(_:),
// …/nsevent/modifierflags-swift.struct, …/nsevent/specialkey-swift.struct, …/nsevent/phase-swift.struct,
// …/nsevent/clickcount, …/nsevent/touches(matching:in:), …/nsevent/doubleclickinterval, …/nsevent/timestamp;
// madsmtm/objc2 `objc2-app-kit` NSEvent.rs; dotnet/macios src/AppKit/Enums.cs.

open class NSEvent: NSObject {
    public enum EventType: UInt, Sendable {
        case leftMouseDown = 1
        case leftMouseUp = 2
        case rightMouseDown = 3
        case mouseMoved = 5
        case leftMouseDragged = 6
        case mouseEntered = 8
        case mouseExited = 9
        case keyDown = 10
        case periodic = 16
        case scrollWheel = 22
        case gesture = 29
        case directTouch = 37
        @available(macOS 26, *) case mouseCancelled = 40
    }

    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let leftMouseDown = Self(rawValue: 1 << 1), leftMouseUp = Self(rawValue: 1 << 2)
        public static let leftMouseDragged = Self(rawValue: 1 << 6), periodic = Self(rawValue: 1 << 16)
        public static let keyDown = Self(rawValue: 1 << 10)
    }

    public struct ModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let capsLock = Self(rawValue: 1 << 16), shift = Self(rawValue: 1 << 17)
        public static let control = Self(rawValue: 1 << 18), option = Self(rawValue: 1 << 19)
        public static let command = Self(rawValue: 1 << 20), numericPad = Self(rawValue: 1 << 21)
        public static let function = Self(rawValue: 1 << 23)
    }

    public struct SpecialKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let upArrow = Self(rawValue: 0xF700), downArrow = Self(rawValue: 0xF701)
        public static let leftArrow = Self(rawValue: 0xF702), rightArrow = Self(rawValue: 0xF703)
        public static let home = Self(rawValue: 0xF729), end = Self(rawValue: 0xF72B)
        public static let pageUp = Self(rawValue: 0xF72C), pageDown = Self(rawValue: 0xF72D)
        public static let tab = Self(rawValue: 0x0009), backTab = Self(rawValue: 0x0019)
        public static let backspace = Self(rawValue: 0x0008), delete = Self(rawValue: 0x007F)
        public static let deleteForward = Self(rawValue: 0xF728)
    }

    public struct Phase: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let began = Self(rawValue: 1), changed = Self(rawValue: 4), ended = Self(rawValue: 8)
    }

    /// Makes an event of the double.
    @_spi(Double) public init(_ type: EventType, at location: CGPoint = CGPoint(x: 0, y: 0)) {
        (self.type, locationInWindow) = (type, location)
        timestamp = CACurrentMediaTime()
    }

    open class func mouseEvent(
        with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags,
        timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?,
        eventNumber eNum: Int, clickCount cNum: Int, pressure: Float
    ) -> NSEvent? {
        let event = NSEvent(type, at: location)
        (event.timestamp, event.flags, event.clicks) = (time, flags, cNum)
        return event
    }
    open class func keyEvent(
        with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags,
        timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?,
        characters keys: String, charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool, keyCode code: UInt16
    ) -> NSEvent? {
        let event = NSEvent(type, at: location)
        event.timestamp = time
        (event.flags, event.key, event.repeats) = (flags, keys, flag)
        return event
    }

    /// The monitors of the app, which hear an event before its window does.
    nonisolated(unsafe) private static var monitors:
        [(token: NSObject, mask: EventTypeMask, handle: (NSEvent) -> NSEvent?)] = []
    open class func addLocalMonitorForEvents(
        matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? {
        let token = NSObject()
        monitors.append((token, mask, block))
        return token
    }
    /// Traps for a monitor that is not there.
    open class func removeMonitor(_ eventMonitor: Any) {
        let index = monitors.firstIndex { $0.token === eventMonitor as? NSObject }
        precondition(index != nil)
        if let index { monitors.remove(at: index) }
    }
    @_spi(Double) public static var monitorCount: Int { monitors.count }
    /// What monitors leave of an event.
    static func monitored(_ event: NSEvent) -> NSEvent? {
        let mask = EventTypeMask(rawValue: 1 << UInt64(event.type.rawValue))
        return monitors.filter { !$0.mask.isDisjoint(with: mask) }.reduce(event) { left, monitor in
            left.flatMap { monitor.handle($0) }
        }
    }

    public let type: EventType
    open private(set) var timestamp: TimeInterval = 0
    @_spi(Double) public var key = "", flags: ModifierFlags = [], wheel = (x: CGFloat(0), y: CGFloat(0))
    @_spi(Double) public var isPrecise = false, isInverted = false, momentum: Phase = [], repeats = false
    @_spi(Double) public var clicks = 1, scrollPhase: Phase = [], fingers: Set<NSTouch> = []
    @_spi(Double) public weak var hit: NSWindow? {
        didSet { number = hit.map { window in MainActor.assumeIsolated { window.windowNumber } } ?? 0 }
    }
    private var number = 0
    open var windowNumber: Int { number }

    public let locationInWindow: CGPoint
    open var modifierFlags: ModifierFlags { flags }
    open weak var window: NSWindow? { hit }

    // AppKit raises an exception where a property is not one of the event's type.
    private func isOf(_ types: EventType...) { precondition(types.contains(type), "\(type) has no such property") }

    open var characters: String? {
        isOf(.keyDown)
        return key
    }
    open var charactersIgnoringModifiers: String? { characters }
    open var isARepeat: Bool {
        isOf(.keyDown)
        return repeats
    }
    @available(macOS 10.15, *) open var specialKey: NSEvent.SpecialKey? {
        isOf(.keyDown)
        guard let scalar = key.unicodeScalars.first.map({ Int($0.value) }), key.unicodeScalars.count == 1 else {
            return nil
        }
        return scalar >= 0xF700 || [8, 9, 0x19, 0x7F].contains(scalar) ? SpecialKey(rawValue: scalar) : nil
    }
    open var clickCount: Int {
        isOf(.leftMouseDown, .leftMouseUp, .rightMouseDown, .leftMouseDragged)
        return clicks
    }
    open var scrollingDeltaX: CGFloat {
        isOf(.scrollWheel)
        return wheel.x
    }
    open var scrollingDeltaY: CGFloat {
        isOf(.scrollWheel)
        return wheel.y
    }
    open var hasPreciseScrollingDeltas: Bool {
        isOf(.scrollWheel)
        return isPrecise
    }
    open var isDirectionInvertedFromDevice: Bool {
        isOf(.scrollWheel)
        return isInverted
    }
    open func touches(matching phase: NSTouch.Phase, in view: NSView?) -> Set<NSTouch> {
        isOf(.gesture, .directTouch)
        return fingers.filter { touch in
            phase.contains(touch.phase) && view.map { touch.views.contains(ObjectIdentifier($0)) } ?? true
        }
    }
    open class var doubleClickInterval: TimeInterval { 0.5 }
    open var phase: NSEvent.Phase {
        isOf(.scrollWheel)
        return scrollPhase
    }
    open var momentumPhase: NSEvent.Phase {
        isOf(.scrollWheel)
        return momentum
    }
}
