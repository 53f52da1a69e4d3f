import Testing

@testable import SlidersCore
@testable import SlidersRuler

/// The laws of a scale that moves, for random options and flicks.
@Suite struct RulerLawsTests {
    private func ruler(_ generator: inout Generator) -> SliderRuler {
        var configuration = generator.configuration(count: 1)
        configuration.isEnabled = true
        (configuration.disabledThumbs, configuration.thumbLimits) = ([], [])
        let shapes: [SliderRuler.Track.Shape] = [
            .straight(mark: SIMD2(150, 22), direction: SIMD2(1, 0)),
            .straight(mark: SIMD2(22, 90), direction: SIMD2(0, -1)),
            .straight(mark: SIMD2(150, 22), direction: SIMD2(-1, 0)),
            .bent(center: SIMD2(150, 200), radius: 180, mark: 0, isClockwise: generator.chance(0.5)),
        ]
        let track = SliderRuler.Track(generator.pick(shapes), length: generator.pick([300, 1000, 1e5, 3]))
        return SliderRuler(repairing: configuration, value: generator.double(-50...150), on: track)
    }

    private func location(_ generator: inout Generator) -> SIMD2<Double> {
        SIMD2(generator.double(-100...400), generator.double(-100...300))
    }

    /// Drags, and releases with some velocity. Returns the time.
    private func flick(_ ruler: inout SliderRuler, _ generator: inout Generator) -> Double {
        var time = 0.0
        var location = location(&generator)
        ruler.handle(.press(at: location, pointer: 0), at: time)
        let step = SIMD2(generator.double(-40...40), generator.double(-40...40))
        for _ in 0..<generator.int(1..<12) {
            time += generator.pick([0.008, 0.016, 0.2])
            location += step
            ruler.handle(.drag(to: location, pointer: 0), at: time)
        }
        ruler.handle(.release(pointer: 0), at: time)
        return time
    }

    @Test func aFlickLandsOnAnAllowedValueInsideItsLimits() {
        var generator = Generator(seed: 221)
        var flicks = 0
        for _ in 0..<1500 {
            var ruler = ruler(&generator)
            var time = flick(&ruler, &generator)
            flicks += ruler.motion?.isLive == true ? 1 : 0
            let limits = ruler.slider.limits(of: 0)
            let goal = ruler.motion?.to
            while ruler.isMoving {
                time += 1 / 60
                ruler.tick(at: time)
                #expect(ruler.unwrappedFraction(at: time).isFinite)
                if time > 100 { break }
            }
            #expect(!ruler.isEditing && time < 100)
            #expect(limits.contains(ruler.value) || ruler.slider.limits(of: 0).contains(ruler.value))
            let fraction = ruler.slider.fraction(of: ruler.value)
            #expect(ruler.unwrappedFraction(at: time) == fraction)
            // Values that count as equal may have other positions, far apart at the flat end of a power.
            let tolerance = ruler.slider.solver.constraints.tolerance
            if let goal, abs(goal - fraction) > 1e-9 {
                #expect(abs(ruler.slider.value(at: goal) - ruler.value) <= tolerance)
            }
            let configuration = ruler.slider.configuration
            if !configuration.keepsValuesBetweenSteps {
                #expect(ruler.slider.stepValue(nearest: ruler.value) == ruler.value)
            }
        }
        #expect(flicks > 800, "\(flicks)")
    }

    @Test func theScaleNeverMovesAgainstAFlick() throws {
        var generator = Generator(seed: 222)
        var flicks = 0
        for _ in 0..<1500 {
            var ruler = ruler(&generator)
            let time = flick(&ruler, &generator)
            guard let motion = ruler.motion, motion.isLive else { continue }
            let direction = motion.to - motion.from
            flicks += direction == 0 ? 0 : 1
            var position = motion.from
            for frame in 1...200 {
                let next = motion.unwrappedFraction(at: time + Double(frame) * motion.duration / 190)
                #expect((next - position) * direction >= 0)
                position = next
            }
            #expect(position == motion.to)
        }
        #expect(flicks > 500, "\(flicks)")
    }

