/// Colors of a style's palettes that an app chose, and which a host does not replace by those of its surroundings.
public struct SliderFixedColors: OptionSet, Sendable {
    /// One bit for each color.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// ``SliderPalette/track``.
    public static let track = SliderFixedColors(rawValue: 1)
    /// ``SliderPalette/accent``.
    public static let accent = SliderFixedColors(rawValue: 1 << 1)
    /// ``SliderPalette/thumb`` and ``SliderPalette/disabledThumb``.
    public static let thumb = SliderFixedColors(rawValue: 1 << 2)
}

extension SliderPalettes {
    /// The palette of a host's surroundings, with the fixed colors of these palettes in place of its own. What a host
    /// adds to a palette for the sake of contrast it adds to the result.
    ///
    /// Law: fixing a palette twice is fixing it once.
    public func fixing(_ palette: SliderPalette, isDark: Bool) -> SliderPalette {
        let own = self.palette(isDark: isDark)
        var palette = palette
        if fixedColors.contains(.track) { palette.track = own.track }
        if fixedColors.contains(.accent) { palette.accent = own.accent }
        if fixedColors.contains(.thumb) { (palette.thumb, palette.disabledThumb) = (own.thumb, own.disabledThumb) }
        return palette
    }
}
