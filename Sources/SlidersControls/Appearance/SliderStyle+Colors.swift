#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// Paints with the colors of the toolkit.
extension SliderStyle {
    /// Paints the parts of a role with a color of the toolkit, in its light and dark variants.
    ///
    /// ```swift
    /// var style = SliderLook.flat.style()
    /// style.paint(.track, .tertiarySystemFill)
    /// style.paint(.thumb, .systemGray, in: .disabled)
    /// ```
    /// Without a state, the paint is for every state; without a thumb, it's for each thumb, and for the span above
    /// each. It's added to `paints`: if two match a part equally well, the last one is used. A pattern color paints
    /// nothing. Unlike a tint, the color doesn't change with Increase Contrast.
    @MainActor
    public mutating func paint(
        _ role: SliderElement.Role, _ color: SliderControl.PlatformColor, in state: SliderElement.State? = nil,
        thumb: Int? = nil
    ) {
        paint(role, in: state, thumb: thumb) { isDark in
            SliderPaint.Color(SliderControl.variant(of: color, isDark: isDark)).map { .color($0) }
        }
    }

    /// Paints the parts of a role with a gradient along the track, in the light and dark variants of its colors. A
    /// gradient without colors paints nothing.
    @MainActor
    public mutating func paint(
        _ role: SliderElement.Role, _ gradient: SliderGradient, in state: SliderElement.State? = nil, thumb: Int? = nil
    ) {
        paint(role, in: state, thumb: thumb) { isDark in
            let stops = gradient.stops { SliderControl.variant(of: $0, isDark: isDark) }
            return stops.isEmpty ? nil : .alongTrack(stops)
        }
    }

    private mutating func paint(
        _ role: SliderElement.Role, in state: SliderElement.State?, thumb: Int?,
        _ fill: (_ isDark: Bool) -> SliderPaint.Fill?
    ) {
        for isDark in [false, true] {
            guard let fill = fill(isDark) else { continue }
            paints.append(SliderPartPaint(role, SliderPaint(fill), in: state, thumb: thumb, isDark: isDark))
        }
    }
}
#endif
