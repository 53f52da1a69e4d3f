import Sliders

extension SliderFault {
    /// What is wrong and how to mend it, in one line.
    public var text: String {
        switch self {
        case .noValues:
            "there is no value; give one for each thumb"
        case .valueNotFinite(let index):
            "value \(index) is not a finite number"
        case .valuesDescend(let index):
            "value \(index) is below value \(index - 1); give them in ascending order"
        case .spansDoNotFit:
            "the spans do not fit; give, on a wrapping circle, the way from each value to the next, 0 to the period, together at most the period"
        case .boundsNotFinite:
            "the bounds and their difference must be finite"
        case .boundsReversed(let lower, let upper):
            "lower \(lower.shortText) is above upper \(upper.shortText)"
        case .boundsBesideScale:
            "the scale brings its own bounds; leave these out, or give its first and last value"
        case .logarithmNeedsPositiveBounds(let lower):
            "a logarithmic scale needs bounds above 0, and the lower is \(lower.shortText)"
        case .powerOutOfRange(let power):
            "the power \(power.shortText) is outside 0.04 to 1000"
        case .stopsIncomplete:
            "a piecewise scale needs two stops or more, the first at fraction 0 and the last at fraction 1"
        case .stopsNotIncreasing(let index):
            "stop \(index) must be finite, and above the one before it in fraction and value"
        case .listNotIncreasing(let index):
            "a list scale needs one value or more, and value \(index) must be finite and above the one before it"
        case .stepValuesUnusable:
            "a list of steps needs one value or more, all finite"
        case .minimumNegative:
            "a minimum must be 0 or more"
        case .maximumNegative:
            "a maximum must be 0 or more"
        case .minimumSpanTooLarge(let largest):
            "the thumbs cannot be so far apart; the largest minimum span here is \(largest.readableText)"
        case .maximumSpanTooSmall(let smallest):
            "the thumbs cannot be so near; the smallest maximum span here is \(smallest.readableText)"
        case .selectableOutsideBounds:
            "the selectable part lies outside the bounds"
        case .limitsOutsideBounds(let thumb):
            "the limits of thumb \(thumb) lie outside what can be selected"
        case .limitsAgainstOrder:
            "the limits leave no values in ascending order"
        case .noSuchThumb(let thumb):
            "there is no thumb \(thumb)"
        case .markNotFinite(let index):
            "mark \(index) is not a finite number"
        case .wrapNeedsFullCircle:
            "wrap needs an arc with a sweep of 360 or -360 degrees"
        case .crossOnWrappingCircle:
            "thumbs cannot cross on a wrapping circle; use stop or push"
        case .selectableOnWrappingCircle:
            "a wrapping circle has no selectable part"
        case .limitsOnWrappingCircle:
            "a wrapping circle has no limits"
        case .trackNotFinite:
            "the numbers and the length of a track must be finite, a radius 0 or more, and angles below a billion degrees"
        }
    }
}
