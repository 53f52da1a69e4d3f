import SlidersCore
import Testing

/// Colors, and gradients between their stops.
@Suite struct ColorTests {
    private let stops: [SliderPaint.Stop] = [
        .init(0.2, .init(1, 0, 0)), .init(0.6, .init(0, 1, 0)), .init(0.6, .init(0, 0, 1)), .init(1, .init(white: 1)),
    ]

    @Test func colorsAreMixedBetweenStopsAndConstantBeyond() {
        #expect(SliderPaint.color(of: stops, at: 0) == .init(1, 0, 0))
        #expect(
            SliderPaint.color(of: stops, at: 0.4).green.isNear(0.5)
                && SliderPaint.color(of: stops, at: 0.4).red.isNear(0.5))
        #expect(SliderPaint.color(of: stops, at: 0.6) == .init(0, 0, 1), "two stops at one fraction make an edge")
        #expect(SliderPaint.color(of: stops, at: 1.5) == .init(white: 1))
        #expect(SliderPaint.color(of: [], at: 0.5).alpha == 0)
    }

    @Test func everyColorLiesBetweenThoseOfItsStops() {
        var generator = Generator(seed: 31)
        for _ in 0..<500 {
            let stops = (0..<generator.int(1..<6)).map { _ in generator.unit() }.sorted().map {
                SliderPaint.Stop($0, .init(white: generator.unit()))
            }
            let white = SliderPaint.color(of: stops, at: generator.double(-0.5...1.5)).red
            let known = stops.map(\.color.red)
            #expect(white >= known.min() ?? 0 && white <= known.max() ?? 1)
        }
    }

    @Test func fadingChangesTheOpacityAlone() {
        #expect(SliderPaint.Color(1, 0.5, 0, 0.8).faded(0.5) == .init(1, 0.5, 0, 0.4))
    }
}
