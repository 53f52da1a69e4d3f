import Wire

extension ErrorCode {
    /// What the page warns of: the attribute, what is wrong with it, and what is used instead. Empty if there is
    /// nothing to warn of.
    var text: String {
        switch self {
        case .none, .other: ""
        case .boundsNotFinite: "max: too far from min; nothing"
        case .boundsReversed: "max: below min; min"
        case .boundsBesideScale: "min: the scale has its own bounds; those of the scale"
        case .logarithmNeedsPositiveBounds: "scale: a logarithm needs min above 0; linear"
        case .powerOutOfRange: "scale: the power is not 0.04 to 1000; linear"
        case .stopsIncomplete: "scale: its stops do not go from 0 to 1; linear"
        case .stopsNotIncreasing: "scale: its stops do not increase; linear"
        case .listNotIncreasing: "scale: its values do not increase; linear"
        case .minimumNegative: "minimum-span or minimum-separation: below 0; 0"
        case .maximumNegative: "maximum-span: below 0; none"
        case .minimumSpanTooLarge: "minimum-span: too large; the largest that fits"
        case .maximumSpanTooSmall: "maximum-span: too small; the smallest that fits"
        case .enabledRangeOutsideBounds: "enabled-range: outside min and max; none"
        case .limitsOutsideBounds: "thumb-limits: outside what can be selected; none"
        case .limitsAgainstOrder: "thumb-limits: they do not increase; none"
        case .forbiddenRangesLeaveNoValue: "forbidden-ranges: they leave a thumb no value; none"
        case .noSuchThumb: "disabled-thumbs or thumb-limits: there is no such thumb; none"
        case .wrapNeedsFullCircle: "wraps: needs a sweep of 360 or -360; false"
        case .crossOnWrappingCircle: "collision: wraps and cross do not fit; stop"
        case .enabledRangeOnWrappingCircle: "enabled-range: wraps needs the bounds; none"
        case .limitsOnWrappingCircle: "thumb-limits: wraps needs the bounds; none"
        }
    }
}
