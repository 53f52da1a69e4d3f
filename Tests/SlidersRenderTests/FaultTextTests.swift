import SlidersCore
import SlidersRender
import Testing

/// Texts of faults: what is wrong; what to do.
@Suite struct FaultTextTests {
    private let faults: [SliderFault] = [
        .noValues, .valueNotFinite(index: 1), .valuesDescend(index: 1), .spansDoNotFit, .boundsNotFinite,
        .boundsReversed(lower: 10, upper: 0.5), .boundsBesideScale, .logarithmNeedsPositiveBounds(lower: -1),
        .powerOutOfRange(0.01), .stopsIncomplete, .stopsNotIncreasing(index: 2), .listNotIncreasing(index: 0),
        .stepValuesUnusable, .minimumNegative, .maximumNegative, .minimumSpanTooLarge(largest: 100.0 / 3),
        .maximumSpanTooSmall(smallest: 20), .selectableOutsideBounds, .limitsOutsideBounds(thumb: 1),
        .limitsAgainstOrder, .noSuchThumb(4), .markNotFinite(index: 0), .wrapNeedsFullCircle, .crossOnWrappingCircle,
        .selectableOnWrappingCircle, .limitsOnWrappingCircle, .trackNotFinite,
    ]

    @Test func everyFaultNamesTheFaultAndTheFixInOneLine() {
        for fault in faults {
            let parts = fault.text.split(separator: "; ")
            #expect(parts.count == 2 && !fault.text.contains("\n") && !fault.text.hasSuffix("."), "\(fault.text)")
        }
        #expect(Set(faults.map(\.text)).count == faults.count)
    }

    @Test func textsOfFaultsWriteNumbersShort() {
        #expect(SliderFault.boundsReversed(lower: 10, upper: 0.5).text == "lower 10 is above upper 0.5; swap them")
        #expect(
            SliderFault.minimumSpanTooLarge(largest: 100.0 / 3).text
                == "the minimum span cannot be met; give 33.3333333333 or less")
    }
}
