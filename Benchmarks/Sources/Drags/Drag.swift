import Sliders

/// A finger that goes to and fro on a slider.
struct Drag {
    private var state: SliderState
    private var drawing: Drawing
    private let start: SIMD2<Double>
    /// How many values changed so far.
    private(set) var changes = 0

    init(_ example: Case, thumbs count: Int) throws(SliderFault) {
        var metrics = SliderMetrics(example.path)
        metrics.hasLabels = example.hasLabels
        let layout = SliderLayout(metrics, size: example.path == .right ? SIMD2(320, 44) : SIMD2(320, 320))
        var configuration = SliderConfiguration(bounds: 1...100 * Double(count))
        configuration.step = .every(1)
        configuration.scale = example.curve
        configuration.seam = example.seam
        configuration.collision = example.collision
        configuration.press = example.dragsBar ? .bar : .thumb
        if example.pulls { configuration.maximumSpan = 10 }
        let scale = try Scale(example.curve, lower: 1, upper: 100 * Double(count))
        let values = example.fractions(count).map { scale.value(at: $0) }
        state = try SliderState(configuration, values: values, on: layout.track)
        drawing = Drawing(of: state, in: layout)
        let middle = count / 2
        let place = (state.place(of: middle - 1) + state.place(of: middle)) / 2
        start = example.dragsBar ? layout.track.point(at: place) : state.point(of: middle)
        drawing.update(for: state.handle(.press(at: start, pointer: 0)), in: state)
    }

    /// One event: the finger is elsewhere, up to 20 points from where it went down.
    @inline(never)
    mutating func move(_ event: Int) -> Change {
        let way = Double(event * 7 % 41 - 20)
        let change = state.commit(state.propose(.drag(to: start + SIMD2(way, way * 0.3), pointer: 0)))
        drawing.update(for: change, in: state)
        changes += change.changed.count
        return change
    }

    /// Whether the drawing is what it would be if it were made now.
    var isDrawn: Bool { drawing == Drawing(of: state, in: drawing.layout) }
}
