/// The colors of a plain look, which paint the parts for which a style has no paints.
public struct SliderPalette: Equatable, Sendable {
    /// The color of the track.
    public var track: SliderPaint.Color
    /// The color of spans. It's also that of the focus ring if its contrast to the page is at least 3:1; otherwise, the
    /// ring has the color of text.
    public var accent: SliderPaint.Color
    /// The color of thumbs.
    public var thumb: SliderPaint.Color
    /// The color of text, ticks, readings, and needles.
    public var text: SliderPaint.Color
    /// The color of ticks that aren't selected, and of their text; `nil` means ``text``, fainter.
    public var secondaryText: SliderPaint.Color?
    /// The color of thumbs' shadows.
    public var shadow: SliderPaint.Color
    /// The distance of thumbs' shadows below the thumbs, in points.
    public var shadowOffset = 2.0
    /// The Gaussian σ of thumbs' shadows, in points.
    public var shadowBlur = 2.5
    /// The Gaussian σ of the shadow of a held thumb, in points.
    public var heldShadowBlur = 4.0
    /// The color of the line around thumbs; a transparent color draws none.
    public var edge = SliderPaint.Color(white: 0, alpha: 0.08)
    /// The width of the line around thumbs, in points.
    public var edgeWidth = 0.5
    /// The color of the page around the slider. A thumb that is disabled alone is mixed with it, and it's on both sides
    /// of the focus ring.
    public var page = SliderPaint.Color(white: 1)

    /// Creates a palette.
    public init(
        track: SliderPaint.Color, accent: SliderPaint.Color, thumb: SliderPaint.Color, text: SliderPaint.Color,
        shadow: SliderPaint.Color
    ) {
        self.track = track
        self.accent = accent
        self.thumb = thumb
        self.text = text
        self.shadow = shadow
    }

    /// The colors for a light background.
    public static let light = SliderPalette(
        track: .init(white: 0.47, alpha: 0.2), accent: .init(0, 0.48, 1), thumb: .init(white: 1),
        text: .init(white: 0.3), shadow: .init(white: 0, alpha: 0.25))
    /// The colors for a dark background.
    public static let dark: SliderPalette = {
        var palette = SliderPalette(
            track: .init(white: 0.47, alpha: 0.36), accent: .init(0.04, 0.52, 1), thumb: .init(white: 1),
            text: .init(white: 0.75), shadow: .init(white: 0, alpha: 0.5))
        palette.page = .init(white: 0.09)
        return palette
    }()

    /// The color of the focus ring: ``accent`` or, if its contrast to ``page`` is below 3 to 1, ``text``.
    package var focus: SliderPaint.Color {
        let luminances = (page.mixed(with: accent, accent.alpha).luminance, page.luminance)
        let contrast = (max(luminances.0, luminances.1) + 0.05) / (min(luminances.0, luminances.1) + 0.05)
        return contrast < 3 ? text : accent
    }

    /// Returns the coats of the focus ring around a part of a size with other coats. Outside all of them, it has three
    /// lines: 2 points in the color of the page, 2 points in the color of the focus, and 1 point in that of the page.
    func ring(around coats: [SliderCoat], _ size: SIMD2<Double>) -> [SliderCoat] {
        let edges = coats.map { coat in
            if case .image(let picture) = coat.paint.fill { return (picture.size - size).max() / 2 }
            return (coat.paint.outline?.width ?? 0) / 2 - coat.inset
        }
        let edge = edges.max() ?? 0
        let line = { (color: SliderPaint.Color, width: Double, distance: Double) in
            SliderCoat(
                SliderPaint(.color(.init(white: 0, alpha: 0)), outline: .init(color, width: width)),
                inset: -edge - distance, roundness: coats[0].roundness)
        }
        return [line(page, 5, 2.5), line(focus, 2, 3)]
    }

