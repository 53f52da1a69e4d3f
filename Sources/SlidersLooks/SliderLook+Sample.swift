import SlidersCore

extension SliderLook {
    /// A slider that suits a look, for galleries and pictures.
    public struct Sample: Equatable, Sendable {
        /// The options, with bounds and steps.
        public var configuration: SliderConfiguration
        /// One value per thumb.
        public var values: [Double]
        /// The size of the control, in points.
        public var size: SIMD2<Double>

        init(_ bounds: ClosedRange<Double>, _ values: [Double], height: Double = 44, step: Double = 0) {
            configuration = SliderConfiguration(bounds: bounds)
            self.values = values
            size = SIMD2(320, height)
            if step > 0 { configuration.step = .every(step) }
        }
    }
}

extension SliderLook {
    /// Options, values and a size that suit the look.
    public var sample: SliderLook.Sample {
        var sample = unsizedSample
        if let drawnSide { sample.size = SIMD2(repeating: drawnSide) }
        return sample
    }

    private var unsizedSample: SliderLook.Sample {
        switch self {
        case .system, .iOSFlat, .iOSGlass, .macFlat, .macGlass, .web:
            return SliderLook.Sample(0...100, [20, 70], step: 1)
        case .pictures:
            var sample = SliderLook.Sample(0...1, [0, 0.7])
            (sample.configuration.minimumSpan, sample.configuration.maximumSpan) = (0.1, 0.7)
            sample.configuration.collision = .push
            return sample
        case .glow:
            var sample = SliderLook.Sample(0...360, [360], step: 1)
            sample.configuration.pressTarget = .anywhere
            return sample
        case .flat:
            var sample = SliderLook.Sample(0...1, [0.2, 0.8])
            sample.configuration.minimumSeparation = SliderStyle.flat(SliderLook.Options()).metrics.thumbSize
            return sample
        case .photos:
            var sample = SliderLook.Sample(1...10, [2, 8])
            sample.configuration.minimumSpan = 2
            return sample
        case .layers: return SliderLook.Sample(0...10, [2, 8], height: 30)
        case .clock12: return Self.day(720, [540, 300], step: 5)
        case .clock24: return Self.day(1440, [390, 1320], step: 15)
        case .bedtime:
            var sample = Self.day(1440, [1380, 420], step: 5)
            sample.configuration.minimumSpan = 60
            return sample
        case .thermostat:
            var sample = SliderLook.Sample(10...30, [21.5], step: 0.5)
            sample.configuration.pressTarget = .track
            return sample
        case .volume:
            var sample = SliderLook.Sample(0...100, [65], step: 1)
            (sample.configuration.pressTarget, sample.configuration.dragsVertically) = (.anywhere, true)
            return sample
        case .hue: return Self.circle(210)
        case .compass: return Self.circle(30)
        }
    }

    /// A range of minutes on a wrapping circle.
    private static func day(_ minutes: Double, _ values: [Double], step: Double) -> SliderLook.Sample {
        var sample = SliderLook.Sample(0...minutes, values, step: step)
        sample.configuration.wraps = true
        return sample
    }

    /// A direction in degrees on a wrapping circle.
    private static func circle(_ degrees: Double) -> SliderLook.Sample {
        var sample = SliderLook.Sample(0...360, [degrees], step: 1)
        (sample.configuration.wraps, sample.configuration.pressTarget) = (true, .anywhere)
        return sample
    }
}
