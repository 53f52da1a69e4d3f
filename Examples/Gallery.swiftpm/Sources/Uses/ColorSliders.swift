import SlidersSwiftUI
import SwiftUI

/// A color by its hue, its saturation, and its brightness.
struct ColorSliders: View {
    @State private var hue = 210.0
    @State private var saturation = 0.7
    @State private var brightness = 0.9
    @Environment(\.sliderLook) private var look

    private let percent = FloatingPointFormatStyle<Double>.Percent().precision(.fractionLength(0))

    var body: some View {
        Form {
            Section {
                RoundedRectangle(cornerRadius: 10)
                    .fill(color())
                    .frame(height: 64)
                DialRow("Hue", "\(Int(hue))°", side: 220) {
                    CircularSlider(value: $hue, in: 0...360, step: 1) { Text("Hue") }
                        .sliderConfiguration { $0.wraps = true }
                        .sliderLook(.hue)
                        .sliderReadout { "\(Int($0[0]))°" }
                }
                TitledRow("Saturation", percent.format(saturation)) {
                    ValueSlider(value: $saturation, in: 0...1, format: percent) { Text("Saturation") }
                        .sliderPressTarget(.track)
                        .sliderLook(broad)
                        .sliderTrackTint(Gradient(colors: [color(saturation: 0), color(saturation: 1)]))
                        .sliderTint(.clear)
                }
                TitledRow("Brightness", percent.format(brightness)) {
                    ValueSlider(value: $brightness, in: 0...1, format: percent) { Text("Brightness") }
                        .sliderPressTarget(.track)
                        .sliderLook(broad)
                        .sliderTrackTint(Gradient(colors: [color(brightness: 0), color(brightness: 1)]))
                        .sliderTint(.clear)
                }
            }
        }
    }

    /// The color with another saturation or brightness.
    private func color(saturation: Double? = nil, brightness: Double? = nil) -> Color {
        Color(hue: hue / 360, saturation: saturation ?? self.saturation, brightness: brightness ?? self.brightness)
    }

    /// The look of the sliders, with a broad track.
    private var broad: SliderStyle {
        var style = (look ?? .system).style()
        style.metrics.thickness = 22
        return style
    }
}

struct ColorSlidersPreviews: PreviewProvider {
    static var previews: some View { ColorSliders() }
}
