import SlidersCore

extension SliderError {
    /// The key of a recording at which the fault is reported.
    var replayKey: String {
        switch self {
        case .noValues, .valueNotFinite, .valuesDescend: "slider.values"
        case .spansDoNotFit: "slider.spans"
        case .boundsNotFinite, .boundsReversed, .boundsBesideScale: "slider.bounds"
        case .logarithmNeedsPositiveBounds, .powerOutOfRange, .stopsIncomplete, .stopsNotIncreasing, .listNotIncreasing:
            "slider.scale"
        case .stepValuesUnusable: "slider.step"
        case .minimumNegative, .minimumSpanTooLarge: "slider.minimumSpan"
        case .maximumNegative, .maximumSpanTooSmall: "slider.maximumSpan"
        case .enabledRangeOutsideBounds, .enabledRangeOnWrappingCircle: "slider.enabledRange"
        case .limitsOutsideBounds, .limitsAgainstOrder, .limitsOnWrappingCircle: "slider.thumbLimits"
        case .forbiddenRangesLeaveNoValue: "slider.forbiddenRanges"
        case .noSuchThumb: "slider.disabledThumbs"
        case .detentNotFinite: "slider.detents"
        case .wrapNeedsFullCircle: "slider.wraps"
        case .crossOnWrappingCircle: "slider.collision"
        case .trackNotFinite: "track"
        }
    }
}
