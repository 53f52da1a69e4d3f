#if APPLE_UI
import QuartzCore
import SlidersCore

/// The layout of a slider and its position in the bounds of its control.
final class SliderPlacement {
    /// The bounds of the control.
    let bounds: CGRect
    /// The style, scaled to the size of the content.
    let style: SliderStyle
    /// The rectangle of the canvas in the control, which the layout fills. The images at the ends are outside it.
    private(set) var content: CGRect
    /// The layout of the parts, in the coordinates of the canvas.
    private(set) var layout: SliderLayout

    /// Lays out a slider with a style in a part of a control.
    ///
    /// - Parameters:
    ///   - content: the rectangle that the layout fills.
    ///   - bounds: the bounds of the control.
    init(of style: SliderStyle, in content: CGRect, bounds: CGRect) {
        let size = SIMD2(Double(content.width), Double(content.height))
        self.bounds = bounds
        self.style = style.scaled(to: size)
        self.content = content
        layout = SliderLayout(self.style.metrics, size: size)
    }

    private init(_ other: SliderPlacement) {
        (bounds, style, content, layout) = (other.bounds, other.style, other.content, other.layout)
    }

    // MARK: Rectangles

    /// The rectangle of the drawn track, in the control's coordinates.
    var trackRect: CGRect {
        let halfThickness = layout.metrics.thickness / 2
        return switch layout.drawnTrack {
        case .line(let from, let to):
            rect(
                from: SIMD2(min(from.x, to.x), min(from.y, to.y)) - halfThickness,
                to: SIMD2(max(from.x, to.x), max(from.y, to.y)) + halfThickness)
        case .arc(let arc):
            rect(
                from: arc.center - arc.radius - halfThickness, to: arc.center + arc.radius + halfThickness)
        }
    }

    /// The rectangle of a thumb at a fraction of the track, in the control's coordinates.
    func thumbRect(at fraction: Double) -> CGRect {
        let center = layout.track.point(at: fraction)
        let halfSize = layout.metrics.thumbBox / 2
        return rect(from: center - halfSize, to: center + halfSize)
    }

    /// The rectangle between two opposite corners, converted from the canvas to the control's coordinates.
    private func rect(from minimum: SIMD2<Double>, to maximum: SIMD2<Double>) -> CGRect {
        CGRect(
            x: content.minX + minimum.x, y: content.minY + minimum.y, width: maximum.x - minimum.x,
            height: maximum.y - minimum.y)
    }

    /// Returns the placement with its thumbs on another track.
    func moved(onto track: SliderTrack) -> SliderPlacement {
        let placement = SliderPlacement(self)
        placement.layout.track = track
        return placement
    }

    // MARK: Overrides

    /// Returns the placement with the drawn track moved to a rectangle and made as long as the rectangle.
    func movingTrack(to rect: CGRect) -> SliderPlacement {
        rect == trackRect ? self : moved(to: rect, layout.metrics)
    }

    /// Returns the placement changed to the rectangles that overridden methods return: that of the track, and those of
    /// a thumb at both ends. Thumbs get the size of the first one and, on a straight track, move between the centers.
    func fitting(track: CGRect, firstThumb: CGRect, lastThumb: CGRect) -> SliderPlacement {
        let isMoved = track != trackRect
        var metrics = layout.metrics
        if firstThumb.size != CGSize(metrics.thumbBox) { metrics.fitThumb(to: firstThumb.size) }
        // Only a straight track gets its thickness from its rectangle; the rectangle of a ring encloses the whole ring.
        if isMoved, case .line = layout.drawnTrack {
            metrics.thickness = Double(layout.drawnTrack.isUpright ? track.width : track.height)
        }
        let isResized = metrics.thumbBox != layout.metrics.thumbBox
        let placement = isMoved || isResized ? moved(to: track, metrics) : SliderPlacement(self)
        placement.moveThumbs(from: firstThumb, to: lastThumb)
        return placement
    }

    /// Returns the placement with other metrics, and with its content moved and resized so that the drawn track is as
    /// long as a rectangle and centered in it.
    private func moved(to track: CGRect, _ metrics: SliderMetrics) -> SliderPlacement {
        let placement = SliderPlacement(self)
        placement.layout = SliderLayout(metrics, size: SIMD2(content.width, content.height))
        let oldTrack = placement.trackRect
        var content = content.offsetBy(dx: track.midX - oldTrack.midX, dy: track.midY - oldTrack.midY)
        switch placement.layout.drawnTrack {
        case .line where placement.layout.drawnTrack.isUpright:
            content = content.insetBy(dx: 0, dy: (oldTrack.height - track.height) / 2)
        case .line: content = content.insetBy(dx: (oldTrack.width - track.width) / 2, dy: 0)
        case .arc:
            let side = min(content.width, content.height) + min(track.width, track.height) - oldTrack.width
            content = CGRect(x: content.midX - side / 2, y: content.midY - side / 2, width: side, height: side)
        }
        guard content.width >= 0, content.height >= 0 else { return placement }
        placement.content = content
        placement.layout = SliderLayout(metrics, size: SIMD2(content.width, content.height))
        return placement
    }

    /// Lets thumbs on a straight track move along the line between the centers of two rectangles in the control.
    /// Ignores differences that are only rounding errors.
    private func moveThumbs(from firstRect: CGRect, to lastRect: CGRect) {
        guard case .line(let start, let end) = layout.track else { return }
        let from = SIMD2(Double(firstRect.midX - content.minX), Double(firstRect.midY - content.minY))
        let to = SIMD2(Double(lastRect.midX - content.minX), Double(lastRect.midY - content.minY))
        let distance = abs(from.x - start.x) + abs(from.y - start.y) + abs(to.x - end.x) + abs(to.y - end.y)
        if distance.isFinite, distance > 1e-6 { layout.track = .line(from: from, to: to) }
    }
}

extension SliderMetrics {
    /// Gives thumbs the specified size. A thumb without a length of its own is round; its diameter becomes the longer
    /// side.
    fileprivate mutating func fitThumb(to size: CGSize) {
        let (width, height) = (Double(size.width), Double(size.height))
        guard max(width, height) > 0 else { return }
        guard thumbLength != nil else {
            thumbSize = max(width, height)
            return
        }
        switch path {
        case .right, .left: (thumbLength, thumbSize) = (width, height)
        case .up, .down: (thumbLength, thumbSize) = (height, width)
        case .arc: thumbSize = max(width, height)
        }
    }
}

extension CGRect {
    /// The rectangle, or `nil` if a coordinate is infinite or huge. `insetBy` returns such a rectangle if the insets
    /// are larger than the rectangle, so an override in a small control may return it, too.
    var finiteRect: CGRect? { [minX, minY, width, height].allSatisfy { abs($0) < 1e9 } ? self : nil }
}
#endif
