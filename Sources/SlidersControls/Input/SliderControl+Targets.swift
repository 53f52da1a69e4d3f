#if APPLE_UI
import QuartzCore
import SlidersCore

/// Where the control takes presses.
extension SliderControl {
    /// The side of the squares around thumbs in which a press holds them, in points.
    var targetSide: Double { targetSide(in: drawing.layout) }

    func targetSide(in layout: SliderLayout) -> Double { max(Double(targetSize), layout.metrics.thumbBox.max()) }

    /// The least length of a target across a straight track in a narrow control, in points: 28, or 20 in AppKit.
    package static var leastBreadth: CGFloat { min(28, leastTarget) }

    /// The size of a thumb's target: a square, but across a straight track no longer than the control and the drawn
    /// thumb, down to ``leastBreadth``, so that narrow sliders can stand side by side. If the app makes targets larger,
    /// they are squares.
    var targetOnTrack: CGSize {
        let (side, isUpright) = (CGFloat(targetSide), path == .up || path == .down)
        guard !shape.isRound, targetSize == Self.leastTarget else { return CGSize(width: side, height: side) }
        let box = drawing.layout.metrics.thumbBox
        let across = isUpright ? max(bounds.width, CGFloat(box.x)) : max(bounds.height, CGFloat(box.y))
        let breadth = min(side, max(Self.leastBreadth, across))
        return isUpright ? CGSize(width: breadth, height: side) : CGSize(width: side, height: breadth)
    }

    /// Whether a press at a point of the canvas would do something if all thumbs could move.
    func reaches(_ point: CGPoint) -> Bool { slider.reaches(point.vector) || tapTarget(at: point) != nil }

    /// Whether a point takes presses. On a ring, it does where a press would have an effect, so that views beneath its
    /// empty middle and its corners get their own presses; on a straight slider, all of its bounds do, as with a system
    /// slider. Targets may be larger than the control. A disabled control still keeps touches from the views behind it.
    /// A playhead leaves other presses to the slider below.
    func takesPressesOnTrack(at point: CGPoint) -> Bool {
        let place = canvas.convert(point, from: self)
        if let valueField, valueField.frame.contains(place) { return true }
        if let owner { return takesPress(at: place, above: owner) }
        if isOnPlayhead(place), ownPlayhead != nil { return true }
        if case .arc = drawing.layout.track, !slider.pressTarget.includesAll { return reaches(place) }
        let target = targetBox
        let area = bounds.insetBy(
            dx: min(0, (bounds.width - target.width) / 2), dy: min(0, (bounds.height - target.height) / 2))
        if area.contains(point) { return true }
        return (0..<slider.count).contains { index in
            let center = CGPoint(slider.location(ofThumb: index))
            return abs(place.x - center.x) <= target.width / 2 && abs(place.y - center.y) <= target.height / 2
        }
    }
}
#endif
