import SlidersCore
import SlidersLooks
import SlidersSwiftUI
import SwiftUI

// The SwiftUI code of the articles.

struct Filter: View {
    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100, step: 5, minimumSpan: 10) { Text("Price") }
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

struct Options: View {
    @State private var price = 20.0...80.0
    @State private var bass = 0.0
    @State private var treble = 0.0

    var body: some View {
        RangeSlider("Price", value: $price, in: 0...100)
        VStack {
            ValueSlider("Bass", value: $bass, in: -12...12, neutralValue: 0)
            ValueSlider("Treble", value: $treble, in: -12...12, neutralValue: 0)
        }
        .sliderPressTarget(.track)
        .sliderConfiguration { $0.hasFineControl = true }
        ValueSlider("Bass", value: $bass, in: -12...12, neutralValue: 0)
            .sliderDirection(.up)
            .frame(height: 200)
    }
}

struct Filters: View {
    @State private var price = 20.0...80.0
    @State private var night = CircularRange(start: 22.0, length: 8.0)

    var body: some View {
        RangeSlider("Price", value: $price, in: 0...100, step: 5, minimumSpan: 10)
        CircularSlider("Sleep", value: $night, in: 0...24, step: 0.25, thumbNames: ["Bedtime", "Wake up"])
    }
}

struct Overview: View {
    @State private var price = 20.0...80.0
    @State private var night = CircularRange(start: 22.0, length: 8.0)

    var body: some View {
        RangeSlider(value: $price, in: 0...100, step: 5) { Text("Price") }
        CircularSlider(value: $night, in: 0...24, step: 0.25) { Text("Sleep") }
    }
}

struct ValuesAndSteps: View {
    @State private var speed = 1.0
    @State private var charge = 80
    @State private var gain = 0.0
    @State private var hour = 14.5
    @State private var price = 20.0...80.0

    var body: some View {
        ValueSlider(value: $speed, in: 0.5...2, step: 0.25) { Text("Speed") }
        ValueSlider(value: $charge, in: 0...100, step: 5, enabledBounds: 20...80) {
            Text("Charge limit")
        }
        RangeSlider(value: $price, in: 0...1000, thumbLimits: [0...400, 600...1000], detents: [250, 750]) {
            Text("Price")
        }
        ValueSlider(value: $hour, in: 8...18, step: 0.25, forbiddenRanges: [9...11, 12...13]) {
            Text("Delivery")
        }
        ValueSlider(value: $gain, in: -12...12, step: 0.5, neutralValue: 0) {
            Text("Bass")
        }
        ValueSlider(value: $gain, in: -12...12, step: 0.5, neutralValue: 0) { Text("Bass") }.sliderResetsOnDoubleTap()
        ValueSlider(value: $speed, in: 1...8, allowedValues: [1, 2, 4, 8]) { Text("Speed") }
        ValueSlider(value: $speed).sliderConfiguration { $0.isExact = true }
    }
}

struct Scales: View {
    @State private var frequency = 440.0
    @State private var price = 20.0...80.0

    var body: some View {
        ValueSlider(value: $frequency, in: 20...20_000) { Text("Frequency") }
            .sliderScale(.logarithmic)
        RangeSlider(value: $price, in: 0...1000) { Text("Price") }
            .sliderScale(
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
        RangeSlider(value: $price, in: 0...100, step: 5, minimumSpan: 10, maximumSpan: 60) { Text("Price") }
            .sliderCollision(.push)
        RangeSlider(value: $stops, in: 0...100, minimumSpan: 5, thumbNames: ["Low", "Middle", "High"]) { Text("Stops") }
        RangeSlider(value: $price, in: 0...100) { Text("Price") }
            .sliderPressTarget(.barAndTrack)
    }
}

struct RoundSliders: View {
    @State private var volume = 3.0
    @State private var night = CircularRange(start: 22.0, length: 8.0)

    var body: some View {
        CircularSlider(value: $volume, in: 0...11) { Text("Volume") }
            .sliderArc(start: 225, sweep: 270)
        CircularSlider(value: $night, in: 0...24, step: 0.25, thumbNames: ["Bedtime", "Wake up"]) { Text("Sleep") }
        CircularSlider(value: $volume).sliderConfiguration { $0.dragsVertically = true }
        CircularSlider(value: $volume).sliderConfiguration { $0.wraps = true }
    }
}

struct LooksAndColors: View {
    @State private var price = 20.0...80.0
    @State private var angle = 90.0
    @State private var warmth = 0.5

    var body: some View {
        RangeSlider(value: $price, in: 0...100) { Text("Price") }
            .sliderTint(.orange)
        ValueSlider(value: $warmth) { Text("Warmth") }
            .sliderTrackTint(Gradient(colors: [.blue, .white, .orange])).sliderTint(.clear)
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
    @State private var hours = 9.0...17.0
    @State private var charge = 80

    var body: some View {
        ValueSlider(value: $charge, in: 0...100, step: 5) {
            Text("Charge limit")
        } ticks: {
            TrackTick("20%", 20)
            TrackTick("80%", 80)
            for percent in [40, 60] { TrackTick(percent) }
        }
        RangeSlider(value: $price, in: 0...100, format: .currency(code: "EUR")) {
            Text("Price")
        }
        .sliderValueLabels()
        RangeSlider(value: $price, in: 0...100) { Text("Price") }.sliderValueLabels().sliderTextEntry()
        RangeSlider(value: $hours, in: 0...24, step: 1) {
            Text("Opening hours")
        }
        .sliderValueLabels()
        .sliderLabelPlacement(.alternating)
        .sliderValueText { hour, index in "\(index == 0 ? "opens" : "closes") \(Int(hour)):00" }
    }
}

struct Accessibility: View {
    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100, step: 5, thumbNames: ["Lowest price", "Highest price"]) {
            Text("Price")
        }
        .sliderConfiguration { $0.accessibilityStep = 50 }
    }
}

struct SoundPad: View {
    @State private var cutoff = 2_000.0
    @State private var resonance = 0.3

    var body: some View {
        PlaneSlider(
            "Filter", x: $cutoff, in: 20...20_000, y: $resonance, in: 0...1, xName: "Cutoff", yName: "Resonance"
        )
        .sliderConfiguration(of: .x) { $0.scale = .logarithmic }
        .sliderResetsOnDoubleTap()
        .frame(height: 200)
    }
}

struct Compass: View {
    @State private var wind = Angle.degrees(45)
    @State private var speed = 12.0

    var body: some View {
        PolarSlider(
            "Wind", angle: $wind, distance: $speed, in: 0...40, angleName: "Direction", distanceName: "Speed"
        )
        .sliderGrid(x: .values([0, 90, 180, 270]), y: .count(5))
    }
}

struct Position: View {
    @State private var point = CGPoint(x: 20, y: 80)

    var body: some View {
        PlaneSlider(value: $point, in: CGRect(x: 0, y: 0, width: 100, height: 100), step: 10) { Text("Position") }
    }
}

struct Camera: View {
    @State private var exposure = 0.0
    @State private var weight = 70.0

    private var weights: SliderRulerMetrics {
        var metrics = SliderRulerMetrics()
        (metrics.pointsPerUnit, metrics.tickDistance) = (80, 0.1)
        return metrics
    }

    var body: some View {
        RulerSlider("Exposure", value: $exposure, in: -2...2, step: 0.1, detents: [0])
            .sliderBend(radius: 300)
            .sliderHaptics()
        RulerSlider("Weight", value: $weight, in: 0...200, step: 0.1)
            .sliderRulerMetrics(weights)
            .sliderValueLabels()
            .sliderTextEntry()
    }
}
