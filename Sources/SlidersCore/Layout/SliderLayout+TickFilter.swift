#if !hasFeature(Embedded)
/// Ticks that an app decides about.
extension SliderLayout {
    /// Returns the ticks of this layout, with the kinds that a filter gives them.
    ///
    /// - Parameters:
    ///   - state: the slider whose ticks these are.
    ///   - filter: gets the value and the kind of each tick, in ascending order, and returns its new kind; `nil` leaves
    ///     it out.
    package func ticks(
        of state: SliderState, filteredBy filter: (_ value: Double, _ kind: SliderTicks.Kind) -> SliderTicks.Kind?
    ) -> SliderTicks {
        let fractions = tickFractions(of: state)
        let all =
            fractions.map { ($0, isShort(tickAt: $0) ? SliderTicks.Kind.small : .large) }
            + minorTickFractions(between: fractions).map { ($0, .minor) }
        var (chosen, short, minor): ([Double], [Double], [Double]) = ([], [], [])
        for (fraction, kind) in all.ordered(by: { $0.0 }) {
            switch filter(state.tickValue(at: fraction), kind) {
            case .large: chosen.append(fraction)
            case .small:
                chosen.append(fraction)
                short.append(fraction)
            case .minor: minor.append(fraction)
            case nil: break
            }
        }
        var ticks = metrics.ticks
        ticks.mode = .chosen(chosen, short: short, minor: minor)
        return ticks
    }
}

extension SliderState {
    /// The value at a fraction of the track, without the error of rounding that its way there and back leaves.
    fileprivate func tickValue(at fraction: Double) -> Double {
        let value = value(at: fraction)
        let isZero = abs(value) < 1e-12 * max(abs(bounds.lowerBound), abs(bounds.upperBound))
        return isZero ? 0 : Double(value.readableText) ?? value
    }
}
#endif
