/// What pointers press on: the track, the sizes of targets, and the options that say what a press and a drag mean.
package struct Surface: Equatable, Sendable {
    var configuration: SliderConfiguration
    var track: SliderTrack
    /// The side of the square around each thumb's center in which a press holds the thumb, in points.
    var targetSide: Double
    /// The thickness of the drawn track, in points.
    var thickness: Double
    /// Where thumbs are beside their values.
    var thumbOffset = SliderThumbOffset()
    /// Where a press counts unless the configuration says otherwise.
    var defaultPressTarget = SliderPressTarget.span
    /// The range that thumbs stay in unless the configuration says otherwise.
    var defaultEnabledRange: ClosedRange<Double>?
    /// The value that a single thumb is reset to unless the configuration says otherwise.
    var defaultResetValue: Double?

    /// The side of targets where the host gives none, in points: that of a fingertip.
    package static let usualTargetSide = 44.0
    /// PressedSpan and track take presses at least this far from their nearest point, in points.
    package static let minimumTrackDistance = 22.0

    init(_ configuration: SliderConfiguration, _ track: SliderTrack, targetSide: Double, thickness: Double) {
        self.configuration = configuration
        self.track = track
        self.targetSide = Self.usable(targetSide)
        self.thickness = thickness
    }

    /// Lays out anew. Returns whether this changed something.
    mutating func layOut(
        _ track: SliderTrack, targetSide: Double, thickness: Double, thumbOffset: SliderThumbOffset
    ) -> Bool {
        let targetSide = Self.usable(targetSide)
        let isSame = track == self.track && targetSide == self.targetSide && thickness == self.thickness
        if isSame, thumbOffset == self.thumbOffset { return false }
        self.track = track
        self.thumbOffset = thumbOffset
        self.targetSide = targetSide
        self.thickness = thickness
        return true
    }

    /// The side of targets to use: what the host gave, if it is a positive number.
    package static func usable(_ targetSide: Double) -> Double {
        targetSide > 0 && targetSide.isFinite ? targetSide : usualTargetSide
    }

    /// How far from their nearest point span and track take presses, in points: 22, or half the drawn thickness if that
    /// is more.
    var trackDistance: Double { max(Self.minimumTrackDistance, thickness / 2) }

    /// Where a press counts.
    var pressTarget: SliderPressTarget { configuration.pressTarget ?? defaultPressTarget }

    /// The configuration with the defaults of the host: what constraints are made of.
    var request: SliderConfiguration {
        var request = configuration
        let isRing = configuration.wraps && track.isFullCircle
        if request.enabledRange == nil, !isRing { request.enabledRange = defaultEnabledRange }
        return request
    }

    /// Whether drags go up and down on a round track.
    var dragsVertically: Bool { configuration.dragsVertically && track.turn != nil }

    /// The center of a thumb, in points.
    func center(of index: Int, _ solver: Solver) -> SIMD2<Double> {
        let unwrappedFraction = solver.thumbs[index].fraction
        return thumbOffset.isNone
            ? track.point(at: unwrappedFraction) : center(of: index, at: unwrappedFraction, solver.count)
    }

    /// Out of line, so that thumbs at their values do not pay for its registers.
    @inline(never)
    private func center(of index: Int, at unwrappedFraction: Double, _ count: Int) -> SIMD2<Double> {
        track.center(
            at: unwrappedFraction, along: thumbOffset.along(ofThumb: index, of: count), across: thumbOffset.across)
    }

    /// The minimum separation as a fraction of the track; 0 if there is none.
    var separation: Double {
        configuration.minimumSeparation > 0 && track.length > 0 ? configuration.minimumSeparation / track.length : 0
    }

    /// The direction of movements along the track near a point, as a vector of length 1; `nil` if there is none.
    func direction(at point: SIMD2<Double>) -> SIMD2<Double>? {
        if dragsVertically { return SIMD2(0, 1) }
        return track.unwrappedFraction(of: point, near: 0).flatMap { track.tangent(at: $0) }
    }

    /// The length of a movement along the direction that the track has at its start, in points; its whole length where
    /// the track has none.
    func distanceAlong(from start: SIMD2<Double>, to end: SIMD2<Double>) -> Double {
        let offset = end - start
        return direction(at: start).map { abs((offset * $0).sum()) } ?? offset.length
    }
}
