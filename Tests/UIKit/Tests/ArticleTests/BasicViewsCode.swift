import SlidersSwiftUI
import SwiftUI

// The views of the articles about first sliders, values, scales, spans, ticks and rings.

struct Filter: View {
    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100, step: 5) { Text("Price") }.span(atLeast: 10)
    }
}

struct BassSlider: View {
    @State private var bass = 5.0

    var body: some View {
        ValueSlider("Bass", value: $bass, in: -12...12, neutralValue: 0)
            .sliderDirection(.up)
            .frame(height: 200)
    }
}

struct NeutralBass: View {
    @State private var gain = 5.0

    var body: some View {
        ValueSlider(value: $gain, in: -12...12, step: 0.5, neutralValue: 0) {
            Text("Bass")
        }
    }
}

struct Frequency: View {
    @State private var frequency = 440.0

    var body: some View {
        ValueSlider(value: $frequency, in: 20...20_000) {
            Text("Frequency")
        } ticks: {
            TrackTick("20 Hz", 20)
            TrackTick("200 Hz", 200)
            TrackTick("2 kHz", 2000)
            TrackTick("20 kHz", 20_000)
        }
        .sliderScale(.logarithmic)
    }
}

struct PiecewisePrice: View {
    @State private var price = 40.0...400.0

    var body: some View {
        RangeSlider(value: $price, in: 0...1000) {
            Text("Price")
        }
        .ticks {
            TrackTick("0", 0)
            TrackTick("50", 50)
            TrackTick("100", 100)
            TrackTick("500", 500)
            TrackTick("1,000", 1000)
        }
        .sliderScale(
            .piecewise([
                .init(fraction: 0, value: 0, step: 1),
                .init(fraction: 0.5, value: 100, step: 10),
                .init(fraction: 1, value: 1000),
            ]))
    }
}

struct Stops: View {
    @State private var stops = [10.0, 50, 90]

    var body: some View {
        RangeSlider(value: $stops, in: 0...100) { Text("Stops") }
            .span(atLeast: 5)
            .thumbNames("Low", "Middle", "High")
    }
}

struct ShortestStay: View {
    @State private var stay = 10.0...17.0

    var body: some View {
        RangeSlider(value: $stay, in: 0...30, step: 1) {
            Text("Stay")
        }
        .span(atLeast: 7)
        .sliderMetrics { $0.extras.showsObstacles = true }
    }
}

struct ChargeLimit: View {
    @State private var charge = 80

    var body: some View {
        ValueSlider(value: $charge, in: 0...100, step: 5) {
            Text("Charge limit")
        } ticks: {
            TrackTick("20%", 20)
            TrackTick("80%", 80)
            for percent in [40, 60] { TrackTick(percent) }
        }
    }
}

struct PriceLabels: View {
    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100, format: .currency(code: "EUR")) {
            Text("Price")
        }
        .sliderValueLabels()
    }
}

struct OpeningHours: View {
    @State private var hours = 9.0...17.0

    var body: some View {
        RangeSlider(value: $hours, in: 0...24, step: 1) {
            Text("Opening hours")
        }
        .sliderValueLabels()
        .sliderValueLabelPlacement(.alternating)
        .sliderValueText { hour, index in "\(index == 0 ? "opens" : "closes") \(Int(hour)):00" }
    }
}

struct Nights: View {
    @State private var nights = 3...14

    var body: some View {
        RangeSlider(value: $nights, in: 1...30) {
            Text("Nights")
        } currentValueLabel: {
            Text("\(nights.lowerBound) to \(nights.upperBound) nights")
        } minimumValueLabel: {
            Text("1")
        } maximumValueLabel: {
            Text("30")
        }
    }
}

struct VolumeDial: View {
    @State private var volume = 3.0

    var body: some View {
        CircularSlider(value: $volume, in: 0...11) { Text("Volume") }
            .sliderArc(start: 225, sweep: 270)
            .frame(height: 200)
    }
}

struct SleepRing: View {
    @State private var night = CircularRange(start: 22.0, length: 8.0)

    var body: some View {
        CircularSlider(value: $night, in: 0...24, step: 0.25) { Text("Sleep") }
            .thumbNames("Bedtime", "Wake up")
            .frame(height: 200)
    }
}
