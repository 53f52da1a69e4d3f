#if APPLE_UI
import QuartzCore

/// A pointer that is down on something that acts when the pointer is lifted in place. It becomes a press of the engine
/// once it moves along the track.
struct SliderTap {
    /// The number of the pointer.
    let pointer: Int
    /// Where it went down, on the canvas.
    let start: CGPoint
    /// Whether its press on the track waits, because it may be the beginning of a scroll.
    let waits: Bool
    let target: Target

    enum Target {
        /// The readout or the label of a thumb, in which a person can type.
        case text(thumb: Int)
        /// The tick with this value, or its text.
        case tick(Double)
    }
}
#endif