    /// Returns the coats of a role in a state: none for a cover, and one for any other role. Columns of a histogram
    /// have nearly square corners, and are flat where they meet the track. Forbidden ranges have square ends; all other
    /// parts have round ends.
    package func coats(of role: SliderElement.Role, _ state: SliderElement.State = .normal) -> [SliderCoat] {
        switch role {
        case .cover: []
        case .histogram: [SliderCoat(paint(role, state), roundness: 0.2, isFlush: true)]
        // The coat is wider than the track, so that no edge of a span is visible beside it.
        case .forbiddenRange: [SliderCoat(paint(role, state), inset: -1, roundness: 0, isFlush: true, isClipped: true)]
        default: [SliderCoat(paint(role, state))]
        }
    }

    /// Returns the palette for Increase Contrast. The track and the shadows are twice as dense, and thumbs have a line
    /// around them, as on a macOS 26 slider in WebKit: 1 point wide, in the color of labels at 65%.
    package func withMoreContrast(isDark: Bool) -> SliderPalette {
        var palette = self
        palette.track.alpha = min(1, 2 * track.alpha)
        palette.shadow.alpha = min(1, 2 * shadow.alpha)
        palette.secondaryText = secondaryText ?? text
        palette.edge = .init(white: isDark ? 1 : 0, alpha: 0.65)
        palette.edgeWidth = 1
        return palette
    }

    /// The translucent color of forbidden ranges, which fades the track and spans under them: white if text is dark,
    /// and black if text is light. In ``light`` and ``dark``, a span has a contrast of 3 to 1 to its faded part.
    private var veil: SliderPaint.Color {
        text.red + text.green + text.blue < 1.5 ? .init(white: 1, alpha: 0.8) : .init(white: 0, alpha: 0.65)
    }

    private func paint(_ role: SliderElement.Role, _ state: SliderElement.State) -> SliderPaint {
        switch role {
        case .track, .face, .cover, .histogram(isSelected: false): return SliderPaint(.color(track))
        case .enabledRange: return SliderPaint(.color(accent.faded(0.3)))
        case .forbiddenRange: return SliderPaint(.color(veil))
        case .span(let lap), .before(let lap), .after(let lap):
            return SliderPaint(.color(accent.darkened(lap: lap)))
        case .histogram(isSelected: true): return SliderPaint(.color(accent.faded(0.5)))
        case .tick(let isSelected), .tickLabel(let isSelected):
            return SliderPaint(.color(tickColor(isSelected: isSelected)))
        case .minorTick(let isSelected):
            return SliderPaint(.color(tickColor(isSelected: isSelected).faded(0.6)))
        case .label, .reading, .obstacle, .needle, .readout: return SliderPaint(.color(text))
        case .thumb:
            let blur = state == .held ? heldShadowBlur : shadowBlur
            let edgeLine = edge.alpha > 0 ? SliderPaint.Outline(edge, width: edgeWidth) : nil
            return SliderPaint(
                .color(thumb), shadow: .init(shadow, offset: SIMD2(0, shadowOffset), blur: blur),
                outline: edgeLine)
        }
    }
}

/// The colors of ticks and of their texts.
extension SliderPalette {
    /// The faintest color for text: it has a contrast of 4.5 to 1 in ``light`` on white, and in ``dark`` on black.
    private var faintText: SliderPaint.Color { text.faded(0.8) }

    private func tickColor(isSelected: Bool) -> SliderPaint.Color { isSelected ? text : secondaryText ?? faintText }
}

/// The palettes of a style. A host chooses one of them.
public struct SliderPalettes: Equatable, Sendable {
    /// The colors in the light appearance.
    public var light: SliderPalette
    /// The colors in the dark appearance.
    public var dark: SliderPalette
    /// The colors that stay the same in every appearance; none by default.
    public var fixedColors: SliderFixedColors = []

    /// Creates palettes, by default the plain ones.
    public init(light: SliderPalette = .light, dark: SliderPalette = .dark) { (self.light, self.dark) = (light, dark) }

    /// Returns the colors in the dark or the light appearance.
    package func palette(isDark: Bool) -> SliderPalette { isDark ? dark : light }
}

extension SliderPaint.Color {
    /// Returns the color for a lap of a round track. Later laps are darker, so that they stand out from earlier ones.
    fileprivate func darkened(lap: Int) -> SliderPaint.Color {
        let brightness = lap == 0 ? 1 : lap == 1 ? 0.62 : 0.38
        return SliderPaint.Color(red * brightness, green * brightness, blue * brightness, alpha)
    }
}
