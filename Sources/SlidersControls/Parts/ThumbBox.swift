#if APPLE_UI
import QuartzCore
import SlidersCore

/// The position, size, and rotation of a thumb, in the coordinates of its superlayer.
package struct ThumbBox: Equatable {
    /// The center.
    package var center: CGPoint
    /// The size, in points.
    package var size: CGSize
    /// Whether the thumb is hidden.
    package var isHidden = false
    /// Whether the thumb is mirrored, left for right.
    package var isMirrored = false
    /// The clockwise rotation of the thumb's image or view, in degrees; `nil` if it isn't rotated.
    package var turn: Double?
}

extension ThumbBox {
    /// The transform that mirrors and rotates an image of the thumb.
    var transform: CGAffineTransform {
        let rotation = turn.map { CGAffineTransform(rotationAngle: CGFloat($0 * .pi / 180)) } ?? .identity
        return isMirrored ? rotation.scaledBy(x: -1, y: 1) : rotation
    }
}

/// The path and the duration of a glide, an animation of a thumb to a new position. Its timing is `easeInEaseOut`.
package struct ThumbGlide: Equatable {
    /// The line or the arc from the thumb's position on screen to its new position.
    package let path: SliderTrack
    /// The duration, in seconds.
    package let duration: Double

    /// Creates a glide between two positions.
    ///
    /// - Parameter arc: the round track that the path follows; `nil` for a straight path.
    init(from: CGPoint, to: CGPoint, along arc: SliderTrack.Arc?, _ glide: Glide) {
        path = arc?.path(from: from, to: to) ?? .line(from: from.vector, to: to.vector)
        duration = glide.duration
    }

    private init(_ path: SliderTrack, duration: Double) { (self.path, self.duration) = (path, duration) }

    /// Returns the glide of another point of the thumb, at an offset from the first.
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
