import SlidersSwiftUI
import SwiftUI

struct Night: View {
    // snippet.night
    @State private var night = CircularRange(start: 1365.0, length: 480.0)

    private var style: SliderStyle {
        var style = SliderStyle()
        style.metrics.thickness = 34
        style.metrics.ticks = .count(24)
        return style
    }

    var body: some View {
        CircularSlider(value: $night, in: 0...1440, step: 5) {
            Text("Bedtime")
        }
        .span(atLeast: 60)
        .thumbNames("Fall asleep", "Wake up")
        .sliderPressTarget(.spanAndTrack)
        .sliderLook(style)
    }
    // snippet.end
}

struct Angle: View {
    // snippet.angle
    @State private var heading = 72.0

    private var style: SliderStyle {
        var style = SliderStyle()
        style.metrics.thickness = 10
        style.metrics.ticks = .count(12)
        return style
    }

    var body: some View {
        CircularSlider(value: $heading, in: 0...360, step: 1) {
            Text("Heading")
        }
        .sliderConfiguration { $0.wraps = true }
        .sliderLook(style)
    }
    // snippet.end
}

struct Volume: View {
    // snippet.volume
    @State private var volume = 64.0

    private var style: SliderStyle {
        var style = SliderStyle()
        (style.metrics.thickness, style.metrics.thumbSize) = (14, 30)
        style.metrics.ticks = .count(11)
        return style
    }

    var body: some View {
        CircularSlider(value: $volume, in: 0...100, step: 1) {
            Text("Volume")
        }
        .sliderArc(start: 225, sweep: 270)
        .sliderLook(style)
    }
    // snippet.end
}

struct Timer: View {
    // snippet.timer
    @State private var minutes = 85.0

    private var style: SliderStyle {
        var style = SliderStyle()
        style.metrics.thickness = 20
        style.metrics.ticks = .values(Array(stride(from: 0, to: 60, by: 5)))
        return style
    }

    var body: some View {
        CircularSlider(value: $minutes, in: 0...120, step: 1) {
            Text("Timer")
        }
        .sliderArc(start: 0, sweep: 720)
        .sliderLook(style)
    }
    // snippet.end
}
