import Foundation
@_spi(Double) import QuartzCore

extension CGPath {
    /// The part of a path between two fractions of its length, as points.
    public func points(from start: CGFloat, to end: CGFloat) -> [CGPoint] {
        let all = flattened
        guard let first = all.first, start < end else { return [] }
        let lengths = zip(all, all.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let total = lengths.reduce(0, +)
        let (from, to) = (start * total, end * total)
        var points: [CGPoint] = []
        var gone: CGFloat = 0
        var last = first
        for (length, next) in zip(lengths, all.dropFirst()) {
            let at = { (distance: CGFloat) in
                let part = length > 0 ? (distance - gone) / length : 0
                return CGPoint(x: last.x + (next.x - last.x) * part, y: last.y + (next.y - last.y) * part)
            }
            if points.isEmpty, gone + length >= from { points.append(at(from)) }
            if !points.isEmpty {
                guard gone + length < to else {
                    points.append(at(to))
                    return points
                }
                points.append(next)
            }
            (gone, last) = (gone + length, next)
        }
        return points
    }

    /// Cuts each curve into 240 pieces. With fewer the flat ends of wide strokes are askew, and gaps show between
    /// neighbors.
    private var flattened: [CGPoint] {
        var points: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let to), .line(let to): points.append(to)
            case .curve(let first, let second, let to):
                guard let start = points.last else { continue }
                for index in 1...240 {
                    let t = CGFloat(index) / 240
                    let u = 1 - t
                    let mix = { (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat) in
                        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
                    }
                    points.append(
                        CGPoint(x: mix(start.x, first.x, second.x, to.x), y: mix(start.y, first.y, second.y, to.y)))
                }
            case .close: if let first = points.first { points.append(first) }
            }
        }
        return points
    }
}
