import SlidersSwiftUI
import SwiftUI

/// The looks of dials.
struct Dials: View {
    var body: some View {
        Form {
            Section { GlowDial() }
            Section { Knob() }
            Section { WarmthDial() }
            Section { HueDial() }
            Section { Compass() }
        }
    }
}

/// A ring of light, on the ground that it needs.
private struct GlowDial: View {
    @State private var angle = 250.0

    var body: some View {
        DialRow("Glow", "\(Int(angle))°", side: 280) {
            CircularSlider(value: $angle, in: 0...360, step: 1) { Text("Angle") }
                .sliderPressTarget(.anywhere)
                .sliderLook(.glow)
                .sliderTextEntry()
        }
        .environment(\.colorScheme, .dark)
        .listRowBackground(Color(white: 0.1))
    }
}

/// A knob that is dragged up and down.
private struct Knob: View {
    @State private var volume = 65.0

    var body: some View {
        DialRow("Knob", "\(Int(volume))%", side: 220) {
            CircularSlider(value: $volume, in: 0...100, step: 1) { Text("Volume") }
                .sliderConfiguration { $0.dragsVertically = true }
                .sliderLook(.volume)
        }
    }
}

/// All hues.
private struct HueDial: View {
    @State private var hue = 210.0

    var body: some View {
        DialRow("Hue", "\(Int(hue))°", side: 240) {
            CircularSlider(value: $hue, in: 0...360, step: 1) { Text("Hue") }
                .sliderConfiguration { $0.wraps = true }
                .sliderLook(.hue)
        }
    }
}

/// A warmth on an arc, with a reading.
private struct WarmthDial: View {
    @State private var warmth = 22.0

    var body: some View {
        DialRow("Thermostat", "\(Int(warmth)) °C", side: 260) {
            CircularSlider(value: $warmth, in: 10...30, step: 1) { Text("Temperature") }
                .sliderLook(.thermostat)
        }
    }
}

/// A direction.
private struct Compass: View {
    @State private var heading = 30.0

    var body: some View {
        DialRow("Compass", "\(Int(heading))°", side: 260) {
            CircularSlider(value: $heading, in: 0...360, step: 1) { Text("Heading") }
                .sliderConfiguration { $0.wraps = true }
                .sliderLook(.compass)
                .sliderTickLabels { ["N", "E", "S", "W"][Int($0 / 90) % 4] }
        }
    }
}

struct DialsPreviews: PreviewProvider {
    static var previews: some View { Dials() }
}
