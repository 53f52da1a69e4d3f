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
    /// What a release does, as long as the pointer has not moved along the track; until then the engine does not know
    /// of it. `nil` for a pointer that presses.
    var tap: Tap?
    /// Tells the engine that the pointer has rested.
    var rest: Task<Void, Never>?

    /// What a pointer went down on that does something when it is released in its place.
    enum Tap {
        /// A read-out that can be typed.
        case readout
        /// The tick with this value, or its text.
        case tick(Double)
    }
}
#endif
