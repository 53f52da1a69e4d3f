import Foundation
import SlidersCore
import SlidersLooks
import SlidersReplay

// The code of the articles of the engine, of looks and of recordings.

func engine() throws {
    var configuration = SliderConfiguration(bounds: 0...100)
    configuration.step = .every(5)
    configuration.minimumSpan = 10
    let track = Track.line(from: SIMD2(16, 22), to: SIMD2(304, 22))
    var slider = try SliderState(configuration, values: [20, 80], on: track)

    slider.handle(.press(at: SIMD2(73.6, 22), pointer: 0))
    slider.handle(.drag(to: SIMD2(100, 22), pointer: 0))
    print(slider.values)
    print(slider.limits(of: 0))
}

func host(_ configuration: SliderConfiguration) throws {
    let style = SliderStyle()
    let layout = SliderLayout(style.metrics, size: SIMD2(320, 44))
    let track = layout.track
    var slider = try SliderState(configuration, values: [20, 80], on: track)
    var drawing = Drawing(of: slider, in: layout)
    let change = slider.handle(.press(at: SIMD2(75, 22), pointer: 1))
    let update = drawing.update(for: change, in: slider)
    _ = update
}

func look() -> SliderStyle {
    var options = LookOptions()
    options.curvaceousness = 0
    options.selectedColor = .init(1, 0.5, 0)
    let style = SliderLook.layers.style(with: options)
    return style
}

func recording(_ data: Data) throws {
    let replay = try Replay(data)
    replay.answer { line in print(line) }
}
