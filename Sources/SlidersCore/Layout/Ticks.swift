/// Which values have a tick, and where the ticks stand.
public struct Ticks: Equatable, Sendable {
    /// Which values have a major tick.
    public var mode: Mode
    /// The number of minor ticks between two major ones, at equal distances along the track and without texts.
    public var minor = 0
    /// Whether each major tick has an element for a text. Where thumbs have labels, ticks have texts in any case.
    public var hasLabels = false
    /// The side of the track that ticks stand on.
    public var side = TrackSide.below
    /// The distance from the edge of track or thumb to the ticks, in points; negative puts them on the track.
    public var distance = 2.0
    /// The length of a major tick, in points.
    public var length = 5.0
    /// The length of a minor tick, in points.
    public var minorLength = 3.0
    /// The width of a tick, in points.
    public var width = 1.5
    /// The distance from the end of a major tick to the middle of its text, in points.
    public var labelDistance = 11.0
    /// The least distance of neighbouring ticks, in points. If two were nearer, all ticks are left out; minor ones
    /// first.
    public var leastDistance = 3.0

    /// Ticks at some values.
    public init(_ mode: Mode = .none) { self.mode = mode }

    /// Which values have a major tick.
    public enum Mode: Equatable, Sendable {
        /// None.
        case none
        /// Every value that the steps allow.
        case steps
        /// This many at equal distances along the track, both ends included; on a full circle this many around it.
        case count(Int)
        /// These values; those outside the bounds are left out.
        case values([Double])
        /// These fractions of the track; those outside 0…1 are left out.
        case fractions([Double])
    }

    /// No ticks.
    public static let none = Ticks()
    /// A tick at every step.
    public static let steps = Ticks(.steps)
    /// This many ticks at equal distances.
    public static func count(_ count: Int) -> Ticks { Ticks(.count(count)) }
    /// Ticks at these values.
    public static func values(_ values: [Double]) -> Ticks { Ticks(.values(values)) }
    /// Ticks at these fractions of the track.
    public static func fractions(_ fractions: [Double]) -> Ticks { Ticks(.fractions(fractions)) }
}

/// A side of the track.
public enum TrackSide: Equatable, Sendable {
    /// Below a horizontal track, right of a vertical one, inside a round one.
    case below
    /// Above a horizontal track, left of a vertical one, outside a round one.
    case above
}

extension SliderLayout {
    /// Where ticks are, as fractions of the track.
    public func tickFractions(of state: SliderState) -> [Double] {
        let least = max(1, metrics.ticks.leastDistance)
        var fractions: [Double] = []
        switch metrics.ticks.mode {
        case .none: break
        case .steps:
            let values = state.stepValues(atMost: Int(track.length / least) + 1)
            for value in values { fractions.append(state.fraction(of: value)) }
        case .count(let count):
            let gaps = track.isFullCircle ? count : count - 1
            guard gaps > 0, Double(gaps) * least <= track.length else { return [] }
            for index in 0..<count { fractions.append(Double(index) / Double(gaps)) }
            return fractions
        case .values(let values):
            for value in values where state.bounds.contains(value) { fractions.append(state.fraction(of: value)) }
        case .fractions(let given):
            for fraction in given where fraction >= 0 && fraction <= 1 { fractions.append(fraction) }
        }
        return apart(fractions, least)
    }

    /// Where minor ticks are, between these.
    func minorTickFractions(between fractions: [Double]) -> [Double] {
        let parts = metrics.ticks.minor + 1
        guard parts > 1, let first = fractions.first else { return [] }
        let fractions = track.isFullCircle ? fractions + [first + 1] : fractions
        var minor: [Double] = []
        for (lower, upper) in zip(fractions, fractions.dropFirst()) {
            for part in 1..<parts { minor.append(lower + (upper - lower) * Double(part) / Double(parts)) }
        }
        let least = max(1, metrics.ticks.leastDistance)
        let isDense = zip(fractions, fractions.dropFirst()).contains {
            ($1 - $0) * track.length < least * Double(parts)
        }
        return isDense ? [] : minor
    }

    private func apart(_ fractions: [Double], _ least: Double) -> [Double] {
        let length = track.length
        var fractions = fractions
        // The ends of a full circle are one place.
        if track.isFullCircle, fractions.count > 1, fractions.first == 0, fractions.last == 1 { fractions.removeLast() }
        for index in fractions.indices.dropFirst() {
            guard abs(fractions[index] - fractions[index - 1]) * length >= least else { return [] }
        }
        return fractions
    }

    /// A short line beside the track.
    public func tick(at fraction: Double, isMinor: Bool = false) -> Figure {
        let ticks = metrics.ticks
        let point = track.point(at: fraction)
        let out = side(ticks.side, at: point)
        let from = metrics.halfWidth + ticks.distance
        let to = from + (isMinor ? ticks.minorLength : ticks.length)
        return .line(from: point + out * from, to: point + out * to, width: ticks.width)
    }

    /// Where the text of a tick is centred, whatever its size; see ``placedTickLabels(of:gap:measure:)``.
    public func tickLabel(at fraction: Double) -> Figure {
        let point = track.point(at: fraction)
        return .anchor(point + side(metrics.ticks.side, at: point) * metrics.tickLabelPlace)
    }
}
