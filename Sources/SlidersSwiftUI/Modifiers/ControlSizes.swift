#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SwiftUI

extension ControlSize {
    /// How much larger than a regular one a slider is. Guesses: Apple tells no measures of sliders by size. Targets of
    /// fingers do not shrink.
    var sliderScale: Double {
        switch self {
        case .mini: 0.6
        case .small: 0.8
        case .regular: 1
        case .large: 1.25
        default: Self.extraLargeScale
        }
    }

    /// It is that of large ones everywhere but on visionOS, as `extraLarge` says.
    private static var extraLargeScale: Double {
        #if os(visionOS)
        1.5
        #else
        1.25
        #endif
    }
}
#endif
