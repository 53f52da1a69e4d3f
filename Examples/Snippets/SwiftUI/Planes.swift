import SlidersPlaneSwiftUI
import SwiftUI

struct Shade: View {
    // snippet.color
    @State private var hue = 265.0
    @State private var saturation = 70.0
    @State private var brightness = 90.0

    private var pure: Color {
        Color(hue: hue / 360, saturation: 1, brightness: 1)
    }

    private var color: Color {
        Color(
            hue: hue / 360, saturation: saturation / 100,
            brightness: brightness / 100)
    }

    var body: some View {
        VStack {
            PlaneSlider(
                "Color", x: $saturation, in: 0...100,
                y: $brightness, in: 0...100
            )
            .axisNames(x: "Saturation", y: "Brightness")
            .sliderTrackTint(Gradient(colors: [.white, pure]))
            .sliderVerticalTint(Gradient(colors: [.black, .clear]))
            .sliderThumbTint(color)

            CircularSlider(value: $hue, in: 0...360, step: 1) {
                Text("Hue")
            }
            .sliderConfiguration { $0.wraps = true }
            .sliderLook(.hue)
        }
    }
    // snippet.end
}

struct FilterPad: View {
    // snippet.pad
    @State private var cutoff = 800.0
    @State private var resonance = 40.0

    var body: some View {
        PlaneSlider(
            "Filter", x: $cutoff, in: 20...20_000,
            y: $resonance, in: 0...100
        )
        .axisNames(x: "Cutoff", y: "Resonance")
        .sliderConfiguration(of: .x) { $0.scale = .logarithmic }
        .sliderGrid(
            x: .values([100, 1_000, 10_000]),
            y: .values([25, 50, 75])
        )
        .sliderTextEntry()
        .sliderLook(.thermostat)
    }
    // snippet.end
}
