import SlidersSwiftUI
import SwiftUI

struct IOSFlat: View {
    // snippet.ios-flat
    @State private var range = 20...70

    var body: some View {
        RangeSlider(value: $range, in: 0...100) { Text("Range") }
            .sliderLook(.iOSFlat)
    }
    // snippet.end
}

struct IOSGlass: View {
    // snippet.ios-glass
    @State private var range = 20...70

    var body: some View {
        RangeSlider(value: $range, in: 0...100) { Text("Range") }
            .sliderLook(.iOSGlass)
    }
    // snippet.end
}

struct System: View {
    // snippet.system
    @State private var range = 20...70

    var body: some View {
        RangeSlider(value: $range, in: 0...100) { Text("Range") }
            .sliderLook(.system)
    }
    // snippet.end
}

struct Web: View {
    // snippet.web
    @State private var range = 20...70

    var body: some View {
        RangeSlider(value: $range, in: 0...100) { Text("Range") }
            .sliderLook(.web)
    }
    // snippet.end
}

struct TicksAndLabels: View {
    // snippet.ticks
    @State private var percent = 20...70

    private var style: SliderStyle {
        var style = SliderStyle()
        style.metrics.ticks = .count(11)
        style.metrics.ticks.minor = 4
        style.metrics.ticks.hasLabels = true
        return style
    }

    var body: some View {
        RangeSlider(value: $percent, in: 0...100) { Text("Percent") }
            .sliderLook(style)
    }
    // snippet.end
}

struct Labels: View {
    // snippet.labels
    @State private var age = 42...48

    private var style: SliderStyle {
        var style = SliderStyle()
        style.metrics.hasLabels = true
        style.labelOverlap = .merge
        return style
    }

    var body: some View {
        RangeSlider(value: $age, in: 18...99, format: .number) {
            Text("Age")
        }
        .sliderLook(style)
    }
    // snippet.end
}

struct Histogram: View {
    // snippet.histogram
    @State private var price = 120.0...340.0

    private var style: SliderStyle {
        var style = SliderStyle()
        style.metrics.extras.histogram = [
            2, 5, 9, 14, 22, 31, 38, 45, 49, 47, 42, 36, 31, 28, 24,
            19, 15, 13, 14, 17, 19, 16, 12, 9, 7, 5, 4, 3, 2, 1,
        ]
        style.metrics.extras.histogramHeight = 72
        return style
    }

    var body: some View {
        RangeSlider(value: $price, in: 0...600, step: 10) {
            Text("Price per night")
        }
        .sliderLook(style)
    }
    // snippet.end
}

struct Neutral: View {
    // snippet.neutral
    @State private var balance = 18.0

    private var style: SliderStyle {
        var style = SliderStyle()
        style.metrics.neutralValue = 0
        style.metrics.ticks = .values([-50, 0, 50])
        return style
    }

    var body: some View {
        ValueSlider(value: $balance, in: -50...50, step: 1) {
            Text("Balance")
        }
        .sliderLook(style)
    }
    // snippet.end
}

struct Limits: View {
    // snippet.limits
    @State private var charge = 80.0

    private var style: SliderStyle {
        var style = SliderStyle()
        style.metrics.extras.showsEnabledRange = true
        style.metrics.extras.readings = [64]
        return style
    }

    var body: some View {
        ValueSlider(value: $charge, in: 0...100, step: 5) {
            Text("Charge limit")
        }
        .sliderConfiguration { $0.enabledRange = 40...100 }
        .sliderLook(style)
    }
    // snippet.end
}

struct Blocked: View {
    // snippet.blocked
    @State private var stay = 8.0...18.0

    var body: some View {
        RangeSlider(value: $stay, in: 0...30, step: 1) {
            Text("Stay")
        }
        .span(atLeast: 7, atMost: 14)
        .sliderConfiguration { $0.enabledRange = 3...27 }
        .sliderMetrics { $0.extras.showsObstacles = true }
        .sliderHaptics(.obstacles)
    }
    // snippet.end
}

struct Adjust: View {
    // snippet.adjust
    @State private var contrast = 35.0

    private var style: SliderStyle {
        var style = SliderStyle()
        style.metrics.hasLabels = true
        return style
    }

    var body: some View {
        ValueSlider(
            value: $contrast, in: -100...100, step: 1, neutralValue: 0
        ) {
            Text("Contrast")
        }
        .sliderTextEntry()
        .sliderResetsOnDoubleTap()
        .sliderLook(style)
    }
    // snippet.end
}

struct Taken: View {
    // snippet.taken
    @State private var time = 870.0

    private let taken = [540.0...660, 720...780, 960...1035]

    private var style: SliderStyle {
        var style = SliderStyle()
        style.metrics.fill = .none
        style.metrics.extras.showsEnabledRange = true
        return style
    }

    var body: some View {
        ValueSlider(value: $time, in: 480...1080, step: 15) {
            Text("Delivery")
        }
        .values(excluding: taken)
        .sliderLook(style)
    }
    // snippet.end
}

struct Trimmer: View {
    // snippet.trimmer
    @State private var clip = 12.0...44.0
    @State private var time = 24.0

    private var handles: SliderStyle {
        var style = SliderStyle()
        style.metrics.thumbLength = 16
        style.metrics.thumbSize = 52
        style.metrics.thickness = 52
        style.metrics.inset = 8
        style.metrics.ends = .centers
        style.paints = [
            .init(.track, []), .init(.span, []),
        ]
        let yellow = Color(red: 1, green: 0.8, blue: 0)
        style.paint(.thumb, yellow)
        return style
    }

    private var line: SliderStyle {
        var style = SliderStyle()
        style.metrics.thumbLength = 5
        style.metrics.thumbSize = 60
        style.paint(.thumb, Color.white)
        return style
    }

    var body: some View {
        RangeSlider(value: $clip, in: 0...60, step: 1) {
            Text("Clip")
        }
        .span(atLeast: 2)
        .thumbNames("Start", "End")
        .sliderLook(handles)
        .sliderThumbPlacement(.outside)
        .sliderTrack { Color.blue.opacity(0.4) }
        .sliderSpan(clipsToSpan: true) { _ in Color.blue }
        .sliderPlayhead {
            ValueSlider(value: $time, in: 0...60, step: 1) {
                Text("Playhead")
            }
            .sliderLook(line)
            .sliderPressTarget(.track)
        }
    }
    // snippet.end
}

struct Pair: View {
    // snippet.pair
    @State private var brightness = 65.0
    @State private var volume = 35.0

    private var style: SliderStyle {
        var style = SliderStyle()
        style.metrics.thickness = 72
        return style
    }

    var body: some View {
        HStack(spacing: 28) {
            ValueSlider(value: $brightness, in: 0...100, step: 1) {
                Text("Brightness")
            }
            ValueSlider(value: $volume, in: 0...100, step: 1) {
                Text("Volume")
            }
        }
        .sliderDirection(.up)
        .sliderPressTarget(.relative)
        .sliderThumbs(.hidden)
        .sliderHeldTrackScale(1.1)
        .sliderLook(style)
        .frame(height: 200)
    }
    // snippet.end
}
