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
        let columns = bands(picture.size.x, size.x, picture.caps.left, picture.caps.right)
        let rows = bands(picture.size.y, size.y, picture.caps.top, picture.caps.bottom)
        return rows.flatMap { y in
            columns.map { x in
                SliderImageSlice(
                    source: (SIMD2(x.source.start, y.source.start), SIMD2(x.source.length, y.source.length)),
                    target: (SIMD2(x.target.start, y.target.start), SIMD2(x.target.length, y.target.length)))
            }
        }
    }

    @usableFromInline typealias Band = (start: Double, length: Double)

    /// Returns the bands of the first cap, the middle, and the last cap along one axis, each in the image and in the
    /// box; bands without a length are left out.
    @_alwaysEmitIntoClient static func bands(
        _ imageLength: Double, _ boxLength: Double, _ firstCap: Double, _ lastCap: Double
    ) -> [(source: Band, target: Band)] {
        let first = max(0, firstCap)
        let last = max(0, lastCap)
        let caps = first + last
        let scale = caps > boxLength && caps > 0 ? boxLength / caps : 1
        return [
            (source: (0, first), target: (0, first * scale)),
            (source: (first, imageLength - caps), target: (first * scale, boxLength - caps * scale)),
            (source: (imageLength - last, last), target: (boxLength - last * scale, last * scale)),
        ].filter { $0.source.length > 0 && $0.target.length > 0 }
    }
}
