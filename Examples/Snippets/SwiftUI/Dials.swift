import SlidersLookImages
import SlidersSwiftUI
import SwiftUI

struct Clock12: View {
    // snippet.clock12
    @State private var shift = CircularRange(start: 540.0, length: 480.0)

    var body: some View {
        CircularSlider(value: $shift, in: 0...720, step: 5) {
            Text("Shift")
        }
        .sliderLook(.clock12)
        .sliderTickLabels { $0 < 60 ? "12" : "\(Int($0 / 60))" }
        .sliderReadout { _ in "\(Int(shift.length / 60)) hr" }
    }
    // snippet.end
}

struct Clock24: View {
    // snippet.clock24
    @State private var open = CircularRange(start: 420.0, length: 900.0)

    var body: some View {
        CircularSlider(value: $open, in: 0...1440, step: 15) {
            Text("Opening hours")
        }
        .sliderLook(.clock24)
        .sliderTickLabels { "\(Int($0 / 60))" }
        .sliderReadout { _ in "\(open.length / 60) hr" }
    }
    // snippet.end
}

struct Bedtime: View {
    // snippet.bedtime
    @State private var night = CircularRange(start: 1380.0, length: 480.0)

    var body: some View {
        CircularSlider(value: $night, in: 0...1440, step: 5) {
            Text("Bedtime")
        }
        .span(atLeast: 60)
        .thumbNames("Go to bed", "Get up")
        .sliderLook(.bedtime)
        .sliderTickLabels { "\(Int($0 / 60))" }
        .sliderReadout { _ in "\(Int(night.length / 60)) hr" }
    }
    // snippet.end
}

struct Thermostat: View {
    // snippet.thermostat
    @State private var warmth = 21.5
    @State private var room = 19.0

    private var style: SliderStyle {
        var style = SliderLook.thermostat.style()
        style.metrics.extras.readings = [room]
        return style
    }

    var body: some View {
        CircularSlider(value: $warmth, in: 10...30, step: 0.5) {
            Text("Temperature")
        }
        .sliderPressTarget(.track)
        .sliderLook(style)
        .sliderReadout { "\($0[0])°" }
    }
    // snippet.end
}

struct Knob: View {
    // snippet.knob
    @State private var volume = 65.0

    var body: some View {
        CircularSlider(value: $volume, in: 0...100, step: 1) {
            Text("Volume")
        }
        .sliderConfiguration { $0.dragsVertically = true }
        .sliderLook(.volume)
    }
    // snippet.end
}

struct Hue: View {
    // snippet.hue
    @State private var hue = 210.0

    var body: some View {
        CircularSlider(value: $hue, in: 0...360, step: 1) { Text("Hue") }
            .sliderConfiguration { $0.wraps = true }
            .sliderLook(.hue)
            .sliderReadout { "\(Int($0[0]))°" }
    }
    // snippet.end
}

struct Compass: View {
    // snippet.compass
    @State private var heading = 30.0

    var body: some View {
        CircularSlider(value: $heading, in: 0...360, step: 1) {
            Text("Heading")
        }
        .sliderConfiguration { $0.wraps = true }
        .sliderLook(.compass)
        .sliderTickLabels { ["N", "E", "S", "W"][Int($0 / 90) % 4] }
    }
    // snippet.end
}
