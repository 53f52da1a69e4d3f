#if APPLE_UI
import QuartzCore
import SlidersCore

/// Where the drawn slider is in the bounds of its control.
final class SliderPlacement {
    /// The bounds of the control.
    let bounds: CGRect
    /// The style whose metrics the layout has, in the size of the content.
    let style: SliderStyle
    /// The part of the control that the layout fills, beside the images at the ends.
    private(set) var content: CGRect
    private(set) var layout: SliderLayout

    /// Lays out a style in a part of a control.
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
        let half = layout.metrics.thickness / 2
        return switch layout.groove {
        case .line(let from, let to):
            rect(
                from: SIMD2(min(from.x, to.x), min(from.y, to.y)) - half,
                to: SIMD2(max(from.x, to.x), max(from.y, to.y)) + half)
        case .arc(let arc): rect(from: arc.center - arc.radius - half, to: arc.center + arc.radius + half)
        }
    }

    /// The rectangle of a thumb at a fraction of the track, in the control's coordinates.
    func thumbRect(at fraction: Double) -> CGRect {
        let center = layout.track.point(at: fraction)
        let half = layout.metrics.thumbBox / 2
        return rect(from: center - half, to: center + half)
    }

    private func rect(from low: SIMD2<Double>, to high: SIMD2<Double>) -> CGRect {
        CGRect(
            x: content.minX + low.x, y: content.minY + low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The placement with its thumbs on another track.
    func moved(onto track: SliderTrack) -> SliderPlacement {
        let placement = SliderPlacement(self)
        placement.layout.track = track
        return placement
    }

    // MARK: Overrides

    /// The placement with its drawn track moved to a rectangle, and grown along to fill it.
    func movingTrack(to rect: CGRect) -> SliderPlacement {
        rect == trackRect ? self : moved(to: rect, layout.metrics)
    }

    /// The placement that the rectangles of overridden methods ask for: the track fills its rectangle, and a straight
    /// one takes its thickness from it; thumbs take the size of theirs, the longer side if they are round, and on a
    /// straight track go from one center to the other.
    func fitting(track: CGRect, firstThumb: CGRect, lastThumb: CGRect) -> SliderPlacement {
        let isMoved = track != trackRect
        var metrics = layout.metrics
        if firstThumb.size != CGSize(metrics.thumbBox) { metrics.fitThumb(to: firstThumb.size) }
        if isMoved, case .line = layout.groove {
            metrics.thickness = Double(layout.groove.isUpright ? track.width : track.height)
        }
        let isResized = metrics.thumbBox != layout.metrics.thumbBox
        let placement = isMoved || isResized ? moved(to: track, metrics) : SliderPlacement(self)
        placement.moveThumbs(from: firstThumb, to: lastThumb)
        return placement
    }

    /// The placement with other metrics, moved and grown so that its drawn track fills a rectangle.
    private func moved(to track: CGRect, _ metrics: SliderMetrics) -> SliderPlacement {
        let placement = SliderPlacement(self)
        placement.layout = SliderLayout(metrics, size: SIMD2(content.width, content.height))
        let now = placement.trackRect
        var content = content.offsetBy(dx: track.midX - now.midX, dy: track.midY - now.midY)
        switch placement.layout.groove {
        case .line where placement.layout.groove.isUpright:
            content = content.insetBy(dx: 0, dy: (now.height - track.height) / 2)
        case .line: content = content.insetBy(dx: (now.width - track.width) / 2, dy: 0)
        case .arc:
            let side = min(content.width, content.height) + min(track.width, track.height) - now.width
            content = CGRect(x: content.midX - side / 2, y: content.midY - side / 2, width: side, height: side)
        }
        guard content.width >= 0, content.height >= 0 else { return placement }
        placement.content = content
        placement.layout = SliderLayout(metrics, size: SIMD2(content.width, content.height))
        return placement
    }

    /// Lets thumbs on a straight track go from the center of one rectangle to that of another.
    private func moveThumbs(from first: CGRect, to last: CGRect) {
        guard case .line(let start, let end) = layout.track else { return }
        let from = SIMD2(Double(first.midX - content.minX), Double(first.midY - content.minY))
        let to = SIMD2(Double(last.midX - content.minX), Double(last.midY - content.minY))
        let distance = abs(from.x - start.x) + abs(from.y - start.y) + abs(to.x - end.x) + abs(to.y - end.y)
        if distance.isFinite, distance > 1e-6 { layout.track = .line(from: from, to: to) }
    }
}

extension SliderMetrics {
    /// Gives thumbs the size of a rectangle. A round thumb has its longer side, and stays round.
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
    /// `nil` if an override had no room and returned a rectangle at an infinite place, as `insetBy` does.
    var usable: CGRect? { [minX, minY, width, height].allSatisfy { abs($0) < 1e9 } ? self : nil }
}
#endif
