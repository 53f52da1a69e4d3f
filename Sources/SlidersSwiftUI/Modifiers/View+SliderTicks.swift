#if APPLE_UI
import SlidersCore
import SwiftUI

extension View {
    /// Sets the ticks of the sliders inside; `nil` uses the ticks of the look.
    ///
    /// ```swift
    /// ValueSlider(value: $size, in: 0...10, step: 1)
    ///     .sliderTicks(.steps)
    /// ```
    /// `SliderTicks.system` are the ticks that SwiftUI's slider with a step draws on iOS 26. If a slider's initializer
    /// has `ticks`, these determine which values have a tick.
    nonisolated public func sliderTicks(_ ticks: SliderTicks?) -> some View {
        environment(\.sliderOptions.ticks, ticks)
    }

    /// Draws lines in the planes inside: across the horizontal axis and across the vertical axis, or spokes and rings
    /// on a disc. The lines don't restrict values.
    ///
    /// ```swift
    /// PlaneSlider(value: $point, in: CGRect(x: 0, y: 0, width: 4, height: 4), step: 1)
    ///     .sliderGrid(x: .steps, y: .steps)
    /// ```
    nonisolated public func sliderGrid(x: SliderTicks? = nil, y: SliderTicks? = nil) -> some View {
        environment(\.sliderOptions.xGrid, x).environment(\.sliderOptions.yGrid, y)
    }

    /// Sets a closure that decides the kind of each tick of the sliders inside.
    ///
    /// - Parameter filter: gets the value of a tick (a number, as in `SliderThumbConfiguration.value`) and the tick's
    ///   kind, and returns its new kind: `large`, `small` with text, `minor` without text, or `nil` for no tick.
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
