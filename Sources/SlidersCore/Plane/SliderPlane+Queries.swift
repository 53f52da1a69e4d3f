/// What hosts and apps ask a plane. Nothing here changes anything.
extension SliderPlane {
    /// The first part of the configuration that cannot be met and is repaired.
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

    /// Returns the coordinates of a point. Makes no array.
    public func value(ofPoint point: Int) -> SIMD2<Double> {
        SIMD2(points[point].x.value(of: 0), points[point].y.value(of: 0))
    }

    /// Returns the coordinates of a point in the proposal that was not committed yet; the present ones if there is
    /// none.
    public func proposedValue(ofPoint point: Int) -> SIMD2<Double> {
        SIMD2(points[point].x.proposedValue(of: 0), points[point].y.proposedValue(of: 0))
    }

    /// Returns the number by which inputs name a coordinate of a point: twice the index of the point, and one more for
    /// `y`.
    public func coordinate(_ axis: Axis, ofPoint point: Int) -> Int { 2 * point + axis.rawValue }

    /// Returns the slider that a coordinate of a point is: its value, bounds, limits, and the next and the previous
    /// value.
    public func slider(_ axis: Axis, ofPoint point: Int) -> SliderState { points[point][axis] }

    /// How far the last movement wanted to go beyond what could be reached, in value units of each axis.
    public var overshoot: SIMD2<Double> {
        guard let point = holds.last?.point else { return .zero }
        return SIMD2(points[point].x.overshoot, points[point].y.overshoot)
    }

    // MARK: Changes

    /// Whether the last change reported new coordinates of this point.
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

    /// A pointer that is down; `nil` if there is none.
    public var anyPointer: Int? { holds.first?.pointer }

    /// Whether a pointer is down.
    public func isDown(pointer: Int) -> Bool { index(of: pointer) != nil }

    /// Whether a point is disabled.
    public func isDisabled(point: Int) -> Bool { configuration.isDisabled(point: point) }

    /// Whether a pointer holds a point.
    public func isHeld(point: Int) -> Bool { holds.contains { $0.point == point } }

    /// Returns the point that a press at a location would hold without moving it; `nil` if there is none.
    public func point(under location: SIMD2<Double>) -> Int? {
        hit(at: location).flatMap { $0.brings ? nil : $0.point }
    }

    /// Whether a press at a location would hold a point, or move one there.
    public func takesPress(at location: SIMD2<Double>) -> Bool { hit(at: location) != nil }

    /// Whether a location is the plane's: a press there would do something, if all points could move.
    public func reaches(_ location: SIMD2<Double>) -> Bool {
        takesPressesOutsideTargets(at: location) || points.indices.contains { isInTarget(location, of: $0) }
    }
}

extension SliderPlane: Equatable {
    /// Whether two planes have the same options, area, values and pointers. What they reported does not count.
    public static func == (a: SliderPlane, b: SliderPlane) -> Bool {
        a.configuration == b.configuration && a.area == b.area && a.targetSide == b.targetSide && a.points == b.points
            && a.holds == b.holds
    }
}
