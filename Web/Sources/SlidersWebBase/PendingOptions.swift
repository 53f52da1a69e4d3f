import SlidersCore
import Wire

/// The options of a slider, or of an axis or the whole of a plane, that are set but not yet applied.
package struct PendingOptions {
    package var configuration: SliderConfiguration
    /// Whether an option of the configuration has been set.
    package var isConfigured = false
    /// Whether the page sets the steps.
    private var hasStep = false
    /// Whether there were steps when ``completed()`` was last called. Asking the slider would copy all of its options.
    package private(set) var hasSteps = false
    package var metrics: SliderMetrics
    package var labelOverlap = SliderLabelOverlap.apart
    package var values: [Double]?
    package var spans: [Double]?

    package init(configuration: SliderConfiguration, metrics: SliderMetrics) {
        self.configuration = configuration
        self.metrics = metrics
    }
}

extension PendingOptions {
    /// Sets an option by its number, to the word and the numbers in the buffer.
    package mutating func set(_ option: Int32, _ count: Int32) {
        let (word, list) = (wholePart(buffer[0]), numbers(count))
        if let option = SliderOption(rawValue: option) {
            set(option, word, list)
        } else if let option = PageOption(rawValue: option - Int32(SliderOption.allCases.count)) {
            set(option, word, list)
        }
    }

    private mutating func set(_ option: PageOption, _ word: Int, _ list: [Double]) {
        switch option {
        case .values: values = list
        case .spans: spans = list
        case .neutral: metrics.neutralValue = list.first
        case .ticks:
            metrics.ticks.mode = mode(word, list)
            metrics.ticks.takeSizes(of: word == TicksWord.system.rawValue ? .system : .none)
        case .tickDensity: metrics.ticks.density = list.first.map { $0 / 100 }
        case .steppedTicks: metrics.ticks.areStepped = word != 0
        case .connect: metrics.fill = SliderTrackFill(ConnectWord(rawValue: word) ?? .inner)
        case .labelOverlap: labelOverlap = SliderLabelOverlap(LabelOverlapWord(rawValue: word) ?? .apart)
        }
    }

    private mutating func set(_ option: SliderOption, _ word: Int, _ list: [Double]) {
        isConfigured = true
        var value = SliderOption.Value(choice: word, numbers: list)
        switch option {
        case .step:
            hasStep = word != StepWord.auto.rawValue || !list.isEmpty
            value.choice = word == StepWord.list.rawValue || list.count > 1 ? 2 : list.isEmpty ? 0 : 1
        // The word of the page says whether the slider is disabled, which is the opposite of the engine's option.
        case .isEnabled: value.choice = word == 0 ? 1 : 0
        default: break
        }
        configuration.set(option, to: value)
    }

    /// Returns the options with the defaults of pages: an upper bound of 100 if neither the page nor the scale sets it,
    /// and a step of 1 on a linear scale of that length if the page sets no step.
    package mutating func completed() -> SliderConfiguration {
        var completed = configuration
        let upper = configuration.upperBound ?? 100
        let scale = SliderScaleMap(repairing: configuration.scale, lower: configuration.lowerBound, upper: upper)
        switch scale.curve {
        case .piecewise, .list: break
        case .linear, .logarithmic, .power: completed.upperBound = upper
        }
        if !hasStep { completed.step = scale.curve == .linear && scale.length >= 1 ? .every(1) : .none }
        hasSteps = completed.step.hasSteps
        return completed
    }

    private func mode(_ word: Int, _ list: [Double]) -> SliderTicks.Mode {
        switch TicksWord(rawValue: word) {
        case .steps, .system: .steps
        case .count: .count(wholePart(list.first ?? 0))
        case .values: .values(list)
        case .positions: .fractions(list.map { $0 / 100 })
        default: list.isEmpty ? .none : .values(list)
        }
    }
}

extension SliderTicks {
    /// Copies the sizes and distances of other ticks, and whether they skip circles, but not which values have ticks.
    package mutating func takeSizes(of other: borrowing SliderTicks) {
        length = other.length
        width = other.width
        distance = other.distance
        minimumDistance = other.minimumDistance
        skipsCircles = other.skipsCircles
    }
}

extension SliderLabelOverlap {
    package init(_ word: LabelOverlapWord) {
        switch word {
        case .apart: self = .apart
        case .merge: self = .merge
        case .overlap: self = .overlap
        }
    }
}

extension SliderTrackFill {
    fileprivate init(_ word: ConnectWord) {
        switch word {
        case .inner: self = .inner
        case .outer: self = .outer
        case .all: self = .all
        case .none: self = .none
        }
    }
}

extension SliderStep {
    /// Whether this option sets steps. A scale may have steps of its own.
    fileprivate var hasSteps: Bool {
        switch self {
        case .none: false
        case .every(let step): step > 0
        case .values: true
        }
    }
}
