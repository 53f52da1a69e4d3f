#if canImport(UIKit)
import UIKit

/// A touch that holds a thumb or bar, or waits for what it becomes.
struct TouchHold {
    let touch: UITouch
    /// The number of its pointer in the engine.
    let pointer: Int
    /// Where it went down, in the coordinates of the canvas.
    let start: CGPoint
    /// Where it was last.
    var last: CGPoint
    /// Whether it went down on a read-out that can be typed, and has not moved along the track since: then the engine
    /// does not know of it yet, and a release begins typing.
    var isOnReadout: Bool
    /// Tells the engine that the touch has rested.
    var rest: Task<Void, Never>?
}
#endif
