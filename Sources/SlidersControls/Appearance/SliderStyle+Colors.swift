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
    /// and to the span above each thumb. It covers the paints that the style already has for these parts. A pattern
    /// color paints nothing. Unlike a tint, the color doesn't change with Increase Contrast.
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

    /// Appends a paint for the light appearance and one for the dark appearance, which cover earlier paints of the
    /// role. Where `paint` returns `nil`, appends nothing.
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

    /// Paints the zones of a track with colors: the part before the first thumb, the spans, and the part after the last
    /// thumb. If the track wraps, there's no part before the first thumb, and the first color is for the first span.
    @MainActor
    @_alwaysEmitIntoClient package mutating func paintZones(_ colors: [SliderControl.PlatformColor], wraps: Bool) {
        guard let last = colors.last else { return }
        metrics.fill = .all
        paint(.after, last)
        for (index, color) in colors.dropLast().enumerated() {
            let span = wraps ? index : index - 1
            let firstIndex = paints.count
            paint(span < 0 ? .before : .span, color, thumb: span < 0 ? nil : span)
            // A span ends at the centers of its thumbs, so that it doesn't cover the zones beside it.
            for index in firstIndex..<paints.count where span >= 0 { paints[index].coats[0].isFlush = true }
        }
    }

    /// Returns an outline in the light or the dark variant of its color; `nil` without a color, or if the width isn't
    /// above 0.
    @MainActor
    @inline(never) @_alwaysEmitIntoClient static func outline(
        _ color: SliderControl.PlatformColor?, _ width: CGFloat, isDark: Bool
    ) -> SliderPaint.Outline? {
        guard let color, width > 0, width.isFinite else { return nil }
        return SliderPaint.Color(SliderControl.variant(of: color, isDark: isDark)).map { .init($0, width: width) }
    }
}

/// What a control's look depends on besides its style: traits and settings of the system, and the colors that the app
/// set, resolved for the light or the dark appearance.
package struct SliderEnvironment {
    /// Whether the control has a dark appearance.
    var isDark = false
    /// Whether the setting Increase Contrast is on.
    var hasHighContrast = false
    /// Whether the control is disabled.
    var isDisabled = false
    /// The pixels per point.
    var scale: CGFloat = 1
    /// The color of spans and other selected parts, unless the app set one.
    var tint: CGColor
    /// The colors that the app set.
    package var tints = SmallDictionary<TintedPart, CGColor>()
    /// The gradients that the app set in place of colors.
    var gradients = SmallDictionary<TintedPart, [SliderPaint.Stop]>()
    /// A value that is equal as long as the control uses the same variants of images.
    var traits: AnyHashable
}

/// A part whose color or gradient an app can set without changing the style.
package enum TintedPart: CaseIterable, Hashable, Sendable {
    /// The spans.
    case selected
    /// The track.
    case track
    /// The thumbs.
    case thumb
}

extension CGColor {
    /// Returns the color of a paint: in sRGB, or in extended sRGB if the color is outside sRGB.
    package static func make(_ color: SliderPaint.Color) -> CGColor {
        let components = [color.red, color.green, color.blue].map { CGFloat($0) }
        // After a conversion, the components of an sRGB color can be slightly outside 0…1.
        let isOutsideSRGB = components.contains { $0 < -0.001 || $0 > 1.001 }
        if isOutsideSRGB, let space = CGColorSpace(name: CGColorSpace.extendedSRGB),
            let extendedColor = CGColor(colorSpace: space, components: components + [CGFloat(color.alpha)])
        {
            return extendedColor
        }
        return CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

extension SliderPaint.Color {
    /// Creates the color in sRGB for a color of the toolkit, with components outside 0…1 if the color is outside sRGB;
    /// `nil` for a pattern.
    @usableFromInline package init?(_ color: CGColor) {
        guard color.colorSpace?.model != .pattern, let space = CGColorSpace(name: CGColorSpace.extendedSRGB),
            let components = color.converted(to: space, intent: .defaultIntent, options: nil)?.components,
            components.count == 4
        else { return nil }
        self.init(Double(components[0]), Double(components[1]), Double(components[2]), Double(components[3]))
    }
}
#endif
