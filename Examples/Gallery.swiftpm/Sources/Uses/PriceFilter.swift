import SlidersSwiftUI
import SwiftUI

/// Filters places by their price per night.
struct PriceFilter: View {
    @State private var lowest = 120.0
    @State private var highest = 340.0
    @Environment(\.sliderLook) private var look
    @Environment(\.dynamicTypeSize) private var textSize

    /// How many places there are for each 20 dollars.
    private let hotels = [
        2.0, 5, 9, 14, 22, 31, 38, 45, 49, 47, 42, 36, 31, 28, 24, 19, 15, 13, 14, 17, 19, 16, 12, 9, 7, 5, 4, 3, 2, 1,
    ]
    private let dollars = FloatingPointFormatStyle<Double>.Currency(code: "USD").presentation(.narrow)
        .precision(.fractionLength(0))

    var body: some View {
        Form {
            Section {
                RangeSlider(lower: $lowest, upper: $highest, in: 0...600, step: 20, format: dollars) {
                    Text("Price per night")
                }
                .span(atLeast: 20)
                .thumbNames("Lowest price", "Highest price")
                .ticks {
                    for price in [0.0, 200, 400, 600] { TrackTick(dollars.format(price), price) }
                }
                .sliderLook(histogram)
                if textSize.isAccessibilitySize {
                    VStack(spacing: 12) { boxes }
                } else {
                    HStack(spacing: 12) { boxes }
                }
            } header: {
                Text("Price per night")
            }
            Section {
                Text("\(count) hotels")
                Button("Any price") { withAnimation { (lowest, highest) = (0, 600) } }
            }
        }
    }

    @ViewBuilder private var boxes: some View {
        PriceBox(title: "Minimum", price: dollars.format(lowest))
        PriceBox(title: "Maximum", price: dollars.format(highest))
    }

    private var count: Int {
        hotels.indices.reduce(0) { count, index in
            let middle = Double(index) * 20 + 10
            return lowest < middle && middle < highest ? count + Int(hotels[index]) : count
        }
    }

    private var histogram: SliderStyle {
        var style = (look ?? .system).style()
        style.metrics.extras.histogram = hotels
        style.metrics.extras.histogramHeight = 72
        return style
    }
}

/// A price in a box of its own.
private struct PriceBox: View {
    let title: String
    let price: String

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(title).font(.caption).foregroundColor(.secondary)
            Text(price).font(.headline.monospacedDigit())
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(10)
        .background { RoundedRectangle(cornerRadius: 10).fill(Toolkit.boxFill) }
    }
}

struct PriceFilterPreviews: PreviewProvider {
    static var previews: some View { PriceFilter() }
}
