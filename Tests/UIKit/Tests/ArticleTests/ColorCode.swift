import SlidersSwiftUI
import SwiftUI

// The code of the article about colors. It imports what the article does.

struct ColorASlider: View {
    @State private var price = 20.0...80.0
    @State private var load = 40.0
    @State private var warmth = 0.5
    @State private var hue = 0.5
    @State private var angle = 90.0

    private var zones: SliderStyle {
        var style = SliderStyle()
        style.metrics.fill = .all
        style.paint(.before(lap: 0), Color.blue)
        style.paint(.span(lap: 0), Color.green)
        style.paint(.after(lap: 0), Color.red)
        style.paint(.before(lap: 0), Color.secondary, in: .disabled)
        style.paint(.span(lap: 0), Color.secondary, in: .disabled)
        style.paint(.after(lap: 0), Color.secondary, in: .disabled)
        style.paint(.thumb, Color.orange, in: .held)
        return style
    }

    private var outlined: SliderStyle {
        var style = SliderStyle()
        style.metrics.heldThumbScale = 1.3
        style.paint(.span(lap: 0), Gradient(colors: [.indigo, .purple]))
        style.paint(.thumb, Color.white, outline: Color.purple, width: 2)
        return style
    }

    var body: some View {
        RangeSlider(value: $price, in: 0...100) { Text("Price") }
            .sliderTint(.orange)
            .sliderTrackTint(Color.orange.opacity(0.2))
            .sliderThumbTint(.white)
        ValueSlider(value: $load, in: 0...100) { Text("Load") }
            .sliderTint(load < 80 ? .green : .red)
        ValueSlider(value: $warmth) { Text("Warmth") }
            .sliderTrackTint(Gradient(colors: [.blue, .white, .orange]))
            .sliderTint(.clear)
        gradients
        CircularSlider(value: $angle, in: 0...360) { Text("Angle") }
            .sliderLook(.glow, selectedColor: .orange, selectedEndColor: .red)
        RangeSlider(value: $price, in: 0...100) { Text("Comfort") }
            .sliderStyle(zones)
        VStack {
            RangeSlider(value: $price, in: 0...100) { Text("Price") }
            RangeSlider(value: $price, in: 0...100) { Text("Price") }.disabled(true)
            RangeSlider(value: $price, in: 0...100) { Text("Price") }.environment(\.colorScheme, .dark)
        }
        .sliderTint(.orange)
    }

    @ViewBuilder private var gradients: some View {
        let limits = Gradient(stops: [
            .init(color: .green, location: 0.6),
            .init(color: .orange, location: 0.8),
            .init(color: .red, location: 0.9),
        ])
        ValueSlider(value: $load, in: 0...100) { Text("Load") }
            .sliderTint(limits)
            .sliderThumbTint(limits)
        let hues = stride(from: 0, through: 1, by: 1.0 / 6).map { Color(hue: $0, saturation: 1, brightness: 1) }
        CircularSlider(value: $hue) { Text("Hue") }.sliderTrackTint(Gradient(colors: hues)).sliderTint(.clear)
            .sliderConfiguration { $0.wraps = true }
    }
}

extension SliderStyle {
    @MainActor static let brand: SliderStyle = {
        var style = SliderStyle()
        (style.metrics.thickness, style.metrics.thumbSize) = (10, 24)
        style.paint(.track, Color.orange.opacity(0.2))
        style.paint(.span(lap: 0), Gradient(colors: [.orange, .red]))
        return style
    }()
}
