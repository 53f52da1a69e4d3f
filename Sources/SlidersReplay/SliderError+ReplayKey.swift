import SlidersCore

extension SliderError {
    /// Returns the path of the key in a recording that has the error, in an object such as `slider`.
    func replayKey(of object: String) -> String {
        self == .trackNotFinite ? "track" : "\(object).\(key)"
    }

    private var key: String {
        switch self {
        case .noValues, .valueNotFinite, .valuesDescend: "values"
        case .spansDoNotFit: "spans"
        case .boundsNotFinite, .boundsReversed, .boundsBesideScale: "bounds"
        case .logarithmNeedsPositiveBounds, .powerOutOfRange, .stopsIncomplete, .stopsNotIncreasing, .listNotIncreasing:
            "scale"
        case .stepValuesUnusable: "step"
        case .minimumNegative, .minimumSpanTooLarge: "minimumSpan"
        case .maximumNegative, .maximumSpanTooSmall: "maximumSpan"
        case .enabledRangeOutsideBounds, .enabledRangeOnWrappingCircle: "enabledRange"
        case .limitsOutsideBounds, .limitsAgainstOrder, .limitsOnWrappingCircle: "thumbLimits"
        case .forbiddenRangesLeaveNoValue: "forbiddenRanges"
        case .noSuchThumb: "disabledThumbs"
        case .detentNotFinite: "detents"
        case .wrapNeedsFullCircle: "wraps"
        case .crossOnWrappingCircle: "collision"
        case .trackNotFinite: "track"
        }
    }
}
