/// The histogram: columns that stand on the track, above it.
extension SliderLayout {
    /// The number of columns.
    var columnCount: Int { metrics.extras.histogram.count }

    /// The column on one of the equal stretches of the track. The highest count has
    /// ``SliderTrackExtras/histogramHeight``. The palette draws columns flush: they end at their end points, while
    /// other lines are longer by half their width at each end.
    func column(_ index: Int) -> SliderFigure {
        let extras = metrics.extras
        let maximum = extras.histogram.reduce(0) { max($0, $1) }
        let count = Double(extras.histogram.count)
        let width = max(0.5, track.length / count - extras.histogramGap)
        let height = maximum > 0 ? extras.histogramHeight * min(1, max(0, extras.histogram[index]) / maximum) : 0
        let point = track.point(at: (Double(index) + 0.5) / count)
        let out = side(.above, at: point)
        let foot = point + out * (metrics.thickness / 2)
        return .line(from: foot, to: foot + out * height, width: width)
    }

    /// Whether the middle of a column's stretch lies in a part of the track that is filled.
    func isSelected(column index: Int, in state: SliderState) -> Bool {
        let isInSpan = isInSpans((Double(index) + 0.5) / Double(columnCount), of: state)
        return isInSpan ? metrics.fill.hasSpans : metrics.fill.hasOuter
    }
}
