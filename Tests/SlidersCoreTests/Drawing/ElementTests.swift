import SlidersCore
import Testing

/// Parts of a drawing, and their figures.
@Suite struct ElementTests {
    @Test func partsOfAThumbHaveItsIndexAndOthersNone() {
        let parts: [SliderElement.Part] = [.span(2, lap: 1), .needle(2), .thumb(2), .label(2)]
        #expect(parts.allSatisfy { $0.thumb == 2 })
        let others: [SliderElement.Part] = [
            .face, .histogram(2), .track, .enabledRange(2), .forbiddenRange(2), .cover, .minorTick(2), .tick(2),
            .tickLabel(2), .reading(2), .readout, .before(lap: 1), .after(lap: 1),
        ]
        #expect(others.allSatisfy { $0.thumb == nil })
        #expect(SliderElement.Part.span(2, lap: 1).lap == 1 && SliderElement.Part.thumb(2).lap == 0)
    }

    @Test func filledPartsHaveALap() {
        let filled: [SliderElement.Part] = [.span(2, lap: 1), .before(lap: 1), .after(lap: 1)]
        #expect(filled.allSatisfy { $0.isFilled && $0.lap == 1 })
        #expect([SliderElement.Part.track, .enabledRange(0), .thumb(2)].allSatisfy { !$0.isFilled && $0.lap == 0 })
    }

    @Test func figuresWithoutLengthOrRadiusAreEmpty() {
        let arc = { (radius: Double, sweep: Double) in
            SliderFigure.arc(.init(center: .zero, radius: radius, start: 0, sweep: sweep), width: 4)
        }
        #expect(SliderFigure.line(from: SIMD2(1, 1), to: SIMD2(1, 1), width: 4).isEmpty)
        #expect(!SliderFigure.line(from: SIMD2(1, 1), to: SIMD2(1, 2), width: 4).isEmpty)
        #expect(arc(0, 90).isEmpty && arc(10, 0).isEmpty && !arc(10, -90).isEmpty)
        #expect(
            SliderFigure.circle(center: .zero, radius: 0).isEmpty
                && !SliderFigure.circle(center: .zero, radius: 1).isEmpty)
        #expect(!SliderFigure.anchor(.zero).isEmpty, "a text has its own size")
    }
}
