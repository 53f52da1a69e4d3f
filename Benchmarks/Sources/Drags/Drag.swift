import SlidersCore

/// A pointer that moves back and forth on a slider.
struct Drag {
    private var state: SliderState
    private var drawing: SliderDrawing
    private let layout: SliderLayout
    private let start: SIMD2<Double>
    /// The number of values that changed so far.
    private(set) var changes = 0

    init(_ example: Case, thumbs count: Int) throws(SliderError) {
        var metrics = SliderMetrics(example.path)
        metrics.hasLabels = example.hasLabels
        if example.isCrowded { metrics.extras.showsObstacles = example.showsObstacles }
        layout = SliderLayout(metrics, size: example.path == .right ? SIMD2(320, 44) : SIMD2(320, 320))
        var configuration = SliderConfiguration(bounds: 1...100 * Double(count))
        configuration.step = .every(1)
        configuration.scale = example.curve
        configuration.wraps = example.wraps
        configuration.collision = example.collision
        configuration.pressTarget = example.dragsSpan ? .span : .thumb
        if example.pulls { configuration.maximumSpan = 10 }
        if example.isSeparated { configuration.minimumSeparation = 4 }
        let scale = try SliderState(configuration, values: [1], on: layout.track)
        let values = example.fractions(count).map { scale.value(at: $0) }
        state = try SliderState(configuration, values: values, on: layout.track)
        drawing = SliderDrawing(of: state, in: layout)
        let middle = count / 2
        let fraction = (state.fraction(of: values[middle - 1]) + state.fraction(of: values[middle])) / 2
        start = example.dragsSpan ? layout.track.point(at: fraction) : state.location(ofThumb: middle)
        drawing.update(for: state.handle(.press(at: start, pointer: 0)), in: state)
    }

    /// Moves the pointer to another point, at most 20 points along the track from the press.
    @inline(never)
    mutating func move(_ event: Int) -> SliderState.Change {
        let offset = Double(event * 7 % 41 - 20)
        let change = state.commit(state.propose(.drag(to: start + SIMD2(offset, offset * 0.3), pointer: 0)))
        drawing.update(for: change, in: state)
        changes += change.changed.count
        return change
    }

    /// Whether the updated drawing equals a new one.
    var isDrawn: Bool { drawing == SliderDrawing(of: state, in: layout) }
}
