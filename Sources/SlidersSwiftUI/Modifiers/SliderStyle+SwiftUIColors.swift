#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
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
    /// ```
    /// Without a state, the paint is for every state; without a thumb, it's for each thumb, and for the span above
    /// each. A color without its type, such as `.green`, is a color of the toolkit.
    @_disfavoredOverload
    @MainActor
    public mutating func paint(
        _ role: SliderElement.Role, _ color: Color, in state: SliderElement.State? = nil, thumb: Int? = nil
    ) {
        paint(role, SliderControl.PlatformColor(color), in: state, thumb: thumb)
    }

    /// Paints the parts of a role with a SwiftUI gradient along the track. A gradient without colors paints nothing.
    @MainActor
    public mutating func paint(
        _ role: SliderElement.Role, _ gradient: Gradient, in state: SliderElement.State? = nil, thumb: Int? = nil
    ) {
        guard let gradient = SliderTint.gradient(gradient).gradient else { return }
        paint(role, gradient, in: state, thumb: thumb)
    }
}
#endif
