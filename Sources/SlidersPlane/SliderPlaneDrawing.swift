import SlidersCore

/// The picture of a plane: the area, the lines of its grid, what points can't enter, and the thumbs, from back to
/// front.
///
/// Law: after any sequence of updates, the drawing equals a new one.
public struct SliderPlaneDrawing: Equatable, Sendable {
    /// The parts, in the order of drawing. The area is the part `track`, the lines of the grid are minor ticks, and the
    /// parts that points can't enter are forbidden ranges.
    public private(set) var elements: [SliderElement]
    /// The layout that positions the parts.
    package let layout: SliderPlaneLayout
    /// The hovered and focused parts; the focus is the index of a point. To change them, call ``highlight(_:in:)``.
    package private(set) var highlight: SliderHighlight
    /// The index of the first thumb's element.
    private let firstThumb: Int

    /// Creates a drawing of a plane that was laid out in the area of a layout.
    public init(of plane: SliderPlane, in layout: SliderPlaneLayout, highlight: SliderHighlight = SliderHighlight()) {
        (self.layout, self.highlight) = (layout, highlight)
        let sharedState = plane.sharedElementState(highlight)
        elements = [SliderElement(.track, layout.track.drawnTrackFigure, .track, sharedState)]
        for (index, figure) in layout.gridLines(of: plane).enumerated() {
            elements.append(SliderElement(.minorTick(index), figure, .minorTick(isSelected: false), sharedState))
        }
        let unreachable = layout.metrics.showsEnabledRange ? layout.unreachableParts(of: plane) : []
        for (index, figure) in unreachable.enumerated() {
            elements.append(SliderElement(.forbiddenRange(index), figure, .forbiddenRange, sharedState))
        }
        firstThumb = elements.count
        for index in 0..<plane.count { elements.append(Self.thumb(index, of: plane, in: layout, highlight)) }
        _ = elements.replaceObstacle(by: layout.obstacle(of: plane))
    }

    private static func thumb(
        _ index: Int, of plane: SliderPlane, in layout: SliderPlaneLayout, _ highlight: SliderHighlight
    ) -> SliderElement {
        let state = plane.elementState(ofThumb: index, highlight)
        return SliderElement(
            .thumb(index), layout.thumb(index, of: plane, isHeld: state == .held), .thumb, state)
    }

    /// Rewrites the elements that a change affects: those of its points and, when a hold begins or ends, also the area
    /// and the grid. Allocates no memory, except for the first obstacle.
    @discardableResult
    public mutating func update(for change: SliderState.Change, in plane: SliderPlane) -> SliderDrawing.Update {
        update(change.redraws, in: plane)
    }

    /// Rewrites the elements of all points.
    @discardableResult
    public mutating func update(in plane: SliderPlane) -> SliderDrawing.Update { update(0..<plane.count, in: plane) }

    /// Shows which parts are hovered and focused now, and returns the ranges that it rewrote.
    @discardableResult
    public mutating func highlight(_ highlight: SliderHighlight, in plane: SliderPlane) -> SliderDrawing.Update {
        guard highlight != self.highlight else { return SliderDrawing.Update() }
        self.highlight = highlight
        return update(0..<plane.count, in: plane)
    }

    /// Rewrites the elements of the points with these indices, and of the parts that all points share if their state
    /// changed.
    private mutating func update(_ points: Range<Int>, in plane: SliderPlane) -> SliderDrawing.Update {
        var update = SliderDrawing.Update()
        update.obstacle = elements.replaceObstacle(by: layout.obstacle(of: plane))
        // Code may have removed points since the change.
        let thumbCount = elements.count - firstThumb - update.obstacle.count
        let points = points.clamped(to: 0..<min(plane.count, thumbCount))
        guard !points.isEmpty else { return update }
        for index in points {
            elements[firstThumb + index] = Self.thumb(index, of: plane, in: layout, highlight)
        }
        update.thumbs = firstThumb + points.lowerBound..<firstThumb + points.upperBound
        let sharedState = plane.sharedElementState(highlight)
        guard elements[0].state != sharedState else { return update }
        for index in 0..<firstThumb { elements[index].state = sharedState }
        (update.back, update.scale) = (0..<1, 1..<firstThumb)
        return update
    }
}

extension SliderPlane {
    /// Returns the painted state of the area and the grid, which all points share.
    func sharedElementState(_ highlight: SliderHighlight) -> SliderElement.State {
        if !points.indices.contains(where: { !isDisabled(thumb: $0) }) { return .disabled }
        if !holds.isEmpty { return .held }
        if highlight.focused != nil { return .focused }
        return highlight.hovered == nil ? .normal : .hovered
    }

    /// Returns the painted state of a point.
    func elementState(ofThumb point: Int, _ highlight: SliderHighlight) -> SliderElement.State {
        if isDisabled(thumb: point) { return .disabled }
        if isHeld(thumb: point) { return .held }
        if highlight.focused == point { return .focused }
        return highlight.hovered == .thumb(point) ? .hovered : .normal
    }

    /// Returns the fraction of the horizontal axis at a part: the fraction of its point for a thumb, and 1 for other
    /// parts.
    public func fraction(ofPart part: SliderElement.Part) -> Double {
        part.thumb.map { points[$0].x.fraction(of: points[$0].x.value(of: 0)) } ?? 1
    }
}
