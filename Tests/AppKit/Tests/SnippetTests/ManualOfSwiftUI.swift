import SlidersSwiftUI
import SwiftUI

// The code of docs/appkit.md that is SwiftUI's.

struct PriceRow: View {
    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100, step: 5, minimumSpan: 10) { Text("Price") }
            .controlSize(.small)
    }
}
