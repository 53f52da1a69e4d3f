#if APPLE_UI
import QuartzCore
import SlidersCore

/// Paints with the colors of the toolkit.
extension SliderStyle {
    /// Paints the parts of a role with a color of the toolkit, in its light and dark variants.
    ///
    /// ```swift
    /// var style = SliderLook.flat.style()
    /// style.paint(.track, .tertiarySystemFill)
    /// style.paint(.thumb, .white, outline: .separator, width: 1)
    /// style.paint(.thumb, .systemGray, in: .disabled)
    /// ```
    /// The outline is a line along the edge of each part, `width` points wide; half of it is inside. Without a state,
    /// the paint applies in every state, dimmed where a part is disabled. Without a thumb, it applies to each thumb,
    /// and to the span above each thumb. It covers earlier paints of `paints` that it applies to. A pattern color
    /// paints nothing. Unlike a tint, the color doesn't change with Increase Contrast.
    @MainActor
    @_alwaysEmitIntoClient public mutating func paint(
        _ role: SliderElement.Role, _ color: SliderControl.PlatformColor,
        outline: SliderControl.PlatformColor? = nil, width: CGFloat = 1, in state: SliderElement.State? = nil,
        thumb: Int? = nil
    ) {
        paint(role, in: state, thumb: thumb) { isDark in
            SliderPaint.Color(SliderControl.variant(of: color, isDark: isDark)).map {
                SliderPaint(.color($0), outline: Self.outline(outline, width, isDark: isDark))
            }
        }
    }

    /// Paints the parts of a role with a gradient along the track, in the light and dark variants of its colors. A
    /// gradient without colors paints nothing.
    @MainActor
    @_alwaysEmitIntoClient public mutating func paint(
        _ role: SliderElement.Role, _ gradient: SliderGradient, outline: SliderControl.PlatformColor? = nil,
        width: CGFloat = 1, in state: SliderElement.State? = nil, thumb: Int? = nil
    ) {
        paint(role, in: state, thumb: thumb) { isDark in
            let stops = gradient.stops { SliderControl.variant(of: $0, isDark: isDark) }
            return stops.isEmpty
                ? nil : SliderPaint(.alongTrack(stops), outline: Self.outline(outline, width, isDark: isDark))
        }
    }

    @inline(never) @_alwaysEmitIntoClient mutating func paint(
        _ role: SliderElement.Role, in state: SliderElement.State?, thumb: Int?,
        _ paint: (_ isDark: Bool) -> SliderPaint?
    ) {
        for isDark in [false, true] {
            guard let paint = paint(isDark) else { continue }
            paints.append(SliderPartPaint(role, paint, in: state, thumb: thumb, isDark: isDark))
            paints[paints.count - 1].coversEarlier = true
        }
    }

    /// Paints the zones with colors of the toolkit, in their light and dark variants: the part before the first thumb,
    /// the spans, and the part after the last thumb.
    ///
    /// ```swift
    /// slider.style.paintZones([.systemGray, .systemBlue, .systemGreen, .systemOrange, .systemRed])  // four thumbs
    /// ```
    /// The style then fills all parts of the track. The first color is for the part before the first thumb, and the
    /// last one for the part after the last thumb, however many thumbs there are. A circular slider that wraps has
    /// nothing before its first thumb. Without colors, nothing changes.
    @MainActor
    @_alwaysEmitIntoClient public mutating func paintZones(_ colors: [SliderControl.PlatformColor]) {
        paintZones(colors, wraps: false)
    }

    /// Paints the zones of a track, or of a circle that wraps, which has none before its spans.
    @MainActor
    @_alwaysEmitIntoClient package mutating func paintZones(_ colors: [SliderControl.PlatformColor], wraps: Bool) {
        guard let last = colors.last else { return }
        metrics.fill = .all
        paint(.after, last)
        for (index, color) in colors.dropLast().enumerated() {
            let span = wraps ? index : index - 1
            let first = paints.count
            paint(span < 0 ? .before : .span, color, thumb: span < 0 ? nil : span)
            // A span ends at its thumbs, above the parts outside.
            for index in first..<paints.count where span >= 0 { paints[index].coats[0].isFlush = true }
        }
    }

    /// Returns an outline in the light or the dark variant of its color; none without a color, or if the width isn't
    /// above 0.
    @MainActor
    @inline(never) @_alwaysEmitIntoClient static func outline(
        _ color: SliderControl.PlatformColor?, _ width: CGFloat, isDark: Bool
    ) -> SliderPaint.Outline? {
        guard let color, width > 0, width.isFinite else { return nil }
        return SliderPaint.Color(SliderControl.variant(of: color, isDark: isDark)).map { .init($0, width: width) }
    }
}

/// What surrounds a control and changes how it looks, in colors that are resolved already.
package struct SliderSurroundings {
    /// Whether the control has a dark appearance.
    var isDark = false
    /// Whether the user asked for more contrast.
    var hasHighContrast = false
    /// Pixels per point.
    var scale: CGFloat = 1
    /// The color of what is selected, where the app set no other.
    var tint: CGColor
    /// The colors that the app set.
    package var tints = SmallDictionary<TintedPart, CGColor>()
    /// The gradients that the app set in place of colors.
    var gradients = SmallDictionary<TintedPart, [SliderPaint.Stop]>()
    /// Equal as long as the variants of images are the same.
    var traits: AnyHashable
}

/// A part whose color or gradient an app can set beside the style.
package enum TintedPart: CaseIterable, Hashable, Sendable {
    /// The spans.
    case selected
    /// The track.
    case track
    /// The thumbs.
    case thumb
}

extension CGColor {
    /// A color of a paint: in sRGB, or beyond it in extended sRGB.
    package static func make(_ color: SliderPaint.Color) -> CGColor {
        let parts = [color.red, color.green, color.blue].map { CGFloat($0) }
        // Matching leaves the colors of sRGB a little beyond their ends.
        let isWide = parts.contains { $0 < -0.001 || $0 > 1.001 }
        if isWide, let space = CGColorSpace(name: CGColorSpace.extendedSRGB),
            let wide = CGColor(colorSpace: space, components: parts + [CGFloat(color.alpha)])
        {
            return wide
        }
        return CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

extension SliderPaint.Color {
    /// A color of a host in sRGB, with components beyond 0…1 if it is wider; `nil` for a pattern, which has none.
    @usableFromInline package init?(_ color: CGColor) {
        guard color.colorSpace?.model != .pattern, let space = CGColorSpace(name: CGColorSpace.extendedSRGB),
            let parts = color.converted(to: space, intent: .defaultIntent, options: nil)?.components, parts.count == 4
        else { return nil }
        self.init(Double(parts[0]), Double(parts[1]), Double(parts[2]), Double(parts[3]))
    }
}
#endif
