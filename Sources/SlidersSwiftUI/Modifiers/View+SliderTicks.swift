#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SwiftUI

extension View {
    /// Sets the ticks of the sliders inside; `nil` leaves them to the look.
    ///
    /// ```swift
    /// ValueSlider(value: $size, in: 0...10, step: 1)
    ///     .sliderTicks(.steps)
    /// ```
    /// `SliderTicks.system` are those that SwiftUI's slider with a step draws on iOS 26. The `ticks` of a
    /// slider's initializer replace which values have a tick.
    nonisolated public func sliderTicks(_ ticks: SliderTicks?) -> some View {
        environment(\.sliderOptions.ticks, ticks)
    }

    /// Draws lines in the planes inside: across the horizontal axis and across the vertical one, on a disc spokes and
    /// rings. They restrict no values.
    ///
    /// ```swift
    /// PlaneSlider(value: $point, in: CGRect(x: 0, y: 0, width: 4, height: 4), step: 1)
    ///     .sliderGrid(x: .steps, y: .steps)
    /// ```
    nonisolated public func sliderGrid(x: SliderTicks? = nil, y: SliderTicks? = nil) -> some View {
        environment(\.sliderOptions.xGrid, x).environment(\.sliderOptions.yGrid, y)
    }

    /// Decides what each tick of the sliders inside is.
    ///
    /// - Parameter filter: gets the value of a tick, a number like `SliderThumbConfiguration.value`, and what the tick
    ///   is, and returns what it becomes: `large`, `small` with a text, `minor` without one, or `nil` for none.
    nonisolated public func sliderTickFilter(
        _ filter: @escaping (_ value: Double, _ kind: SliderTicks.Kind) -> SliderTicks.Kind?
    ) -> some View { environment(\.lookContents.tickFilter, filter) }

    /// Sets whether a tap on a tick of the sliders inside, or on its text, moves the nearest thumb to the value of the
    /// tick.
    nonisolated public func sliderTappableTicks(_ isOn: Bool = true) -> some View {
        environment(\.sliderOptions.hasTappableTicks, isOn)
    }
}
#endif
