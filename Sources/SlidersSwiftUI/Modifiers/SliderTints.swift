#if APPLE_UI
import SlidersControls
import SwiftUI

/// Colors and gradients in place of the colors of a palette.
struct SliderTints: Equatable {
    var span: SliderTint?
    var track: SliderTint?
    var thumb: SliderTint?
    /// Along the vertical axis of a plane.
    var vertical: SliderTint?
}

/// What a part is tinted with.
enum SliderTint: Equatable {
    case color(Color)
    case gradient(Gradient)

    /// The color of the toolkit; `nil` for a gradient.
    var color: SliderControl.PlatformColor? {
        if case .color(let color) = self { SliderControl.PlatformColor(color) } else { nil }
    }

    /// The gradient of the toolkit; `nil` for a color.
    var gradient: SliderGradient? {
        guard case .gradient(let gradient) = self else { return nil }
        return SliderGradient(
            stops: gradient.stops.map { .init(color: SliderControl.PlatformColor($0.color), location: $0.location) })
    }
}

extension SliderControl {
    /// Applies colors and gradients that differ from those before. What isn't given stays as it is, as UIAppearance
    /// may have set it.
    func apply(_ tints: SliderTints, _ coordinator: SliderCoordinator) {
        let before = coordinator.tints
        if tints.span != before.span { (spanTint, spanGradient) = (tints.span?.color, tints.span?.gradient) }
        if tints.track != before.track {
            (maximumTrackTintColor, trackGradient) = (tints.track?.color, tints.track?.gradient)
        }
        if tints.thumb != before.thumb { (thumbTintColor, thumbGradient) = (tints.thumb?.color, tints.thumb?.gradient) }
        coordinator.tints = tints
    }
}
#endif
