import SlidersLookImages
import SlidersSwiftUI
import SwiftUI

struct Trip: View {
    @State private var price = 120...340
    @State private var night = CircularRange(start: 22.5, length: 8.0)

    var body: some View {
        Form {
            Text("$\(price.lowerBound) to $\(price.upperBound) per night")
            RangeSlider("Price", value: $price, in: 0...600, step: 20).span(atLeast: 20)
            CircularSlider("Sleep", value: $night, in: 0...24, step: 0.25)
                .thumbNames("Bedtime", "Wake up")
                .valueText { hour, _ in
                    DateComponents(calendar: .current, year: 2001, minute: Int(hour * 60)).date?
                        .formatted(date: .omitted, time: .shortened)
                }
                .sliderLook(.bedtime)
                .sliderReadout { _ in "\(night.length.formatted()) hr" }
        }
    }
}
