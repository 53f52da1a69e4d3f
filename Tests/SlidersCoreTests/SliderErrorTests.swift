import SlidersCore
import Testing

/// Descriptions of errors: what is wrong; what to do.
@Suite struct SliderErrorTests {
    private let errors: [SliderError] = [
        .noValues, .valueNotFinite(index: 1), .valuesDescend(index: 1), .spansDoNotFit, .boundsNotFinite,
        .boundsReversed(lower: 10, upper: 0.5), .boundsBesideScale, .logarithmNeedsPositiveBounds(lower: -1),
        .powerOutOfRange(0.01), .stopsIncomplete, .stopsNotIncreasing(index: 2), .listNotIncreasing(index: 0),
        .stepValuesUnusable, .minimumNegative, .maximumNegative, .minimumSpanTooLarge(largest: 100.0 / 3),
        .maximumSpanTooSmall(smallest: 20), .enabledRangeOutsideBounds, .limitsOutsideBounds(thumb: 1),
        .limitsAgainstOrder, .forbiddenRangesLeaveNoValue, .noSuchThumb(4), .detentNotFinite(index: 0),
        .wrapNeedsFullCircle, .crossOnWrappingCircle,
        .enabledRangeOnWrappingCircle, .limitsOnWrappingCircle, .trackNotFinite,
    ]

    @Test func everyErrorNamesTheFaultAndTheFixInOneLine() {
        for error in errors {
            let text = error.description
            #expect(text.split(separator: "; ").count == 2 && !text.contains("\n") && !text.hasSuffix("."), "\(text)")
        }
        #expect(Set(errors.map(\.description)).count == errors.count)
    }

    @Test func numbersAreShort() {
        #expect(
            SliderError.boundsReversed(lower: 10, upper: 0.5).description == "lower 10 is above upper 0.5; swap them")
        #expect(
            SliderError.minimumSpanTooLarge(largest: 100.0 / 3).description
                == "the minimum span cannot be met; give 33.3333333333 or less")
    }
}
