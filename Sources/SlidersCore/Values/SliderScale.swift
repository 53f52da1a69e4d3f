/// The distribution of values along the track: the scale that an app sets.
public enum SliderScale: Equatable, Sendable {
    /// Equal distances for equal differences.
    case linear
    /// Equal distances for equal ratios. The bounds must be above 0.
    case logarithmic
    /// `value = lower + (upper − lower) · fractionᵖ`, with the exponent p in 1/25…1000.
    case power(Double)
    /// Linear between stops. The first and the last stop are the bounds; a stop can have a step for its segment.
    case piecewise([Stop])
    /// These values at equal distances. The first and the last are the bounds, and the values are the only steps.
    case list([Double])

    /// A point that a piecewise scale goes through.
    public struct Stop: Equatable, Sendable {
        /// The fraction of the track, 0…1.
        public var fraction: Double
        /// The value at that fraction.
        public var value: Double
        /// The step from here to the next stop, counted from `value`; `nil` uses the slider's step.
        public var step: Double?

        /// Creates a stop.
        public init(fraction: Double, value: Double, step: Double? = nil) {
            self.fraction = fraction
            self.value = value
            self.step = step
        }
    }
}
