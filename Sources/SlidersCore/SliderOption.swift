/// An option of a slider: a property of ``SliderConfiguration`` with the same name.
///
/// Recordings and the web elements identify options by these cases, and read and write them as ``Value``s.
/// An option that's added here is available in all of them.
public enum SliderOption: Int32, CaseIterable, Sendable {
    /// ``SliderConfiguration/lowerBound``.
    case lowerBound
    /// ``SliderConfiguration/upperBound``.
    case upperBound
    /// ``SliderConfiguration/scale``.
    case scale
    /// ``SliderConfiguration/step``.
    case step
    /// ``SliderConfiguration/minimumSpan``.
    case minimumSpan
    /// ``SliderConfiguration/maximumSpan``.
    case maximumSpan
    /// ``SliderConfiguration/minimumSeparation``.
    case minimumSeparation
    /// ``SliderConfiguration/enabledRange``.
    case enabledRange
    /// ``SliderConfiguration/thumbLimits``.
    case thumbLimits
    /// ``SliderConfiguration/forbiddenRanges``.
    case forbiddenRanges
    /// ``SliderConfiguration/disabledThumbs``.
    case disabledThumbs
    /// ``SliderConfiguration/isEnabled``.
    case isEnabled
    /// ``SliderConfiguration/isReadOnly``.
    case isReadOnly
    /// ``SliderConfiguration/isExact``.
    case isExact
    /// ``SliderConfiguration/collision``.
    case collision
    /// ``SliderConfiguration/wraps``.
    case wraps
    /// ``SliderConfiguration/pressTarget``.
    case pressTarget
    /// ``SliderConfiguration/barDrag``.
    case barDrag
    /// ``SliderConfiguration/hasFineControl``.
    case hasFineControl
    /// ``SliderConfiguration/dragsVertically``.
    case dragsVertically
    /// ``SliderConfiguration/detents``.
    case detents
    /// ``SliderConfiguration/detentDistance``.
    case detentDistance
    /// ``SliderConfiguration/snapsWhileDragging``.
    case snapsWhileDragging
    /// ``SliderConfiguration/isContinuous``.
    case isContinuous
    /// ``SliderConfiguration/arrowSteps``.
    case arrowSteps
    /// ``SliderConfiguration/pageSteps``.
    case pageSteps
    /// ``SliderConfiguration/accessibilityStep``.
    case accessibilityStep
    /// ``SliderConfiguration/resetsOnDoubleTap``.
    case resetsOnDoubleTap
    /// ``SliderConfiguration/resetValues``.
    case resetValues

    /// The value of an option as numbers.
    ///
    /// - A flag is its `choice`: 1 for on, 0 for off.
    /// - A number, or a number of steps, is that number.
    /// - `collision` and `barDrag` are the number of the case, from 0. `pressTarget` counts from 1, and 0 means `nil`.
    /// - `scale` is linear, logarithmic, power with its exponent, piecewise with the fraction, value, and step of each
    ///   stop (NaN is no step), or list with its values.
    /// - `step` is none, a distance, or values.
    /// - `enabledRange` is both ends, and `forbiddenRanges` both ends of each range. `thumbLimits` is both ends for
    ///   each thumb, where two NaNs mean no limits.
    /// - `disabledThumbs`, `detents`, and `resetValues` are their lists.
    public struct Value: Equatable, Sendable {
        /// The number of the case, for an option that has cases.
        public var choice: Int
        /// The numbers.
        public var numbers: [Double]

        /// Creates a value.
        public init(choice: Int = 0, numbers: [Double] = []) {
            self.choice = choice
            self.numbers = numbers
        }
    }
}

extension SliderConfiguration {
    /// The value of an option as numbers; `nil` if the property is `nil`.
    ///
    /// Setting `nil` sets the default. Missing numbers and cases that don't exist also set the default; extra numbers
    /// are ignored. Setting a value that was read restores an equal one.
    public subscript(option: SliderOption) -> SliderOption.Value? {
        get { value(of: option) }
        set {
            if let newValue { set(option, to: newValue) } else { reset(option) }
        }
    }

    private func value(of option: SliderOption) -> SliderOption.Value? {
        switch option {
        case .lowerBound: lowerBound.map { .number($0) }
        case .upperBound: upperBound.map { .number($0) }
        case .scale: scale.optionValue
        case .step: step.optionValue
        case .minimumSpan: .number(minimumSpan)
        case .maximumSpan: .number(maximumSpan)
        case .minimumSeparation: .number(minimumSeparation)
        case .enabledRange: enabledRange.map { .init(numbers: [$0.lowerBound, $0.upperBound]) }
        case .thumbLimits:
            .init(numbers: thumbLimits.flatMap { $0.map { [$0.lowerBound, $0.upperBound] } ?? [.nan, .nan] })
        case .forbiddenRanges: .init(numbers: forbiddenRanges.flatMap { [$0.lowerBound, $0.upperBound] })
        case .disabledThumbs: .init(numbers: disabledThumbs.map { Double($0) })
        case .isEnabled: .flag(isEnabled)
        case .isReadOnly: .flag(isReadOnly)
        case .isExact: .flag(isExact)
        case .collision: .init(choice: collision.rawValue)
        case .wraps: .flag(wraps)
        case .pressTarget: pressTarget.map { .init(choice: $0.rawValue + 1) }
        case .barDrag: .init(choice: barDrag.rawValue)
        case .hasFineControl: .flag(hasFineControl)
        case .dragsVertically: .flag(dragsVertically)
        case .detents: .init(numbers: detents)
        case .detentDistance: .number(detentDistance)
        case .snapsWhileDragging: .flag(snapsWhileDragging)
        case .isContinuous: .flag(isContinuous)
        case .arrowSteps: .number(Double(arrowSteps))
        case .pageSteps: .number(Double(pageSteps))
        case .accessibilityStep: accessibilityStep.map { .number($0) }
        case .resetsOnDoubleTap: .flag(resetsOnDoubleTap)
        case .resetValues: .init(numbers: resetValues)
        }
    }

