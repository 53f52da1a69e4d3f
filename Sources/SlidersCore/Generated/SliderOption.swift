// scripts/options prints this from docs/options.json.
// swift-format-ignore-file

/// An option of a slider: a property of ``SliderConfiguration`` with the same name.
///
/// Recordings and the web elements identify options by these cases, and set them to ``Value``s.
@usableFromInline package enum SliderOption: Int32, CaseIterable, Sendable {
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
    /// Sets an option. Missing numbers and cases that don't exist set the default; extra numbers are ignored.
    @_alwaysEmitIntoClient @inline(never)
    package mutating func set(_ option: SliderOption, to value: SliderOption.Value) {
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
}
