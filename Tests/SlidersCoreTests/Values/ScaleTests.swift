import SlidersCore
import Testing

/// docs/behavior.md §2: value ⇄ fraction.
@Suite struct ScaleTests {
    @Test func aLinearScaleHasEqualDistancesForEqualDifferences() throws {
        let scale = try SliderScaleMap(lower: 20, upper: 120)
        #expect(scale.fraction(of: 45) == 0.25)
        #expect(scale.value(at: 0.25) == 45)
    }

    @Test func aLogarithmicScaleHasEqualDistancesForEqualRatios() throws {
        let scale = try SliderScaleMap(.logarithmic, lower: 1, upper: 10_000)
        for (fraction, value) in [(0, 1), (0.25, 10), (0.5, 100), (0.75, 1000), (1, 10_000)] as [(Double, Double)] {
            #expect(scale.fraction(of: value).isNear(fraction, within: 1e-15))
            #expect(scale.value(at: fraction).isNear(value, within: 1e-8))
        }
    }

    @Test func aLogarithmicScaleKeepsTheDigitsOfBoundsCloseToEachOther() throws {
        let scale = try SliderScaleMap(.logarithmic, lower: 1e9, upper: 1e9 + 1)
        for fraction in stride(from: 0, through: 1, by: 0.125) {
            // Neighboring values are 1.2e-7 apart.
            #expect(scale.fraction(of: 1e9 + fraction).isNear(fraction, within: 3e-7))
            #expect(scale.value(at: fraction).isNear(1e9 + fraction, within: 3e-7))
        }
    }

    @Test func aLogarithmicScaleMayHaveBoundsWhoseQuotientIsTooLarge() throws {
        let scale = try SliderScaleMap(.logarithmic, lower: 1e-200, upper: 1e200)
        for (fraction, value) in [(0, 1e-200), (0.25, 1e-100), (0.5, 1), (0.75, 1e100), (1, 1e200)]
            as [(Double, Double)]
        {
            #expect(scale.fraction(of: value).isNear(fraction, within: 1e-15))
            #expect((scale.value(at: fraction) / value).isNear(1, within: 1e-12))
        }
    }

    @Test func aPowerScaleIsLowerPlusLengthTimesFractionToThePower() throws {
        let square = try SliderScaleMap(.power(2), lower: 0, upper: 100)
        #expect(square.value(at: 0.5).isNear(25))
        #expect(square.fraction(of: 25).isNear(0.5))
        let root = try SliderScaleMap(.power(0.5), lower: -10, upper: 10)
        #expect(root.value(at: 0.25).isNear(0))
    }

    @Test func aPiecewiseScaleGoesThroughItsStops() throws {
        let scale = try SliderScaleMap(
            .piecewise([
                .init(fraction: 0, value: 0), .init(fraction: 0.5, value: 100), .init(fraction: 1, value: 1000),
            ]))
        #expect(scale.bounds == 0...1000)
        #expect(scale.value(at: 0.25) == 50)
        #expect(scale.value(at: 0.5) == 100)
        #expect(scale.value(at: 0.75) == 550)
        #expect(scale.fraction(of: 550) == 0.75)
    }

    @Test func aListScaleHasItsEntriesAtEqualDistancesAndInterpolates() throws {
        let scale = try SliderScaleMap(.list([1, 2, 4, 8, 100]))
        #expect(scale.bounds == 1...100)
        #expect([1, 2, 4, 8, 100].map(scale.fraction) == [0, 0.25, 0.5, 0.75, 1])
        #expect(scale.value(at: 0.875) == 54)
    }

    @Test func beyondItsEndsAScaleContinuesWithItsLengthPerTrack() throws {
        for curve in [SliderScale.linear, .logarithmic, .power(3)] {
            let scale = try SliderScaleMap(curve, lower: 10, upper: 30)
            #expect(scale.value(at: -0.5) == 0)
            #expect(scale.value(at: 1.5) == 40)
            #expect(scale.fraction(of: -100) == 0 && scale.fraction(of: 100) == 1)
        }
    }

    @Test func equalBoundsHaveOneFractionAndNoNaN() throws {
        for curve in [SliderScale.linear, .logarithmic, .power(2), .list([7])] {
            let scale = try SliderScaleMap(curve, lower: 7, upper: 7)
            #expect([6, 7, 8].map(scale.fraction) == [0, 0, 0])
            #expect([-1, 0, 0.5, 1, 2].map(scale.value) == [7, 7, 7, 7, 7])
        }
    }

    // MARK: Faults

    @Test func piecewiseAndListScalesBringTheirBounds() throws {
        #expect(try SliderScaleMap(.list([1, 5]), lower: 1, upper: 5).bounds == 1...5)
        #expect(throws: SliderError.boundsBesideScale) { try SliderScaleMap(.list([1, 5]), lower: 0, upper: 5) }
        let stops: [SliderScale.Stop] = [.init(fraction: 0, value: 0), .init(fraction: 1, value: 9)]
        #expect(throws: SliderError.boundsBesideScale) { try SliderScaleMap(.piecewise(stops), lower: 0, upper: 10) }
    }

