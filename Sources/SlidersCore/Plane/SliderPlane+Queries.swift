/// What hosts and apps ask a plane. Nothing here changes anything.
extension SliderPlane {
    /// The first error of the configuration that's being repaired, or `nil` if the plane meets all of it.
    public var configurationError: SliderError? {
        for index in configuration.disabledPoints where index < 0 || index >= count { return .noSuchThumb(index) }
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
    public func value(ofPoint point: Int) -> SIMD2<Double> {
        SIMD2(points[point].x.value(of: 0), points[point].y.value(of: 0))
    }

    /// Returns the coordinates of a point in the proposal that hasn't been committed yet, or its current coordinates if
    /// there is none.
    public func proposedValue(ofPoint point: Int) -> SIMD2<Double> {
        SIMD2(points[point].x.proposedValue(of: 0), points[point].y.proposedValue(of: 0))
    }

    /// Returns the number that identifies a coordinate of a point in inputs: twice the index of the point, plus one for
    /// `y`.
    public func coordinate(_ axis: Axis, ofPoint point: Int) -> Int { 2 * point + axis.rawValue }

    /// Returns the slider of a coordinate of a point, with its value, its bounds and limits, and its next and previous
    /// values.
    public func slider(_ axis: Axis, ofPoint point: Int) -> SliderState { points[point][axis] }

    /// The distance by which the current drag exceeds what its point can reach, in value units of each axis.
    public var overshoot: SIMD2<Double> {
        guard let point = holds.last?.point else { return .zero }
        return SIMD2(points[point].x.overshoot, points[point].y.overshoot)
    }

    // MARK: Changes

    /// Returns whether the last change reported new coordinates of a point.
    public func isChanged(point: Int) -> Bool {
        reported.contains(point) && (points[point].x.isChanged(thumb: 0) || points[point].y.isChanged(thumb: 0))
    }

    /// The points whose coordinates the last change reported.
    func changedPoints(of change: SliderState.Change) -> [Int] { change.changed.filter { isChanged(point: $0) } }

    // MARK: Locations

    /// Returns the location of a point, in points of the screen.
    public func location(ofPoint point: Int) -> SIMD2<Double> {
        let (x, y) = (points[point].x, points[point].y)
        return area.location(at: SIMD2(x.fraction(of: x.value(of: 0)), y.fraction(of: y.value(of: 0))))
    }

    // MARK: Pointers

    /// A pointer that's down, or `nil` if there is none.
    public var anyPointer: Int? { holds.first?.pointer }

    /// Returns whether a pointer is down.
    public func isDown(pointer: Int) -> Bool { index(of: pointer) != nil }

    /// Returns whether a point is disabled, or whether no axis has bounds that can be used.
    public func isDisabled(point: Int) -> Bool {
        points[point].x.isDisabled(thumb: 0) && points[point].y.isDisabled(thumb: 0)
    }

    /// Returns whether a pointer holds a point.
    public func isHeld(point: Int) -> Bool { holds.contains { $0.point == point } }

    /// Returns the point that a press at a location would hold without moving it, or `nil` if there is none.
    public func point(under location: SIMD2<Double>) -> Int? {
        hit(at: location).flatMap { $0.brings ? nil : $0.point }
    }

    /// Returns whether a press at a location would hold a point, or move one there.
    public func takesPress(at location: SIMD2<Double>) -> Bool { hit(at: location) != nil }

    /// Returns whether a location belongs to the plane: a press there would have an effect if all points could move.
    public func reaches(_ location: SIMD2<Double>) -> Bool {
        takesPressesOutsideTargets(at: location) || points.indices.contains { isInTarget(location, of: $0) }
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
