import SlidersSwiftUI
@_spi(Double) import SwiftUI

// A program with a slider of SwiftUI and nothing else.

let screen = Screen(RangeSlider(value: .constant(20.0...80.0), in: 0...100))
withExtendedLifetime(screen) {}
