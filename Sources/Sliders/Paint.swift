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
    /// A halo of the fill's own colours around the figure: its Gaussian σ in points.
    public var glow: Double?

    public init(
        _ fill: Fill, shadow: Shadow? = nil, innerShadow: Shadow? = nil, outline: Outline? = nil, gloss: Gloss? = nil,
        glow: Double? = nil
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
        /// From one colour to another between two points of the control, and constant beyond them.
        case linear(Color, Color, from: SIMD2<Double>, to: SIMD2<Double>)
        /// From one colour at the track's lower bound to another at its upper.
        case alongTrack(Color, Color)
        /// A picture that the host knows by a number, drawn centred with this many pixels per point.
        case image(id: Int, scale: Double)
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
