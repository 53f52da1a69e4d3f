#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import QuartzCore

/// A pointer that is down: it holds a thumb or bar, or waits for what it becomes.
struct SliderPointer {
    /// What the toolkit knows the pointer by.
    let token: AnyObject
    /// The number of the pointer in the engine.
    let number: Int
    /// Whether a press on the track waits, because it may be the begin of scrolling.
    let waits: Bool
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
