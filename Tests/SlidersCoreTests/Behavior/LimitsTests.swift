import SlidersCore
import Testing

/// docs/behavior.md §7: the lowest and the highest value that a thumb can take now.
@Suite struct LimitsTests {
    private func limits(_ values: [Double], _ configure: (inout SliderConfiguration) -> Void = { _ in }) throws
        -> [ClosedRange<Double>]
    {
        let slider = try Stage(values, configure)
        return values.indices.map { slider.state.limits(of: $0) }
    }

    @Test func withStopNeighborsLimitAThumb() throws {
        #expect(try limits([20, 60]) == [0...60, 20...100])
        #expect(
            try limits([20, 60]) {
                $0.minimumSpan = 10
                $0.maximumSpan = 50
            } == [10...50, 30...70])
        #expect(try limits([20, 40, 60]) == [0...40, 20...60, 40...100])
    }

    @Test func withPushNeighborsMoveAside() throws {
        #expect(try limits([20, 60]) { $0.collision = .push } == [0...100, 0...100])
        #expect(
            try limits([20, 40, 60]) {
                $0.collision = .push
                $0.minimumSpan = 10
            } == [0...80, 10...90, 20...100])
        #expect(
            try limits([20, 40, 60]) {
                $0.collision = .push
                $0.disabledThumbs = [2]
            } == [0...60, 0...60, 60...60])
    }

    @Test func withCrossTheEnabledRangeLimitsAThumb() throws {
        #expect(
            try limits([20, 60]) {
                $0.collision = .cross
                $0.enabledRange = 10...90
            } == [10...90, 10...90])
        #expect(
            try limits([20, 40, 60]) {
                $0.collision = .cross
                $0.disabledThumbs = [1]
            } == [0...40, 40...40, 40...100])
        #expect(
            try limits([20, 60]) {
                $0.collision = .cross
                $0.minimumSpan = 45
            } == [0...20, 65...100])
    }

    @Test func bothLimitsAreReachableValues() throws {
        #expect(
            try limits([20, 60]) {
                $0.step = .every(10)
                $0.minimumSpan = 15
                $0.enabledRange = 5...95
            } == [10...40, 40...90])
        #expect(
            try limits([20]) {
                $0.thumbLimits = [12...77]
                $0.step = .every(5)
            } == [15...75])
    }

    @Test func withPushEveryNeighborFindsAValueAtALimit() throws {
        // With the last thumb at 200 the one below would be too far from it at 51, and too near at 200.
        #expect(
            try limits([8, 8, 50]) {
                ($0.bounds, $0.scale) = (nil, .list([1, 2, 4, 8, 50, 51, 200]))
                ($0.collision, $0.maximumSpan, $0.minimumSeparation) = (.push, 50, 50)
            } == [1...50, 1...50, 2...51])
        // A tenth of the track is a factor of 10^0.3 ≈ 1.995, which from 50.24 on is more than 50.
        let far = try limits([10, 40]) {
            ($0.bounds, $0.scale) = (1...1000, .logarithmic)
            ($0.collision, $0.maximumSpan, $0.minimumSeparation) = (.push, 50, 100)
        }
        #expect(abs(far[0].upperBound - 50 / 0.99526231496888) < 1e-8 && far[0].lowerBound == 1, "\(far)")
    }

    @Test func aDisabledThumbGivesItsValueTwice() throws {
        #expect(try limits([20, 60]) { $0.disabledThumbs = [0] } == [20...20, 20...100])
        #expect(try limits([20, 60]) { $0.isEnabled = false } == [20...20, 60...60])
    }

    @Test func aThumbHeldByAnotherPointerLimitsItsNeighbors() throws {
        var slider = try Stage([20, 60]) { $0.collision = .push }
        slider.press(60)
        #expect(slider.state.limits(of: 0) == 0...60)
        #expect(slider.state.limits(of: 1) == 0...100, "the held thumb itself pushes")
    }

    @Test func limitsOfTheOnlyThumbOfAWrappingCircleAreTheBounds() throws {
        #expect(try Stage([30], on: .ring) { $0.wraps = true }.state.limits(of: 0) == 0...100)
        #expect(
            try Stage([30], on: .ring) {
                $0.wraps = true
                $0.disabledThumbs = [0]
            }.state.limits(of: 0) == 30...30)
    }

    @Test func limitsOnAWrappingCircleAreNotReducedToThePeriod() throws {
        let slider = try Stage([90, 20], on: .ring) {
            $0.wraps = true
            $0.minimumSpan = 5
        }
        #expect(slider.state.limits(of: 0) == 20...115, "back to thumb 1, forward to the minimum span before it")
        #expect(slider.state.limits(of: 1) == -5...90)
        let pushing = try Stage([90, 20], on: .ring) {
            $0.wraps = true
            $0.collision = .push
        }
        #expect(pushing.state.limits(of: 0) == -10...190, "without limit it is one period")
    }

    // MARK: Law

    /// On a line a drag far beyond an end gives exactly the limit; keys give it within the tolerance.
    @Test func limitsAreWhatAFarDragAndAKeyGive() {
        var generator = Generator(seed: 17)
        var dragged = 0
        for _ in 0..<6000 {
            let count = generator.int(1..<5)
            var configuration = generator.configuration(count: count)
            configuration.snapsWhileDragging = true
            configuration.hasFineControl = false
            configuration.detents = []
            if generator.chance(0.5) { configuration.minimumSeparation = generator.pick([10, 100, 333]) }
            let slider = SliderState(repairing: configuration, values: generator.values(count), on: .plain)
            for thumb in 0..<count {
                let limits = slider.limits(of: thumb)
                for (x, key, limit) in [
                    (-1e6, SliderIntent.minimum, limits.lowerBound), (1e6, .maximum, limits.upperBound),
                ] {
                    let story = "thumb \(thumb) of \(slider.values): \(limits) \(configuration)"
                    // A difference that counts as none moves nothing.
                    let rounding = 1e-11 * slider.scale.length + 16 * limit.ulp
                    var moved = slider
                    let focus = moved.handle(.key(key, thumb: thumb)).focus ?? thumb
                    #expect(moved.value(of: focus).isNear(limit, within: rounding), "\(story)")
                    // The press may have taken another thumb of a pile, or a span.
                    var drag = slider
                    drag.handle(.press(at: drag.location(ofThumb: thumb), pointer: 0))
                    guard drag.isHeld(thumb: thumb), drag.values == slider.values else { continue }
                    let change = drag.handle(.drag(to: SIMD2(x, 50), pointer: 0))
                    guard case .thumb(let index) = change.grip else { continue }
                    dragged += 1
                    #expect(drag.value(of: index).isNear(limit, within: rounding), "\(story)")
                }
            }
        }
        #expect(dragged > 8000, "\(dragged)")
    }

    /// On a wrapping circle a drag twice around gives the limit; without limit it is one period.
    @Test func limitsOnAWrappingCircleAreWhatADragAroundItGives() {
        var generator = Generator(seed: 18)
        var dragged = 0
        for _ in 0..<2000 {
            let count = generator.int(2..<5)
            var configuration = generator.configuration(count: count)
            configuration.wraps = true
            configuration.snapsWhileDragging = true
            configuration.detents = []
            configuration.dragsVertically = false
            // Thumbs that fill a ring find values again after a whole turn, which no drag makes at once. With forbidden
            // ranges fewer thumbs do.
            let separation = generator.pick([0.0, 10, 100, 200])
            configuration.minimumSeparation = configuration.forbiddenRanges.isEmpty ? separation : min(10, separation)
            let slider = SliderState(repairing: configuration, values: generator.values(count), on: .ring)
            guard slider.isWrapped else { continue }
            let period = slider.scale.length
            for (thumb, direction) in (0..<count).flatMap({ [($0, -1.0), ($0, 1.0)] }) {
                let limits = slider.limits(of: thumb)
                let value = slider.value(of: thumb)
                var drag = slider
                var distance: Double?
                drag.handle(.press(at: drag.location(ofThumb: thumb), pointer: 0))
                let start = drag.unwrappedFraction(of: thumb)
                for turn in stride(from: 1 / 36.0, through: 2, by: 1 / 36) {
                    let point = SliderTrack.ring.point(at: start + direction * turn)
                    guard drag.handle(.drag(to: point, pointer: 0)).grip == .thumb(thumb) else { break }
                    let laps = drag.unwrappedFraction(of: thumb).rounded(.down) - start.rounded(.down)
                    distance = max(distance ?? 0, direction * (drag.value(of: thumb) - value + laps * period))
                }
                // The press may have taken another thumb of a pile, or a span.
                guard let distance else { continue }
                dragged += 1
                let limit = direction > 0 ? limits.upperBound - value : value - limits.lowerBound
                let rounding = 1e-11 * period + 64 * max(abs(slider.scale.lower), abs(slider.scale.upper)).ulp
                #expect(
                    min(distance, period).isNear(limit, within: rounding),
                    "thumb \(thumb) of \(slider.values): \(limits) \(configuration)")
            }
        }
        #expect(dragged > 2000, "\(dragged)")
    }
}
