import SlidersCore
import Wire

/// Options that were set and are not applied yet: those of a slider, or of a part of a plane.
package struct PendingOptions {
    package var configuration: SliderConfiguration
    /// Whether an option of the configuration was set.
    package var isConfigured = false
    /// Whether the page says what the steps are.
    private var hasStep = false
    /// Whether an option gave steps when ``completed()`` was called last. A slider would copy all of its options.
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
        // The page says what is disabled.
        case .isEnabled: value.choice = word == 0 ? 1 : 0
        default: break
        }
        configuration.set(option, to: value)
    }

    /// The options as they hold in a page: an upper bound of 100 where neither the page nor the scale has one, and
    /// a step of 1 on a linear scale that is as long, where the page has none.
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
    /// Takes what the ticks of the system's slider have beside their values.
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
    /// Whether an option gives steps; a scale may have some of its own.
    fileprivate var hasSteps: Bool {
        switch self {
        case .none: false
        case .every(let step): step > 0
        case .values: true
        }
    }
}
