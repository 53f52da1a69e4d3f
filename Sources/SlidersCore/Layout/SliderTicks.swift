/// The ticks of a slider: the values that have one, and the size and position of each.
public struct SliderTicks: Equatable, Sendable {
    /// The values that have a major tick.
    public var mode: Mode
    /// The number of minor ticks between two major ones, at equal distances along the track and without text.
    public var minor = 0
    /// The approximate spacing of minor ticks, as a fraction of the track. If `nil`, ``minor`` sets their number.
    ///
    /// With a density, minor ticks fill the whole track, including its ends, at equal distances between two major ones.
    public var density: Double?
    /// A Boolean value that indicates whether major ticks move to the nearest values that the steps allow.
    public var areStepped = false
    /// A Boolean value that indicates whether each major tick has text. If thumbs have labels, ticks always have text.
    public var hasLabels = false
    /// The side of the track that ticks are on.
    public var side = SliderTrackSide.below
    /// The distance from the edge of the track or the thumb to the ticks, in points; negative numbers put them on the
    /// track.
    public var distance = 2.0
    /// The length of a major tick, in points; a tick without length is a dot.
    public var length = 5.0
    /// The length of a minor tick, in points; a tick without length is a dot.
    public var minorLength = 3.0
    /// The width of a tick, in points.
    public var width = 1.5
    /// The distance from the end of a major tick to the middle of its text, in points.
    public var labelDistance = 11.0
    /// The minimum distance between neighboring ticks, in points. If minor ticks would be closer, the slider leaves out
    /// all of them. If major ticks would be closer, it leaves out all ticks at steps or by a count, since the others
    /// would be at other distances than the app asked for; of other ticks, it draws as many as have room, in their
    /// order.
    public var minimumDistance = 3.0
    /// A Boolean value that indicates whether circular sliders leave out these ticks.
    public var skipsCircles = false

    /// Creates ticks at the values of a mode.
    public init(_ mode: Mode = .none) { self.mode = mode }

    /// The values that have a major tick.
    public enum Mode: Equatable, Sendable {
        /// None.
        case none
        /// Every value that the steps allow.
        case steps
        /// A number of values at equal distances along the track, including both ends; on a full circle, the number of
        /// values around it.
        case count(Int)
        /// These values, except for values outside the bounds. Equal values have one tick.
        case values([Double])
        /// These fractions of the track, except for fractions outside 0…1.
        case fractions([Double])
        /// Ticks at exactly these ascending fractions. `short` lists the short ones among them, and `minor` lists
        /// additional minor ticks.
        case chosen([Double], short: [Double], minor: [Double])
    }

    /// The kind of a tick.
    public enum Kind: Equatable, Sendable {
        /// A short line without text.
        case minor
        /// A short line that can have text.
        case small
        /// A long line that can have text.
        case large
    }

    /// No ticks.
    public static var none: SliderTicks { SliderTicks() }
    /// A tick at every step.
    public static let steps = SliderTicks(.steps)
    /// The ticks of the system's slider: a dot at every step of a straight slider, as SwiftUI's `Slider` with a step
    /// has on iOS 26. There are none on a circle, and none if dots would be less than 6 points apart.
    ///
    /// According to reports about `Slider`, each step has a tick (expo/expo#44021). The number of steps above which it
    /// shows none isn't known.
    public static var system: SliderTicks {
        var ticks = SliderTicks(.steps)
        // A line without length, whose ends are round.
        (ticks.length, ticks.width, ticks.distance) = (0, 4, 4)
        (ticks.minimumDistance, ticks.skipsCircles) = (6, true)
        return ticks
    }
    /// Returns a number of ticks at equal distances.
    public static func count(_ count: Int) -> SliderTicks { SliderTicks(.count(count)) }
    /// Returns ticks at these values.
    public static func values(_ values: [Double]) -> SliderTicks { SliderTicks(.values(values)) }
    /// Returns ticks at these fractions of the track.
    public static func fractions(_ fractions: [Double]) -> SliderTicks { SliderTicks(.fractions(fractions)) }
}

/// A side of the track.
public enum SliderTrackSide: Equatable, Sendable {
    /// Below a horizontal track, to the right of a vertical one, or inside a round one.
    case below
    /// Above a horizontal track, to the left of a vertical one, or outside a round one.
    case above
}

extension SliderLayout {
    /// Returns the places of the ticks that can have text, as fractions of the track.
    public func tickFractions(of state: SliderState) -> [Double] {
        let minimum = max(1, metrics.ticks.minimumDistance)
        var fractions: [Double] = []
        switch metrics.ticks.mode {
        case .none: break
        case .steps:
            let values = state.stepValues(atMost: Int(track.length / minimum) + 1)
            for value in values { fractions.append(state.fraction(of: value)) }
        case .count(let count):
            let gaps = track.isFullCircle ? count : count - 1
            guard gaps > 0, Double(gaps) * minimum <= track.length else { return [] }
            for index in 0..<count { fractions.append(Double(index) / Double(gaps)) }
            // Rounding puts none of them too near to the next.
            if !metrics.ticks.areStepped { return fractions }
        case .values(let values):
            for value in values where state.bounds.contains(value) { fractions.append(state.fraction(of: value)) }
        case .fractions(let given):
            for fraction in given where fraction >= 0 && fraction <= 1 { fractions.append(fraction) }
        case .chosen(let given, _, _): fractions = given
        }
        if metrics.ticks.areStepped { fractions = stepped(fractions, state) }
        return apart(fractions, minimum)
    }

