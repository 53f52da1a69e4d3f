// Checked against: developer.apple.com/documentation/appkit/nstouch, …/nstouch/phase-swift.struct,
// …/nstouch/touchtypemask, …/nstouch/location(in:); NSTouch.h of SDK 13.

/// A finger at the time of an event. Only its identity lasts.
open class NSTouch: NSObject {
    public struct Phase: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let began = Self(rawValue: 1), moved = Self(rawValue: 2), stationary = Self(rawValue: 4)
        public static let ended = Self(rawValue: 8), cancelled = Self(rawValue: 16)
        public static let touching: Self = [.began, .moved, .stationary], any = Self(rawValue: .max)
    }
    public struct TouchTypeMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let direct = Self(rawValue: 1), indirect = Self(rawValue: 2)
    }

    open var identity: any NSCopying & NSObjectProtocol { finger }
    public let phase: Phase
    private let finger: FingerIdentity, position: CGPoint
    /// The view on which the finger was put down, and those around it.
    let views: Set<ObjectIdentifier>

    @MainActor
    init(_ finger: FingerIdentity, _ phase: Phase, at position: CGPoint, on hit: NSView) {
        (self.finger, self.phase, self.position) = (finger, phase, position)
        views = Set(sequence(first: hit) { $0.superview }.map { ObjectIdentifier($0) })
    }

    // Its declaration does not say that it belongs to the main actor, as that of the view does.
    open func location(in view: NSView?) -> NSPoint {
        MainActor.assumeIsolated { [position] in view?.convert(position, from: nil) ?? position }
    }
}

/// Equal to another one of the same finger, and not the same object.
final class FingerIdentity: NSObject, NSCopying {
    let number: Int
    init(_ number: Int) { self.number = number }
    func copy(with zone: NSZone? = nil) -> Any { FingerIdentity(number) }
    override func isEqual(_ object: Any?) -> Bool { (object as? FingerIdentity)?.number == number }
    override var hash: Int { number }
}
