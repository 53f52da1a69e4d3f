import SlidersSwiftUI
import SlidersUIKit
import SwiftUI

// The code of the manual that names the module of a slider.

@MainActor
func control() {
    let control = SlidersUIKit.RangeSlider()
    _ = control
}

struct Qualified: View {
    @State private var price = 20.0...80.0
    var body: some View { SlidersSwiftUI.RangeSlider(value: $price, in: 0...100) }
}