    private mutating func set(_ option: SliderOption, to value: SliderOption.Value) {
        let isOn = value.choice != 0
        let number = value.numbers.first
        switch option {
        case .lowerBound: lowerBound = number
        case .upperBound: upperBound = number
        case .scale: scale = SliderScale(value)
        case .step: step = SliderStep(value)
        case .minimumSpan: minimumSpan = number ?? 0
        case .maximumSpan: maximumSpan = number ?? .infinity
        case .minimumSeparation: minimumSeparation = number ?? 0
        case .enabledRange: enabledRange = value.ranges.first ?? nil
        case .thumbLimits: thumbLimits = value.ranges
        case .forbiddenRanges: forbiddenRanges = value.ranges.compactMap { $0 }
        case .disabledThumbs: disabledThumbs = value.numbers.map { Int(exactly: $0) ?? -1 }
        case .isEnabled: isEnabled = isOn
        case .isReadOnly: isReadOnly = isOn
        case .isExact: isExact = isOn
        case .collision: collision = SliderCollision(rawValue: value.choice) ?? .stop
        case .wraps: wraps = isOn
        case .pressTarget: pressTarget = SliderPressTarget(rawValue: value.choice - 1)
        case .barDrag: barDrag = SliderBarDrag(rawValue: value.choice) ?? .neighbors
        case .hasFineControl: hasFineControl = isOn
        case .dragsVertically: dragsVertically = isOn
        case .detents: detents = value.numbers
        case .detentDistance: detentDistance = number ?? 8
        case .snapsWhileDragging: snapsWhileDragging = isOn
        case .isContinuous: isContinuous = isOn
        case .arrowSteps: arrowSteps = Self.steps(number ?? 1)
        case .pageSteps: pageSteps = Self.steps(number ?? 10)
        case .accessibilityStep: accessibilityStep = number
        case .resetsOnDoubleTap: resetsOnDoubleTap = isOn
        case .resetValues: resetValues = value.numbers
        }
    }

    /// A number of steps; 0, which counts as 1, for a number that isn't usable.
    private static func steps(_ number: Double) -> Int { abs(number) < 1e9 ? Int(number) : 0 }

    /// Sets an option to its default: no numbers, and 0 for all options except flags that are on.
    private mutating func reset(_ option: SliderOption) {
        switch option {
        case .isEnabled, .snapsWhileDragging, .isContinuous: set(option, to: .flag(true))
        default: set(option, to: SliderOption.Value())
        }
    }
}

extension SliderOption.Value {
    fileprivate static func number(_ number: Double) -> Self { Self(numbers: [number]) }

    fileprivate static func flag(_ isOn: Bool) -> Self { Self(choice: isOn ? 1 : 0) }

    /// Pairs of numbers as ranges; `nil` for a pair that is no range.
    fileprivate var ranges: [ClosedRange<Double>?] {
        (0..<numbers.count / 2).map { index in
            let (lower, upper) = (numbers[2 * index], numbers[2 * index + 1])
            return lower <= upper ? lower...upper : nil
        }
    }
}

extension SliderScale {
    fileprivate var optionValue: SliderOption.Value {
        switch self {
        case .linear: .init(choice: 0)
        case .logarithmic: .init(choice: 1)
        case .power(let exponent): .init(choice: 2, numbers: [exponent])
        case .piecewise(let stops):
            .init(choice: 3, numbers: stops.flatMap { [$0.fraction, $0.value, $0.step ?? .nan] })
        case .list(let values): .init(choice: 4, numbers: values)
        }
    }

    fileprivate init(_ value: SliderOption.Value) {
        let numbers = value.numbers
        switch value.choice {
        case 1: self = .logarithmic
        case 2: self = .power(numbers.first ?? 1)
        case 3:
            let stops = (0..<numbers.count / 3).map { index in
                let step = numbers[3 * index + 2]
                return Stop(fraction: numbers[3 * index], value: numbers[3 * index + 1], step: step.isNaN ? nil : step)
            }
            self = .piecewise(stops)
        case 4: self = .list(numbers)
        default: self = .linear
        }
    }
}

extension SliderStep {
    fileprivate var optionValue: SliderOption.Value {
        switch self {
        case .none: .init(choice: 0)
        case .every(let step): .init(choice: 1, numbers: [step])
        case .values(let values): .init(choice: 2, numbers: values)
        }
    }

    fileprivate init(_ value: SliderOption.Value) {
        switch value.choice {
        case 1: self = .every(value.numbers.first ?? 0)
        case 2: self = .values(value.numbers)
        default: self = .none
        }
    }
}
