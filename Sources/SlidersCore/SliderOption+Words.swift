#if !hasFeature(Embedded)
extension SliderOption {
    /// The words of an option that has cases, in the order of ``Value/choice``; empty for other options.
    public var words: [String] {
        switch self {
        case .scale: ["linear", "logarithmic", "power", "piecewise", "list"]
        case .step: ["none", "every", "values"]
        case .collision: Self.words(SliderCollision.self)
        case .pressTarget: ["auto"] + Self.words(SliderPressTarget.self)
        case .barDrag: Self.words(SliderBarDrag.self)
        case .isEnabled, .isReadOnly, .isExact, .wraps, .hasFineControl, .dragsVertically, .snapsWhileDragging,
            .isContinuous, .resetsOnDoubleTap:
            ["false", "true"]
        case .lowerBound, .upperBound, .minimumSpan, .maximumSpan, .minimumSeparation, .enabledRange, .thumbLimits,
            .forbiddenRanges, .disabledThumbs, .detents, .detentDistance, .arrowSteps, .pageSteps, .accessibilityStep,
            .resetValues:
            []
        }
    }

    /// Creates the option with a name, or returns `nil` if no option has it.
    public init?(named name: String) {
        guard let option = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
        self = option
    }

    private static func words<Cases: CaseIterable>(_: Cases.Type) -> [String] { Cases.allCases.map { "\($0)" } }
}
#endif
