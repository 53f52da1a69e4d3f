import SlidersCore
import SlidersSwiftUI
import SwiftUI

/// A color by its hue, its saturation and its brightness.
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
                    .fill(Color(hue: hue / 360, saturation: saturation, brightness: brightness))
                    .frame(height: 64)
                DialRow("Hue", "\(Int(hue))°", side: 220) {
                    CircularSlider(value: $hue, in: 0...360, step: 1) { Text("Hue") }
                        .sliderConfiguration { $0.wraps = true }
                        .sliderLook(.hue)
                        .sliderReadout { "\(Int($0[0]))°" }
                }
                TitledRow("Saturation", percent.format(saturation)) {
                    ValueSlider(value: $saturation, format: percent) { Text("Saturation") }
                        .sliderPressTarget(.track)
                        .sliderStyle(gradient(from: color(saturation: 0), to: color(saturation: 1)))
                }
                TitledRow("Brightness", percent.format(brightness)) {
                    ValueSlider(value: $brightness, format: percent) { Text("Brightness") }
                        .sliderPressTarget(.track)
                        .sliderStyle(gradient(from: color(brightness: 0), to: color(brightness: 1)))
                }
            }
        }
    }

    /// The color with another saturation or brightness.
    private func color(saturation: Double? = nil, brightness: Double? = nil) -> SliderPaint.Color {
        let (saturation, brightness) = (saturation ?? self.saturation, brightness ?? self.brightness)
        let part = { (shift: Double) in
            let ramp = (hue / 60 + shift).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(ramp, 4 - ramp, 1)))
        }
        return SliderPaint.Color(part(5), part(3), part(1))
    }

    /// A broad track from one color to another, without a span.
    private func gradient(from first: SliderPaint.Color, to last: SliderPaint.Color) -> SliderStyle {
        var style = (look ?? .system).style()
        style.metrics.thickness = 22
        style.paints += [
            SliderPartPaint(.track, SliderPaint(.alongTrack([.init(0, first), .init(1, last)]))),
            SliderPartPaint(.span(lap: 0), []),
        ]
        return style
    }
}

struct ColorSlidersPreviews: PreviewProvider {
    static var previews: some View { ColorSliders() }
}
