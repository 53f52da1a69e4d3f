#if APPLE_UI
import SlidersCore

/// What layers show of the drawing of a slider, of whatever kind.
package struct DrawnParts {
    /// The parts, in the order of drawing.
    let elements: [SliderElement]
    /// The layout that paints go by.
    let layout: SliderLayout
    /// How many times thicker than at rest the track is drawn.
    let trackScale: Double
}
#endif
