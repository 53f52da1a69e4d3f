#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SwiftUI

extension View {
    /// Makes the texts of values by the indices of their thumbs, for the sliders inside: beside thumbs that show
    /// labels, in the middle of circular sliders, and for assistive technology. Values are numbers like
    /// `SliderThumbConfiguration.value`.
    ///
    /// ```swift
    /// RangeSlider(value: $hours, in: 0...24, step: 1)
    ///     .sliderValueLabels()
    ///     .sliderValueText { hour, index in "\(index == 0 ? "opens" : "closes") \(Int(hour)):00" }
    /// ```
    nonisolated public func sliderValueText(_ text: @escaping (_ value: Double, _ index: Int) -> String) -> some View {
        environment(\.lookContents.value, text)
    }

    /// Sets where the labels of values stand that the sliders inside show: above, below or inside their thumbs, or by
    /// turns above and below, where neighbors need not make room for one another.
    ///
    /// ```swift
    /// RangeSlider(value: $bands, in: 0...100).sliderValueLabels().sliderLabelPlacement(.alternating)
    /// ```
    /// The slider makes room for the texts. Without this modifier the look decides.
    nonisolated public func sliderLabelPlacement(_ placement: SliderLabelPlacement) -> some View {
        environment(\.sliderOptions.measures.labels, placement)
    }

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
