import SlidersCore
import Testing

/// How exactly numbers on ticks are written (§8).
@Suite struct TickDecimalsTests {
    private func decimals(
        _ ticks: SliderTicks, _ bounds: ClosedRange<Double> = 0...100,
        _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws -> [Int] {
        var metrics = SliderMetrics()
        metrics.ticks = ticks
        let layout = SliderLayout(metrics, size: SIMD2(328, 44))
        let stage = try Stage([bounds.lowerBound], in: bounds, on: layout.track, configure)
        return layout.tickDecimals(of: stage.state)
    }

    @Test func numbersAreRoundedToAHundredthOfTheTicksDistance() throws {
        #expect(try decimals(.count(4)) == [1, 1, 1, 1], "33.3 and 66.7")
        #expect(try decimals(.count(4), 0...1) == [3, 3, 3, 3], "0.333 and 0.667")
        #expect(try decimals(.count(3), 0...2000) == [0, 0, 0])
        #expect(try decimals(.count(2), 0...0.0001) == [6, 6])
    }

    @Test func theNearerNeighborCounts() throws {
        #expect(try decimals(.values([0, 5, 90])) == [2, 2, 1])
        #expect(try decimals(.count(4), 1...1000) { $0.scale = .logarithmic } == [2, 2, 1, 0])
    }

    @Test func oneTickIsRoundedToAHundredthOfTheBounds() throws {
        #expect(try decimals(.values([50])) == [0] && decimals(.values([0.5]), 0...1) == [2])
        #expect(try decimals(.none) == [] && decimals(.fractions([0.5]), 5...5) == [0])
    }

    /// Law: rounded to these decimals, no two neighbors are less than 99 % of their distance apart.
    @Test func roundingMovesNumbersByNoMoreThanAHundredthOfTheirDistance() throws {
        var generator = Generator(seed: 81)
        for _ in 0..<300 {
            let lower = generator.double(-50...50)
            let bounds = lower...(lower + generator.double(0.001...5000))
            let count = generator.int(2..<12)
            let distance = (bounds.upperBound - bounds.lowerBound) / Double(count - 1)
            let decimals = try decimals(.count(count), bounds)
            #expect(decimals.count == count)
            for number in decimals where number > 0 {
                var unit = 1.0
                for _ in 0..<number { unit /= 10 }
                #expect(unit <= distance / 100 * 1.000001 && unit > distance / 1000 * 0.999999)
            }
        }
    }
}
