/// What pointers press on: the track, the sizes of targets, and the options that determine what presses and drags do.
package struct Surface: Equatable, Sendable {
    var configuration: SliderConfiguration
    var track: SliderTrack
    /// The side of the square around each thumb's center in which a press holds the thumb, in points.
    var targetSide: Double
    /// The thickness of the drawn track, in points.
    var thickness: Double
    /// The offset of the centers of thumbs from the points of their values.
    var thumbOffset = SliderThumbOffset()
    /// The parts of the control where a press has an effect, if the configuration doesn't set them.
    var defaultPressTarget = SliderPressTarget.span
    /// The range in which thumbs stay, if the configuration doesn't set it; `nil` means the bounds.
    var defaultEnabledRange: ClosedRange<Double>?
    /// The value that a single thumb is reset to, if the configuration doesn't set it.
    var defaultResetValue: Double?

    /// The side of a target if the host sets none, in points: the size of a fingertip.
    package static let defaultTargetSide = 44.0
    /// The distance from the track within which a press is on the track or on a span, at least, in points.
    package static let minimumTrackDistance = 22.0

    init(_ configuration: SliderConfiguration, _ track: SliderTrack, targetSide: Double, thickness: Double) {
        self.configuration = configuration
        self.track = track
        self.targetSide = Self.usableTargetSide(targetSide)
        self.thickness = thickness
    }

    /// Sets the results of a layout. Returns whether one of them has changed.
    mutating func layOut(
        _ track: SliderTrack, targetSide: Double, thickness: Double, thumbOffset: SliderThumbOffset
    ) -> Bool {
        let targetSide = Self.usableTargetSide(targetSide)
        let isUnchanged = track == self.track && targetSide == self.targetSide && thickness == self.thickness
        if isUnchanged, thumbOffset == self.thumbOffset { return false }
        self.track = track
        self.thumbOffset = thumbOffset
        self.targetSide = targetSide
        self.thickness = thickness
        return true
    }

    /// Returns the side of a target that the host has set if it's positive and finite, otherwise the default.
    package static func usableTargetSide(_ targetSide: Double) -> Double {
        targetSide > 0 && targetSide.isFinite ? targetSide : defaultTargetSide
    }

    /// The distance from the track within which a press is on the track or on a span, in points: 22, or half the drawn
    /// thickness if that's more.
    var trackDistance: Double { max(Self.minimumTrackDistance, thickness / 2) }

    /// The parts of the control where a press has an effect: the option of the configuration, or the default.
    var pressTarget: SliderPressTarget { configuration.pressTarget ?? defaultPressTarget }

    /// The configuration with the host's default for the enabled range. Wrapping circles don't use it.
    var configurationWithDefaults: SliderConfiguration {
        var configuration = configuration
        let isWrapping = configuration.wraps && track.isFullCircle
        if configuration.enabledRange == nil, !isWrapping { configuration.enabledRange = defaultEnabledRange }
        return configuration
    }

    /// Whether the track is round, and thumbs are dragged up and down instead of along it.
    var dragsVertically: Bool { configuration.dragsVertically && track.fractionPerTurn != nil }

    /// Returns the center of a thumb, in points: the point of its value, or beside it by the offset of thumbs.
    func center(of index: Int, _ solver: Solver) -> SIMD2<Double> {
        let fraction = solver.thumbs[index].fraction
        return thumbOffset.isNone ? track.point(at: fraction) : offsetCenter(of: index, at: fraction, solver.count)
    }

    /// Returns the center of one of `count` thumbs, whose value is at a fraction of the track, beside that point.
    @inline(never)
    private func offsetCenter(of index: Int, at fraction: Double, _ count: Int) -> SIMD2<Double> {
        // This isn't inlined, so that thumbs without an offset don't pay for its registers.
        track.center(at: fraction, along: thumbOffset.along(ofThumb: index, of: count), across: thumbOffset.across)
    }

    /// The minimum distance between neighboring thumbs along the track, as a fraction of the track; 0 if there is none.
    var separation: Double {
        configuration.minimumSeparation > 0 && track.length > 0 ? configuration.minimumSeparation / track.length : 0
    }

    /// Returns the direction of movements along the track near a point, as a vector of length 1; `nil` close to the
    /// center of an arc, and on a track without length.
    func direction(at point: SIMD2<Double>) -> SIMD2<Double>? {
        if dragsVertically { return SIMD2(0, 1) }
        return track.unwrappedFraction(of: point, near: 0).flatMap { track.tangent(at: $0) }
    }

    /// Returns the length of a movement, in points, along the direction of the track at the start of the movement. If
    /// the track has no direction there, it's the length of the whole movement.
    func distanceAlong(from start: SIMD2<Double>, to end: SIMD2<Double>) -> Double {
        let offset = end - start
        return direction(at: start).map { abs((offset * $0).sum()) } ?? offset.length
    }
}
