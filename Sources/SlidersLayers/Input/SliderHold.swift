#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import QuartzCore

/// What presses.
package enum PointerKind: Sendable {
    /// A finger, whose press may be the begin of scrolling.
    case finger
    /// A mouse or a pencil.
    case precise
}

/// A pointer that holds a thumb or bar, or waits for what it becomes.
struct SliderHold {
    /// What the host knows the pointer by.
    let token: AnyObject
    /// The number of the pointer in the engine.
    let pointer: Int
    let kind: PointerKind
    /// Where it went down, on the canvas.
    let start: CGPoint
    /// Where it was last.
    var last: CGPoint
    /// Whether it went down on a read-out that can be typed, and has not moved along the track since: then the engine
    /// does not know of it yet, and a release begins typing.
    var isOnReadout: Bool
    /// Tells the engine that the pointer has rested.
    var rest: Task<Void, Never>?
}
#endif
