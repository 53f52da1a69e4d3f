/// Which values have a tick, and where the ticks stand.
public struct Ticks: Equatable, Sendable {
    public var places: Places
    /// So many shorter ticks between neighbours, at equal distances along the track and without texts.
    public var minor = 0
    /// Whether each tick has a place for a text; where thumbs have labels it has one in any case.
    public var hasLabels = false
    public var side = TrackSide.below
    /// From the wider of track and thumb to the ticks, in points; negative where they stand on it.
    public var distance = 2.0
    /// In points.
    public var length = 5.0, minorLength = 3.0, width = 1.5
    /// From a tick to the middle of its text, in points.
    public var labelDistance = 11.0
    /// Where neighbours would be nearer than this, in points, they are left out, all of them; minor ticks go first.
    public var leastDistance = 3.0

    public init(_ places: Places = .none) { self.places = places }

    public enum Places: Equatable, Sendable {
        case none
        /// Every value that the steps allow.
        case steps
        /// So many at equal distances along the track, ends included; on a full circle, whose ends meet, so many round it.
        case count(Int)
        case values([Double])
        /// Fractions of the track.
        case positions([Double])
    }

    public static let none = Ticks()
    public static let steps = Ticks(.steps)
    public static func count(_ count: Int) -> Ticks { Ticks(.count(count)) }
    public static func values(_ values: [Double]) -> Ticks { Ticks(.values(values)) }
    public static func positions(_ fractions: [Double]) -> Ticks { Ticks(.positions(fractions)) }
}

/// A side of the track.
public enum TrackSide: Equatable, Sendable {
    /// Below a level track, to the right of an upright one, inside a round one.
    case below
    /// Above, to the left, outside.
    case above
}

extension SliderLayout {
    /// Where ticks are, as fractions of the track.
    public func tickFractions(of state: SliderState) -> [Double] {
        let ticks = metrics.ticks, least = max(1, ticks.leastDistance)
        let values: [Double]
        switch ticks.places {
        case .none: return []
        case .steps: values = state.stepValues(atMost: Int(track.length / least) + 1)
        case .count(let count):
            let gaps = track.isFullCircle ? count : count - 1
            guard gaps > 0, Double(gaps) * least <= track.length else { return [] }
            return (0..<count).map { Double($0) / Double(gaps) }
        case .values(let given): values = given.filter { $0 >= state.scale.lower && $0 <= state.scale.upper }
        case .positions(let given): return apart(given.filter { $0 >= 0 && $0 <= 1 }, least)
        }
        return apart(values.map { state.scale.fraction(of: $0) }, least)
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
        let isDense = zip(fractions, fractions.dropFirst()).contains { ($1 - $0) * track.length < least * Double(parts) }
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
        let ticks = metrics.ticks, point = track.point(at: fraction), out = side(ticks.side, at: point)
        let from = halfWidth + ticks.distance, to = from + (isMinor ? ticks.minorLength : ticks.length)
        return .line(from: point + out * from, to: point + out * to, width: ticks.width)
    }

    /// Where the text of a tick is centred.
    public func tickLabel(at fraction: Double) -> Figure {
        let ticks = metrics.ticks, point = track.point(at: fraction)
        let away = halfWidth + ticks.distance + ticks.length + ticks.labelDistance
        return .anchor(point + side(ticks.side, at: point) * away)
    }
}
