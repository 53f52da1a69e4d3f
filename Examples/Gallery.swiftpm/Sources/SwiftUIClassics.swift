import SlidersLooks
import SlidersSwiftUI
import SwiftUI

/// The five reference controls in SwiftUI.
struct SwiftUIClassics: View {
    @State private var span = 0.0...0.7
    @State private var angle = 300.0
    @State private var flat = 0.2...0.8
    @State private var hours = 2.0...8.0
    @State private var layers = 2.0...8.0

    var body: some View {
        VStack {
            RangeSlider(value: $span) { Text("Span") }
                .spans(minimum: 0.1, maximum: 0.7).collision(.push)
                .sliderLook(.pictures).sliderImages(LookImage.all)
            CircularSlider(value: $angle, in: 0...360, step: 1) { Text("Angle") }
                .arc(start: 90, sweep: -360).sliderLook(.glow)
            RangeSlider(value: $flat) { Text("Flat") }
                .configured { $0.minimumSeparation = 30 }.sliderLook(.flat)
            RangeSlider(value: $hours, in: 1...10) { Text("Hours") }
                .spans(minimum: 2).sliderLook(.photos).sliderImages(LookImage.all)
            RangeSlider(value: $layers, in: 0...10) { Text("Layers") }.sliderLook(.layers)
        }
    }
}
