#if canImport(UIKit)
import SlidersLayers
import UIKit

/// Where track and thumbs are, and what overrides of these rectangles do: the track goes where its rectangle says, and
/// takes its thickness; thumbs take the size of their rectangle, and on a straight track its place.
extension SliderControl {
    /// The layout for these bounds, and the part of the control that it is for.
    func place(in bounds: CGRect) -> (content: CGRect, layout: SliderLayout) {
        var (content, layout) = standard(in: bounds)
        let track = trackRect(forBounds: bounds).usable ?? standardTrackRect(bounds), isMoved = track != content.rect(of: layout)
        let thumb = { (value: Double) in
            self.thumbRect(forBounds: bounds, trackRect: track, value: value).usable ?? self.standardThumbRect(bounds, track, value)
        }
        let first = thumb(slider.scale.lower), last = thumb(slider.scale.upper)
        let size = Double(max(first.width, first.height))
        if isMoved || size > 0 && size != layout.metrics.thumbSize {
            var metrics = layout.metrics
            if size > 0 { metrics.thumbSize = size }
            if isMoved, case .line(let from, let to) = layout.groove {
                metrics.thickness = Double(abs(to.x - from.x) >= abs(to.y - from.y) ? track.height : track.width)
            }
            content = content.moved(SliderLayout(metrics, size: SIMD2(content.width, content.height)), to: track)
            layout = SliderLayout(metrics, size: SIMD2(content.width, content.height))
        }
        layout.putThumbs(from: content.center(of: first), to: content.center(of: last))
        return (content, layout)
    }

    private func standard(in bounds: CGRect) -> (content: CGRect, layout: SliderLayout) {
        let content = contentRect(forBounds: bounds)
        return (content, SliderLayout(appearance.style(path, in: self).metrics, size: SIMD2(content.width, content.height)))
    }

    func standardTrackRect(_ bounds: CGRect) -> CGRect {
        let (content, layout) = standard(in: bounds)
        return content.rect(of: layout)
    }

    func standardThumbRect(_ bounds: CGRect, _ track: CGRect, _ value: Double) -> CGRect {
        var (content, layout) = standard(in: bounds)
        if track != content.rect(of: layout) {
            content = content.moved(layout, to: track)
            layout = SliderLayout(layout.metrics, size: SIMD2(content.width, content.height))
        }
        let center = layout.track.point(at: slider.scale.fraction(of: value)), half = layout.metrics.thumbSize / 2
        return content.rect(from: center - half, to: center + half)
    }

    /// An image 8 points from the start or the end of a straight track, in a control with these bounds.
    func standardImageRect(_ image: UIImage?, atEnd: Bool, _ bounds: CGRect) -> CGRect {
        let content = contentRect(forBounds: bounds), size = image?.size ?? .zero, side: CGFloat = atEnd ? 1 : -1
        let (x, y): (CGFloat, CGFloat) = switch path {
        case .right, .arc: (side, 0)
        case .left: (-side, 0)
        case .up: (0, -side)
        case .down: (0, side)
        }
        return CGRect(
            x: content.midX + x * (content.width / 2 + 8 + size.width / 2) - size.width / 2,
            y: content.midY + y * (content.height / 2 + 8 + size.height / 2) - size.height / 2,
            width: size.width, height: size.height)
    }

    /// Where a thumb is now, by rank; `nil` if it is not there.
    public func thumbRect(forThumb thumb: Int) -> CGRect? {
        thumbViews.indices.contains(thumb) ? canvas.convert(thumbViews[thumb].frame, to: self) : nil
    }
}

extension SliderLayout {
    /// Where the track is straight, lets thumbs go from one point to another.
    fileprivate mutating func putThumbs(from: SIMD2<Double>, to: SIMD2<Double>) {
        guard case .line(let start, let end) = track else { return }
        let way = abs(from.x - start.x) + abs(from.y - start.y) + abs(to.x - end.x) + abs(to.y - end.y)
        if way.isFinite, way > 1e-6 { track = .line(from: from, to: to) }
    }
}

extension CGRect {
    /// `nil` where an override has no room and answers with `null`, whose place is infinite, as `insetBy` does.
    var usable: CGRect? { [minX, minY, width, height].allSatisfy { abs($0) < 1e9 } ? self : nil }

    /// The drawn track of a layout whose place is this.
    fileprivate func rect(of layout: SliderLayout) -> CGRect {
        let half = layout.metrics.thickness / 2
        return switch layout.groove {
        case .line(let from, let to):
            rect(
                from: SIMD2(min(from.x, to.x), min(from.y, to.y)) - half, to: SIMD2(max(from.x, to.x), max(from.y, to.y)) + half)
        case .arc(let arc): rect(from: arc.center - arc.radius - half, to: arc.center + arc.radius + half)
        }
    }

    /// This place of a layout, so moved and grown that the drawn track fills a rectangle.
    fileprivate func moved(_ layout: SliderLayout, to track: CGRect) -> CGRect {
        let now = rect(of: layout)
        var place = offsetBy(dx: track.midX - now.midX, dy: track.midY - now.midY)
        switch layout.groove {
        case .line(let from, let to) where abs(to.x - from.x) >= abs(to.y - from.y):
            place = place.insetBy(dx: (now.width - track.width) / 2, dy: 0)
        case .line: place = place.insetBy(dx: 0, dy: (now.height - track.height) / 2)
        case .arc:
            let side = min(width, height) + min(track.width, track.height) - now.width
            place = CGRect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side)
        }
        return place.width >= 0 && place.height >= 0 ? place : self
    }

    /// The centre of a rectangle, from the corner of this one.
    fileprivate func center(of rect: CGRect) -> SIMD2<Double> { SIMD2(Double(rect.midX - minX), Double(rect.midY - minY)) }

    /// A rectangle between two points inside this one.
    fileprivate func rect(from low: SIMD2<Double>, to high: SIMD2<Double>) -> CGRect {
        CGRect(x: minX + low.x, y: minY + low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
#endif
