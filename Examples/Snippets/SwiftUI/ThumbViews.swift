import SlidersSwiftUI
import SwiftUI

/// The values of a range in place of its thumbs.
struct PriceTags: View {
    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100, format: .currency(code: "EUR")) { Text("Price") }
            .sliderThumb { thumb in
                Text(thumb.text)
                    .fixedSize()
                    .padding()
                    .background { thumb.isHeld ? Color.green : Color.red }
            }
    }
}

/// One modifier for all sliders in a view.
struct Mixer: View {
    @State private var bass = 0.5
    @State private var treble = 0.5

    var body: some View {
        VStack {
            ValueSlider(value: $bass) { Text("Bass") }
            ValueSlider(value: $treble) { Text("Treble") }
        }
        .sliderThumb { Knob(isHeld: $0.isHeld) }
    }

    /// It fills the thumb, whose size is proposed to it.
    private struct Knob: View {
        let isHeld: Bool
        var body: some View { isHeld ? Color.green : Color.red }
    }
}
