/// Readings: lines across the track at values that the app shows, such as what a sensor reads.
extension SliderLayout {
    /// The line across the track at a reading; readings outside the bounds are drawn at the nearer end.
    func reading(_ index: Int, in state: SliderState) -> SliderFigure {
        let extras = metrics.extras
        let point = track.point(at: state.fraction(of: extras.readings[index]))
        let out = side(.below, at: point) * (metrics.thickness / 2 + extras.readingOverhang)
        return .line(from: point - out, to: point + out, width: extras.readingWidth)
    }
}
