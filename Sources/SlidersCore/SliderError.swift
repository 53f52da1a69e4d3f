/// An error in a configuration, a track, or values.
///
/// Strict initializers throw the first error that they find. Setters keep the request, use the repair that each case
/// lists instead, and store the error in ``SliderState/configurationError``.
public enum SliderError: Error, Equatable, Sendable {
    /// There must be at least one value.
    case noValues
    /// The value at this index is NaN or infinite. Repair: the last values stay.
    case valueNotFinite(index: Int)
    /// The value at this index is below its predecessor. Repair: resolved like any assignment.
    case valuesDescend(index: Int)
    /// The spans don't fit the values of a wrapping circle. Repair: next − previous, modulo the period.
    case spansDoNotFit

    /// A bound, or the difference of the bounds, isn't finite. Repair: no bounds, and all thumbs disabled. Or a bound
    /// of a wrapping circle lies outside −1e300…1e300. Repair: a track that doesn't wrap.
    case boundsNotFinite
    /// The lower bound is above the upper. Repair: the upper bound equals the lower.
    case boundsReversed(lower: Double, upper: Double)
    /// The bounds differ from those of a piecewise or list scale. Repair: the bounds of the scale.
    case boundsBesideScale

    /// A logarithmic scale needs bounds above 0. Repair: linear.
    case logarithmNeedsPositiveBounds(lower: Double)
    /// The exponent of a power scale must be in 1/25…1000, so that the inverse is exact enough. Repair: linear.
    case powerOutOfRange(Double)
    /// A piecewise scale needs at least two stops, from fraction 0 to fraction 1. Repair: linear.
    case stopsIncomplete
    /// Fractions and values of a piecewise scale must be finite and strictly increasing. Repair: linear.
    case stopsNotIncreasing(index: Int)
    /// A list scale needs finite, strictly increasing entries. Repair: linear.
    case listNotIncreasing(index: Int)

    /// A list of allowed values is empty or contains a number that isn't finite. Repair: no steps.
    case stepValuesUnusable
    /// A minimum span or separation is negative or not a number. Repair: 0.
    case minimumNegative
    /// A maximum span is negative or not a number. Repair: none.
    case maximumNegative
    /// The minimum span can't be met. Repair: the largest span that can be met.
    case minimumSpanTooLarge(largest: Double)
    /// The maximum span can't be met together with the minimum span. Repair: the smallest span that can be met.
    case maximumSpanTooSmall(smallest: Double)
    /// The enabled range doesn't overlap the bounds. Repair: the bounds.
    case enabledRangeOutsideBounds
    /// The limits of this thumb don't overlap the enabled range. Repair: no limits.
    case limitsOutsideBounds(thumb: Int)
    /// The limits don't allow values in ascending order. Repair: no limits.
    case limitsAgainstOrder
    /// The forbidden ranges leave a thumb no value within the bounds, the enabled range, and its limits. Repair: no
    /// forbidden ranges.
    case forbiddenRangesLeaveNoValue
    /// There is no thumb with this index. Repair: ignored.
    case noSuchThumb(Int)
    /// A detent isn't finite. Repair: ignored.
    case detentNotFinite(index: Int)

    /// `wraps` requires a sweep of exactly 360 degrees in either direction. Repair: thumbs stop at both ends.
    case wrapNeedsFullCircle
    /// Thumbs can't cross on a wrapping circle. Repair: `stop`.
    case crossOnWrappingCircle
    /// A wrapping circle has no enabled range. Repair: ignored.
    case enabledRangeOnWrappingCircle
    /// A wrapping circle has no limits. Repair: ignored.
    case limitsOnWrappingCircle
    /// A coordinate, radius, or angle of the track isn't finite, or the radius is negative. Repair: the last track
    /// stays.
    case trackNotFinite
}

extension SliderError? {
    /// Stores an error, unless one is stored already. Unlike `self ?? error`, this doesn't copy the stored error.
    mutating func note(_ error: SliderError) {
        if self == nil { self = error }
    }
}
