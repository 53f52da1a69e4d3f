import SlidersLookImages
import SlidersSwiftUI
import SwiftUI

struct SpanPictures: View {
    // snippet.span
    @State private var span = 0.1...0.6

    var body: some View {
        RangeSlider(value: $span) {
            Text("Span")
        }
        .span(atLeast: 0.1, atMost: 0.7)
        .sliderCollision(.push)
        .sliderLook(.pictures)
    }
    // snippet.end
}

struct Glow: View {
    // snippet.glow
    @State private var angle = 300.0

    var body: some View {
        CircularSlider(value: $angle, in: 0...360, step: 1) {
            Text("Angle")
        }
        .sliderLook(.glow)
        .sliderTextEntry()
    }
    // snippet.end
}

struct Flat: View {
    // snippet.flat
    @State private var range = 0.2...0.8

    var body: some View {
        RangeSlider(value: $range) { Text("Range") }
            .sliderConfiguration { $0.minimumSeparation = 30 }
            .sliderLook(
                .flat, borderColor: Color(red: 0.15, green: 0.6, blue: 0.25),
                borderWidth: 2, cornerRadius: 5)
    }
    // snippet.end
}

struct Photos: View {
    // snippet.photos
    @State private var hours = 2.0...8.0

    var body: some View {
        RangeSlider(value: $hours, in: 1...10) { Text("Monday") }
            .span(atLeast: 2)
            .sliderLook(.photos)
    }
    // snippet.end
}

struct Layers: View {
    // snippet.layers
    @State private var range = 2.0...8.0
    @State private var roundness = 1.0

    var body: some View {
        RangeSlider(value: $range, in: 0...10) { Text("Range") }
            .sliderLook(.layers, roundness: roundness)
    }
    // snippet.end
}
