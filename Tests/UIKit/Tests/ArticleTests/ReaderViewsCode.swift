import Foundation
import SlidersSwiftUI
import SwiftUI

// The views of the article about what is beside a slider.

struct PlaybackSpeed: View {
    @State private var speed = 2.0

    var body: some View {
        SliderReader { slider in
            HStack {
                Button("−") { speed = slider.previousValue(of: 0) ?? speed }
                    .accessibilityLabel(Text("Slower"))
                    .disabled(slider.previousValue(of: 0) == nil)
                ValueSlider(value: $speed, in: 0.5...2, step: 0.25) { Text("Speed") }
                Button("+") { speed = slider.nextValue(of: 0) ?? speed }
                    .accessibilityLabel(Text("Faster"))
                    .disabled(slider.nextValue(of: 0) == nil)
            }
        }
    }
}

struct PriceFields: View {
    @State private var price = Decimal(120)...340

    var body: some View {
        SliderReader(for: Decimal.self) { slider in
            HStack {
                TextField("Lowest price", value: slider.binding(of: 0), format: .currency(code: "EUR"))
                TextField("Highest price", value: slider.binding(of: 1), format: .currency(code: "EUR"))
            }
            RangeSlider("Price", value: $price, in: 0...600, step: 20, format: .currency(code: "EUR"))
                .span(atLeast: 20)
        }
    }
}

struct VolumeText: View {
    @State private var volume = 0.4

    var body: some View {
        SliderReader { slider in
            Text(slider.text(of: volume))
            ValueSlider(value: $volume, in: 0...1, step: 0.05, format: .percent) { Text("Volume") }
        }
    }
}

struct LevelText: View {
    @State private var level = 3

    var body: some View {
        SliderReader { slider in
            Button("+") { level = slider.nextValue(of: 0).map(Int.init) ?? level }
            Text(slider.text(of: Double(level)))
            ValueSlider("Level", value: $level, in: 0...10)
        }
    }
}

struct WeightText: View {
    @State private var weight = Measurement(value: 70, unit: UnitMass.kilograms)

    let range = Measurement(value: 40, unit: UnitMass.kilograms)...Measurement(value: 150, unit: UnitMass.kilograms)

    var body: some View {
        SliderReader { slider in
            Button("+") {
                weight = slider.nextValue(of: 0).map { Measurement(value: $0, unit: .kilograms) } ?? weight
            }
            Text(slider.text(of: weight.converted(to: .kilograms).value))
            ValueSlider("Weight", value: $weight, in: range)
        }
    }
}

struct CancelablePrice: View {
    @State private var price = 20.0...80.0

    var body: some View {
        SliderReader { slider in
            RangeSlider(value: $price, in: 0...100) { Text("Price") }
            Button("Cancel") { slider.cancelDrags() }
                .disabled(!slider.isHeld(thumb: 0) && !slider.isHeld(thumb: 1))
        }
    }
}

struct CheckedPrice: View {
    @State private var price = 20.0...80.0
    var minimumSpan = 0.0

    var body: some View {
        SliderReader { slider in
            RangeSlider(value: $price, in: 0...100) { Text("Price") }.span(atLeast: minimumSpan)
            if let error = slider.configurationError {
                Text(error.description)
            }
        }
    }
}
