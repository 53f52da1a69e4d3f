/// The colors of a style's palettes that the app chose, so that a host doesn't replace them with those of its
/// appearance.
public struct SliderFixedColors: OptionSet, Sendable {
    /// One bit for each color.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// ``SliderPalette/track``.
    public static let track = SliderFixedColors(rawValue: 1)
    /// ``SliderPalette/accent``.
    public static let accent = SliderFixedColors(rawValue: 1 << 1)
    /// ``SliderPalette/thumb``.
    public static let thumb = SliderFixedColors(rawValue: 1 << 2)
}

extension SliderPalettes {
    /// Returns the palette of a host's appearance, with the fixed colors of these palettes instead of its own. If a
    /// host changes a palette for more contrast, it should change the result.
    ///
    /// Law: fixing a palette twice has the same result as fixing it once.
    package func fixing(_ palette: SliderPalette, isDark: Bool) -> SliderPalette {
        let ownPalette = self.palette(isDark: isDark)
        var palette = palette
        if fixedColors.contains(.track) { palette.track = ownPalette.track }
        if fixedColors.contains(.accent) { palette.accent = ownPalette.accent }
        if fixedColors.contains(.thumb) { palette.thumb = ownPalette.thumb }
        return palette
    }
}
