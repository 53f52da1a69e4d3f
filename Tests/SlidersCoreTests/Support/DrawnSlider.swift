import SlidersCore

/// The drawing of a slider with bounds 0…100: on a straight track from x = 10 to 110 at y = 50, or on a circle with the
/// center (110, 110) and the radius 100.
struct DrawnSlider {
    let drawing: SliderDrawing

    init(
        _ values: [Double], _ path: SliderPath = .arc(start: 0, sweep: 360),
        _ configure: (inout SliderConfiguration) -> Void = { _ in }, measure: (inout SliderMetrics) -> Void
    ) throws(SliderError) {
        var metrics = SliderMetrics(path)
        metrics.inset = 10
        measure(&metrics)
        let layout = SliderLayout(metrics, size: path == .right ? SIMD2(120, 100) : SIMD2(220, 220))
        drawing = SliderDrawing(of: try Stage(values, on: layout.track, configure).state, in: layout)
    }

    /// The figure of a part; `nil` if it is not drawn.
    subscript(part: SliderElement.Part) -> SliderFigure? { drawing.elements.first { $0.part == part }?.figure }
}
