import SlidersCore

/// The looks of systems' own sliders.
extension SliderLook {
    /// A look that matches the system's own slider. In an app, that's the system that the app runs on. Elsewhere, it's
    /// ``iOSGlass`` if you don't pass a system to ``style(with:on:)``.
    public static var system: SliderLook {
        var look = SliderLook("system") { $0.apply(.iOSGlass, $1) }
        look.followsSystem = true
        return look
    }
    /// The slider of iOS 18 and earlier.
    public static var iOSFlat: SliderLook { SliderLook("ios-flat") { $0.apply(.iOSFlat, $1) } }
    /// The slider of iOS 26 and 27. A held thumb grows, and turns to glass in a host that supports it.
    public static var iOSGlass: SliderLook { SliderLook("ios-glass") { $0.apply(.iOSGlass, $1) } }
    /// The slider of macOS 15 and earlier.
    public static var macFlat: SliderLook { SliderLook("mac-flat") { $0.apply(.macFlat, $1) } }
    /// The slider of macOS 26 and later. A held thumb grows, and turns to glass in a host that supports it.
    public static var macGlass: SliderLook { SliderLook("mac-glass") { $0.apply(.macGlass, $1) } }
}

extension SliderStyle {
    /// Applies the sizes and the colors of a system's slider, with the colors of options instead of the system's. A
    /// host can replace the system's colors, but not those of options.
    fileprivate mutating func apply(_ measures: SystemMeasures, _ options: SliderLook.Options) {
        metrics.thumbSize = measures.thumbBreadth
        metrics.thumbLength = measures.thumbLength
        metrics.heldThumbScale = measures.heldScale
        // The system's slider shows none.
        metrics.extras.showsObstacles = false
        heldThumb = measures.held
        metrics.thickness = options.height ?? measures.track
        palettes = SliderPalettes(
            light: measures.palettes.light.colored(by: options), dark: measures.palettes.dark.colored(by: options))
        if options.trackColor != nil { palettes.fixedColors.insert(.track) }
        if options.selectedColor != nil { palettes.fixedColors.insert(.accent) }
        if options.thumbColor != nil { palettes.fixedColors.insert(.thumb) }
        palette = palettes.light
    }
}

extension SliderPalette {
    /// Returns the palette with the colors of options.
    fileprivate func colored(by options: SliderLook.Options) -> SliderPalette {
        var palette = self
        palette.track = options.trackColor ?? track
        palette.accent = options.selectedColor ?? accent
        if let thumb = options.thumbColor { palette.thumb = thumb }
        return palette
    }
}
