import SlidersCore
import Testing

/// Glows that grow with the value.
@Suite struct PaintTests {
    @Test func aGlowGrowsInStepsThatAreTakenWhenComplete() {
        let glow = SliderPaint.Glow(from: 0, to: 9, steps: 18)
        #expect([0, 0.05, 0.0556, 0.5, 0.999, 1].map { glow.sigma(at: $0) } == [0, 0, 0.5, 4.5, 8.5, 9])
        #expect(SliderPaint.Glow(3).sigma(at: 0.7) == 3 && SliderPaint.Glow(from: 2, to: 4).sigma(at: 0.25) == 2.5)
    }

    @Test func aGlowNeverShrinksAsTheValueGrows() {
        var generator = Generator(seed: 32)
        for _ in 0..<200 {
            let glow = SliderPaint.Glow(from: 1, to: 7, steps: generator.chance(0.3) ? nil : generator.int(1..<50))
            let sigmas = (0..<20).map { _ in generator.unit() }.sorted().map { glow.sigma(at: $0) }
            #expect(sigmas == sigmas.sorted() && sigmas.allSatisfy { $0 >= 1 && $0 <= 7 })
        }
    }
}
