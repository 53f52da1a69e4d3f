#if !hasFeature(Embedded)
extension SliderError: CustomStringConvertible {
    /// A line of text that says what's wrong and how to correct it.
    public var description: String {
        switch self {
        case .noValues:
            "there is no value; give one for each thumb"
        case .valueNotFinite(let index):
            "value \(index) is not a finite number; give a finite one"
        case .valuesDescend(let index):
            "value \(index) is below value \(index - 1); give them in ascending order"
        case .spansDoNotFit:
            "the spans do not fit the values; on a wrapping circle, give the distance from each value to the next, "
                + "each at least 0 and together at most the period, and on other tracks, give none"
        case .boundsNotFinite:
            "the bounds or their difference are not finite, or too large for a wrapping circle; give finite numbers "
                + "that are nearer to each other"
        case .boundsReversed(let lower, let upper):
            "lower \(lower.shortText) is above upper \(upper.shortText); swap them"
        case .boundsBesideScale:
            "the scale has its own bounds; leave the bounds out, or give the scale's first and last value"
        case .logarithmNeedsPositiveBounds(let lower):
            "a logarithmic scale needs bounds above 0, and the lower bound is \(lower.shortText); raise it"
        case .powerOutOfRange(let power):
            "the power \(power.shortText) is outside the range; give one from 0.04 to 1000"
        case .stopsIncomplete:
            "the stops are incomplete; give two or more, the first at fraction 0 and the last at fraction 1"
        case .stopsNotIncreasing(let index):
            "stop \(index) does not ascend; give finite fractions and values, each above the one before it"
        case .listNotIncreasing(let index):
            "value \(index) of the list is missing or does not ascend; give finite values, each above the one before it"
        case .stepValuesUnusable:
            "the list of steps is empty or not finite; give one finite value or more"
        case .minimumNegative:
            "a minimum span or separation is negative or not a number; give 0 or more"
        case .maximumNegative:
            "the maximum span is negative or not a number; give 0 or more"
        case .minimumSpanTooLarge(let largest):
            "the minimum span cannot be met; give \(largest.readableText) or less"
        case .maximumSpanTooSmall(let smallest):
            "the maximum span cannot be met; give \(smallest.readableText) or more"
        case .enabledRangeOutsideBounds:
            "the enabled range lies outside the bounds; give one that overlaps them"
        case .limitsOutsideBounds(let thumb):
            "the limits of thumb \(thumb) lie outside the enabled range; give limits that overlap it"
        case .limitsAgainstOrder:
            "the limits of the thumbs leave no ascending values; let the limits of later thumbs reach higher"
        case .forbiddenRangesLeaveNoValue:
            "the forbidden ranges leave a thumb no value; leave a part of the enabled range and of its limits free"
        case .noSuchThumb(let thumb):
            "there is no thumb \(thumb); thumbs count from 0"
        case .detentNotFinite(let index):
            "detent \(index) is not a finite number; give a finite one"
        case .wrapNeedsFullCircle:
            "wraps requires a full circle; give an arc with a sweep of 360 or -360 degrees"
        case .crossOnWrappingCircle:
            "thumbs cannot cross on a wrapping circle; use stop or push"
        case .enabledRangeOnWrappingCircle:
            "a wrapping circle has no enabled range; leave it out"
        case .limitsOnWrappingCircle:
            "a wrapping circle has no limits; leave them out"
        case .trackNotFinite:
            "the track is not finite; give finite numbers, a radius of 0 or more, and angles below a billion degrees"
        }
    }
}
#endif
