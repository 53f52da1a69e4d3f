import Foundation

// Checked against: developer.apple.com/documentation/quartzcore/cadisplaylink, …/documentation/objectivec/selector,
// …/documentation/foundation/nsselectorfromstring(_:).

/// The name of a method, which only the Objective-C runtime can call. It is here as display links have one.
public struct Selector: Hashable, Sendable {
    @_spi(Double) public let name: String
}

/// The only means to name a method in the double. Apple's compiler warns where a `Selector` is made of a literal.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(name: aSelectorName) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// Calls its target before each frame while it is in a run loop. Both retain it until it is invalidated, and it retains
/// its target.
@available(macOS 14, *)
open class CADisplayLink: NSObject {
    private var target: Any?
    private let action: Selector
    private var modes: [(loop: RunLoop, mode: RunLoop.Mode)] = []
    private var isInvalid = false
    private let isShown: @MainActor () -> Bool

    /// What makes a link differs: on a Mac, only views, windows, and screens do.
    @_spi(Double) public init(target: Any, selector: Selector, isShown: @escaping @MainActor () -> Bool) {
        (self.target, action, self.isShown) = (target, selector, isShown)
    }

    open private(set) var timestamp: CFTimeInterval = 0
    open private(set) var duration: CFTimeInterval = 0
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    open var isPaused = false

    /// Traps for one that was invalidated, which never calls its target again.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        precondition(!isInvalid, "the display link is invalidated")
        guard !modes.contains(where: { $0.loop === runloop && $0.mode == mode }) else { return }
        modes.append((runloop, mode))
        if modes.count == 1 { Self.links.append(self) }
    }
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.removeAll { $0.loop === runloop && $0.mode == mode }
        if modes.isEmpty { Self.links.removeAll { $0 === self } }
    }
    open func invalidate() {
        isInvalid = true
        modes = []
        target = nil
        Self.links.removeAll { $0 === self }
    }

    // MARK: Frames

    nonisolated(unsafe) private static var links: [CADisplayLink] = []
    /// Calls a target's method by its name, which the double cannot without the Objective-C runtime.
    @_spi(Double) nonisolated(unsafe) public static var performer: ((CADisplayLink, Any, Selector) -> Void)?
    /// The links that are in a run loop.
    @_spi(Double) public static var running: [CADisplayLink] { links }
    /// The modes in which this link is in a run loop.
    @_spi(Double) public var runningModes: [RunLoop.Mode] { modes.map(\.mode) }

    /// Lets time pass until the next frame, and calls the targets of all links whose screen shows it.
    @_spi(Double) @MainActor public static func showFrame(after duration: CFTimeInterval = 1.0 / 60) {
        MediaTime.now += duration
        for link in links where !link.isPaused && link.isShown() {
            guard let target = link.target else { continue }
            (link.timestamp, link.duration) = (MediaTime.now, duration)
            performer?(link, target, link.action)
        }
    }
}
