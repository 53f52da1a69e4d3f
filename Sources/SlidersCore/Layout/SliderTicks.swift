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
    /// Returns the fractions of the track at which major ticks are: those that can have text.
    public func tickFractions(of state: SliderState) -> [Double] {
        let minimumDistance = max(1, metrics.ticks.minimumDistance)
        var fractions: [Double] = []
        switch metrics.ticks.mode {
        case .none: break
        case .steps:
            let values = state.stepValues(atMost: Int(track.length / minimumDistance) + 1)
            for value in values { fractions.append(state.fraction(of: value)) }
        case .count(let count):
            let intervalCount = track.isFullCircle ? count : count - 1
            guard intervalCount > 0, Double(intervalCount) * minimumDistance <= track.length else { return [] }
            for index in 0..<count { fractions.append(Double(index) / Double(intervalCount)) }
            // Equal distances that are large enough need no filter, which could remove ticks because of rounding.
            if !metrics.ticks.areStepped { return fractions }
        case .values(let values):
            for value in values where state.bounds.contains(value) { fractions.append(state.fraction(of: value)) }
        case .fractions(let customFractions):
            for fraction in customFractions where fraction >= 0 && fraction <= 1 { fractions.append(fraction) }
        case .chosen(let chosenFractions, _, _): fractions = chosenFractions
        }
        if metrics.ticks.areStepped { fractions = fractionsOfNearestSteps(fractions, state) }
        return filtered(fractions, minimumDistance: minimumDistance)
    }

    /// Returns the fraction of the step nearest to each of the fractions; for neighbors with the same step, only one.
    private func fractionsOfNearestSteps(_ fractions: [Double], _ state: SliderState) -> [Double] {
        var fractionsOfSteps: [Double] = []
        for fraction in fractions {
            let nearest = state.fraction(of: state.stepValue(nearest: state.value(at: fraction)))
            if fractionsOfSteps.last != nearest { fractionsOfSteps.append(nearest) }
        }
        return fractionsOfSteps
    }

    /// Returns whether the major tick at a fraction is as short as a minor tick.
    package func isShort(tickAt fraction: Double) -> Bool {
        guard case .chosen(_, let shortFractions, _) = metrics.ticks.mode else { return false }
        return shortFractions.contains(fraction)
    }

    /// Returns the fractions of the track at which minor ticks are, if major ticks are at `fractions`.
    package func minorTickFractions(between fractions: [Double]) -> [Double] {
        if case .chosen(_, _, let chosenFractions) = metrics.ticks.mode { return chosenFractions }
        let minimumDistance = max(1, metrics.ticks.minimumDistance)
        let ends = intervalEnds(of: fractions)
        var minorFractions: [Double] = []
        for (lower, upper) in zip(ends, ends.dropFirst()) {
            let length = upper - lower
            let partCount = partCount(ofInterval: length)
            guard partCount == 1 || length * track.length >= minimumDistance * Double(partCount) else { return [] }
            // An end of the track without a major tick has a minor tick.
            if lower == 0, fractions.first != 0 { minorFractions.append(0) }
            for part in 1..<max(1, partCount) {
                minorFractions.append(lower + length * Double(part) / Double(partCount))
            }
            if upper == 1, fractions.last != 1, !track.isFullCircle { minorFractions.append(1) }
        }
        return minorFractions
    }

    /// Returns the ends of the intervals that minor ticks divide: the fractions of major ticks and, if minor
    /// ticks have a density, the ends of the track. On a full circle, the last interval ends at the first tick.
    private func intervalEnds(of fractions: [Double]) -> [Double] {
        guard let first = fractions.first, let last = fractions.last else { return [] }
        if track.isFullCircle { return fractions + [first + 1] }
        guard metrics.ticks.density != nil else { return fractions }
        return (first > 0 ? [0] : []) + fractions + (last < 1 ? [1] : [])
    }

    /// Returns the number of equal parts into which minor ticks divide an interval whose length is a fraction of the
    /// track.
    private func partCount(ofInterval length: Double) -> Int {
        guard let density = metrics.ticks.density else { return metrics.ticks.minor + 1 }
        guard density > 0 else { return 1 }
        return max(1, Int((min(100_000, length / density) + 0.5).rounded(.down)))
    }

    /// Returns the fractions of the ticks that are drawn: in their order, those at least a minimum distance from all
    /// drawn ticks before them. If ticks at steps or by a count are too close to one another, none is drawn.
    private func filtered(_ fractions: [Double], minimumDistance: Double) -> [Double] {
        let isRegular =
            switch metrics.ticks.mode {
            case .steps, .count: true
            default: false
            }
        // On a full circle, ticks at 0 and 1 are at the same point, so the last one is left out.
        let hasDuplicateEnd =
            track.isFullCircle && fractions.count > 1 && fractions.first == 0 && fractions.last == 1
        var drawnFractions: [Double] = []
        for index in 0..<fractions.count - (hasDuplicateEnd ? 1 : 0) {
            // Regular ticks are in ascending order, so it's enough to compare a tick with the one before it.
            var drawnIndex = isRegular ? max(0, drawnFractions.count - 1) : 0
            while drawnIndex < drawnFractions.count,
                distance(from: drawnFractions[drawnIndex], to: fractions[index]) >= minimumDistance
            {
                drawnIndex += 1
            }
            if drawnIndex == drawnFractions.count {
                drawnFractions.append(fractions[index])
            } else if isRegular {
                return []
            }
        }
        return drawnFractions
    }

    /// Returns the distance between two fractions along the track, in points. On a full circle, it's that of the
    /// shorter arc.
    private func distance(from first: Double, to second: Double) -> Double {
        let difference = abs(first - second)
        return track.length * (track.isFullCircle ? min(difference, 1 - difference) : difference)
    }

    /// Returns the figure of a tick: a short line beside the track.
    package func tick(at fraction: Double, isMinor: Bool = false) -> SliderFigure {
        let ticks = metrics.ticks
        let point = track.point(at: fraction)
        let direction = unitVector(toward: ticks.side, at: point)
        let startDistance = metrics.extentOfTrackAndThumbs(ticks.side) + ticks.distance
        let endDistance = startDistance + (isMinor ? ticks.minorLength : ticks.length)
        return .line(from: point + direction * startDistance, to: point + direction * endDistance, width: ticks.width)
    }

    /// Returns whether a tick is at a filled part of the track, or at one of its ends. If no parts are filled, returns
    /// whether it's at a thumb.
    package func isSelected(tickAt fraction: Double, in state: SliderState) -> Bool {
        // The fraction of a tick and that of a value there can differ by a rounding error.
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

    /// Returns whether two fractions differ by at most a margin. On a full circle, 0 and 1 are the same point.
    private func isAtSamePoint(_ first: Double, _ second: Double, _ margin: Double) -> Bool {
        let difference = abs(first - second)
        return difference <= margin || track.isFullCircle && abs(difference - 1) <= margin
    }

    /// Returns the point that the text of a tick is centered on, whatever its size; see
    /// ``tickLabels(of:gap:measure:)``.
    package func tickLabel(at fraction: Double) -> SliderFigure {
        let point = track.point(at: fraction)
        return .anchor(point + unitVector(toward: metrics.ticks.side, at: point) * metrics.tickLabelOffset)
    }
}
