import SlidersSwiftUI
import SwiftUI

/// The sliders of the gallery in SwiftUI.
struct SwiftUISliders: View {
    @State private var price = 20.0...80.0
    @State private var ages = 18...65
    @State private var mix = [0.2, 0.5, 0.8]
    @State private var speed = 1.25
    @State private var volume = 0.4
    @State private var night = CircularSpan(start: 22.0, span: 8.0)

    var body: some View {
        VStack {
            RangeSlider(value: $price, in: 0...100, step: 5) {
                Text("Price")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            }
            RangeSlider(value: $ages, in: 0...99) { Text("Age") }.collision(.push).spans(minimum: 1)
            RangeSlider(values: $mix) { Text("Mix") }.collision(.cross)
            ValueSlider(value: $speed, in: 0.5...2, step: 0.25) {
                Text("Speed")
            } minimumValueLabel: {
                Text("½×")
            } maximumValueLabel: {
                Text("2×")
            }
            CircularSlider(value: $volume) {
                Text("Volume")
            } minimumValueLabel: {
                Text("quiet")
            } maximumValueLabel: {
                Text("loud")
            }
            .arc(start: 225, sweep: 270)
            CircularSlider(range: $night, in: 0...24, step: 0.25) { Text("Sleep") }.thumbNames("Bedtime", "Wake up")
        }
    }
}
