/// The fill, shadows, outline, and light of a shape, as values that every host can draw.
public struct SliderPaint: Equatable, Sendable {
    /// The fill of the shape.
    public var fill: Fill
    /// A shadow outside the shape.
    public var shadow: Shadow?
    /// A shadow inside the shape, from its edge.
    public var innerShadow: Shadow?
    /// A line along the shape's edge.
    public var outline: Outline?
    /// Light over the lower half of the shape.
    public var gloss: Gloss?
    /// A halo in the fill's own colors.
    public var glow: Glow?

    /// Creates a paint.
    public init(
        _ fill: Fill, shadow: Shadow? = nil, innerShadow: Shadow? = nil, outline: Outline? = nil, gloss: Gloss? = nil,
        glow: Glow? = nil
    ) {
        self.fill = fill
        self.shadow = shadow
        self.innerShadow = innerShadow
        self.outline = outline
        self.gloss = gloss
        self.glow = glow
    }

    /// The fill of a shape.
    public enum Fill: Equatable, Sendable {
        /// One color.
        case color(Color)
        /// A linear gradient.
        case gradient(Gradient)
        /// Colors by their fraction of the track. A thumb has the color at its value.
        case alongTrack([Stop])
        /// An image.
        case image(Picture)
    }

    /// The Gaussian σ of a halo, in points: constant, or growing with the value, smoothly or in equal steps.
    public struct Glow: Equatable, Sendable {
        /// σ at the lower bound.
        public var lower: Double
        /// σ at the upper bound.
        public var upper: Double
        /// The number of steps from `lower` to `upper`, each reached at the end of its part of the track; `nil` means
        /// smooth.
        public var steps: Int?

        /// Creates a halo that's the same for every value.
        public init(_ sigma: Double) { (lower, upper) = (sigma, sigma) }

        /// Creates a halo that grows with the value.
        public init(from lower: Double, to upper: Double, steps: Int? = nil) {
            self.lower = lower
            self.upper = upper
            self.steps = steps
        }

        /// Returns σ at a fraction of the track.
        package func sigma(at fraction: Double) -> Double {
            guard let steps, steps > 0 else { return lower + (upper - lower) * fraction }
            return lower + (upper - lower) * (fraction * Double(steps) + 1e-9).rounded(.down) / Double(steps)
        }
    }

    /// A shadow. Core Graphics and CSS specify a blur as about 2σ, and SVG and Core Animation as σ.
    public struct Shadow: Equatable, Sendable {
        /// The color.
        public var color: Color
        /// The distance from the shape, in points, y down.
        public var offset: SIMD2<Double>
        /// The Gaussian σ of the blur, in points.
        public var blur: Double

        /// Creates a shadow.
        public init(_ color: Color, offset: SIMD2<Double> = .zero, blur: Double) {
            self.color = color
            self.offset = offset
            self.blur = blur
        }
    }

    /// A line along a shape's edge.
    public struct Outline: Equatable, Sendable {
        /// The color.
        public var color: Color
        /// The width, in points; half of it is inside the shape.
        public var width: Double

        /// Creates an outline.
        public init(_ color: Color, width: Double) { (self.color, self.width) = (color, width) }
    }

    /// Light over the lower half of a shape; see ``SliderPaintedShape/Form/gloss(_:)``.
    public struct Gloss: Equatable, Sendable {
        /// The color.
        public var color: Color
        /// The distance from the shape's left and right edges, in points.
        public var inset: Double

        /// Creates a gloss.
        public init(_ color: Color, inset: Double = 0) { (self.color, self.inset) = (color, inset) }
    }
}

extension SliderPaint {
    /// Whether there's an inner shadow, a gloss, or a glow.
    package var hasLight: Bool { innerShadow != nil || gloss != nil || glow != nil }

    /// Whether the shadow is that of a path with one opacity. It isn't if there's an outline around a translucent fill.
    package var castsShadowOfPath: Bool { shadow == nil || outline == nil || fill.alpha == 1 }
}

extension SliderPaint.Fill {
    @_alwaysEmitIntoClient package static var clear: SliderPaint.Fill { .color(.init(white: 0, alpha: 0)) }

    /// The opacity of a color; 1 for gradients and images.
    package var alpha: Double { if case .color(let color) = self { color.alpha } else { 1 } }
}
