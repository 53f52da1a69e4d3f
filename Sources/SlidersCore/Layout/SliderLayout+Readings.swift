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
