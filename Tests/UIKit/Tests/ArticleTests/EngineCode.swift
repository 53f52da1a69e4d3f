import SlidersCore
import SlidersLooks

// The code of the articles of the engine and of looks.

func engine() throws {
    var configuration = SliderConfiguration(bounds: 0...100)
    configuration.step = .every(5)
    configuration.minimumSpan = 10
    let track = SliderTrack.line(from: SIMD2(16, 22), to: SIMD2(304, 22))
    var slider = try SliderState(configuration, values: [20, 80], on: track)

    slider.handle(.press(at: SIMD2(73.6, 22), pointer: 0))
    slider.handle(.drag(to: SIMD2(100, 22), pointer: 0))
    print(slider.values)
    print(slider.limits(of: 0))
}

func host() throws {
    var configuration = SliderConfiguration(bounds: 0...100)
    configuration.step = .every(5)
    let style = SliderStyle()
    let layout = SliderLayout(style.metrics, size: SIMD2(320, 44))
    var slider = try SliderState(configuration, values: [20, 80], on: layout.track)
    var drawing = SliderDrawing(of: slider, in: layout)
    slider.handle(.press(at: SIMD2(75, 22), pointer: 1))
    let input = SliderInput.drag(to: SIMD2(100, 22), pointer: 1)
    var reporter = SliderReporter()
    let proposal = slider.propose(input)
    reporter.note(proposal)
    let change = slider.commit(proposal)
    var report = SliderState.Report(of: change)
    while let event = reporter.next(&report, in: slider) { print(event) }
    let update = drawing.update(for: change, in: slider)
    for element in drawing.elements[update.thumbs] {
        for shape in layout.shapes(of: element, in: style, slider) { print(shape.form) }
    }
}

@MainActor
func look() -> SliderStyle {
    var options = SliderLook.Options()
    options.roundness = 0
    options.selectedColor = .init(1, 0.5, 0)
    let style = SliderLook.layers.style(with: options)
    return style
}
