#if APPLE_UI
import SlidersControls
import SlidersCore
import SlidersLooks
import SwiftUI

extension EnvironmentValues {
    /// The style of the sliders in the view; `nil` means the style of ``sliderLook``.
    public var sliderStyle: SliderStyle? {
        get { if case .style(let style) = sliderOptions.style { style } else { nil } }
        set { sliderOptions.style = newValue.map { .style($0) } }
    }
    /// The named look of the sliders in the view. It's `nil` if a style was set after it, or if neither is set; in the
    /// latter case, sliders have the look of the system. A look that you set here has no options.
    public var sliderLook: SliderLook? {
        get { if case .look(let look, _, _) = sliderOptions.style { look } else { nil } }
        set { sliderOptions.style = newValue.map { .look($0, SliderLook.Options(), [:]) } }
    }
}

extension View {
    /// Sets the sizes, ticks, labels, and paints of the sliders inside. If there are several styles and looks, the
    /// innermost applies.
    nonisolated public func sliderStyle(_ style: SliderStyle) -> some View {
        environment(\.sliderOptions.style, .style(style))
    }

    /// Sets a named look for the sliders inside, with its images.
    ///
    /// ```swift
    /// CircularSlider(value: $angle, in: 0...360) { Text("Angle") }.sliderLook(.glow)
    /// RangeSlider(value: $hours, in: 1...10).sliderLook(.layers, curvaceousness: 0.3, selectedColor: .orange)
    /// ```
    /// Each look uses the options that it supports, and ignores the others. `SliderLook.Options` describes each option,
    /// and docs/looks.md lists the looks that support it. Colors follow the appearance of each slider. A look doesn't
    /// change which values thumbs can take or where a press counts.
    nonisolated public func sliderLook(
        _ look: SliderLook, curvaceousness: Double? = nil, trackColor: Color? = nil, selectedColor: Color? = nil,
        selectedEndColor: Color? = nil, thumbColor: Color? = nil, borderColor: Color? = nil,
        borderWidth: CGFloat? = nil, cornerRadius: CGFloat? = nil, height: CGFloat? = nil
    ) -> some View {
        let options = SliderLook.Options(
            curvaceousness: curvaceousness, borderWidth: borderWidth.map(Double.init),
            cornerRadius: cornerRadius.map(Double.init), height: height.map(Double.init))
        var colors: [LookChoice.ColorOption: Color] = [:]
        colors[\.trackColor] = trackColor
        colors[\.selectedColor] = selectedColor
        colors[\.selectedEndColor] = selectedEndColor
        colors[\.thumbColor] = thumbColor
        colors[\.borderColor] = borderColor
        return environment(\.sliderOptions.style, .look(look, options, colors))
    }

    /// Sets a named look for the sliders inside, with options whose colors are the same in the light and dark
    /// appearance.
    nonisolated public func sliderLook(_ look: SliderLook, _ options: SliderLook.Options) -> some View {
        environment(\.sliderOptions.style, .look(look, options, [:]))
    }
}
#endif
