import SlidersPlaneSwiftUI
import SwiftUI

/// A color by its hue on a ring, and by its saturation and its brightness in a plane.
struct ColorPicker: View {
    @State private var hue = 210.0
    @State private var saturation = 0.7
    @State private var brightness = 0.9

    private let percent = FloatingPointFormatStyle<Double>.Percent().precision(.fractionLength(0))

    var body: some View {
        Form {
            Section {
                RoundedRectangle(cornerRadius: 10)
                    .fill(Color(hue: hue / 360, saturation: saturation, brightness: brightness))
                    .frame(height: 64)
                TitledRow("Color", "\(percent.format(saturation)), \(percent.format(brightness))") {
                    PlaneSlider(x: $saturation, in: 0...1, y: $brightness, in: 0...1) { Text("Color") }
                        .axisNames(x: "Saturation", y: "Brightness")
                        .sliderTrackTint(
                            Gradient(colors: [.white, Color(hue: hue / 360, saturation: 1, brightness: 1)])
                        )
                        .sliderVerticalTint(Gradient(colors: [.black, .black.opacity(0)]))
                        .sliderThumbTint(Color(hue: hue / 360, saturation: saturation, brightness: brightness))
                        .sliderValueText { value, _ in percent.format(value) }
                        .frame(height: 200)
                }
                DialRow("Hue", "\(Int(hue))°", side: 200) {
                    CircularSlider(value: $hue, in: 0...360, step: 1) { Text("Hue") }
                        .sliderConfiguration { $0.wraps = true }
                        .sliderLook(.hue)
                        .sliderReadout { "\(Int($0[0]))°" }
                }
            }
        }
    }
}

struct ColorPickerPreviews: PreviewProvider {
    static var previews: some View { ColorPicker() }
}
