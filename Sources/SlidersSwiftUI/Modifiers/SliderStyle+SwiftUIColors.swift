#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

/// Paints with the colors of SwiftUI.
extension SliderStyle {
    /// Paints the parts of a role with a SwiftUI color, in its light and dark variants.
    ///
    /// ```swift
    /// var style = SliderStyle()
    /// style.paint(.span(lap: 0), Color.mint)
    /// style.paint(.track, Gradient(colors: [.blue, .red]))
    /// style.paint(.thumb, Color.white, outline: Color.gray, width: 1)
    /// ```
    /// The outline is a line along the edge of each part, `width` points wide; half of it is inside. Without a state,
    /// the paint applies in every state. Without a thumb, it applies to each thumb, and to the span above each thumb. A
    /// color without its type, such as `.green`, is a color of the toolkit.
    @_disfavoredOverload
    @MainActor
    public mutating func paint(
        _ role: SliderElement.Role, _ color: Color, outline: Color? = nil, width: CGFloat = 1,
        in state: SliderElement.State? = nil, thumb: Int? = nil
    ) {
        let outline = outline.map { SliderControl.PlatformColor($0) }
        paint(role, SliderControl.PlatformColor(color), outline: outline, width: width, in: state, thumb: thumb)
    }

    /// Paints the parts of a role with a SwiftUI gradient along the track. A gradient without colors paints nothing.
    @MainActor
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
