// snippet.start
import SlidersSwiftUI
// snippet.end
import SwiftUI

struct Start: View {
    // snippet.start

    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100) { Text("Price") }
    }
    // snippet.end
}

struct Price: View {
    // snippet.price
    @State private var price = 180.0...640.0

    var body: some View {
        RangeSlider(
            value: $price, in: 0...1000, step: 5,
            format: .currency(code: "USD").precision(.fractionLength(0))
        ) {
            Text("Price per night")
        }
        .span(atLeast: 20)
    }
    // snippet.end
}

struct Meeting: View {
    // snippet.window
    @State private var meeting = 600...690

    var body: some View {
        RangeSlider(value: $meeting, in: 480...1200, step: 15) {
            Text("Meeting")
        }
        .span(atLeast: 30, atMost: 180)
        .thumbNames("Begins", "Ends")
    }
    // snippet.end
}

struct Push: View {
    // snippet.push
    @State private var chapters = [75.0, 210, 330, 480]

    var body: some View {
        RangeSlider(value: $chapters, in: 0...600, step: 1) {
            Text("Chapters")
        }
        .span(atLeast: 30)
        .sliderCollision(.push)
        .sliderPressTarget(.thumb)
    }
    // snippet.end
}

struct Cross: View {
    // snippet.cross
    @State private var range = -20...15

    var body: some View {
        RangeSlider(value: $range, in: -50...50) { Text("Crossing") }
            .sliderCollision(.cross)
            .sliderPressTarget(.thumb)
    }
    // snippet.end
}

struct Three: View {
    // snippet.three
    @State private var levels = [48.0, 72, 95]

    var body: some View {
        RangeSlider(value: $levels, in: 20...110, step: 1) {
            Text("Alert levels")
        }
        .thumbNames("Warm", "Hot", "Critical")
    }
    // snippet.end
}

struct Logarithmic: View {
    // snippet.logarithmic
    @State private var band = 120.0...4000.0

    private var style: SliderStyle {
        var style = SliderStyle()
        style.metrics.hasLabels = true
        style.metrics.ticks = .values([20, 100, 1000, 10_000])
        return style
    }

    var body: some View {
        RangeSlider(
            value: $band, in: 20...20_000,
            format: .number.precision(.significantDigits(1...3))
        ) {
            Text("Band pass")
        }
        .sliderScale(.logarithmic)
        .sliderLook(style)
    }
    // snippet.end
}

struct Stepped: View {
    // snippet.stepped
    @State private var speed = 1.25

    private var style: SliderStyle {
        var style = SliderStyle()
        style.metrics.hasLabels = true
        style.metrics.ticks = .steps
        return style
    }

    var body: some View {
        ValueSlider(value: $speed, in: 0.25...2, step: 0.25) {
            Text("Playback speed")
        }
        .sliderPressTarget(.track)
        .sliderLook(style)
    }
    // snippet.end
}

struct Vertical: View {
    // snippet.vertical
    @State private var drums = 72.0
    @State private var bass = 58.0
    @State private var keys = 34.0
    @State private var guitar = 46.0
    @State private var voice = 81.0

    var body: some View {
        HStack {
            ValueSlider(value: $drums, in: 0...100, step: 1) { Text("Drums") }
                .sliderDirection(.up)
            ValueSlider(value: $bass, in: 0...100, step: 1) { Text("Bass") }
                .sliderDirection(.up)
            ValueSlider(value: $keys, in: 0...100, step: 1) { Text("Keys") }
                .sliderDirection(.up)
            ValueSlider(value: $guitar, in: 0...100, step: 1) { Text("Guitar") }
                .sliderDirection(.up)
            ValueSlider(value: $voice, in: 0...100, step: 1) { Text("Voice") }
                .sliderDirection(.up)
        }
    }
    // snippet.end
}

struct RightToLeft: View {
    // snippet.rtl
    @State private var pages = 40...185

    var body: some View {
        RangeSlider(value: $pages, in: 0...300) {
            Text("صفحات الكتاب")
        }
        .thumbNames("من", "إلى")
        .environment(\.layoutDirection, .rightToLeft)
    }
    // snippet.end
}

struct Disabled: View {
    // snippet.disabled
    @State private var first = 25...70
    @State private var second = 15...55

    var body: some View {
        VStack {
            RangeSlider(value: $first, in: 0...100) { Text("Disabled range") }
                .disabled(true)
            RangeSlider(value: $second, in: 0...100) {
                Text("Range with a fixed minimum")
            }
            .sliderConfiguration { $0.disabledThumbs = [0] }
        }
    }
    // snippet.end
}
