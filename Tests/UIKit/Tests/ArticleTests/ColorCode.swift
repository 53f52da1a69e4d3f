import SlidersSwiftUI
import SwiftUI

// The code of the article about colors that has no picture. It imports what the article does.

struct ColorASlider: View {
    @State private var load = 40.0
    @State private var hue = 0.5

    private var heat: SliderStyle {
        var style = SliderStyle()
        style.metrics.fill = .none
        style.metrics.thumbRoundness = 0.4
        style.paint(.track, Gradient(colors: [.green, .red]))
        style.paint(.thumb, Color.primary)
        return style
    }

    var body: some View {
        ValueSlider(value: $load, in: 0...100) { Text("Load") }
            .sliderTint(load < 80 ? .green : .red)
        ValueSlider(value: $load, in: 0...100) { Text("Load") }
            .sliderLook(heat)
        CircularSlider(value: $hue) { Text("Hue") }
            .sliderConfiguration { $0.wraps = true }
    }
}

extension SliderStyle {
    @MainActor static let brand: SliderStyle = {
        var style = SliderStyle()
        (style.metrics.thickness, style.metrics.thumbSize) = (10, 24)
        style.paint(.track, Color.orange.opacity(0.2))
        style.paint(.span, Gradient(colors: [.orange, .red]))
        return style
    }()
}