    @Test func boundsThatAreNotFiniteOrReversedAreFaults() {
        #expect(throws: SliderError.boundsNotFinite) { try SliderScaleMap(lower: -.infinity, upper: 1) }
        #expect(throws: SliderError.boundsNotFinite) { try SliderScaleMap(lower: 0, upper: .nan) }
        #expect(throws: SliderError.boundsNotFinite) { try SliderScaleMap(lower: -1e308, upper: 1e308) }
        #expect(throws: SliderError.boundsReversed(lower: 10, upper: 0)) { try SliderScaleMap(lower: 10, upper: 0) }
    }

    @Test func scalesThatDoNotFitTheBoundsAreFaults() {
        #expect(throws: SliderError.logarithmNeedsPositiveBounds(lower: 0)) {
            try SliderScaleMap(.logarithmic, lower: 0, upper: 1)
        }
        #expect(throws: SliderError.powerOutOfRange(0)) { try SliderScaleMap(.power(0)) }
        #expect(throws: SliderError.powerOutOfRange(1001)) { try SliderScaleMap(.power(1001)) }
        #expect(throws: SliderError.stopsIncomplete) { try SliderScaleMap(.piecewise([.init(fraction: 0, value: 0)])) }
        #expect(throws: SliderError.stopsIncomplete) {
            try SliderScaleMap(.piecewise([.init(fraction: 0, value: 0), .init(fraction: 0.9, value: 1)]))
        }
        #expect(throws: SliderError.stopsNotIncreasing(index: 1)) {
            try SliderScaleMap(.piecewise([.init(fraction: 0, value: 5), .init(fraction: 1, value: 5)]))
        }
        #expect(throws: SliderError.listNotIncreasing(index: 2)) { try SliderScaleMap(.list([1, 2, 2])) }
        #expect(throws: SliderError.listNotIncreasing(index: 0)) { try SliderScaleMap(.list([])) }
        #expect(throws: SliderError.listNotIncreasing(index: 1)) { try SliderScaleMap(.list([1, .infinity])) }
    }

    // MARK: Laws

    @Test func valueAndFractionAreInverse() {
        var generator = Generator(seed: 1)
        var seen = 0
        for _ in 0..<20_000 {
            guard let scale = generator.scale() else { continue }
            seen += 1
            let value = generator.double(scale.bounds)
            let back = scale.value(at: scale.fraction(of: value))
            let tolerance = 1e-12 * max(abs(scale.lower), abs(scale.upper))
            #expect(abs(back - value) <= tolerance, "\(value) → \(back) on \(scale)")
            #expect(scale.value(at: scale.fraction(of: scale.lower)) == scale.lower)
            guard scale.length > 0 else { continue }
            #expect(scale.value(at: scale.fraction(of: scale.upper)) == scale.upper)
        }
        #expect(seen > 10_000)
    }

    @Test func stopsAndListEntriesAreExact() throws {
        var generator = Generator(seed: 2)
        var seen = 0
        for _ in 0..<2000 {
            let values = generator.ascending(generator.int(2..<20))
            let list = try SliderScaleMap(.list(values))
            for value in values { #expect(list.value(at: list.fraction(of: value)) == value) }
            let fractions = values.map { ($0 - values[0]) / (values[values.count - 1] - values[0]) }
            let others = generator.ascending(values.count)
            let stops = zip(fractions, others).map { SliderScale.Stop(fraction: $0, value: $1) }
            // Fractions of values that are near may be equal.
            guard let piecewise = try? SliderScaleMap(.piecewise(stops)) else { continue }
            seen += 1
            for stop in stops {
                #expect(piecewise.value(at: stop.fraction) == stop.value)
                #expect(piecewise.fraction(of: stop.value) == stop.fraction)
            }
        }
        #expect(seen > 1900, "\(seen)")
    }

    @Test func bothMapsOfAScaleAreMonotonic() {
        var generator = Generator(seed: 3)
        var seen = 0
        for _ in 0..<5000 {
            guard let scale = generator.scale() else { continue }
            seen += 1
            let values = (0..<20).map { _ in generator.double(scale.bounds) }.sorted()
            let fractions = values.map(scale.fraction)
            #expect(zip(fractions, fractions.dropFirst()).allSatisfy { $0 <= $1 }, "\(scale)")
            let positions = (0..<20).map { _ in generator.double(-0.2...1.2) }.sorted()
            let back = positions.map(scale.value)
            #expect(zip(back, back.dropFirst()).allSatisfy { $0 <= $1 }, "\(scale)")
        }
        #expect(seen > 4000, "\(seen)")
    }
}

extension Generator {
    mutating func scale() -> SliderScaleMap? {
        let bounds = bounds()
        return (try? SliderScaleMap(curve(), lower: bounds.lowerBound, upper: bounds.upperBound))
            ?? (try? SliderScaleMap(curve()))
    }

    /// Numbers that are clearly apart.
    mutating func ascending(_ count: Int) -> [Double] {
        var last = double(-100...100)
        return (0..<count).map { _ in
            last += double(0.001...50)
            return last
        }
    }
}
