/// What stands around the values: histogram, marks, the selectable part, face, needles and read-out.
extension SliderLayout {
    /// The disc in the middle of a round slider.
    var face: Figure? {
        guard let dial = metrics.dial, dial.face > 0, case .arc(let arc) = track else { return nil }
        return .circle(center: arc.center, radius: arc.radius * dial.face)
    }

    /// Where the text in the middle of a round slider is centred.
    var readout: SIMD2<Double>? {
        guard metrics.dial?.hasReadout == true, case .arc(let arc) = track else { return nil }
        return arc.center
    }

    /// From the middle of a round slider towards a thumb.
    func needle(_ rank: Int, of state: SliderState) -> Figure {
        let tip = state.point(of: rank)
        guard let dial = metrics.dial, let needle = dial.needle, case .arc(let arc) = track else { return .line(from: tip, to: tip, width: 0) }
        let way = tip - arc.center
        return .line(from: arc.center + way * needle.lowerBound, to: arc.center + way * needle.upperBound, width: dial.needleWidth)
    }

    /// Across the track at a value, inside the bounds.
    func mark(_ value: Double, in state: SliderState) -> Figure {
        let point = track.point(at: state.scale.fraction(of: value)), extras = metrics.extras ?? TrackExtras()
        let out = side(.below, at: point) * (metrics.thickness / 2 + extras.markOverhang)
        return .line(from: point - out, to: point + out, width: extras.markWidth)
    }

    /// The part of the track that can be selected.
    func selectable(of state: SliderState) -> Figure? {
        guard metrics.extras?.showsSelectable == true, let part = state.configuration.selectable else { return nil }
        return stretch(from: state.scale.fraction(of: part.lowerBound), to: state.scale.fraction(of: part.upperBound), 0)
    }

    // MARK: Histogram

    var barCount: Int { metrics.extras?.histogram.count ?? 0 }

    /// Where the text of a thumb is centred: as ``thumbLabel(_:of:)``, but above the bars.
    func label(_ rank: Int, of state: SliderState) -> Figure {
        let figure = thumbLabel(rank, of: state)
        guard barCount > 0, metrics.labels == .above, let extras = metrics.extras, case .anchor(let point) = figure else { return figure }
        let height = max(0, metrics.thickness / 2 + extras.histogramHeight - halfWidth)
        return .anchor(point + side(.above, at: state.point(of: rank)) * height)
    }

    /// A bar that stands on the track, on the side away from the ticks; its flat ends are its own.
    func bar(_ index: Int) -> Figure {
        let extras = metrics.extras ?? TrackExtras(), most = extras.histogram.reduce(0) { max($0, $1) }
        let count = Double(extras.histogram.count), width = max(0.5, track.length / count - extras.histogramGap)
        let height = most > 0 ? extras.histogramHeight * min(1, max(0, extras.histogram[index]) / most) : 0
        let point = track.point(at: (Double(index) + 0.5) / count), out = side(.above, at: point)
        let foot = point + out * (metrics.thickness / 2)
        return .line(from: foot, to: foot + out * height, width: width)
    }

    func look(ofBar index: Int, in state: SliderState) -> Element.Look {
        let place = (Double(index) + 0.5) / Double(barCount)
        return .init(.bar(isSelected: selects(place, in: state)), state.isEnabled ? .normal : .disabled)
    }

    /// Whether a fraction of the track lies in a selected part; that of a single thumb begins at the neutral value.
    private func selects(_ fraction: Double, in state: SliderState) -> Bool {
        if state.count == 1, let neutral = metrics.neutralValue.map({ state.scale.fraction(of: $0) }) {
            let place = state.places(ofSpan: 0).upper
            return min(neutral, place) <= fraction && fraction <= max(neutral, place)
        }
        for index in 0..<state.spanCount {
            let (lower, upper) = state.places(ofSpan: index)
            if lower <= fraction && fraction <= upper || lower <= fraction + 1 && fraction + 1 <= upper { return true }
        }
        return false
    }
}
