import SlidersCore
import SlidersLooks
import SlidersPlane
import SlidersRuler

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

func hostOfPlanes() throws {
    let layout = SliderPlaneLayout(SliderPlaneMetrics(), size: SIMD2(200, 200))
    var plane = try SliderPlane(SliderPlane.Configuration(), values: [SIMD2(0.2, 0.8)], in: layout.area)
    var drawing = SliderPlaneDrawing(of: plane, in: layout)
    let style = layout.fitting(SliderStyle())

    let change = plane.handle(.press(at: SIMD2(60, 60), pointer: 1))
    let update = drawing.update(for: change, in: plane)
    for element in drawing.elements[update.thumbs] {
        let shapes = layout.track.shapes(of: element, in: style) { plane.fraction(ofPart: $0) }
        for shape in shapes { print(shape.form) }
    }
    plane.handle(.key(.arrow(dx: 1, dy: 0), thumb: plane.coordinate(.x, ofThumb: 0)))
}

func hostOfRulers() throws {
    let track = SliderRuler.Track(.straight(mark: SIMD2(160, 22), direction: SIMD2(1, 0)), length: 800)
    var ruler = try SliderRuler(SliderConfiguration(bounds: -2...2), value: 0, on: track)
    let layout = SliderRulerLayout(SliderRulerMetrics(), size: SIMD2(320, 80), of: ruler.slider)
    ruler.layOut(on: layout.track)
    var drawing = SliderRulerDrawing(of: ruler, in: layout)

    ruler.handle(.press(at: SIMD2(200, 22), pointer: 1))
    ruler.time = 0.02
    ruler.handle(.drag(to: SIMD2(160, 22), pointer: 1))
    ruler.handle(.release(pointer: 1))
    while ruler.isMoving {
        ruler.time += 1.0 / 60
        drawing.update(for: ruler.handleFrame(), in: ruler)
    }
    for element in drawing.elements {
        let shapes = layout.plain.shapes(of: element, in: SliderStyle()) { ruler.fraction(ofPart: $0) }
        for shape in shapes { print(shape.form, layout.opacity(of: element.figure)) }
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
