import SlidersCore

/// Queries for hosts and apps. None of them changes the plane.
extension SliderPlane {
    /// The first error of the configuration that's being repaired, or `nil` if the plane meets all of it.
    public var configurationError: SliderError? {
        for index in configuration.disabledThumbs where index < 0 || index >= count { return .noSuchThumb(index) }
        for point in points {
            if let error = point.x.configurationError ?? point.y.configurationError { return error }
        }
        return nil
    }

    // MARK: Values

    /// The number of points.
    public var count: Int { points.count }

    /// The coordinates of each point.
    public var values: [SIMD2<Double>] { points.map { SIMD2($0.x.value(of: 0), $0.y.value(of: 0)) } }

    /// Returns the coordinates of a point, without creating an array.
    public func value(ofThumb point: Int) -> SIMD2<Double> {
        SIMD2(points[point].x.value(of: 0), points[point].y.value(of: 0))
    }

    /// Returns the coordinates of a point in the proposal that hasn't been committed yet, or its current coordinates if
    /// there is none.
    public func proposedValue(ofThumb point: Int) -> SIMD2<Double> {
        SIMD2(points[point].x.proposedValue(of: 0), points[point].y.proposedValue(of: 0))
    }

    /// Returns the number that identifies a coordinate of a point in inputs: twice the index of the point, plus one for
    /// `y`.
    public func coordinate(_ axis: Axis, ofThumb point: Int) -> Int { 2 * point + axis.rawValue }

    /// Returns the slider of a coordinate of a point, with its value, its bounds and limits, and its next and previous
    /// values.
    public func slider(_ axis: Axis, ofThumb point: Int) -> SliderState { points[point][axis] }

    /// What holds back the point that a person moved last, or `nil` if it's where it was asked to be. If both of its
    /// coordinates are held back, it's the obstacle of `x`. The thumb of the obstacle is the number of the coordinate.
    public var obstacle: SliderObstacle? { obstacle(.x) ?? obstacle(.y) }

    /// Returns what holds back a coordinate of the point that a person moved last.
    public func obstacle(_ axis: Axis) -> SliderObstacle? {
        guard let pending, (axis == .x ? pending.x : pending.y) != nil, points.indices.contains(pending.point),
            var obstacle = points[pending.point][axis].obstacle
        else { return nil }
        obstacle.thumb = coordinate(axis, ofThumb: pending.point)
        return obstacle
    }

    /// Whether there may be an obstacle, so that it has to be looked up.
    package var mayHaveObstacle: Bool { obstacle != nil }

    /// The distance by which the current drag exceeds what its point can reach, in value units of each axis.
    package var overshoot: SIMD2<Double> {
        guard let point = holds.last?.point else { return .zero }
        return SIMD2(points[point].x.overshoot, points[point].y.overshoot)
    }

    // MARK: Changes

    /// Returns whether the last change reported new coordinates of a point.
    public func isChanged(thumb point: Int) -> Bool {
        reportedRange.contains(point) && (points[point].x.isChanged(thumb: 0) || points[point].y.isChanged(thumb: 0))
    }

    /// Returns what the value of a coordinate has come to rest on.
    package func landing(of coordinate: Int) -> SliderHaptics {
        let point = coordinate / 2
        return coordinate % 2 == 0 ? points[point].x.landing(of: 0) : points[point].y.landing(of: 0)
    }

    // MARK: Locations

    /// Returns the location of a point, in points of the screen.
    public func location(ofThumb point: Int) -> SIMD2<Double> {
        let (x, y) = (points[point].x, points[point].y)
        return area.location(at: SIMD2(x.fraction(of: x.value(of: 0)), y.fraction(of: y.value(of: 0))))
    }

    // MARK: Pointers

    /// A pointer that's down, or `nil` if there is none.
    package var anyPointer: Int? { holds.first?.pointer }

    /// Returns whether a pointer is down.
    public func isDown(pointer: Int) -> Bool { index(of: pointer) != nil }

    /// Returns whether a point is disabled, or whether no axis has bounds that can be used.
    public func isDisabled(thumb point: Int) -> Bool {
        points[point].x.isDisabled(thumb: 0) && points[point].y.isDisabled(thumb: 0)
    }

    /// Returns whether a pointer holds a point.
    public func isHeld(thumb point: Int) -> Bool { holds.contains { $0.point == point } }

    /// Returns the thumb of the point that a press at a location would hold where it is, or `nil` if there is none.
    public func part(under location: SIMD2<Double>) -> SliderElement.Part? {
        hit(at: location).flatMap { $0.movesToPress ? nil : .thumb($0.point) }
    }

    /// Returns whether a press at a location would hold a point, or move one there.
    public func acceptsPress(at location: SIMD2<Double>) -> Bool { hit(at: location) != nil }

    /// Returns whether a location belongs to the plane: a press there would have an effect if all points could move.
    public func reaches(_ location: SIMD2<Double>) -> Bool {
        acceptsPressesOutsideTargets(at: location) || points.indices.contains { isInTarget(location, of: $0) }
    }
}

extension SliderPlane: Equatable {
    /// Returns whether two planes have the same options, area, values, and pointers. What they have reported doesn't
    /// matter.
    public static func == (a: SliderPlane, b: SliderPlane) -> Bool {
        a.configuration == b.configuration && a.area == b.area && a.targetSide == b.targetSide && a.points == b.points
            && a.holds == b.holds
    }
}