    /// The fractions of the nearest values that the steps allow, each once.
    private func stepped(_ fractions: [Double], _ state: SliderState) -> [Double] {
        var stepped: [Double] = []
        for fraction in fractions {
            let nearest = state.fraction(of: state.stepValue(nearest: state.value(at: fraction)))
            if stepped.last != nearest { stepped.append(nearest) }
        }
        return stepped
    }

    /// Returns whether a tick that can have text is as short as a minor one.
    package func isShort(tickAt fraction: Double) -> Bool {
        guard case .chosen(_, let short, _) = metrics.ticks.mode else { return false }
        return short.contains(fraction)
    }

    /// Returns the places of the minor ticks between these ticks, as fractions of the track.
    package func minorTickFractions(between fractions: [Double]) -> [Double] {
        if case .chosen(_, _, let minor) = metrics.ticks.mode { return minor }
        let minimum = max(1, metrics.ticks.minimumDistance)
        let ends = ends(around: fractions)
        var minor: [Double] = []
        for (lower, upper) in zip(ends, ends.dropFirst()) {
            let parts = parts(of: upper - lower)
            guard parts == 1 || (upper - lower) * track.length >= minimum * Double(parts) else { return [] }
            // The ends of the track are ticks themselves where no major tick is there.
            if lower == 0, fractions.first != 0 { minor.append(0) }
            for part in 1..<max(1, parts) { minor.append(lower + (upper - lower) * Double(part) / Double(parts)) }
            if upper == 1, fractions.last != 1, !track.isFullCircle { minor.append(1) }
        }
        return minor
    }

    /// Where the stretches between major ticks begin and end.
    private func ends(around fractions: [Double]) -> [Double] {
        guard let first = fractions.first, let last = fractions.last else { return [] }
        if track.isFullCircle { return fractions + [first + 1] }
        guard metrics.ticks.density != nil else { return fractions }
        return (first > 0 ? [0] : []) + fractions + (last < 1 ? [1] : [])
    }

    /// The number of parts that minor ticks divide a stretch of the track into.
    private func parts(of length: Double) -> Int {
        guard let density = metrics.ticks.density else { return metrics.ticks.minor + 1 }
        guard density > 0 else { return 1 }
        return max(1, Int((min(100_000, length / density) + 0.5).rounded(.down)))
    }

    /// The fractions that are at least a distance from each one before; none if they are those of steps or of a count,
    /// and some are nearer.
    private func apart(_ fractions: [Double], _ minimum: Double) -> [Double] {
        let isRegular =
            switch metrics.ticks.mode {
            case .steps, .count: true
            default: false
            }
        // The ends of a full circle are one place.
        let isDoubled = track.isFullCircle && fractions.count > 1 && fractions.first == 0 && fractions.last == 1
        var kept: [Double] = []
        for index in 0..<fractions.count - (isDoubled ? 1 : 0) {
            // Those before a regular one are farther than the last.
            var other = isRegular ? max(0, kept.count - 1) : 0
            while other < kept.count, distance(from: kept[other], to: fractions[index]) >= minimum { other += 1 }
            if other == kept.count {
                kept.append(fractions[index])
            } else if isRegular {
                return []
            }
        }
        return kept
    }

    /// The distance between two ticks along the track, on a full circle the shorter way.
    private func distance(from first: Double, to second: Double) -> Double {
        let part = abs(first - second)
        return track.length * (track.isFullCircle ? min(part, 1 - part) : part)
    }

    /// Returns the figure of a tick: a short line beside the track.
    package func tick(at fraction: Double, isMinor: Bool = false) -> SliderFigure {
        let ticks = metrics.ticks
        let point = track.point(at: fraction)
        let out = side(ticks.side, at: point)
        let from = metrics.halfWidth(ticks.side) + ticks.distance
        let to = from + (isMinor ? ticks.minorLength : ticks.length)
        return .line(from: point + out * from, to: point + out * to, width: ticks.width)
    }

    /// Returns whether a tick is at a filled part, including its ends. If nothing is filled, returns whether it's at a
    /// thumb.
    package func isSelected(tickAt fraction: Double, in state: SliderState) -> Bool {
        // The way from a value to a fraction and back has an error of rounding.
        let margin = 1e-9
        switch metrics.fill {
        case .inner: return isInSpans(fraction, of: state, margin: margin)
        case .outer: return !isInSpans(fraction, of: state, margin: -margin)
        case .all: return true
        case .none:
            for thumb in 0..<state.count where isAtSamePoint(state.solver.thumbs[thumb].fraction, fraction, margin) {
                return true
            }
            return false
        }
    }

    private func isAtSamePoint(_ other: Double, _ fraction: Double, _ margin: Double) -> Bool {
        let distance = abs(other - fraction)
        return distance <= margin || track.isFullCircle && abs(distance - 1) <= margin
    }

    /// Returns where the text of a tick is centered, whatever its size; see ``tickLabels(of:gap:measure:)``.
    package func tickLabel(at fraction: Double) -> SliderFigure {
        let point = track.point(at: fraction)
        return .anchor(point + side(metrics.ticks.side, at: point) * metrics.tickLabelOffset)
    }
}
