// scripts/options prints this from docs/options.json.

/// The options of a page beside the engine's. Their numbers follow those of `SliderOption`.
public enum PageOption: Int32, CaseIterable {
    case values, spans, neutral, ticks, tickDensity, steppedTicks, connect, labelOverlap
}

/// The words of `step`.
public enum StepWord: Int, CaseIterable {
    case auto, any, none, list
}

/// The words of `ticks`.
public enum TicksWord: Int, CaseIterable {
    case none, steps, count, values, positions, system
}

/// The words of `tick-side`.
public enum TickSideWord: Int, CaseIterable {
    case below, above
}

/// The words of `connect`.
public enum ConnectWord: Int, CaseIterable {
    case inner, outer, all, none
}

/// The words of `thumb-placement`.
public enum ThumbPlacementWord: Int, CaseIterable {
    case centered, outside
}

/// The words of `thumb-visibility`.
public enum ThumbVisibilityWord: Int, CaseIterable {
    case visible, hidden, held
}

/// The words of `label-placement`.
public enum LabelPlacementWord: Int, CaseIterable {
    case above, below, inside, alternating
}

/// The words of `label-overlap`.
public enum LabelOverlapWord: Int, CaseIterable {
    case apart, merge, overlap
}
