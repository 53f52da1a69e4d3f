extension SliderPaint {
    /// A color in sRGB, with components in 0…1, or beyond that range in hosts that can show wider colors.
    public struct Color: Equatable, Sendable {
        /// The red component.
        public var red: Double
        /// The green component.
        public var green: Double
        /// The blue component.
        public var blue: Double
        /// The opacity: 0 is transparent, 1 opaque.
        public var alpha: Double

        /// Creates a color.
        public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// Creates a gray.
        public init(white: Double, alpha: Double = 1) { self.init(white, white, white, alpha) }

        /// Returns the color between this one (at 0) and another (at 1), component by component.
        @usableFromInline package func mixed(with other: Color, _ fraction: Double) -> Color {
            Color(
                red + (other.red - red) * fraction, green + (other.green - green) * fraction,
                blue + (other.blue - blue) * fraction, alpha + (other.alpha - alpha) * fraction)
        }

        /// The relative luminance of the color without its opacity: 0 is black, and 1 is white. Source: WCAG 2.2.
        var luminance: Double {
            let linear = { (part: Double) in
                part <= 0.04045 ? max(0, part) / 12.92 : exponential(2.4 * logarithm((part + 0.055) / 1.055))
            }
            return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        }

        /// Returns the color with a fraction of its opacity.
        @usableFromInline package func faded(_ fraction: Double) -> Color { Color(red, green, blue, alpha * fraction) }
    }

    /// A color at a fraction of a gradient.
    public struct Stop: Equatable, Sendable {
        /// The fraction, 0…1.
        public var fraction: Double
        /// The color there.
        public var color: Color

        /// Creates a stop.
        public init(_ fraction: Double, _ color: Color) { (self.fraction, self.color) = (fraction, color) }
    }

    /// A linear gradient between two points of the unit square.
    public struct Gradient: Equatable, Sendable {
        /// The colors, by ascending fraction; before the first and after the last, the color is constant.
        public var stops: [Stop]
        /// The point at fraction 0, as fractions of the width and the height.
        public var from: SIMD2<Double>
        /// The point at fraction 1.
        public var to: SIMD2<Double>
        /// A Boolean value that indicates whether the unit square is the control, so that a moving part shows different
        /// colors of the gradient. Otherwise, the unit square is the part.
        public var isOfControl: Bool

        /// Creates a gradient, by default from top to bottom.
        public init(
            _ stops: [Stop], from: SIMD2<Double> = SIMD2(0.5, 0), to: SIMD2<Double> = SIMD2(0.5, 1),
            isOfControl: Bool = false
        ) {
            self.stops = stops
            self.from = from
            self.to = to
            self.isOfControl = isOfControl
        }

        /// Creates a gradient of two colors from top to bottom.
        public init(_ top: Color, _ bottom: Color, isOfControl: Bool = false) {
            self.init([Stop(0, top), Stop(1, bottom)], isOfControl: isOfControl)
        }
    }

    /// Returns the color of a gradient's stops at a fraction; transparent if there are no stops.
    package static func color(of stops: [Stop], at fraction: Double) -> Color {
        guard let first = stops.first, let last = stops.last else { return Color(white: 0, alpha: 0) }
        guard fraction > first.fraction else { return first.color }
        for (lower, upper) in zip(stops, stops.dropFirst()) where fraction < upper.fraction {
            return lower.color.mixed(with: upper.color, (fraction - lower.fraction) / (upper.fraction - lower.fraction))
        }
        return last.color
    }
}
