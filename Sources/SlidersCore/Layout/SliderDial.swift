/// The middle of a circular slider: a disc, needles, and a readout.
public struct SliderDial: Equatable, Sendable {
    /// The radius of the disc, as a fraction of the track's radius; 0 draws none.
    public var face = 0.0
    /// The range that needles cover, as fractions of the distance from the middle to a thumb's center; `nil` draws
    /// none.
    public var needle: ClosedRange<Double>?
    /// The width of needles, in points.
    public var needleWidth = 3.0
    /// A Boolean value that indicates whether there's text in the middle.
    public var hasReadout = false

    /// Creates a dial without parts.
    public init() {}
}

extension SliderLayout {
    /// The figure of the disc in the middle of a round track; `nil` for none.
    var face: SliderFigure? {
        guard let dial = metrics.dial, dial.face > 0, case .arc(let arc) = track else { return nil }
        return .circle(center: arc.center, radius: arc.radius * dial.face)
    }

    /// The point that the text in the middle of a round track is centered on; `nil` for no text.
    var readout: SIMD2<Double>? {
        guard metrics.dial?.hasReadout == true, case .arc(let arc) = track else { return nil }
        return arc.center
    }

    /// Returns the figure of a needle: a line from the middle of a round track toward the value of a thumb. On a
    /// straight track, and without needles, it's a line without length.
    @inline(never) func needle(_ index: Int, of state: SliderState) -> SliderFigure {
        let tip = track.center(at: state.solver.thumbs[index].fraction, along: 0, across: thumbOffset.across)
        guard let dial = metrics.dial, let needle = dial.needle, case .arc(let arc) = track else {
            return .line(from: tip, to: tip, width: 0)
        }
        let needleVector = tip - arc.center
        return .line(
            from: arc.center + needleVector * needle.lowerBound, to: arc.center + needleVector * needle.upperBound,
            width: dial.needleWidth)
    }
}
