import SlidersSwiftUI
import SwiftUI

// The views of the article about what stands beside a slider.

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

struct VolumeText: View {
    @State private var volume = 0.4

    var body: some View {
        SliderReader { slider in
            Text(slider.text(of: volume))
            ValueSlider(value: $volume, in: 0...1, step: 0.05, format: .percent) { Text("Volume") }
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
            RangeSlider(value: $price, in: 0...100, minimumSpan: minimumSpan) { Text("Price") }
            if let error = slider.configurationError {
                Text(error.description)
            }
        }
    }
}
