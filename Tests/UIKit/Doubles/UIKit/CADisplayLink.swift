import Foundation
@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/quartzcore/cadisplaylink. It stands here, as a selector is of
// this module.

/// Calls its target before each frame while it is in a run loop. Both retain it until it is invalidated, and it retains
/// its target.
open class CADisplayLink: NSObject {
    private var target: Any?
    private let action: Selector
    private var modes: [(loop: RunLoop, mode: RunLoop.Mode)] = []
    private var isInvalid = false

    public init(target: Any, selector sel: Selector) { (self.target, action) = (target, sel) }

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

    /// Lets time pass until the next frame, and calls the targets of all links.
    @_spi(Double) public static func showFrame(after duration: CFTimeInterval = 1.0 / 60) {
        MediaTime.now += duration
        for link in links where !link.isPaused {
            guard let target = link.target else { continue }
            (link.timestamp, link.duration) = (MediaTime.now, duration)
            performer?(link, target, link.action)
        }
    }
}
