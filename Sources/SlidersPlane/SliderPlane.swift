import SlidersCore

/// One or more points in a plane, in a rectangle or on a disc: each point has two values at once.
///
/// A point has two coordinates. Each of them is the thumb of a separate slider, with the bounds, scale, steps, detents,
/// and limits of a line or an arc. The plane finds the point that a press holds, and lets one pointer drag both
/// coordinates.
/// ```swift
/// var configuration = SliderPlane.Configuration()
/// (configuration.x.bounds, configuration.y.bounds) = (0...360, 0...100)
/// let area = SliderPlane.Area.rectangle(from: SIMD2(0, 200), to: SIMD2(300, 0))
/// var plane = try SliderPlane(configuration, values: [SIMD2(180, 50)], in: area)
/// plane.handle(.press(at: SIMD2(75, 20), pointer: 0))
/// plane.values   // [SIMD2(90, 90)]
/// ```
/// Laws: each coordinate obeys the laws of `SliderState`. Points don't limit one another, and keep their order. The
/// order in which you set options and values makes no difference.
public struct SliderPlane: Sendable {
    /// The options as they were set, including those that can't be met now. To change them, call
    /// ``configure(_:values:)``.
    public internal(set) var configuration: Configuration
    /// The area where the points can be. To change it, call `layOut(in:targetSide:)`.
    public internal(set) var area: Area
    /// The side of the square around each point in which a press holds it, in points of the screen.
    package var targetSide: Double
    var points: [Point]
    var holds: [Hold] = []
    /// The point that the last release tapped; `nil` if that release was no tap on a point.
    var tappedPoint: Int?
    /// A counter of proposals. A proposal can be committed only while its number equals the counter.
    var proposals = 0
    /// The coordinates' parts of the latest proposal, until the next one begins.
    var pending: Pending?
    /// The indices of the points in the last report.
    var reportedRange = 0..<0

    /// A point: a slider for each coordinate.
    struct Point: Equatable, Sendable {
        var x, y: SliderState

        subscript(axis: Axis) -> SliderState {
            get { axis == .x ? x : y }
            set { if axis == .x { x = newValue } else { y = newValue } }
        }
    }

    /// Creates a plane that meets its configuration.
    ///
    /// - Parameters:
    ///   - configuration: the options of both axes, and those of the plane.
    ///   - values: the coordinates of each point. On a disc, `x` is the value of the angle, and `y` is the value of the
    ///     distance.
    ///   - area: the area where the points can be, in points of the screen.
    ///   - targetSide: the side of the square around a point in which a press holds it; 44 if it isn't positive.
    /// - Throws: the first error found, in values, configuration, or area.
    public init(
        _ configuration: Configuration, values: [SIMD2<Double>], in area: Area, targetSide: Double = 44
    ) throws(SliderError) {
        guard area.isUsable else { throw .trackNotFinite }
        try Self.check(values)
        self.init(repairing: configuration, values: values, in: area, targetSide: targetSide)
        if let configurationError { throw configurationError }
    }

    /// Creates a plane that meets as much of its configuration as it can, for hosts that can't throw; see
    /// ``configurationError``.
    ///
    /// Coordinates that aren't finite count as lower bounds, an empty array as one point, and an area that isn't finite
    /// as a point.
    public init(
        repairing configuration: Configuration, values: [SIMD2<Double>], in area: Area, targetSide: Double = 44
    ) {
        self.configuration = configuration
        self.area = area.isUsable ? area : .rectangle(from: .zero, to: .zero)
        self.targetSide = Surface.usableTargetSide(targetSide)
        points = []
        let start = SIMD2(configuration.x.lowerBound ?? 0, configuration.y.lowerBound ?? 0)
        for values in values.isEmpty ? [start] : values { points.append(makePoint(points.count, values)) }
    }

    /// Returns a new point with an index and values.
    func makePoint(_ index: Int, _ values: SIMD2<Double>) -> Point {
        func slider(_ axis: Axis) -> SliderState {
            SliderState(
                repairing: configuration(of: axis, point: index), values: [values[axis.rawValue]],
                on: area.track(axis), targetSide: targetSide)
        }
        return Point(x: slider(.x), y: slider(.y))
    }

