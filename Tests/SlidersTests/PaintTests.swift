import Sliders
import Testing

/// Colours between stops, and halos that grow.
@Suite struct PaintTests {
    private let stops: [Paint.Stop] = [.init(0.2, .init(1, 0, 0)), .init(0.6, .init(0, 1, 0)), .init(0.6, .init(0, 0, 1)), .init(1, .init(white: 1))]

    @Test func coloursAreMixedBetweenStopsAndConstantBeyond() {
        #expect(Paint.color(of: stops, at: 0) == .init(1, 0, 0))
        #expect(Paint.color(of: stops, at: 0.4).green.isNear(0.5) && Paint.color(of: stops, at: 0.4).red.isNear(0.5))
        #expect(Paint.color(of: stops, at: 0.6) == .init(0, 0, 1), "two stops at one place are an edge")
        #expect(Paint.color(of: stops, at: 1.5) == .init(white: 1))
        #expect(Paint.color(of: [], at: 0.5).alpha == 0)
    }

    @Test func everyColourLiesBetweenThoseOfItsStops() {
        var generator = Generator(seed: 31)
        for _ in 0..<500 {
            let stops = (0..<generator.int(1..<6)).map { _ in generator.unit() }.sorted().map { Paint.Stop($0, .init(white: generator.unit())) }
            let white = Paint.color(of: stops, at: generator.double(-0.5...1.5)).red, known = stops.map(\.color.red)
            #expect(white >= known.min() ?? 0 && white <= known.max() ?? 1)
        }
    }

    @Test func fadingTakesOpacityAlone() {
        #expect(Paint.Color(1, 0.5, 0, 0.8).faded(0.5) == .init(1, 0.5, 0, 0.4))
    }

    @Test func aHaloGrowsInStepsThatAreTakenWhenComplete() {
        let glow = Paint.Glow(from: 0, to: 9, steps: 18)
        #expect([0, 0.05, 0.0556, 0.5, 0.999, 1].map { glow.sigma(at: $0) } == [0, 0, 0.5, 4.5, 8.5, 9])
        #expect(Paint.Glow(3).sigma(at: 0.7) == 3 && Paint.Glow(from: 2, to: 4).sigma(at: 0.25) == 2.5)
    }

    @Test func aHaloNeverShrinks() {
        var generator = Generator(seed: 32)
        for _ in 0..<200 {
            let glow = Paint.Glow(from: 1, to: 7, steps: generator.chance(0.3) ? nil : generator.int(1..<50))
            let sigmas = (0..<20).map { _ in generator.unit() }.sorted().map { glow.sigma(at: $0) }
            #expect(sigmas == sigmas.sorted() && sigmas.allSatisfy { $0 >= 1 && $0 <= 7 })
        }
    }
}
