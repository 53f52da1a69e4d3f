import Foundation
import SlidersSwiftUI
import SwiftUI

// The identifiers, previews and snapshots of the article about testing.

struct PriceThumb: View {
    let thumb: SliderThumbConfiguration

    var body: some View {
        Text(thumb.text).padding().background { thumb.isHeld ? Color.orange : Color.white }
    }
}

struct PriceThumbs: View {
    var body: some View {
        HStack {
            PriceThumb(thumb: SliderThumbConfiguration(text: "$120"))
            PriceThumb(thumb: SliderThumbConfiguration(text: "$120", isHeld: true))
            PriceThumb(thumb: SliderThumbConfiguration(text: "$120", isEnabled: false))
        }
    }
}

struct Snapshot: View {
    var body: some View {
        RangeSlider(value: .constant(120.0...340.0), in: 0...600, format: .currency(code: "USD")) { Text("Price") }
            .sliderLook(.iOSGlass)
            .environment(\.locale, Locale(identifier: "en_US"))
            .environment(\.layoutDirection, .leftToRight)
            .environment(\.colorScheme, .light)
            .environment(\.dynamicTypeSize, .large)
            .frame(width: 358)
    }
}

struct IdentifiedPrice: View {
    @State private var price = 120.0...340.0

    var body: some View {
        RangeSlider("Price", value: $price, in: 0...600, step: 20)
            .sliderIdentifier("price")
    }
}

struct PricePreview: View {
    @State private var price = 120.0...340.0

    var body: some View {
        RangeSlider(value: $price, in: 0...600, step: 20) { Text("Price per night") }
    }
}

#if PREVIEWS
// The macros come with Xcode.
#Preview("Price") {
    @Previewable @State var price = 120.0...340.0
    RangeSlider(value: $price, in: 0...600, step: 20) { Text("Price per night") }
}
#endif