extension SliderPlane.Configuration: SliderModelConfiguration {
    /// The options of both axes.
    package var axes: [SliderConfiguration] {
        get { [x, y] }
        set { if newValue.count == 2 { (x, y) = (newValue[0], newValue[1]) } }
    }
}

extension SliderPlane: SliderModel {
    /// The picture.
    package typealias Drawing = SliderPlaneDrawing

    /// Each point has two values, `x` and `y`.
    package static var coordinatesPerThumb: Int { 2 }
    /// `false`: no point accepts presses everywhere in the control.
    package static var fillsControl: Bool { false }
    /// A Boolean value that indicates whether the area is a rectangle.
    package var fillsBounds: Bool { !area.isDisc }

    /// Returns the value of a coordinate.
    package func value(of coordinate: Int) -> Double { points[coordinate >> 1][Axis(of: coordinate)].value(of: 0) }

    /// Returns the value of a coordinate in the proposal that hasn't been committed yet, or its current value if there
    /// is none.
    package func proposedValue(of coordinate: Int) -> Double {
        points[coordinate >> 1][Axis(of: coordinate)].proposedValue(of: 0)
    }

    /// Returns ``overshoot`` on one axis.
    package func overshoot(on axis: Int) -> Double { axis == 0 ? overshoot.x : overshoot.y }

    /// Returns the slider of a coordinate, which has one thumb.
    package func slider(of coordinate: Int) -> (state: SliderState, thumb: Int) {
        (points[coordinate >> 1][Axis(of: coordinate)], 0)
    }

    /// Sets options and the coordinates of all points; see ``configure(_:values:)``. Ignores an `x` without its `y`.
    @discardableResult
    package mutating func configure(
        _ configuration: Configuration, coordinates: [Double]
    ) throws(SliderError) -> [SliderState.Report] {
        try configure(configuration, values: Self.pairs(coordinates))
    }

    /// Sets the coordinates of all points; see ``assign(_:)``. Ignores an `x` without its `y`.
    @discardableResult
    package mutating func assign(coordinates: [Double]) throws(SliderError) -> [SliderState.Report] {
        try assign(Self.pairs(coordinates))
    }

    /// Lays the plane out in the area of a layout.
    @discardableResult
    package mutating func layOut(in layout: SliderPlaneLayout, targetSide: Double) -> [SliderState.Report] {
        layOut(in: layout.area, targetSide: targetSide)
    }

    /// Commits a change with other coordinates; see ``commit(_:values:)``.
    @discardableResult
    package mutating func commit(_ proposal: SliderState.Proposal, coordinates: [Double]) -> SliderState.Change {
        commit(proposal, values: coordinates.count == coordinateCount ? Self.pairs(coordinates) : [])
    }

    /// Returns the `x` and the `y` of each point from a flat array, without a last `x` that has no `y`.
    private static func pairs(_ coordinates: [Double]) -> [SIMD2<Double>] {
        var pairs: [SIMD2<Double>] = []
        for point in 0..<coordinates.count / 2 {
            pairs.append(SIMD2(coordinates[2 * point], coordinates[2 * point + 1]))
        }
        return pairs
    }

    /// Returns whether the app has ended the drag of a report.
    package func isOver(_ report: SliderState.Report) -> Bool {
        report.change.pointer.map { !isDown(pointer: $0) } ?? false
    }

    /// A Boolean value that indicates whether a pointer holds a point. No pointer waits.
    public var isDragged: Bool { !holds.isEmpty }

    /// Returns `false`: a press holds a point immediately.
    package func waits(pointer: Int) -> Bool { false }

    /// Returns whether a pointer that moves to a point goes more than a quarter turn around the center of a disc.
    package func turnsFar(to point: SIMD2<Double>, pointer: Int) -> Bool {
        guard let hold = index(of: pointer).map({ holds[$0] }) else { return false }
        return points[hold.point].x.turnsFar(to: area.point(of: point - hold.grabOffset, on: .x), pointer: pointer)
    }

    /// Returns whether a double tap at a location resets a point: one that a press there would hold.
    package func resets(doubleTappedAt location: SIMD2<Double>) -> Bool {
        part(under: location) != nil && (configuration.x.resetsOnDoubleTap || configuration.y.resetsOnDoubleTap)
    }

    /// Returns `nil`, because points can be dragged in every direction.
    package func dragDirection(at point: SIMD2<Double>) -> SIMD2<Double>? { nil }

    /// `true`: a point follows every movement.
    package var dragsAnywhere: Bool { true }
}

extension SliderPlane.Axis {
    /// Creates the axis of a coordinate, by its number.
    fileprivate init(of coordinate: Int) { self = coordinate & 1 == 0 ? .x : .y }
}

extension SliderPlaneDrawing: SliderModelDrawing {
    /// The layout of the track that covers the area.
    package var paintedTrack: SliderLayout { layout.track }
    /// 1, because the area never becomes thicker.
    package var trackScale: Double { 1 }
}

extension SliderPlaneLayout: SliderModelLayout {
    /// Returns the path of an axis of a rectangle. On a disc, neither axis has a direction on screen, so it's an arc.
    package func path(ofAxis axis: Int) -> SliderPath {
        switch metrics.shape {
        case .disc(let start, let sweep): .arc(start: start, sweep: sweep)
        case .rectangle(let runsLeft, _) where axis == 0: runsLeft ? .left : .right
        case .rectangle(_, let runsDown): runsDown ? .down : .up
        }
    }

    /// Returns a square that covers a drawn point.
    package func targetSize(side: Double, breadth: Double?, in size: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(repeating: max(side, track.metrics.thumbSize))
    }
}
