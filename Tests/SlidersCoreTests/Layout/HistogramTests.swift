import SlidersCore
import Testing

/// The columns of a histogram on the track.
@Suite struct HistogramTests {
    private func extras(_ counts: [Double], height: Double = 40) -> SliderTrackExtras {
        var extras = SliderTrackExtras()
        extras.histogram = counts
        extras.histogramHeight = height
        return extras
    }

    @Test func columnsStandOnTheTrackAsHighAsTheirCounts() throws {
        let slider = try DrawnSlider([0, 100], .right) { $0.extras = extras([1, 4, -2, .nan, 2]) }
        let heights = (0..<5).map { index -> Double in
            guard case .line(let foot, let top, let width)? = slider[.histogram(index)] else { return -1 }
            #expect(foot == SIMD2(20 + 20 * Double(index), 47) && width == 19)
            return foot.y - top.y
        }
        #expect(heights == [10, 40, 0, 0, 20])
    }

    @Test func columnsWithoutCountsAreEmpty() throws {
        for counts in [[0.0, 0], [-1, .nan]] {
            let slider = try DrawnSlider([0, 100], .right) { $0.extras = extras(counts) }
            #expect([0, 1].allSatisfy { slider[.histogram($0)]?.isEmpty == true })
        }
    }

    @Test func labelsOfThumbsStandAboveTheHistogram() throws {
        let label = { (counts: [Double], placement: SliderLabelPlacement) in
            try DrawnSlider([50], .right) {
                $0.extras = extras(counts, height: 30)
                $0.hasLabels = true
                $0.labels = placement
            }[.label(0)]
        }
        #expect(try label([], .above) == .anchor(SIMD2(60, 25)) && label([3, 5], .above) == .anchor(SIMD2(60, 6)))
        #expect(try label([3, 5], .below) == .anchor(SIMD2(60, 75)))
    }

    private func selected(
        _ values: [Double], _ neutral: Double? = nil, _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws -> String {
        let slider = try DrawnSlider(values, .arc(start: 0, sweep: 360), configure) {
            $0.extras = extras([Double](repeating: 1, count: 10))
            $0.neutralValue = neutral
        }
        return slider.drawing.elements.prefix(10).map { $0.role == .histogram(isSelected: true) ? "█" : "░" }.joined()
    }

    @Test func aColumnIsSelectedIfItsMiddleLiesInASpan() throws {
        #expect(try selected([24, 61]) == "░░████░░░░")
        #expect(try selected([26, 61]) == "░░░███░░░░")
        #expect(try selected([10, 30, 60]) == "░█████░░░░", "between all thumbs")
        #expect(try selected([50]) == "█████░░░░░")
        #expect(try selected([30], 70) == "░░░████░░░", "from the neutral value")
        #expect(try selected([80, 20]) { $0.wraps = true } == "██░░░░░░██", "across the seam")
    }
}
