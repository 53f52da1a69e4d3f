import SlidersSwiftUI
import SwiftUI

/// The looks of dials.
struct Dials: View {
    var body: some View {
        Form {
            Section { GlowDial() }
            Section { Knob() }
            Section { TimerDial() }
            Section { WarmthDial() }
            Section { HueDial() }
            Section { Compass() }
        }
    }
}

/// A ring of light, on the background that it needs.
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
    @State private var volume = 0.65

    private let percent = FloatingPointFormatStyle<Double>.Percent().precision(.fractionLength(0))

    var body: some View {
        DialRow("Knob", percent.format(volume), side: 220) {
            CircularSlider(value: $volume, in: 0...1, step: 0.01, format: percent) { Text("Volume") }
                .sliderConfiguration { $0.dragsVertically = true }
                .sliderLook(.volume)
        }
    }
}

/// A timer whose hand lies inside its ring and turns with it.
private struct TimerDial: View {
    @State private var minutes = 25.0

    var body: some View {
        DialRow("Timer", "\(Int(minutes)) min", side: 240) {
            CircularSlider(value: $minutes, in: 0...60, step: 1) {
                Text("Timer")
            }
            .ticks {
                for minute in stride(from: 0.0, to: 60, by: 5) { TrackTick(minute) }
            }
            .sliderThumb { thumb in
                Capsule().fill(thumb.isHeld ? Color.orange : Color.accentColor).frame(width: 10, height: 40)
            }
            .sliderThumbOffset(-36)
            .sliderTurnsThumbs()
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
                .sliderReadout { _ in "" }
        }
    }
}

/// A temperature on an arc.
private struct WarmthDial: View {
    @State private var warmth = 22.0

    var body: some View {
        DialRow("Thermostat", "\(Int(warmth)) °C", side: 260) {
            CircularSlider(value: $warmth, in: 10...30, step: 1) { Text("Temperature") }
                .sliderLook(.thermostat)
                .sliderReadout { _ in "\(Int(warmth))°" }
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
