#if APPLE_UI
import QuartzCore
import SlidersCore

/// Where a thumb is, in the coordinates of the layers around it.
package struct ThumbBox: Equatable {
    /// The center.
    package var center: CGPoint
    /// The size, in points.
    package var size: CGSize
    /// Whether nothing of the thumb shows.
    package var isHidden = false
    /// Whether it is drawn mirrored, left for right.
    package var isMirrored = false
    /// The degrees by which what it shows is turned clockwise; `nil` where it does not turn.
    package var turn: Double?
}

extension ThumbBox {
    /// How an image of the thumb is turned and mirrored.
    var transform: CGAffineTransform {
        let turned = turn.map { CGAffineTransform(rotationAngle: CGFloat($0 * .pi / 180)) } ?? .identity
        return isMirrored ? turned.scaledBy(x: -1, y: 1) : turned
    }
}

/// The path of a thumb that glides to its place, slowly at both ends, at the pace of `easeInEaseOut`.
package struct ThumbGlide: Equatable {
    /// The line or arc from where the screen shows the thumb to its place.
    package let path: SliderTrack
    /// The duration, in seconds.
    package let duration: Double

    /// - Parameter arc: the track that the thumb glides along; `nil` is a straight line.
    init(from: CGPoint, to: CGPoint, along arc: SliderTrack.Arc?, _ glide: Glide) {
        path = arc?.path(from: from, to: to) ?? .line(from: from.vector, to: to.vector)
        duration = glide.duration
    }

    private init(_ path: SliderTrack, duration: Double) { (self.path, self.duration) = (path, duration) }

    /// The path of another point of the thumb.
    package func moved(by offset: SIMD2<Double>) -> ThumbGlide {
        switch path {
        case .line(let from, let to):
            return ThumbGlide(.line(from: from + offset, to: to + offset), duration: duration)
        case .arc(var arc):
            arc.center += offset
            return ThumbGlide(.arc(arc), duration: duration)
        }
    }
}
#endif
