import Sliders
import Testing

/// Which values have a tick; where ticks stand on a line is told by LayoutTests.
@Suite struct TicksTests {
    private func layout(_ path: SliderPath, _ ticks: Ticks) -> SliderLayout {
        var metrics = SliderMetrics(path)
        metrics.ticks = ticks
        return SliderLayout(metrics, size: SIMD2(300, 300))
    }

    private func drawn(_ path: SliderPath, _ ticks: Ticks, step: Step = .none) throws -> (major: Int, minor: Int) {
        let layout = layout(path, ticks), stage = try Stage([0], in: 0...12, on: layout.track) { $0.step = step }
        let parts = Drawing(of: stage.state, in: layout).elements.map(\.look.role)
        return (parts.filter { $0 == .tick }.count, parts.filter { $0 == .minorTick }.count)
    }

    @Test func onAFullCircleTheEndsAreOnePlace() throws {
        let ring = SliderPath.arc(start: 0, sweep: 360), open = SliderPath.arc(start: 0, sweep: 330)
        #expect(try drawn(ring, .count(12)) == (12, 0) && drawn(open, .count(12)) == (12, 0))
        #expect(try drawn(ring, .steps, step: .every(1)) == (12, 0) && drawn(open, .steps, step: .every(1)) == (13, 0))
        #expect(try drawn(ring, .values([0, 6, 12])) == (2, 0) && drawn(ring, .positions([0, 0.5, 1])) == (2, 0))
        let layout = layout(ring, .count(4)), state = try Stage([0], on: layout.track).state
        #expect(layout.tickFractions(of: state) == [0, 0.25, 0.5, 0.75])
    }

    @Test func minorTicksLieBetweenNeighboursAndCloseTheCircle() throws {
        var ticks = Ticks.count(12)
        ticks.minor = 4
        #expect(try drawn(.arc(start: 0, sweep: 360), ticks) == (12, 48))
        #expect(try drawn(.arc(start: 0, sweep: 330), ticks) == (12, 44))
    }

    @Test func minorTicksGoFirstWhereThereIsNoRoom() throws {
        var ticks = Ticks.count(21)
        ticks.minor = 4
        #expect(try drawn(.right, ticks) == (21, 0), "272 points hold 100 gaps of 2.72, less than 3")
        ticks.leastDistance = 2
        #expect(try drawn(.right, ticks) == (21, 80))
        ticks.leastDistance = 20
        #expect(try drawn(.right, ticks) == (0, 0))
    }

    @Test func neighboursAreNeverNearerThanTheLeastDistance() throws {
        var generator = Generator(seed: 71)
        for _ in 0..<500 {
            let metrics = generator.metrics(generator.pick([.right, .up, .arc(start: 0, sweep: 360), .arc(start: 225, sweep: 270)]))
            let layout = SliderLayout(metrics, size: SIMD2(generator.double(50...300), generator.double(50...300)))
            let state = SliderState(repairing: generator.configuration(count: 1), values: [0], on: layout.track)
            let places = layout.tickFractions(of: state).map { $0 * layout.track.length }
            #expect(zip(places, places.dropFirst()).allSatisfy { abs($1 - $0) >= metrics.ticks.leastDistance - 1e-9 })
        }
    }

    @Test func ticksStandOnEitherSide() {
        var ticks = Ticks.count(3)
        ticks.side = .above
        #expect(layout(.right, ticks).tick(at: 0.5) == .line(from: SIMD2(150, 134), to: SIMD2(150, 129), width: 1.5))
        #expect(layout(.arc(start: 0, sweep: 360), ticks).tick(at: 0) == .line(from: SIMD2(150, -2), to: SIMD2(150, -7), width: 1.5))
    }

    @Test func minorTicksAreShorter() {
        let layout = layout(.right, .count(3))
        #expect(layout.tick(at: 0.5, isMinor: true) == .line(from: SIMD2(150, 166), to: SIMD2(150, 169), width: 1.5))
    }
}
