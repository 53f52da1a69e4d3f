/// The histogram: columns that extend from the upper edge of the track.
extension SliderLayout {
    /// The number of columns of the histogram.
    var columnCount: Int { metrics.extras.histogram.count }

    /// Returns the figure of a column, which covers one of the equal parts of the track. The column with the highest
    /// count is as high as ``SliderTrackExtras/histogramHeight``, and the others are in proportion. The palette draws
    /// its line without round ends, which would make it higher.
    func column(_ index: Int) -> SliderFigure {
        let extras = metrics.extras
        let maximum = extras.histogram.reduce(0) { max($0, $1) }
        let count = Double(extras.histogram.count)
        let width = max(0.5, track.length / count - extras.histogramGap)
        let height = maximum > 0 ? extras.histogramHeight * min(1, max(0, extras.histogram[index]) / maximum) : 0
        let point = track.point(at: (Double(index) + 0.5) / count)
        let upward = unitVector(toward: .above, at: point)
        let base = point + upward * (metrics.thickness / 2)
        return .line(from: base, to: base + upward * height, width: width)
    }

    /// Returns whether the middle of a column is in a filled part of the track.
    func isSelected(column index: Int, in state: SliderState) -> Bool {
        let isInSpan = isInSpans((Double(index) + 0.5) / Double(columnCount), of: state)
        return isInSpan ? metrics.fill.hasSpans : metrics.fill.hasOuter
    }
}

/// Readings: lines across the track at values that the app provides, such as measurements of a sensor.
extension SliderLayout {
    /// Returns the figure of a reading: a line across the track at its value. If the value is outside the bounds, the
    /// line is at the nearer end of the track.
    func reading(_ index: Int, in state: SliderState) -> SliderFigure {
        let extras = metrics.extras
        let point = track.point(at: state.fraction(of: extras.readings[index]))
        let halfLine = unitVector(toward: .below, at: point) * (metrics.thickness / 2 + extras.readingOverhang)
        return .line(from: point - halfLine, to: point + halfLine, width: extras.readingWidth)
    }
}
