import Sliders
import Testing

/// Which paint holds for a part.
@Suite struct SliderStyleTests {
    private func thumb(_ rank: Int, _ state: Element.State = .normal) -> Element {
        Element(.thumb(rank), .circle(center: .zero, radius: 10), .init(.thumb, state))
    }

    private func white(_ style: SliderStyle, _ element: Element) -> Double? {
        guard case .color(let color)? = style.coats(of: element).first?.paint.fill else { return nil }
        return color.red
    }

    private func paint(_ white: Double) -> Paint { Paint(.color(.init(white: white))) }

    @Test func thePaintWithMostConditionsHoldsWhateverTheOrder() {
        let paints = [
            PartPaint(.thumb, paint(0.1)), PartPaint(.thumb, paint(0.2), isDark: true), PartPaint(.thumb, paint(0.3), thumb: 1),
            PartPaint(.thumb, paint(0.4), in: .held), PartPaint(.thumb, paint(0.5), in: .held, thumb: 1, isDark: true),
        ]
        for order in [paints, paints.reversed()] {
            var style = SliderStyle()
            style.paints = order
            #expect(white(style, thumb(0)) == 0.1 && white(style, thumb(1)) == 0.3)
            #expect(white(style, thumb(1, .held)) == 0.4 && white(style, thumb(0, .focused)) == 0.1)
            style.isDark = true
            #expect(white(style, thumb(0)) == 0.2 && white(style, thumb(1)) == 0.3 && white(style, thumb(1, .held)) == 0.5)
        }
    }

    @Test func ofEqualsTheLastHolds() {
        var style = SliderStyle()
        style.paints = [PartPaint(.thumb, paint(0.1)), PartPaint(.thumb, paint(0.2))]
        #expect(white(style, thumb(0)) == 0.2)
    }

    @Test func noCoatsLeaveAPartOutAndNoPaintIsThePalettes() {
        var style = SliderStyle()
        style.paints = [PartPaint(.thumb, [], thumb: 1)]
        #expect(style.coats(of: thumb(1)) == [] && style.coats(of: thumb(0)) == style.palette.coats(of: .init(.thumb, .normal)))
    }

    @Test func aSpanBelongsToTheThumbThatItBeginsAt() {
        var style = SliderStyle()
        style.paints = [PartPaint(.span(lap: 0), paint(0.7), thumb: 1)]
        let span = { Element(.span($0, lap: 0), .line(from: .zero, to: SIMD2(1, 0), width: 4), .init(.span(lap: 0), .normal)) }
        #expect(white(style, span(1)) == 0.7 && white(style, span(0)) == Palette.light.accent.red)
    }

    @Test func fontsAreThoseOfTheirRole() {
        var style = SliderStyle()
        style.fonts = [PartFont(.readout, TextFont(size: 65, weight: 800, isCondensed: true))]
        #expect(style.font(of: .readout).size == 65 && style.font(of: .label) == TextFont(size: 12))
    }
}
