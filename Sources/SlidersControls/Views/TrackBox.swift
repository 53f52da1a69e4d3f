#if APPLE_UI
import QuartzCore
import SlidersCore

/// The box of the track or of a span, for the view of an app.
package struct TrackBox: Equatable, Sendable {
    /// The rectangle on the canvas; empty where nothing shows.
    package let rect: CGRect
    /// The radius of its corners.
    package let corner: CGFloat
    /// Whether it is that of a straight track.
    package let isStraight: Bool

    package init(rect: CGRect, corner: CGFloat = 0, isStraight: Bool = true) {
        (self.rect, self.corner, self.isStraight) = (rect, corner, isStraight)
    }
}

extension SliderLayout {
    /// The box of the track or of a span: as thick as the track, with the ends of the first of its coats. A part that
    /// the style does not paint ends flat where its values are.
    func box(of element: SliderElement, in style: SliderStyle) -> TrackBox {
        guard !element.figure.isEmpty else { return TrackBox(rect: .zero) }
        let first = style.coats(of: element).first
        let coat = SliderCoat(
            SliderPaint(.color(.init(white: 0))), roundness: first?.roundness ?? 0, isFlush: first?.isFlush ?? true)
        switch form(of: element.figure, coat) {
        case .box(let center, let size, let corner, _):
            let origin = CGPoint(center - size / 2)
            return TrackBox(
                rect: CGRect(origin: origin, size: CGSize(size)), corner: CGFloat(min(corner, size.min() / 2)))
        case .arc(let arc, let width, _):
            let side = 2 * arc.radius + width
            let origin = CGPoint(arc.center - side / 2)
            return TrackBox(
                rect: CGRect(origin: origin, size: CGSize(width: side, height: side)), isStraight: false)
        case .text: return TrackBox(rect: .zero)
        }
    }

    /// The box of a zone on a straight track: from thumb to thumb, or from a thumb to the end of the drawn track. It's
    /// `nil` for other tracks, and for a zone without length.
    func zoneBox(of element: SliderElement, on track: TrackBox?) -> TrackBox? {
        guard case .line(let from, let to, let width) = element.figure, from != to, let track else { return nil }
        let isVertical = abs(to.y - from.y) > abs(to.x - from.x)
        let (start, end) = isVertical ? (from.y, to.y) : (from.x, to.x)
        // Beyond an end of the track, which cuts it.
        let beyond = start < end ? width : -width
        var ends = (start, end)
        if case .before = element.part { ends.0 -= beyond }
        if case .after = element.part { ends.1 += beyond }
        let (lower, length) = (CGFloat(min(ends.0, ends.1)), CGFloat(abs(ends.1 - ends.0)))
        var rect = track.rect
        if isVertical { (rect.origin.y, rect.size.height) = (lower, length) }
        if !isVertical { (rect.origin.x, rect.size.width) = (lower, length) }
        return TrackBox(rect: rect.intersection(track.rect))
    }
}
#endif
