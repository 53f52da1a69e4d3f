/// The animation of a held thumb, in addition to the paints of that state and ``SliderMetrics/heldThumbScale``.
/// Pictures show the end of the animation, without glass.
public struct SliderHeldThumb: Equatable, Sendable {
    /// The spring with which a thumb, and a track with a ``SliderMetrics/heldTrackScale``, grow when a pointer takes
    /// hold of a thumb; `nil` means immediately.
    public var growing: Spring?
    /// The spring with which they return to their sizes when the thumb is released; `nil` means immediately.
    public var shrinking: Spring?
    /// The change of a held thumb to glass, if the host has glass; `nil` means that it doesn't change. A thumb with an
    /// image, or with paints other than a color, an outline, and a shadow, doesn't turn to glass.
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

        /// Creates the glass of a held thumb.
        public init(clearing: Double, returning: Spring) { (self.clearing, self.returning) = (clearing, returning) }
    }
}
