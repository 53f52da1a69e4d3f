import SlidersCore

extension SliderLook {
    /// A slider that suits a look, for galleries and pictures.
    public struct Sample: Equatable, Sendable {
        /// The options, with bounds and steps.
        public var configuration: SliderConfiguration
        /// The values of the thumbs.
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
    /// A slider with options, values, and a size that suit the look.
    public var sample: SliderLook.Sample {
        read {
            var sample = $0.sample()
            if let side = $0.drawnSide { sample.size = SIMD2(repeating: side) }
            return sample
        }
    }
}

extension SliderLook.Sample {
    /// A range of minutes on a wrapping circle.
    static func day(_ minutes: Double, _ values: [Double], step: Double) -> SliderLook.Sample {
        var sample = SliderLook.Sample(0...minutes, values, step: step)
        sample.configuration.wraps = true
        return sample
    }

    /// A direction in degrees on a wrapping circle.
    static func circle(_ degrees: Double) -> SliderLook.Sample {
        var sample = SliderLook.Sample(0...360, [degrees], step: 1)
        (sample.configuration.wraps, sample.configuration.pressTarget) = (true, .anywhere)
        return sample
    }
}
