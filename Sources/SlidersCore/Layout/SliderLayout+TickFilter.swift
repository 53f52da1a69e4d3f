#if !hasFeature(Embedded)
/// Ticks whose kinds the app decides.
extension SliderLayout {
    /// Returns the ticks of this layout, with the kinds that a filter returns for them.
    ///
    /// - Parameters:
    ///   - state: the slider whose ticks these are.
    ///   - filter: gets the value and the kind of each tick, in ascending order, and returns its new kind, or `nil` to
    ///     remove the tick.
    package func ticks(
        of state: SliderState, filteredBy filter: (_ value: Double, _ kind: SliderTicks.Kind) -> SliderTicks.Kind?
    ) -> SliderTicks {
        let fractions = tickFractions(of: state)
        let kinds =
            fractions.map { ($0, isShort(tickAt: $0) ? SliderTicks.Kind.small : .large) }
            + minorTickFractions(between: fractions).map { ($0, .minor) }
        var (majorFractions, shortFractions, minorFractions): ([Double], [Double], [Double]) = ([], [], [])
        for (fraction, kind) in kinds.ordered(by: { $0.0 }) {
            switch filter(state.tickValue(at: fraction), kind) {
            case .large: majorFractions.append(fraction)
            case .small:
                majorFractions.append(fraction)
                shortFractions.append(fraction)
            case .minor: minorFractions.append(fraction)
            case nil: break
            }
        }
        var ticks = metrics.ticks
        ticks.mode = .chosen(majorFractions, short: shortFractions, minor: minorFractions)
        return ticks
    }
}

extension SliderState {
    /// Returns the value at the fraction of a tick, without the rounding error of the conversion from the value to the
    /// fraction and back.
    fileprivate func tickValue(at fraction: Double) -> Double {
        let value = value(at: fraction)
        let isZero = abs(value) < 1e-12 * max(abs(bounds.lowerBound), abs(bounds.upperBound))
        return isZero ? 0 : Double(value.readableText) ?? value
    }
}
#endif