    static func check(_ values: [SIMD2<Double>]) throws(SliderError) {
        guard !values.isEmpty else { throw .noValues }
        if let index = values.firstIndex(where: { !$0.isFinite }) { throw .valueNotFinite(index: index) }
    }
}

// MARK: - What code does

extension SliderPlane {
    /// Sets options and values together. The plane keeps options that it can't meet, and uses a repair until it can;
    /// see ``configurationError``.
    ///
    /// Returns a report for each drag that this ends. If its point or the plane is disabled or becomes read-only, the
    /// coordinates stay; if the number of points changes, or angles start or stop wrapping, the drag is canceled.
    ///
    /// - Throws: `valueNotFinite` or `noValues`; nothing changes in these cases.
    @discardableResult
    public mutating func configure(
        _ configuration: Configuration, values: [SIMD2<Double>]
    ) throws(SliderError) -> [SliderState.Report] {
        try Self.check(values)
        return set(configuration, values)
    }

    /// Sets options, and keeps the requested values; see ``configure(_:values:)``.
    @discardableResult
    public mutating func configure(_ configuration: Configuration) -> [SliderState.Report] { set(configuration, nil) }

    /// Sets options and, unless `values` is `nil`, the coordinates of all points. Returns a report for each drag that
    /// this ends.
    private mutating func set(_ configuration: Configuration, _ values: [SIMD2<Double>]?) -> [SliderState.Report] {
        let wrappingChanges = configuration.x.wraps != self.configuration.x.wraps
        var reports: [SliderState.Report] = []
        if wrappingChanges || values.map({ $0.count != points.count }) ?? false { reports = cancelAll() }
        for hold in holds where configuration.isReadOnly || configuration.isDisabled(thumb: hold.point) {
            reports.append(endDrag(by: .release(pointer: hold.pointer)))
        }
        beginProposal()
        self.configuration = configuration
        let count = values?.count ?? count
        if points.count != count { tappedPoint = nil }
        if points.count > count { points.removeLast(points.count - count) }
        for index in points.indices {
            for axis in Axis.allCases {
                let options = self.configuration(of: axis, point: index)
                if let values {
                    _ = try? points[index][axis].configure(options, values: [values[index][axis.rawValue]])
                } else {
                    points[index][axis].configure(options)
                }
            }
        }
        while let values, points.count < count { points.append(makePoint(points.count, values[points.count])) }
        return reports
    }

    /// Sets the coordinates of all points. Setting equal coordinates does nothing, so that writing back the coordinates
    /// of a drag doesn't disturb it.
    ///
    /// - Throws: the errors of ``configure(_:values:)``.
    @discardableResult
    public mutating func assign(_ values: [SIMD2<Double>]) throws(SliderError) -> [SliderState.Report] {
        guard values.count == count else { return try configure(configuration, values: values) }
        try Self.check(values)
        if values != self.values { beginProposal() }
        for index in points.indices {
            for axis in Axis.allCases { _ = try points[index][axis].assign([values[index][axis.rawValue]]) }
        }
        return []
    }

    /// Lays the plane out again. The next movement of a drag puts its point under the pointer again. No value changes,
    /// unless angles start or stop wrapping.
    ///
    /// Returns a report for each drag that this cancels, such as when a rectangle becomes a disc. An area that isn't
    /// usable changes nothing.
    @discardableResult
    public mutating func layOut(in area: Area, targetSide: Double = 44) -> [SliderState.Report] {
        let targetSide = Surface.usableTargetSide(targetSide)
        guard area.isUsable, area != self.area || targetSide != self.targetSide else { return [] }
        let reports = area.isDisc != self.area.isDisc ? cancelAll() : []
        beginProposal()
        self.area = area
        self.targetSide = targetSide
        for index in points.indices {
            for axis in Axis.allCases { points[index][axis].layOut(on: area.track(axis), targetSide: targetSide) }
        }
        return reports
    }

    /// Returns the options of a coordinate's slider.
    func configuration(of axis: Axis, point: Int) -> SliderConfiguration {
        configuration.options(of: axis, point: point)
    }
}
