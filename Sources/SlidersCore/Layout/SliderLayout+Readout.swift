/// The read-out in the middle of a dial: how small its text has to be.
extension SliderLayout {
    /// How many times smaller than measured the text in the middle has to be, to touch neither thumbs nor ticks nor
    /// their texts; 1 where it has room.
    ///
    /// - Parameters:
    ///   - state: where the thumbs are.
    ///   - size: that of the text, in points.
    ///   - measure: the size of the text of a tick by its index, in points; `nil` for none.
    public func readoutScale(
        of state: SliderState, size: SIMD2<Double>, tickLabel measure: (Int) -> SIMD2<Double>?
    ) -> Double {
        guard case .arc(let arc) = track else { return 1 }
        let hasTicks = metrics.ticks.mode != .none && metrics.ticks.side == .below
        var room = arc.radius - (hasTicks ? metrics.tickLabelEdge : metrics.halfWidth)
        if hasTicks {
            for label in placedTickLabels(of: state, measure: measure) {
                let away = label.center - arc.center
                let half = (measure(label.tick) ?? .zero) / 2
                room = min(room, SIMD2(max(0, abs(away.x) - half.x), max(0, abs(away.y) - half.y)).length)
            }
        }
        // Letters fill three fifths of the height that a text is measured with.
        let reach = SIMD2(size.x, 0.6 * size.y).length / 2 + SliderMetrics.textClearance
        return room < reach ? max(0, room / reach) : 1
    }
}
