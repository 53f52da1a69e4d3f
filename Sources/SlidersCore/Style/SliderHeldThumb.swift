/// The animation of a held thumb, in addition to the paints of that state and ``SliderMetrics/heldThumbScale``.
/// Pictures show the end of the animation.
public struct SliderHeldThumb: Equatable, Sendable {
    /// The spring with which a thumb, and a track with a ``SliderMetrics/heldTrackScale``, grow when a pointer takes
    /// hold of a thumb; `nil` means immediately.
    public var growing: Spring?
    /// The spring with which they return to their sizes when the thumb is released; `nil` means immediately.
    public var shrinking: Spring?
    /// The change of a held thumb to glass; `nil` means that it doesn't change. A thumb with an image, or with paints
    /// other than a color, an outline, and a shadow, doesn't turn to glass.
    ///
    /// Where the system has glass, as UIKit has from iOS 26 on and AppKit from macOS 26 on, the thumb is made of it.
    /// Elsewhere, and in pictures, the thumb is drawn as a lens: it shows the track, spans, ticks, readings, and the
    /// histogram under it larger, but no text. Where a person asks for less transparency, over views of an app in place
    /// of the track or spans, on visionOS, and in planes and rulers, the thumb keeps its paint.
    public var glass: Glass?

    /// Creates an animation without springs or glass.
    public init() {}

    /// A spring without an initial velocity.
    public struct Spring: Equatable, Sendable {
        /// The damping: at 1, the spring comes to rest as soon as it can without overshooting; below 1, it overshoots.
        public var dampingRatio: Double
        /// The time of one swing without damping, in seconds. A smaller value makes the spring stiffer.
        public var response: Double

        /// Creates a spring.
        public init(dampingRatio: Double, response: Double) {
            self.dampingRatio = dampingRatio
            self.response = response
        }

        /// The stiffness for a mass of 1.
        package var stiffness: Double {
            let angularFrequency = 2 * Double.pi / response
            return angularFrequency * angularFrequency
        }
        /// The damping for a mass of 1.
        package var damping: Double { 4 * Double.pi * dampingRatio / response }
    }

    /// The change of a thumb's paint to glass.
    public struct Glass: Equatable, Sendable {
        /// The time that the paint takes to fade when a pointer takes hold of the thumb, in seconds.
        public var clearing: Double
        /// The spring with which the paint returns when the thumb is released.
        public var returning: Spring
        /// A Boolean value that indicates whether the thumb is made of the system's glass where there is one. If it's
        /// `false`, a lens is drawn everywhere.
        public var usesSystemGlass = true
        /// How many times as large the lens shows what lies under it. The default is a guess.
        public var magnification = 1.25
        /// The line around the lens. The default, black with an opacity of 12%, is a guess.
        public var edge = SliderPaint.Outline(.init(white: 0, alpha: 0.12), width: 1)
        /// The line along the inside of the lens's edge. The default, white with an opacity of 70%, is a guess.
        public var rim = SliderPaint.Outline(.init(white: 1, alpha: 0.7), width: 1)
        /// Whether a host can draw the lens.
        package var isDrawn = true

        /// Creates the glass of a held thumb.
        public init(clearing: Double, returning: Spring) { (self.clearing, self.returning) = (clearing, returning) }
    }
}
