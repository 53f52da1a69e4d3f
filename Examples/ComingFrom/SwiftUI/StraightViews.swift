import SlidersSwiftUI
import SwiftUI

// The snippets of docs/coming-from with straight sliders in SwiftUI.

// snippet.slider
struct PlaybackSpeed: View {
    @State private var speed = 1.0

    var body: some View {
        ValueSlider(value: $speed, in: 0.5...2, step: 0.25) {
            Text("Speed")
        } minimumValueLabel: {
            Text("½")
        } maximumValueLabel: {
            Text("2")
        } onEditingChanged: { isEditing in
            print(isEditing, speed)
        }
        .sliderTint(.green)
    }
}
// snippet.end

// snippet.two-sliders
struct PriceFilter: View {
    @State private var lowest = 20.0
    @State private var highest = 80.0

    var body: some View {
        RangeSlider(lower: $lowest, upper: $highest, in: 0...100, step: 5) {
            Text("Price")
        }
        .span(atLeast: 10)
        .thumbNames("Lowest price", "Highest price")
    }
}
// snippet.end

// snippet.swiftui-sliders
struct Selection: View {
    @State private var range = 0.2...0.8

    var body: some View {
        RangeSlider(value: $range, in: 0...1, step: 0.001) { Text("Selection") }
            .span(atLeast: 0.1)
            .sliderCollision(.push)
            .sliderTint(.orange)
            .sliderTrackTint(.orange.opacity(0.25))
            .sliderThumb { thumb in
                Capsule().fill(thumb.isHeld ? Color.red : Color.orange).frame(width: 32, height: 32)
            }
    }
}
// snippet.end

// snippet.multivalueslider
struct Crossovers: View {
    @State private var crossovers: [CGFloat] = [7, 13]

    var body: some View {
        RangeSlider(value: $crossovers, in: 1...20) { Text("Crossovers") }
            .sliderTrackTint(.secondary)
            .sliderThumbTint(.orange)
            .sliderValueLabels()
    }
}
// snippet.end

// snippet.compactslider
struct Exposure: View {
    @State private var exposure = 0.0

    var body: some View {
        ValueSlider(value: $exposure, in: -100...100, step: 5, neutralValue: 0) { Text("Exposure") }
            .detents(0)
            .sliderPressTarget(.relative)
            .sliderThumbs(.held)
            .sliderHeldTrackScale(2)
            .sliderHaptics()
            .sliderConfiguration {
                $0.hasFineControl = true
                $0.snapsWhileDragging = false
            }
    }
}
// snippet.end

// snippet.compactslider-range
struct Speeds: View {
    @State private var from = 20.0
    @State private var to = 80.0

    var body: some View {
        RangeSlider(lower: $from, upper: $to, in: 0...100, step: 5) { Text("Speed") }
            .sliderMetrics { metrics in
                metrics.thickness = 32
                (metrics.thumbSize, metrics.thumbLength) = (32, 6)
                metrics.thumbRoundness = 0.5
            }
            .sliderPressTarget(.relative)
            .overlay { Text("\(Int(from)) – \(Int(to))").allowsHitTesting(false).accessibilityHidden(true) }
    }
}
// snippet.end
