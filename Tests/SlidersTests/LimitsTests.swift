import Sliders
import Testing

/// behaviour §7 and §2: what a thumb may take now, for assistive technology and for keys.
@Suite struct LimitsTests {
    private func limits(_ values: [Double], _ configure: (inout SliderConfiguration) -> Void = { _ in }) throws -> [ClosedRange<Double>] {
        let slider = try Stage(values, configure)
        return values.indices.map { slider.state.limits(of: $0) }
    }

    @Test func withStopNeighboursLimit() throws {
        #expect(try limits([20, 60]) == [0...60, 20...100])
        #expect(try limits([20, 60]) { $0.minimumSpan = 10; $0.maximumSpan = 50 } == [10...50, 30...70])
        #expect(try limits([20, 40, 60]) == [0...40, 20...60, 40...100])
    }

    @Test func withPushTheyGiveWay() throws {
        #expect(try limits([20, 60]) { $0.collision = .push } == [0...100, 0...100])
        #expect(try limits([20, 40, 60]) { $0.collision = .push; $0.minimumSpan = 10 } == [0...80, 10...90, 20...100])
        #expect(try limits([20, 40, 60]) { $0.collision = .push; $0.disabled = [2] } == [0...60, 0...60, 60...60])
    }

    @Test func withCrossTheSelectablePartCounts() throws {
        #expect(try limits([20, 60]) { $0.collision = .cross; $0.selectable = 10...90 } == [10...90, 10...90])
        #expect(try limits([20, 40, 60]) { $0.collision = .cross; $0.disabled = [1] } == [0...40, 40...40, 40...100])
        #expect(try limits([20, 60]) { $0.collision = .cross; $0.minimumSpan = 45 } == [0...20, 65...100])
    }

    @Test func bothEndsAreReachableValues() throws {
        #expect(try limits([20, 60]) { $0.step = .every(10); $0.minimumSpan = 15; $0.selectable = 5...95 } == [10...40, 40...90])
        #expect(try limits([20]) { $0.limits = [12...77]; $0.step = .every(5) } == [15...75])
    }

    @Test func aDisabledThumbGivesItsValueTwice() throws {
        #expect(try limits([20, 60]) { $0.disabled = [0] } == [20...20, 20...100])
        #expect(try limits([20, 60]) { $0.isEnabled = false } == [20...20, 60...60])
    }

    @Test func whatAnotherPointerHoldsLimits() throws {
        var slider = try Stage([20, 60]) { $0.collision = .push }
        slider.press(60)
        #expect(slider.state.limits(of: 0) == 0...60)
        #expect(slider.state.limits(of: 1) == 0...100, "the holder itself pushes")
    }

    @Test func aWrappingCircleOfOneGivesTheBounds() throws {
        #expect(try Stage([30], on: .ring) { $0.seam = .wrap }.state.limits(of: 0) == 0...100)
        #expect(try Stage([30], on: .ring) { $0.seam = .wrap; $0.disabled = [0] }.state.limits(of: 0) == 30...30)
    }

    @Test func aWrappingCircleOfTwoRunsOn() throws {
        let slider = try Stage([90, 20], on: .ring) { $0.seam = .wrap; $0.minimumSpan = 5 }
        #expect(slider.state.limits(of: 0) == 20...115, "back to the end, on to five before it")
        #expect(slider.state.limits(of: 1) == -5...90)
        let pushing = try Stage([90, 20], on: .ring) { $0.seam = .wrap; $0.collision = .push }
        #expect(pushing.state.limits(of: 0) == -10...190, "a way without end counts one period")
    }

    // MARK: Increments

    private func incremented(_ count: Int, from value: Double = 50, _ configure: (inout SliderConfiguration) -> Void) throws -> Double {
        var slider = try Stage([value], configure)
        slider.do(.adjust(count, thumb: 0))
        return slider.values[0]
    }

    @Test func anIncrementIsOneStepOrATenthOfTheTrack() throws {
        #expect(try incremented(1) { $0.step = .every(2) } == 52)
        #expect(try incremented(-1) { _ in } == 40)
        #expect(try incremented(3) { $0.step = .every(2) } == 56)
    }

    @Test func anIncrementCanBeSetButNeverBelowAStep() throws {
        #expect(try incremented(1) { $0.assistiveIncrement = 7 } == 57)
        #expect(try incremented(-2) { $0.assistiveIncrement = 7 } == 36)
        #expect(try incremented(1) { $0.assistiveIncrement = 7; $0.step = .every(5) } == 55)
        #expect(try incremented(1) { $0.assistiveIncrement = 1; $0.step = .every(20); $0.isExact = true } == 60)
        #expect(try incremented(-1, from: 60) { $0.assistiveIncrement = 1; $0.step = .every(20) } == 40)
        #expect(try incremented(1) { $0.assistiveIncrement = 1000 } == 100)
        #expect(try incremented(3, from: 0) { $0.bounds = 0...1; $0.assistiveIncrement = 0.1 } == 0.3)
        for unusable in [0, -5, Double.nan, .infinity] {
            #expect(try incremented(1) { $0.assistiveIncrement = unusable } == 60)
        }
    }

