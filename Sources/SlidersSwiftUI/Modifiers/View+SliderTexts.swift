#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SwiftUI

extension View {
    /// Makes the text in the middle of circular sliders inside whose style has a read-out, of all values. These are
    /// numbers like `SliderThumbConfiguration.value`.
    nonisolated public func sliderReadout(_ text: @escaping ([Double]) -> String) -> some View {
        environment(\.lookContents.readout, text)
    }

    /// Makes the texts beside ticks of the sliders inside, such as "N" or "noon". Values are numbers like
    /// `SliderThumbConfiguration.value`.
    nonisolated public func sliderTickLabels(_ text: @escaping (Double) -> String) -> some View {
        environment(\.lookContents.tickLabel, text)
    }
}
#endif
