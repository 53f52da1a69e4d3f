/// A part of an image, and the part of a box that it covers, both in points.
public struct ImageSlice: Sendable {
    public typealias Box = (origin: SIMD2<Double>, size: SIMD2<Double>)

    public let source: Box
    public let target: Box

    /// How an image covers a box, in rows from the top: its corners as they are, its edges and middle stretched. Caps that
    /// leave the box no room are scaled down together.
    public static func all(of picture: Paint.Picture, over size: SIMD2<Double>) -> [ImageSlice] {
        let across = bands(picture.size.x, size.x, picture.caps.left, picture.caps.right)
        let down = bands(picture.size.y, size.y, picture.caps.top, picture.caps.bottom)
        return down.flatMap { y in
            across.map { x in
                ImageSlice(
                    source: (SIMD2(x.source.start, y.source.start), SIMD2(x.source.length, y.source.length)),
                    target: (SIMD2(x.target.start, y.target.start), SIMD2(x.target.length, y.target.length)))
            }
        }
    }

    private typealias Band = (start: Double, length: Double)

    /// From one edge to the opposite one.
    private static func bands(_ image: Double, _ box: Double, _ first: Double, _ last: Double) -> [(source: Band, target: Band)] {
        let first = max(0, first), last = max(0, last), caps = first + last
        let shrink = caps > box && caps > 0 ? box / caps : 1
        return [
            (source: (0, first), target: (0, first * shrink)),
            (source: (first, image - caps), target: (first * shrink, box - caps * shrink)),
            (source: (image - last, last), target: (box - last * shrink, last * shrink)),
        ].filter { $0.source.length > 0 && $0.target.length > 0 }
    }
}
