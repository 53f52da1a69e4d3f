#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// Where a thumb is, in the coordinates of the layers around it.
package struct ThumbBox: Equatable {
    /// The centre.
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
}

/// Keeps a layer for each thumb, and puts it where the drawing has the thumb: the layer of a view is moved by its view
/// alone.
@MainActor
package protocol ThumbHost: AnyObject {
    /// The layer of a thumb by rank, above the layers of the other parts. A position in its animations is that of its
    /// centre.
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
}

/// Moves the layer of a thumb by its host.
@MainActor
final class ThumbMover {
    let layer: CAShapeLayer
    private let rank: Int
    private weak var host: (any ThumbHost)?
    private var box: ThumbBox?

    /// Whether a view of the app stands in for what the layer would show.
    var isReplaced: Bool { host?.isReplaced(thumb: rank) ?? false }

    init(_ rank: Int, of host: (any ThumbHost)?) {
        (self.rank, self.host) = (rank, host)
        layer = host?.layer(ofThumb: rank) ?? CAShapeLayer()
    }

    /// Moves the layer to a box, and lets it glide there from what the screen shows.
    ///
    /// - Parameter arc: the track that the layer glides along; `nil` is a straight line.
    func move(to box: ThumbBox, along arc: Track.Arc?, _ glide: Glide?) {
        guard box != self.box else { return }
        let from = self.box?.center
        let isResized = box.size != self.box?.size
        let shown = glide.map { _ in
            let shown = layer.presentation() ?? layer
            return (position: shown.position, bounds: shown.bounds)
        }
        self.box = box
        guard let shown, let glide else {
            host?.place(thumb: rank, at: box, nil)
            return
        }
        let way = box.center == from ? nil : ThumbGlide(from: shown.position, to: box.center, along: arc, glide)
        host?.place(thumb: rank, at: box, way)
        if isResized { layer.glide("bounds", from: shown.bounds, glide) }
        if let way { layer.glide(along: way) }
    }
}
#endif
