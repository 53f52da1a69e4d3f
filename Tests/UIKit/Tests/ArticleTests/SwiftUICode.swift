import SlidersLooks
import SlidersSwiftUI
import SwiftUI

// The SwiftUI code of the articles.

struct Filter: View {
    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100, step: 5) { Text("Price") }
            .spans(minimum: 10)
    }
}

struct Search: View {
    @State private var price = 20.0...80.0

    private func search() {}

    var body: some View {
        RangeSlider(value: $price, in: 0...100, step: 5) {
            Text("Price")
        } onEditingChanged: { isDragging in
            if !isDragging { search() }
        }
    }
}

struct Filters: View {
    @State private var price = 20.0...80.0
    @State private var night = CircularRange(start: 22.0, length: 8.0)

    var body: some View {
        RangeSlider(value: $price, in: 0...100, step: 5) { Text("Price") }
            .spans(minimum: 10)
        CircularSlider(range: $night, in: 0...24, step: 0.25) { Text("Sleep") }
            .thumbNames("Bedtime", "Wake up")
    }
}

struct Overview: View {
    @State private var price = 20.0...80.0
    @State private var night = CircularRange(start: 22.0, length: 8.0)

    var body: some View {
        RangeSlider(value: $price, in: 0...100, step: 5) { Text("Price") }
        CircularSlider(range: $night, in: 0...24, step: 0.25) { Text("Sleep") }
    }
}

struct ValuesAndSteps: View {
    @State private var speed = 1.0
    @State private var charge = 80
    @State private var gain = 0.0

    var body: some View {
        ValueSlider(value: $speed, in: 0.5...2, step: 0.25) { Text("Speed") }
        ValueSlider(value: $charge, in: 0...100, step: 5, enabledBounds: 20...80) {
            Text("Charge limit")
        }
        ValueSlider(value: $gain, in: -12...12, step: 0.5, neutralValue: 0) {
            Text("Bass")
        }
        ValueSlider(value: $speed).configured { $0.step = .values([1, 2, 4, 8]) }
        ValueSlider(value: $speed).configured { $0.isExact = true }
    }
}

struct Scales: View {
    @State private var frequency = 440.0
    @State private var price = 20.0...80.0

    var body: some View {
        ValueSlider(value: $frequency, in: 20...20_000) { Text("Frequency") }
            .scale(.logarithmic)
        RangeSlider(value: $price, in: 0...1000) { Text("Price") }
            .scale(
                .piecewise([
                    .init(fraction: 0, value: 0, step: 1),
                    .init(fraction: 0.5, value: 100, step: 10),
                    .init(fraction: 1, value: 1000),
                ]))
    }
}

struct SpansAndCollisions: View {
    @State private var price = 20.0...80.0
    @State private var stops = [10.0, 50, 90]

    var body: some View {
        RangeSlider(value: $price, in: 0...100, step: 5) { Text("Price") }
            .spans(minimum: 10, maximum: 60)
            .collision(.push)
        RangeSlider(values: $stops, in: 0...100) { Text("Stops") }
            .spans(minimum: 5)
            .thumbNames("Low", "Middle", "High")
        RangeSlider(value: $price, in: 0...100) { Text("Price") }
            .pressTarget(.barAndTrack)
    }
}

struct RoundSliders: View {
    @State private var volume = 3.0
    @State private var night = CircularRange(start: 22.0, length: 8.0)

    var body: some View {
        CircularSlider(value: $volume, in: 0...11) { Text("Volume") }
            .arc(start: 225, sweep: 270)
        CircularSlider(range: $night, in: 0...24, step: 0.25) { Text("Sleep") }
            .thumbNames("Bedtime", "Wake up")
        CircularSlider(value: $volume).configured { $0.dragsVertically = true }
        CircularSlider(value: $volume).configured { $0.wraps = true }
    }
}

struct LooksAndColors: View {
    @State private var price = 20.0...80.0
    @State private var angle = 90.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100) { Text("Price") }
            .sliderTint(.orange)
        CircularSlider(value: $angle, in: 0...360, step: 1) { Text("Angle") }
            .sliderLook(.glow)
        RangeSlider(value: $price, in: 0...100) { Text("Price") }
            .sliderLook(.layers, curvaceousness: 0.3, selectedColor: .orange)
        RangeSlider(value: $price, in: 0...100, format: .currency(code: "EUR")) {
            Text("Price")
        }
        .sliderThumb { thumb in
            Text(thumb.text)
                .font(.footnote.monospacedDigit())
                .foregroundColor(.black)
                .padding(.horizontal, 10)
                .frame(minHeight: 28)
                .background { Capsule().fill(thumb.isHeld ? Color.orange : .white) }
                .fixedSize()
        }
    }
}

struct TicksAndLabels: View {
    @State private var price = 20.0...80.0
    @State private var charge = 80

    var body: some View {
        ValueSlider(value: $charge, in: 0...100, step: 5) {
            Text("Charge limit")
        } ticks: {
            TrackTick("20 %", 20)
            TrackTick("80 %", 80)
            for percent in [40, 60] { TrackTick(percent) }
        }
        RangeSlider(value: $price, in: 0...100, format: .currency(code: "EUR")) {
            Text("Price")
        }
        .sliderLabels()
    }
}

struct Accessibility: View {
    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100, step: 5) { Text("Price") }
            .thumbNames("Lowest price", "Highest price")
            .configured { $0.accessibilityStep = 50 }
    }
}
