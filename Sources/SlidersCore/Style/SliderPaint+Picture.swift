extension SliderPaint {
    /// An image that the host identifies by a number.
    public struct Picture: Equatable, Sendable {
        /// The number; hosts map it to an image in the resolutions that they have.
        public var id: Int
        /// The size, in points. A thumb shows the image at this size; along a line, the image is stretched.
        public var size: SIMD2<Double>
        /// The edges that are not stretched.
        public var caps: Caps

        /// Creates a picture.
        public init(_ id: Int, size: SIMD2<Double>, caps: Caps = Caps()) {
            self.id = id
            self.size = size
            self.caps = caps
        }
    }

    /// The edges of an image that are not stretched, in points. Corners keep their size.
    public struct Caps: Equatable, Sendable {
        /// The height of the top edge.
        public var top: Double
        /// The width of the left edge.
        public var left: Double
        /// The height of the bottom edge.
        public var bottom: Double
        /// The width of the right edge.
        public var right: Double

        /// Creates caps.
        public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }
}
