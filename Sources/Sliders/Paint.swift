/// How a figure is filled and lit: plain values that every host can draw.
public struct Paint: Equatable, Sendable {
    public var fill: Fill
    /// Falls outside the figure.
    public var shadow: Shadow?
    /// Falls inside the figure, from its edge.
    public var innerShadow: Shadow?
    public var outline: Outline?
    /// Light over the lower half.
    public var gloss: Gloss?
    /// A halo of the fill's own colours around the figure.
    public var glow: Glow?

    public init(
        _ fill: Fill, shadow: Shadow? = nil, innerShadow: Shadow? = nil, outline: Outline? = nil, gloss: Gloss? = nil,
        glow: Glow? = nil
    ) {
        self.fill = fill
        (self.shadow, self.innerShadow, self.outline, self.gloss, self.glow) = (shadow, innerShadow, outline, gloss, glow)
    }

    /// A colour in sRGB, components 0…1.
    public struct Color: Equatable, Sendable {
        public var red, green, blue, alpha: Double

        public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        public init(white: Double, alpha: Double = 1) { self.init(white, white, white, alpha) }
    }

    public enum Fill: Equatable, Sendable {
        case color(Color)
        case gradient(Gradient)
        /// Colours by their fraction of the track, wherever a part lies on it.
        case alongTrack([Stop])
        case image(Picture)
    }

    /// A colour at a fraction of a gradient; before the first and beyond the last it is constant.
    public struct Stop: Equatable, Sendable {
        public var fraction: Double
        public var color: Color

        public init(_ fraction: Double, _ color: Color) { (self.fraction, self.color) = (fraction, color) }
    }

    /// Colours along a straight line between two points, in parts of a width and height.
    public struct Gradient: Equatable, Sendable {
        public var stops: [Stop]
        public var from: SIMD2<Double>
        public var to: SIMD2<Double>
        /// Whether the width and height are those of the control, so that a part that moves shows another stretch of
        /// the gradient, or of the part itself.
        public var isOfControl: Bool

        public init(
            _ stops: [Stop], from: SIMD2<Double> = SIMD2(0.5, 0), to: SIMD2<Double> = SIMD2(0.5, 1), isOfControl: Bool = false
        ) {
            (self.stops, self.from, self.to, self.isOfControl) = (stops, from, to, isOfControl)
        }

        /// From the top to the bottom.
        public init(_ top: Color, _ bottom: Color, isOfControl: Bool = false) {
            self.init([Stop(0, top), Stop(1, bottom)], isOfControl: isOfControl)
        }
    }

    /// An image that the host knows by a number, in as many resolutions as it has.
    public struct Picture: Equatable, Sendable {
        public var id: Int
        /// In points. A thumb shows the image in this size; along a line it is stretched.
        public var size: SIMD2<Double>
        /// What is not stretched, in points from the image's edges.
        public var caps: Caps

        public init(_ id: Int, size: SIMD2<Double>, caps: Caps = Caps()) { (self.id, self.size, self.caps) = (id, size, caps) }
    }

    public struct Caps: Equatable, Sendable {
        public var top, left, bottom, right: Double

        public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    /// The Gaussian σ of a halo in points: the same everywhere, or growing with the value in equal steps.
    public struct Glow: Equatable, Sendable {
        public var lower, upper: Double
        /// The number of steps from lower to upper, each taken when its part of the track is complete; `nil` is smooth.
        public var steps: Int?

        public init(_ sigma: Double) { (lower, upper) = (sigma, sigma) }

        public init(from lower: Double, to upper: Double, steps: Int? = nil) {
            (self.lower, self.upper, self.steps) = (lower, upper, steps)
        }

        public func sigma(at fraction: Double) -> Double {
            guard let steps, steps > 0 else { return lower + (upper - lower) * fraction }
            return lower + (upper - lower) * (fraction * Double(steps) + 1e-9).rounded(.down) / Double(steps)
        }
    }

    public struct Shadow: Equatable, Sendable {
        public var color: Color
        /// In points, y down.
        public var offset: SIMD2<Double>
        /// The Gaussian σ of its blur, in points. Core Graphics and CSS take about twice as much, SVG and Core
        /// Animation as much.
        public var blur: Double

        public init(_ color: Color, offset: SIMD2<Double> = .zero, blur: Double) {
            (self.color, self.offset, self.blur) = (color, offset, blur)
        }
    }

    public struct Outline: Equatable, Sendable {
        public var color: Color
        /// In points, half of it inside the figure.
        public var width: Double

        public init(_ color: Color, width: Double) { (self.color, self.width) = (color, width) }
    }

    public struct Gloss: Equatable, Sendable {
        public var color: Color
        /// From the figure's edge, in points.
        public var inset: Double

        public init(_ color: Color, inset: Double = 0) { (self.color, self.inset) = (color, inset) }
    }
}

extension Paint {
    /// The colour of stops at a fraction.
    public static func color(of stops: [Stop], at fraction: Double) -> Color {
        guard let first = stops.first, let last = stops.last else { return Color(white: 0, alpha: 0) }
        guard fraction > first.fraction else { return first.color }
        for (lower, upper) in zip(stops, stops.dropFirst()) where fraction < upper.fraction {
            return lower.color.mixed(with: upper.color, (fraction - lower.fraction) / (upper.fraction - lower.fraction))
        }
        return last.color
    }
}

extension Paint.Color {
    /// A colour between two, component by component.
    public func mixed(with other: Paint.Color, _ part: Double) -> Paint.Color {
        .init(
            red + (other.red - red) * part, green + (other.green - green) * part, blue + (other.blue - blue) * part,
            alpha + (other.alpha - alpha) * part)
    }

    /// The colour with this part of its opacity.
    public func faded(_ part: Double) -> Paint.Color { .init(red, green, blue, alpha * part) }
}
