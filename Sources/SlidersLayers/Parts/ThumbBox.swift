#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// Where a thumb is, in the coordinates of the layers around it.
package struct ThumbBox: Equatable {
    /// The center.
    package var center: CGPoint
    /// The size, in points.
    package var size: CGSize
    /// Whether nothing of the thumb shows.
    package var isHidden: Bool
    /// Whether it is drawn mirrored, left for right.
    package var isMirrored: Bool

    /// Makes a box that shows.
    package init(center: CGPoint, size: CGSize, isHidden: Bool = false, isMirrored: Bool = false) {
        self.center = center
        self.size = size
        self.isHidden = isHidden
        self.isMirrored = isMirrored
    }
}

/// The way of a thumb that glides to its place: slowly at both ends, at the pace of `easeInEaseOut`.
package struct ThumbGlide: Equatable {
    /// The line or arc from where the screen shows the thumb to its place.
    package let way: Track
    /// The duration, in seconds.
    package let duration: Double

    /// - Parameter arc: the track that the thumb glides along; `nil` is a straight line.
    init(from: CGPoint, to: CGPoint, along arc: Track.Arc?, _ glide: Glide) {
        way = arc?.way(from: from, to: to) ?? .line(from: from.vector, to: to.vector)
        duration = glide.duration
    }

    private init(_ way: Track, duration: Double) { (self.way, self.duration) = (way, duration) }

    /// The way of another point of the thumb.
    package func moved(by offset: SIMD2<Double>) -> ThumbGlide {
        switch way {
        case .line(let from, let to):
            return ThumbGlide(.line(from: from + offset, to: to + offset), duration: duration)
        case .arc(var arc):
            arc.center += offset
            return ThumbGlide(.arc(arc), duration: duration)
        }
    }
}

/// Keeps a layer for each thumb, and puts it where the drawing has the thumb: the layer of a view is moved by its view
/// alone.
@MainActor
package protocol ThumbHost: AnyObject {
    /// The layer of a thumb by rank, above the layers of the other parts. A position in its animations is that of its
    /// center.
    func layer(ofThumb rank: Int) -> CAShapeLayer
    /// Whether a view of the app stands in for what the layer of a thumb would show.
    func isReplaced(thumb rank: Int) -> Bool
    /// Moves the layer of a thumb. It is called only if the box differs, in a transaction without actions.
    ///
    /// - Parameter glide: the way that the layer takes there on the screen, by an animation that is added to it; `nil`
    ///   is at once.
    func place(thumb rank: Int, at box: ThumbBox, _ glide: ThumbGlide?)
    /// All glides are ended: thumbs are where they were last placed.
    func stopGliding()
    /// Whether parts may glide: they are on the screen, and motion is neither reduced nor switched off.
    var allowsGlides: Bool { get }
    /// Whether held thumbs can be glass now.
    var hasGlass: Bool { get }
    /// Lays glass over the place of a thumb, or takes it away, after the thumb was placed.
    ///
    /// - Parameters:
    ///   - size: the size that the glass grows or shrinks from to that of the thumb.
    ///   - spring: how it does; `nil` is at once.
    func setGlass(_ isShown: Bool, overThumb rank: Int, from size: CGSize, _ spring: HeldThumb.Spring?)
}
#endif
