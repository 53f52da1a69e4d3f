/// How a host shows that a thumb is held, beside the paints of that state and ``SliderMetrics/heldThumbScale``.
/// Pictures show the end of it, without glass.
public struct SliderHeldThumb: Equatable, Sendable {
    /// How a thumb, and a track with a ``SliderMetrics/heldTrackScale``, grow when a pointer takes a thumb; `nil` is at
    /// once.
    public var growing: Spring?
    /// How they return to their sizes when the thumb is released; `nil` is at once.
    public var shrinking: Spring?
    /// How a held thumb becomes glass, where the host has glass; `nil` never does. A thumb with an image, or with
    /// paints of more than a color, an outline and a shadow, stays as it is painted.
    public var glass: Glass?

    /// Holds thumbs without springs and glass.
    public init() {}

    /// A spring without an initial velocity.
    public struct Spring: Equatable, Sendable {
        /// How much it is damped: 1 comes to rest soonest without overshooting, less overshoots.
        public var dampingRatio: Double
        /// The time of one swing without damping, in seconds: the less, the stiffer.
        public var response: Double

        /// Makes a spring.
        public init(dampingRatio: Double, response: Double) {
            self.dampingRatio = dampingRatio
            self.response = response
        }

        /// The stiffness for a mass of 1.
        public var stiffness: Double {
            let turns = 2 * Double.pi / response
            return turns * turns
        }
        /// The damping for a mass of 1.
        public var damping: Double { 4 * Double.pi * dampingRatio / response }
    }

    /// How the paint of a thumb gives way to glass.
    public struct Glass: Equatable, Sendable {
        /// How long the paint takes to fade when the thumb is taken, in seconds.
        public var clearing: Double
        /// How the paint comes back when the thumb is released.
        public var returning: Spring

        /// Creates the glass of a held thumb.
        public init(clearing: Double, returning: Spring) { (self.clearing, self.returning) = (clearing, returning) }
    }
}