    @Test func theLastStepOfAFlickIsShortAndItsSpeedNeverJumps() throws {
        var generator = Generator(seed: 225)
        var flicks = 0
        for _ in 0..<1500 {
            var ruler = ruler(&generator)
            let release = flick(&ruler, &generator)
            guard let motion = ruler.motion, motion.isLive, motion.duration > 0,
                abs(motion.velocity(0)) * ruler.track.length >= 30
            else { continue }
            flicks += 1
            #expect(motion.start == release)
            let grid = ruler.slider.grid
            let value = ruler.slider.value(at: motion.to)
            let before = grid.value(after: value, going: motion.to > motion.from ? -1 : 1)
            let step = before.isFinite ? abs(motion.to - ruler.slider.fraction(of: before)) : 0
            let lastStep = max(step, 1 / ruler.track.length)
            let position = motion.unwrappedFraction(at: release + motion.duration - 0.15)
            #expect(
                motion.duration <= 0.15 || abs(motion.to - position) >= lastStep * (1 - 1e-6),
                "\(abs(motion.to - position) * ruler.track.length) points, not \(lastStep * ruler.track.length)")
            // Where a speed doesn't jump, it changes half as much in half the time.
            func greatestChange(inParts count: Int) -> Double {
                let speeds = (0...count).map { motion.velocity(motion.duration * Double($0) / Double(count)) } + [0]
                return zip(speeds, speeds.dropFirst()).map { abs($1 - $0) }.max() ?? 0
            }
            let change = greatestChange(inParts: 2000)
            let halfChange = greatestChange(inParts: 4000)
            #expect(halfChange < 0.6 * change, "\(halfChange) of \(change)")
        }
        #expect(flicks > 300, "\(flicks)")
    }

    @Test func theEndIsTheSameWithOneFrameOrAHundred() {
        var generator = Generator(seed: 223)
        for _ in 0..<800 {
            var few = ruler(&generator)
            let time = flick(&few, &generator)
            var many = few
            var ends = [0, 0]
            func take(_ change: SliderState.Change, _ index: Int) {
                change.forEachEvent { if case .ended = $0 { ends[index] += 1 } }
            }
            for _ in 0..<4 { take(few.tick(at: time + 1e4), 0) }
            for frame in 0..<400 { take(many.tick(at: time + Double(frame) / 10), 1) }
            #expect(few.value == many.value && few.unwrappedFraction(at: 2e4) == many.unwrappedFraction(at: 2e4))
            #expect(ends[0] == ends[1] && ends[0] <= 1)
        }
    }

    @Test func thereIsOneEndForEachBegin() {
        var generator = Generator(seed: 224)
        var begins = 0
        for _ in 0..<800 {
            var ruler = ruler(&generator)
            var begun = 0
            func take(_ change: SliderState.Change) {
                change.forEachEvent { event in
                    switch event {
                    case .began: (begun, begins) = (begun + 1, begins + 1)
                    case .ended, .cancelled: begun -= 1
                    default: break
                    }
                }
                #expect(begun == 0 || begun == 1)
            }
            var time = 0.0
            for _ in 0..<40 {
                time += generator.pick([0.008, 0.016, 0.1, 1])
                let pointer = generator.int(0..<2)
                switch generator.int(0..<12) {
                case 0...1: take(ruler.handle(.press(at: location(&generator), pointer: pointer), at: time))
                case 2...4: take(ruler.handle(.drag(to: location(&generator), pointer: pointer), at: time))
                case 5...6: take(ruler.handle(.release(pointer: pointer), at: time))
                case 7: take(ruler.handle(.cancel(pointer: pointer), at: time))
                case 8:
                    if let report = ruler.stop() { take(report.change) }
                    take(ruler.handle(.key(.step(generator.pick([1, -1])), thumb: 0), at: time))
                case 9:
                    for report in (try? ruler.assign(generator.double(-50...150))) ?? [] { take(report.change) }
                case 10:
                    let configuration = generator.configuration(count: 1)
                    for report in ruler.configure(configuration) { take(report.change) }
                default: for _ in 0..<3 { take(ruler.tick(at: time)) }
                }
                #expect(ruler.unwrappedFraction(at: time).isFinite && ruler.slider.bounds.contains(ruler.value))
            }
            if let report = ruler.stop() { take(report.change) }
            take(ruler.handle(.cancel(pointer: 0), at: time))
            take(ruler.handle(.cancel(pointer: 1), at: time))
            #expect(begun == 0)
        }
        #expect(begins > 500, "\(begins)")
    }
}

extension SliderRuler.Motion {
    /// Returns the velocity a time after the start, in fractions per second.
    fileprivate func velocity(_ elapsed: Double) -> Double {
        let (begin, end) = (max(0, elapsed - 1e-6), min(duration, elapsed + 1e-6))
        return (unwrappedFraction(at: start + end) - unwrappedFraction(at: start + begin)) / (end - begin)
    }
}
