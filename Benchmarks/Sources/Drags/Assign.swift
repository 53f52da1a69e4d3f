import SlidersCore

/// Assigns all values of a slider a number of times, and redraws it each time. Returns whether the values and the
/// drawing are the expected ones.
func assign(thumbs count: Int, times: Int) throws(SliderError) -> Bool {
    let layout = SliderLayout(SliderMetrics(), size: SIMD2(320, 44))
    let lists = [0.0, 1].map { offset in (0..<count).map { 100 * Double($0) + offset } }
    var state = try SliderState(
        SliderConfiguration(bounds: 0...100 * Double(count)), values: lists[1], on: layout.track)
    var drawing = SliderDrawing(of: state, in: layout)
    for time in 0..<times {
        try state.assign(lists[time % 2])
        drawing = SliderDrawing(of: state, in: layout)
    }
    return state.values == lists[(times + 1) % 2] && drawing == SliderDrawing(of: state, in: layout)
}
