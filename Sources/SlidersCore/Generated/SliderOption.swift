// scripts/options prints this from docs/options.json.
// swift-format-ignore-file

/// An option of a slider: a property of ``SliderConfiguration`` with the same name.
///
/// Recordings and the web elements identify options by these cases, and read and write them as ``Value``s.
package enum SliderOption: Int32, CaseIterable, Sendable {
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
    /// ``SliderConfiguration/keepsValuesBetweenSteps``.
    case keepsValuesBetweenSteps
    /// ``SliderConfiguration/collision``.
    case collision
    /// ``SliderConfiguration/wraps``.
    case wraps
    /// ``SliderConfiguration/pressTarget``.
    case pressTarget
    /// ``SliderConfiguration/spanDrag``.
    case spanDrag
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
}

extension SliderConfiguration {
    func value(of option: SliderOption) -> SliderOption.Value? {
        switch option {
        case .lowerBound: lowerBound.map { .number($0) }
        case .upperBound: upperBound.map { .number($0) }
        case .scale: scale.optionValue
        case .step: step.optionValue
        case .minimumSpan: .number(minimumSpan)
        case .maximumSpan: .number(maximumSpan)
        case .minimumSeparation: .number(minimumSeparation)
        case .enabledRange: enabledRange.map { .ranges([$0]) }
        case .thumbLimits: .ranges(thumbLimits)
        case .forbiddenRanges: .ranges(forbiddenRanges.map { $0 })
        case .disabledThumbs: .init(numbers: disabledThumbs.map { Double($0) })
        case .isEnabled: .flag(isEnabled)
        case .isReadOnly: .flag(isReadOnly)
        case .keepsValuesBetweenSteps: .flag(keepsValuesBetweenSteps)
        case .collision: .init(choice: collision.rawValue)
        case .wraps: .flag(wraps)
        case .pressTarget: pressTarget.map { .init(choice: $0.rawValue + 1) }
        case .spanDrag: .init(choice: spanDrag.rawValue)
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

    mutating func set(_ option: SliderOption, to value: SliderOption.Value) {
        switch option {
        case .lowerBound: lowerBound = value.numbers.first
        case .upperBound: upperBound = value.numbers.first
        case .scale: scale = .init(value)
        case .step: step = .init(value)
        case .minimumSpan: minimumSpan = value.numbers.first ?? 0
        case .maximumSpan: maximumSpan = value.numbers.first ?? .infinity
        case .minimumSeparation: minimumSeparation = value.numbers.first ?? 0
        case .enabledRange: enabledRange = value.ranges.first ?? nil
        case .thumbLimits: thumbLimits = value.ranges
        case .forbiddenRanges: forbiddenRanges = value.ranges.compactMap { $0 }
        case .disabledThumbs: disabledThumbs = value.numbers.map { Int(exactly: $0) ?? -1 }
        case .isEnabled: isEnabled = value.choice != 0
        case .isReadOnly: isReadOnly = value.choice != 0
        case .keepsValuesBetweenSteps: keepsValuesBetweenSteps = value.choice != 0
        case .collision: collision = .init(rawValue: value.choice) ?? .stop
        case .wraps: wraps = value.choice != 0
        case .pressTarget: pressTarget = .init(rawValue: value.choice - 1)
        case .spanDrag: spanDrag = .init(rawValue: value.choice) ?? .neighbors
        case .hasFineControl: hasFineControl = value.choice != 0
        case .dragsVertically: dragsVertically = value.choice != 0
        case .detents: detents = value.numbers
        case .detentDistance: detentDistance = value.numbers.first ?? 8
        case .snapsWhileDragging: snapsWhileDragging = value.choice != 0
        case .isContinuous: isContinuous = value.choice != 0
        case .arrowSteps: arrowSteps = value.steps ?? 1
        case .pageSteps: pageSteps = value.steps ?? 10
        case .accessibilityStep: accessibilityStep = value.numbers.first
        case .resetsOnDoubleTap: resetsOnDoubleTap = value.choice != 0
        case .resetValues: resetValues = value.numbers
        }
    }

    /// Sets an option to its default: no numbers, and 0 for all options except flags that are on.
    mutating func reset(_ option: SliderOption) {
        switch option {
        case .isEnabled, .snapsWhileDragging, .isContinuous: set(option, to: .flag(true))
        default: set(option, to: SliderOption.Value())
        }
    }
}
