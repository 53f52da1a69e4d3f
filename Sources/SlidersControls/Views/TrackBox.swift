#if APPLE_UI
import QuartzCore
import SlidersCore

/// The frame and shape of the track or a span, for the view that replaces it.
package struct TrackBox: Equatable, Sendable {
    /// The rectangle on the canvas; empty if the part isn't visible.
    package let rect: CGRect
    /// The corner radius, in points.
    package let cornerRadius: CGFloat
    /// Whether the part belongs to a straight track. The rectangle of a round one is that of the whole ring.
    package let isStraight: Bool

    package init(rect: CGRect, cornerRadius: CGFloat = 0, isStraight: Bool = true) {
        (self.rect, self.cornerRadius, self.isStraight) = (rect, cornerRadius, isStraight)
    }
}

extension SliderLayout {
    /// Returns the box of the track or a span. It's as thick as the track, and has the round or flat ends of the part's
    /// first coat (the lowest layer of its paint). The ends of a part without paint are flat, and at its values.
    func box(of element: SliderElement, in style: SliderStyle) -> TrackBox {
        guard !element.figure.isEmpty else { return TrackBox(rect: .zero) }
        let firstCoat = style.coats(of: element).first
        // Only the shape of this coat matters, not its color.
        let coat = SliderCoat(
            SliderPaint(.color(.init(white: 0))), roundness: firstCoat?.roundness ?? 0,
            isFlush: firstCoat?.isFlush ?? true)
        switch form(of: element.figure, coat) {
        case .box(let center, let size, let corner, _):
            let origin = CGPoint(center - size / 2)
            return TrackBox(
                rect: CGRect(origin: origin, size: CGSize(size)), cornerRadius: CGFloat(min(corner, size.min() / 2)))
        case .arc(let arc, let width, _):
            let side = 2 * arc.radius + width
            let origin = CGPoint(arc.center - side / 2)
            return TrackBox(
                rect: CGRect(origin: origin, size: CGSize(width: side, height: side)), isStraight: false)
        case .text: return TrackBox(rect: .zero)
        }
    }

    /// Returns the box of a zone on a straight track: from thumb to thumb, or from a thumb to the end of the drawn
    /// track. Returns `nil` for a round track and for a zone without length.
    func zoneBox(of element: SliderElement, on track: TrackBox?) -> TrackBox? {
        guard case .line(let from, let to, let width) = element.figure, from != to, let track else { return nil }
        let isVertical = abs(to.y - from.y) > abs(to.x - from.x)
        let (start, end) = isVertical ? (from.y, to.y) : (from.x, to.x)
        // The first and the last zone extend past the round ends of the track; the intersection below cuts them off.
        let overhang = start < end ? width : -width
        var ends = (start, end)
        if case .before = element.part { ends.0 -= overhang }
        if case .after = element.part { ends.1 += overhang }
        let (lower, length) = (CGFloat(min(ends.0, ends.1)), CGFloat(abs(ends.1 - ends.0)))
        var rect = track.rect
        if isVertical { (rect.origin.y, rect.size.height) = (lower, length) }
        if !isVertical { (rect.origin.x, rect.size.width) = (lower, length) }
        return TrackBox(rect: rect.intersection(track.rect))
    }
}
#endif
