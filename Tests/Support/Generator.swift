import SlidersCore

/// Makes random sliders and inputs from a seed: the same seed gives the same sequence on every machine.
struct Generator {
    private var bits: RandomBits

    init(seed: UInt64) { bits = RandomBits(seed: seed) }

    mutating func int(_ range: Range<Int>) -> Int { range.lowerBound + bits.below(range.count) }

    /// A number in 0..<1.
    mutating func unit() -> Double { Double(bits.next() >> 11) * 0x1p-53 }

    mutating func double(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * unit()
    }

    mutating func chance(_ part: Double) -> Bool { unit() < part }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0..<values.count)] }

    // MARK: Sliders

    mutating func bounds() -> ClosedRange<Double> {
        switch int(0..<8) {
        case 0: 0...1
        case 1: 0...100
        case 2: -1...1
        case 3: 1...10_000
        case 4: 5...5
        case 5: 0...1440
        case 6: { $0...($0 + double(0...1000)) }(double(-500...500))
        default: pick([1e-9...2e-9, 1e9...1e9 + 1, -1e300...1e300, 25...125])
        }
    }

    mutating func curve() -> SliderScale {
        switch int(0..<10) {
        case 0: return .logarithmic
        case 1: return .power(pick([0.5, 2, 3, 0.1, 0, -1, .nan]))
        case 2:
            let stops = [0, 0.3, 0.5, 1].map { fraction in
                SliderScale.Stop(
                    fraction: fraction, value: fraction * 100 + fraction * fraction * 50,
                    step: chance(0.5) ? pick([1, 7, 60, 0.25]) : nil)
            }
            return .piecewise(chance(0.1) ? [] : stops)
        case 3: return .list(chance(0.1) ? [3, 2] : [1, 2, 4, 8, 50, 51, 200])
        default: return .linear
        }
    }

    mutating func step() -> SliderStep {
        switch int(0..<6) {
        case 0: .every(pick([0.1, 1, 3, 10, 0.25, 7, 1000]))
        case 1: .every(pick([0, -1, .nan, .infinity, 1e-15, .leastNonzeroMagnitude]))
        case 2: .values((0..<int(0..<8)).map { _ in double(-10...200) })
        default: .none
        }
    }

    mutating func configuration(count: Int) -> SliderConfiguration {
        var configuration = SliderConfiguration(bounds: chance(0.8) ? bounds() : nil)
        configuration.scale = curve()
        configuration.step = step()
        let size = configuration.bounds.map { $0.upperBound - $0.lowerBound } ?? 100
        if chance(0.4) { configuration.minimumSpan = size * pick([0, 0.1, 0.05, 0.3, 2, -1, .nan]) }
        if chance(0.3) { configuration.maximumSpan = size * pick([0, 0.1, 0.5, 0.9, 2, -1]) }
        if chance(0.2) { configuration.minimumSeparation = pick([10, 28, 1000, -1]) }
        if chance(0.2) { configuration.enabledRange = range() }
        if chance(0.2) { configuration.thumbLimits = (0..<count).map { _ in chance(0.5) ? range() : nil } }
        if chance(0.15) { configuration.forbiddenRanges = (0..<int(1..<4)).map { _ in range() } }
        if chance(0.2) { configuration.disabledThumbs = (0..<count).filter { _ in chance(0.3) } }
        configuration.isEnabled = !chance(0.02)
        configuration.keepsValuesBetweenSteps = chance(0.1)
        configuration.collision = pick([.stop, .stop, .push, .cross])
        configuration.wraps = pick([false, true])
        configuration.pressTarget = pick([.thumb, .span, .track, .spanAndTrack, .anywhere, .relative])
        configuration.spanDrag = pick([.neighbors, .all])
        configuration.hasFineControl = chance(0.2)
        configuration.dragsVertically = chance(0.2)
        if chance(0.1) { configuration.detentDistance = double(-5...40) }
        if chance(0.2) { configuration.detents = [double(0...100), 50, .nan] }
        configuration.snapsWhileDragging = !chance(0.2)
        configuration.isContinuous = !chance(0.1)
        if chance(0.2) { (configuration.resetsOnDoubleTap, configuration.resetValues) = (true, values(count)) }
        if chance(0.2) { configuration.accessibilityStep = pick([0, 5, 0.001, .nan, -3]) }
        return configuration
    }

    private mutating func range() -> ClosedRange<Double> {
        let low = double(-50...150)
        return low...(low + double(0...150))
    }

    mutating func track() -> SliderTrack {
        switch int(0..<10) {
        case 0: .line(from: SIMD2(16, 22), to: SIMD2(16, 22))
        case 1...4:
            pick([
                .line(from: SIMD2(16, 22), to: SIMD2(304, 22)), .line(from: SIMD2(304, 22), to: SIMD2(16, 22)),
                .line(from: SIMD2(22, 304), to: SIMD2(22, 16)), .line(from: SIMD2(20, 30), to: SIMD2(250, 190)),
            ])
        default:
            .arc(
                .init(
                    center: SIMD2(160, 160), radius: pick([100, 120, 5, 0]), start: pick([0, 90, 225]),
                    sweep: pick([360, 360, -360, 270, -200, 720, 800, 0])))
        }
    }

    mutating func metrics(_ path: SliderPath) -> SliderMetrics {
        var metrics = SliderMetrics(path)
        (metrics.thumbSize, metrics.thickness) = (pick([28, 12, 40]), pick([6, 2, 30]))
        if chance(0.3) { metrics.inset = pick([0, 30]) }
        metrics.ends = pick([.edges, .centers])
        metrics.ticks = pick([.none, .steps, .count(5), .values([1, 50]), .fractions([0, 0.2, 0.9])])
        metrics.ticks.minor = int(0..<4)
        if chance(0.2) {
            (metrics.ticks.density, metrics.ticks.areStepped) = (pick([0, 0.04, 1e-300]), chance(0.5))
        }
        metrics.ticks.hasLabels = chance(0.3)
        metrics.ticks.side = pick([.below, .above])
        if chance(0.3) { metrics.neutralValue = pick([0, 40, -1e9]) }
        (metrics.hasLabels, metrics.labels) = (chance(0.5), pick([.above, .below, .inside, .alternating]))
        if chance(0.5) { metrics.dial = dial() }
        if chance(0.5) { metrics.extras = extras() }
        metrics.fill = pick([.inner, .outer, .all, .none])
        if chance(0.3) { (metrics.thumbLength, metrics.heldThumbScale) = (pick([0, 37, 60]), pick([1, 1.55])) }
        return metrics
    }

    private mutating func dial() -> SliderDial {
        var dial = SliderDial()
        (dial.face, dial.hasReadout) = (pick([0, 0.5]), chance(0.5))
        if chance(0.5) { dial.needle = pick([-0.5...0.5, 0.2...1]) }
        return dial
    }

    private mutating func extras() -> SliderTrackExtras {
        var extras = SliderTrackExtras()
        extras.histogram = (0..<pick([0, 1, 20])).map { _ in
            chance(0.05) ? pick([.nan, .infinity, -3]) : double(0...10)
        }
        extras.readings = (0..<int(0..<3)).map { _ in chance(0.1) ? .nan : double(-50...150) }
        (extras.showsEnabledRange, extras.hasCover) = (chance(0.5), chance(0.5))
        return extras
    }

    mutating func highlight(_ count: Int) -> SliderHighlight {
        let index = int(0..<count)
        return SliderHighlight(
            hovered: chance(0.5) ? pick([.thumb(index), .span(index, lap: 0)]) : nil,
            focused: chance(0.5) ? int(0..<count) : nil)
    }

    mutating func values(_ count: Int) -> [Double] {
        (0..<count).map { _ in
            chance(0.03)
                ? pick([.nan, .infinity, 1e308, -1e308]) : chance(0.3) ? pick([0, 50, 100]) : double(-50...150)
        }
    }

    mutating func point(near state: SliderState) -> SIMD2<Double> {
        if chance(0.01) { return SIMD2(pick([.nan, .infinity, 1e300, 160]), 160) }
        let offset = SIMD2(double(-25...25), double(-25...25)) * (chance(0.1) ? 10 : 1)
        if chance(0.4) { return state.location(ofThumb: int(0..<state.count)) + (chance(0.3) ? .zero : offset) }
        return state.track.point(at: double(-0.2...1.2)) + (chance(0.3) ? .zero : offset)
    }

    mutating func input(for state: SliderState) -> SliderInput {
        let pointer = int(0..<3)
        let thumb = int(0..<state.count + (chance(0.02) ? 2 : 0))
        switch int(0..<20) {
        case 0...3: return .press(at: point(near: state), pointer: pointer)
        case 4...12: return .drag(to: point(near: state), pointer: pointer, isFine: chance(0.1))
        case 13...14: return .release(pointer: pointer, taps: int(1..<3))
        case 15: return .cancel(pointer: pointer)
        case 16:
            return chance(0.5) ? .adjust(int(-2..<3), thumb: thumb) : .adjustSpan(int(-2..<3), thumb: thumb)
        case 17: return .wheel(int(-2..<3), thumb: thumb)
        case 18:
            if chance(0.2) { return .reset(thumb: thumb) }
            let value = pick([.nan, 50, double(-100...200)])
            return chance(0.5) ? .type(value, thumb: thumb) : .choose(value)
        default:
            let intents: [SliderIntent] = [
                .step(1), .step(-1), .page(1), .page(-1), .minimum, .maximum, .arrow(dx: 1, dy: 0),
                .arrow(dx: 0, dy: 1), .pageArrow(dx: -1, dy: 0), .reset,
            ]
            return .key(pick(intents), thumb: thumb)
        }
    }
}