    // MARK: §2 next and previous

    @Test func nextAndPreviousAreNilAtAnEdge() throws {
        let slider = try Stage([0, 60, 100]) { $0.step = .every(10); $0.minimumSpan = 20 }
        #expect((0..<3).map { slider.state.nextValue(of: $0) } == [10, 70, nil])
        #expect((0..<3).map { slider.state.previousValue(of: $0) } == [nil, 50, 90])
        let crowded = try Stage([20, 20])
        #expect(crowded.state.nextValue(of: 0) == nil)
        #expect(crowded.state.previousValue(of: 1) == nil)
        #expect(crowded.state.nextValue(of: 7) == nil)
        let list = try Stage([2], in: nil) { $0.scale = .list([1, 2, 4]) }
        #expect(list.state.nextValue(of: 0) == 4 && list.state.previousValue(of: 0) == 1)
    }

    @Test func nextRunsAcrossTheSeam() throws {
        let slider = try Stage([90], on: .ring) { $0.seam = .wrap; $0.step = .every(10) }
        #expect(slider.state.nextValue(of: 0) == 0)
        #expect(slider.state.previousValue(of: 0) == 80)
    }

    @Test func aThumbNearItsEndGoesThere() throws {
        let slider = try Stage([99.5])
        #expect(slider.state.nextValue(of: 0) == 100)
    }

    // MARK: Law

    /// On a line a drag far beyond each end leads exactly to the limits, and so do the keys, but for what cannot be told
    /// apart.
    @Test func limitsAreWhatAFarDragAndAKeyGive() {
        var generator = Generator(seed: 17)
        for _ in 0..<6000 {
            let count = generator.int(1..<5)
            var configuration = generator.configuration(count: count)
            (configuration.snapsWhileDragging, configuration.hasFineControl, configuration.marks) = (true, false, [])
            if generator.chance(0.5) { configuration.minimumSeparation = generator.pick([10, 100, 333]) }
            // Here limits may promise too much, as they say.
            if configuration.collision == .push, configuration.maximumSpan < .infinity { configuration.minimumSeparation = 0 }
            let slider = SliderState(repairing: configuration, values: generator.values(count), on: .plain)
            for thumb in 0..<count {
                let limits = slider.limits(of: thumb)
                for (x, key, limit) in [(-1e6, Intent.minimum, limits.lowerBound), (1e6, .maximum, limits.upperBound)] {
                    let story = "thumb \(thumb) of \(slider.values): \(limits) \(configuration)"
                    var moved = slider
                    let focus = moved.handle(.key(key, thumb: thumb)).focus ?? thumb
                    #expect(moved.value(of: focus).isNear(limit, within: 1e-11 * slider.scale.length + 16 * limit.ulp), "\(story)")
                    var dragged = slider
                    dragged.handle(.press(at: dragged.point(of: thumb), pointer: 0))
                    guard dragged.isHeld(thumb), dragged.values == slider.values else { continue }
                    let change = dragged.handle(.drag(to: SIMD2(x, 50), pointer: 0))
                    guard case .thumb(let rank) = change.grip else { continue }
                    #expect(dragged.value(of: rank) == limit, "\(story)")
                }
            }
        }
    }

    /// On a wrapping circle a drag by and by twice round leads to the limits; a way without end counts one period.
    @Test func onARingTheyAreWhatADragRoundItGives() {
        var generator = Generator(seed: 18)
        for _ in 0..<2000 {
            let count = generator.int(2..<5)
            var configuration = generator.configuration(count: count)
            (configuration.seam, configuration.snapsWhileDragging, configuration.marks) = (.wrap, true, [])
            configuration.dragsVertically = false
            if configuration.collision == .push { configuration.minimumSeparation = 0 }
            let slider = SliderState(repairing: configuration, values: generator.values(count), on: .ring)
            guard slider.isWrapped else { continue }
            let period = slider.scale.length
            for (thumb, direction) in (0..<count).flatMap({ [($0, -1.0), ($0, 1.0)] }) {
                let limits = slider.limits(of: thumb), value = slider.value(of: thumb)
                var dragged = slider, way: Double?
                dragged.handle(.press(at: dragged.point(of: thumb), pointer: 0))
                let start = dragged.place(of: thumb)
                for turn in stride(from: 1 / 36.0, through: 2, by: 1 / 36) {
                    guard dragged.handle(.drag(to: Track.ring.point(at: start + direction * turn), pointer: 0)).grip == .thumb(thumb) else { break }
                    let laps = dragged.place(of: thumb).rounded(.down) - start.rounded(.down)
                    way = max(way ?? 0, direction * (dragged.value(of: thumb) - value + laps * period))
                }
                // Of a pile or a bar another may have been taken.
                guard let way else { continue }
                let limit = direction > 0 ? limits.upperBound - value : value - limits.lowerBound
                let rounding = 1e-11 * period + 64 * max(abs(slider.scale.lower), abs(slider.scale.upper)).ulp
                #expect(min(way, period).isNear(limit, within: rounding), "thumb \(thumb) of \(slider.values): \(limits) \(configuration)")
            }
        }
    }
}
