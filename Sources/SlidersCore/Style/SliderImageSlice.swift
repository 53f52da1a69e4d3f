/// A part of an image, and the part of a box that it covers, for images with caps that are not stretched.
@usableFromInline package struct SliderImageSlice: Sendable {
    /// A rectangle, in points.
    @usableFromInline package typealias Box = (origin: SIMD2<Double>, size: SIMD2<Double>)

    /// The part of the image, from the image's top left corner.
    @usableFromInline package let source: Box
    /// The part of the box that it covers, from the box's top left corner.
    @usableFromInline package let target: Box

    @usableFromInline init(source: Box, target: Box) { (self.source, self.target) = (source, target) }

    /// Returns the slices of an image that cover a box, in rows from the top: corners keep their size, while edges and
    /// the middle stretch. Caps that are larger than the box are scaled down together; slices without an area are left
    /// out.
    @_alwaysEmitIntoClient package static func all(of picture: SliderPaint.Picture, over size: SIMD2<Double>)
        -> [SliderImageSlice]
    {
        let across = bands(picture.size.x, size.x, picture.caps.left, picture.caps.right)
        let down = bands(picture.size.y, size.y, picture.caps.top, picture.caps.bottom)
        return down.flatMap { y in
            across.map { x in
                SliderImageSlice(
                    source: (SIMD2(x.source.start, y.source.start), SIMD2(x.source.length, y.source.length)),
                    target: (SIMD2(x.target.start, y.target.start), SIMD2(x.target.length, y.target.length)))
            }
        }
    }

    @usableFromInline typealias Band = (start: Double, length: Double)

    /// The first cap, the middle, and the last cap along one axis, in the image and in the box.
    @_alwaysEmitIntoClient static func bands(
        _ image: Double, _ box: Double, _ first: Double, _ last: Double
    ) -> [(source: Band, target: Band)] {
        let first = max(0, first)
        let last = max(0, last)
        let caps = first + last
        let shrink = caps > box && caps > 0 ? box / caps : 1
        return [
            (source: (0, first), target: (0, first * shrink)),
            (source: (first, image - caps), target: (first * shrink, box - caps * shrink)),
            (source: (image - last, last), target: (box - last * shrink, last * shrink)),
        ].filter { $0.source.length > 0 && $0.target.length > 0 }
    }
}
