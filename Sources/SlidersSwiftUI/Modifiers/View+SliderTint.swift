#if APPLE_UI
import SwiftUI

extension View {
    /// Colors the spans of the sliders inside; `nil` uses the tint color in UIKit and the accent color on a Mac.
    nonisolated public func sliderTint(_ tint: Color?) -> some View {
        environment(\.sliderOptions.tints.span, tint.map { .color($0) })
    }

    /// Colors the tracks of the sliders inside; `nil` uses the color of their palette.
    nonisolated public func sliderTrackTint(_ tint: Color?) -> some View {
        environment(\.sliderOptions.tints.track, tint.map { .color($0) })
    }

    /// Colors the thumbs of the sliders inside; `nil` uses the color of their palette.
    nonisolated public func sliderThumbTint(_ tint: Color?) -> some View {
        environment(\.sliderOptions.tints.thumb, tint.map { .color($0) })
    }

    // MARK: Gradients

    /// Colors the spans of the sliders inside with a gradient along the track, from the lower bound to the upper bound.
    ///
    /// Colors are interpolated in sRGB. Paints of a look or a style replace the gradient. Use opaque colors, because
    /// the segments that draw the gradient overlap slightly.
    nonisolated public func sliderTint(_ gradient: Gradient) -> some View {
        environment(\.sliderOptions.tints.span, .gradient(gradient))
    }

    /// Colors the tracks of the sliders inside with a gradient from the lower bound to the upper bound; see
    /// `sliderTint(_:)`.
    ///
    /// ```swift
    /// let hues = stride(from: 0, through: 1, by: 1.0 / 6).map { Color(hue: $0, saturation: 1, brightness: 1) }
    ///
    /// CircularSlider(value: $hue).sliderTrackTint(Gradient(colors: hues)).sliderTint(.clear)
    /// ```
    nonisolated public func sliderTrackTint(_ gradient: Gradient) -> some View {
        environment(\.sliderOptions.tints.track, .gradient(gradient))
    }

    /// Colors each thumb of the sliders inside with the color that a gradient along the track has at its value; see
    /// `sliderTint(_:)`.
    nonisolated public func sliderThumbTint(_ gradient: Gradient) -> some View {
        environment(\.sliderOptions.tints.thumb, .gradient(gradient))
    }

    /// Colors the planes inside with a gradient along their vertical axis, from the lower bound to the upper bound,
    /// over the other colors of the area; `nil` removes the gradient. The gradient has no effect on a disc.
    ///
    /// ```swift
    /// PlaneSlider(x: $saturation, in: 0...1, y: $brightness, in: 0...1)
    ///     .sliderTrackTint(Gradient(colors: [.white, .red]))
    ///     .sliderVerticalTint(Gradient(colors: [.black, .clear]))
    /// ```
    nonisolated public func sliderVerticalTint(_ gradient: Gradient?) -> some View {
        environment(\.sliderOptions.tints.vertical, gradient.map { .gradient($0) })
    }
}
#endif
