import SlidersCore
import SlidersLookImages
import SlidersLooks

extension SliderLook {
    /// A slider that suits a look, for galleries and pictures.
    package struct Sample {
        /// The options, with bounds and steps.
        package var configuration: SliderConfiguration
        /// The values of the thumbs.
        package var values: [Double]
        /// The size of the control, in points.
        package var size: SIMD2<Double>
        /// The background that pictures show the look on; `nil` means that of the page.
        package var background: SliderPaint.Color?
        /// The text of each major tick, from the first; empty if the look has none.
        package var tickLabels: [String] = []
        /// The kind of text in the middle.
        package var readout = Readout.value

        init(_ bounds: ClosedRange<Double>, _ values: [Double], height: Double = 44, step: Double = 0) {
            configuration = SliderConfiguration(bounds: bounds)
            self.values = values
            size = SIMD2(320, height)
            if step > 0 { configuration.step = .every(step) }
        }

        /// Creates a range of minutes on the face of a clock, with numerals for some or all hours.
        init(_ values: [Double], step: Double, numerals: [Int], minutes: Double = 1440) {
            self.init(0...minutes, values, step: step)
            (configuration.wraps, tickLabels, readout) = (true, numerals.map { "\($0)" }, .duration)
        }

        /// Creates a direction in degrees on a wrapping circle.
        init(degrees: Double) {
            self.init(0...360, [degrees], step: 1)
            (configuration.wraps, configuration.pressTarget, readout) = (true, .anywhere, .degrees)
        }

        /// The kind of text in the middle of a look.
        package enum Readout {
            /// The value of the first thumb.
            case value
            /// The value of the first thumb with a degree sign, such as "21.5°".
            case degrees
            /// The first span, in minutes, as hours and minutes, such as "8 hr, 20 min".
            case duration
        }
    }

    /// A slider with options, values, and texts that suit the look, in the size that the look was drawn for.
    package var sample: Sample {
        var sample = Sample(0...100, [20, 70], step: 1)
        switch self {
        case .pictures:
            sample = Sample(0...1, [0, 0.7])
            (sample.configuration.minimumSpan, sample.configuration.maximumSpan) = (0.1, 0.7)
            sample.configuration.collision = .push
        case .glow:
            sample = Sample(0...360, [250], step: 1)
            sample.configuration.pressTarget = .anywhere
            sample.background = .init(white: 0.1)
        case .flat:
            sample = Sample(0...1, [0.2, 0.8])
            sample.configuration.minimumSeparation = style().metrics.thumbSize
        case .photos:
            sample = Sample(1...10, [2, 8])
            sample.configuration.minimumSpan = 2
        case .layers: sample = Sample(0...10, [2, 8], height: 30)
        case .clock12: sample = Sample([540, 300], step: 5, numerals: [12] + (1...11), minutes: 720)
        case .clock24: sample = Sample([420, 1320], step: 15, numerals: Array(stride(from: 0, to: 24, by: 3)))
        case .bedtime:
            sample = Sample([1380, 420], step: 5, numerals: Array(stride(from: 0, to: 24, by: 2)))
            sample.configuration.minimumSpan = 60
        case .thermostat:
            sample = Sample(10...30, [21.5], step: 0.5)
            (sample.configuration.pressTarget, sample.readout) = (.track, .degrees)
        case .volume:
            sample = Sample(0...100, [65], step: 1)
            (sample.configuration.pressTarget, sample.configuration.dragsVertically) = (.anywhere, true)
        case .hue: sample = Sample(degrees: 210)
        case .compass:
            sample = Sample(degrees: 30)
            sample.tickLabels = ["N", "E", "S", "W"]
        default: break
        }
        if let side = style().drawnSide { sample.size = SIMD2(repeating: side) }
        return sample
    }
}
