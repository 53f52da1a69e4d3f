import SlidersCore
import Wire

extension SliderError {
    package var wire: ErrorCode {
        switch self {
        case .noValues, .valueNotFinite, .valuesDescend, .spansDoNotFit, .trackNotFinite, .stepValuesUnusable,
            .detentNotFinite:
            .other
        case .boundsNotFinite: .boundsNotFinite
        case .boundsReversed: .boundsReversed
        case .boundsBesideScale: .boundsBesideScale
        case .logarithmNeedsPositiveBounds: .logarithmNeedsPositiveBounds
        case .powerOutOfRange: .powerOutOfRange
        case .stopsIncomplete: .stopsIncomplete
        case .stopsNotIncreasing: .stopsNotIncreasing
        case .listNotIncreasing: .listNotIncreasing
        case .minimumNegative: .minimumNegative
        case .maximumNegative: .maximumNegative
        case .minimumSpanTooLarge: .minimumSpanTooLarge
        case .maximumSpanTooSmall: .maximumSpanTooSmall
        case .enabledRangeOutsideBounds: .enabledRangeOutsideBounds
        case .limitsOutsideBounds: .limitsOutsideBounds
        case .limitsAgainstOrder: .limitsAgainstOrder
        case .forbiddenRangesLeaveNoValue: .forbiddenRangesLeaveNoValue
        case .noSuchThumb: .noSuchThumb
        case .wrapNeedsFullCircle: .wrapNeedsFullCircle
        case .crossOnWrappingCircle: .crossOnWrappingCircle
        case .enabledRangeOnWrappingCircle: .enabledRangeOnWrappingCircle
        case .limitsOnWrappingCircle: .limitsOnWrappingCircle
        }
    }
}
