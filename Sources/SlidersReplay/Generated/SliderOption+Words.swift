// scripts/options prints this from docs/options.json.
// swift-format-ignore-file
import SlidersCore

extension SliderOption {
    /// The words of an option that has cases, in the order of `SliderOption.Value.choice`; empty for other options.
    package var words: [String] {
        switch self {
        case .scale:
            ["linear", "logarithmic", "power", "piecewise", "list"]
        case .step:
            ["none", "every", "values"]
        case .isEnabled, .isReadOnly, .keepsValuesBetweenSteps, .wraps, .hasFineControl, .dragsVertically,
            .snapsWhileDragging, .isContinuous, .resetsOnDoubleTap:
            ["false", "true"]
        case .collision:
            ["stop", "push", "cross"]
        case .pressTarget:
            ["auto", "thumb", "span", "track", "spanAndTrack", "anywhere", "relative"]
        case .spanDrag:
            ["neighbors", "all"]
        default: []
        }
    }

    /// The names of all options, in their order.
    static let names = [
        "lowerBound", "upperBound", "scale", "step", "minimumSpan", "maximumSpan", "minimumSeparation", "enabledRange",
        "thumbLimits", "forbiddenRanges", "disabledThumbs", "isEnabled", "isReadOnly", "keepsValuesBetweenSteps",
        "collision", "wraps", "pressTarget", "spanDrag", "hasFineControl", "dragsVertically", "detents",
        "detentDistance", "snapsWhileDragging", "isContinuous", "arrowSteps", "pageSteps", "accessibilityStep",
        "resetsOnDoubleTap", "resetValues",
    ]

    /// What an option's value is.
    enum Kind {
        case number
        case scale
        case step
        case distance
        case range
        case limits
        case ranges
        case thumbs
        case flag
        case choice
        case numbers
        case amount
        case steps
    }

    var kind: Kind {
        switch self {
        case .lowerBound, .upperBound: .number
        case .scale: .scale
        case .step: .step
        case .minimumSpan, .maximumSpan, .minimumSeparation: .distance
        case .enabledRange: .range
        case .thumbLimits: .limits
        case .forbiddenRanges: .ranges
        case .disabledThumbs: .thumbs
        case .isEnabled, .isReadOnly, .keepsValuesBetweenSteps, .wraps, .hasFineControl, .dragsVertically,
            .snapsWhileDragging, .isContinuous, .resetsOnDoubleTap: .flag
        case .collision, .pressTarget, .spanDrag: .choice
        case .detents, .resetValues: .numbers
        case .detentDistance, .accessibilityStep: .amount
        case .arrowSteps, .pageSteps: .steps
        }
    }

    /// The options that each axis of a plane has.
    static let ofAxes: Set<Self> = [
        .lowerBound, .upperBound, .scale, .step, .enabledRange, .thumbLimits, .forbiddenRanges,
        .keepsValuesBetweenSteps, .wraps, .detents, .detentDistance, .arrowSteps, .pageSteps, .accessibilityStep,
        .resetsOnDoubleTap, .resetValues,
    ]

    /// The options that a plane has as a whole.
    static let ofPlanes: Set<Self> = [
        .disabledThumbs, .isEnabled, .isReadOnly, .pressTarget, .hasFineControl, .snapsWhileDragging, .isContinuous,
    ]

    /// The options of rulers.
    static let ofRulers: Set<Self> = [
        .lowerBound, .upperBound, .scale, .step, .enabledRange, .forbiddenRanges, .isEnabled, .isReadOnly,
        .keepsValuesBetweenSteps, .hasFineControl, .detents, .detentDistance, .snapsWhileDragging, .isContinuous,
        .arrowSteps, .pageSteps, .accessibilityStep, .resetsOnDoubleTap, .resetValues,
    ]
}
