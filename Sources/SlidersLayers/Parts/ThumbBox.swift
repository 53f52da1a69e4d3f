#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// Where a thumb is, in the coordinates of the layers around it.
package struct ThumbBox: Equatable {
    /// The centre.
    package var center = CGPoint(x: 0, y: 0)
    /// The size, in points.
    package var size = CGSize(width: 0, height: 0)
    /// Whether nothing of the thumb shows.
    package var isHidden = false
    /// Whether it is drawn mirrored, left for right.
    package var isMirrored = false
}

/// Keeps a layer for each thumb, and puts it where the drawing has the thumb: the layer of a view is moved by its view
/// alone.
@MainActor
package protocol ThumbHost: AnyObject {
    /// The layer of a thumb by rank, above the layers of the other parts. A position in its animations is that of its
    /// centre.
    func layer(ofThumb rank: Int) -> CAShapeLayer
    /// Moves the layer of a thumb. It is called only if the box differs, in a transaction without actions.
    func place(thumb rank: Int, at box: ThumbBox)
}

/// Moves the layer of a thumb by its host.
@MainActor
final class ThumbMover {
    let layer: CAShapeLayer
    private let rank: Int
    private weak var host: (any ThumbHost)?
    private var box: ThumbBox?

    init(_ rank: Int, of host: (any ThumbHost)?) {
        (self.rank, self.host) = (rank, host)
        layer = host?.layer(ofThumb: rank) ?? CAShapeLayer()
    }

    /// Moves the layer to a box, and lets it glide there from what the screen shows.
    ///
    /// - Parameter arc: the track that the layer glides along; `nil` is a straight line.
    func move(to box: ThumbBox, along arc: Track.Arc?, _ glide: Glide?) {
        guard box != self.box else { return }
        let isMoved = box.center != self.box?.center
        let isResized = box.size != self.box?.size
        let shown = glide.map { _ in
            let shown = layer.presentation() ?? layer
            return (position: shown.position, bounds: shown.bounds)
        }
        self.box = box
        host?.place(thumb: rank, at: box)
        guard let shown else { return }
        if isResized { layer.glide("bounds", from: shown.bounds, glide) }
        if isMoved { layer.glide(from: shown.position, to: box.center, along: arc, glide) }
    }
}
#endif
