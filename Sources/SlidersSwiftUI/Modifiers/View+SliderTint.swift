#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

extension View {
    /// Colors the spans of the sliders inside, and the mark of a ruler; `nil` uses the tint color in UIKit and the
    /// accent color on a Mac.
    nonisolated public func sliderTint(_ tint: Color?) -> some View {
        environment(\.sliderOptions.tints[.selected], tint.map { .color($0) })
    }

    /// Colors the tracks of the sliders inside; `nil` uses the color of their palette.
    nonisolated public func sliderTrackTint(_ tint: Color?) -> some View {
        environment(\.sliderOptions.tints[.track], tint.map { .color($0) })
    }

    /// Colors the thumbs of the sliders inside; `nil` uses the color of their palette.
    nonisolated public func sliderThumbTint(_ tint: Color?) -> some View {
        environment(\.sliderOptions.tints[.thumb], tint.map { .color($0) })
    }

    // MARK: Gradients

    /// Colors the spans of the sliders inside with a gradient along the track, from the lower bound to the upper bound.
    ///
    /// Colors are interpolated in sRGB. Paints of a look or a style replace the gradient. Use opaque colors, because
    /// the segments that draw the gradient overlap slightly.
    nonisolated public func sliderTint(_ gradient: Gradient) -> some View {
        environment(\.sliderOptions.tints[.selected], .gradient(gradient))
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
        environment(\.sliderOptions.tints[.track], .gradient(gradient))
    }

    /// Colors each thumb of the sliders inside with the color that a gradient along the track has at its value; see
    /// `sliderTint(_:)`.
    nonisolated public func sliderThumbTint(_ gradient: Gradient) -> some View {
        environment(\.sliderOptions.tints[.thumb], .gradient(gradient))
    }
}

/// The tint of a part of sliders: a color or a gradient along the track.
@usableFromInline
package enum SliderTint: Equatable {
    case color(Color)
    case gradient(Gradient)

    /// The UIKit or AppKit color; `nil` for a gradient.
    var color: SliderControl.PlatformColor? {
        if case .color(let color) = self { SliderControl.PlatformColor(color) } else { nil }
    }

    /// The gradient with UIKit or AppKit colors; `nil` for a color.
    @usableFromInline
    package var gradient: SliderGradient? {
        guard case .gradient(let gradient) = self else { return nil }
        return SliderGradient(
            stops: gradient.stops.map { .init(color: SliderControl.PlatformColor($0.color), location: $0.location) })
    }
}

extension BaseSliderControl {
    /// Sets the tints that have changed since the last update. Other tints stay as they are, because `UIAppearance` may
    /// have set them.
    func apply(_ tints: SmallDictionary<TintedPart, SliderTint>, _ coordinator: SliderCoordinator) {
        for part in TintedPart.allCases where tints[part] != coordinator.tints[part] {
            setTint(tints[part]?.color, of: part)
            setGradient(tints[part]?.gradient, of: part)
        }
        coordinator.tints = tints
    }
}

// MARK: Paints

extension View {
    /// Paints one kind of part of the sliders inside over their style or look; `nil` paints nothing.
    ///
    /// ```swift
    /// RangeSlider("Price", value: $price, in: 0...100).sliderPaint(.span, Color.orange, in: .held)
    /// ```
    /// The outline is a line along the edge of each part, `width` points wide; half of it is inside. Without a state,
    /// the color is for every state, dimmed where a part is disabled. Without a thumb, it's for each thumb, and for the
    /// span above each thumb. Of two paints of the same part, the inner one applies. A look keeps its sizes, and the
    /// paints of other parts.
    nonisolated public func sliderPaint(
        _ role: SliderElement.Role, _ color: Color?, outline: Color? = nil, width: CGFloat = 1,
        in state: SliderElement.State? = nil, thumb: Int? = nil
    ) -> some View {
        let paint = color.map {
            PaintChoice(role, .color($0), outline: outline, width: width, state, thumb: thumb)
        }
        return modifier(EnvironmentChange(\.sliderOptions.paints) { if let paint { $0.append(paint) } })
    }

    /// Paints one kind of part of the sliders inside with a gradient along the track, over their style or look.
    nonisolated public func sliderPaint(
        _ role: SliderElement.Role, _ gradient: Gradient, outline: Color? = nil, width: CGFloat = 1,
        in state: SliderElement.State? = nil, thumb: Int? = nil
    ) -> some View {
        let paint = PaintChoice(role, .gradient(gradient), outline: outline, width: width, state, thumb: thumb)
        return modifier(EnvironmentChange(\.sliderOptions.paints) { $0.append(paint) })
    }
}

/// A paint that a modifier adds over the style or look of sliders.
// Older SDKs do not declare gradients as sendable. Nothing changes one.
final class PaintChoice: Equatable, @unchecked Sendable {
    private let role: SliderElement.Role
    private let tint: SliderTint
    private let outline: Color?
    private let width: CGFloat
    private let state: SliderElement.State?
    private let thumb: Int?

    init(
        _ role: SliderElement.Role, _ tint: SliderTint, outline: Color?, width: CGFloat, _ state: SliderElement.State?,
        thumb: Int?
    ) {
        (self.role, self.tint, self.outline, self.width) = (role, tint, outline, width)
        (self.state, self.thumb) = (state, thumb)
    }

    static func == (first: PaintChoice, second: PaintChoice) -> Bool {
        first.role == second.role && first.tint == second.tint && first.outline == second.outline
            && first.width == second.width && first.state == second.state && first.thumb == second.thumb
    }

    @MainActor func paint(_ style: inout SliderStyle) {
        switch tint {
        case .color(let color): style.paint(role, color, outline: outline, width: width, in: state, thumb: thumb)
        case .gradient(let gradient):
            style.paint(role, gradient, outline: outline, width: width, in: state, thumb: thumb)
        }
    }
}

/// Paints with the colors of SwiftUI.
extension SliderStyle {
    /// Paints the parts of a role with a SwiftUI color, in its light and dark variants.
    ///
    /// ```swift
    /// var style = SliderStyle()
    /// style.paint(.span, Color.mint)
    /// style.paint(.track, Gradient(colors: [.blue, .red]))
    /// style.paint(.thumb, Color.white, outline: Color.gray, width: 1)
    /// ```
    /// The outline is a line along the edge of each part, `width` points wide; half of it is inside. Without a state,
    /// the paint applies in every state. Without a thumb, it applies to each thumb, and to the span above each thumb. A
    /// color without its type, such as `.green`, is a color of the toolkit.
    @_disfavoredOverload @_alwaysEmitIntoClient
    @MainActor
    public mutating func paint(
        _ role: SliderElement.Role, _ color: Color, outline: Color? = nil, width: CGFloat = 1,
        in state: SliderElement.State? = nil, thumb: Int? = nil
    ) {
        let outline = outline.map { SliderControl.PlatformColor($0) }
        paint(role, SliderControl.PlatformColor(color), outline: outline, width: width, in: state, thumb: thumb)
    }

    /// Paints the parts of a role with a SwiftUI gradient along the track. A gradient without colors paints nothing.
    @MainActor @_alwaysEmitIntoClient
    public mutating func paint(
        _ role: SliderElement.Role, _ gradient: Gradient, outline: Color? = nil, width: CGFloat = 1,
        in state: SliderElement.State? = nil, thumb: Int? = nil
    ) {
        guard let gradient = SliderTint.gradient(gradient).gradient else { return }
        let outline = outline.map { SliderControl.PlatformColor($0) }
        paint(role, gradient, outline: outline, width: width, in: state, thumb: thumb)
    }
}
#endif
