import SlidersCore

/// The sliders of systems, by their measures.
extension LookDefinition {
    /// The slider of iOS to version 18.
    @inline(__always) static var iOSFlat: LookDefinition { LookDefinition(style: { .system(.iOSFlat, $0) }) }
    /// The slider of iOS 26 and 27.
    @inline(__always) static var iOSGlass: LookDefinition { LookDefinition(style: { .system(.iOSGlass, $0) }) }
    /// The slider of macOS to version 15.
    @inline(__always) static var macFlat: LookDefinition { LookDefinition(style: { .system(.macFlat, $0) }) }
    /// The slider of macOS 26 and later.
    @inline(__always) static var macGlass: LookDefinition { LookDefinition(style: { .system(.macGlass, $0) }) }
}

extension SliderStyle {
    /// The slider of a system, in its palettes with the colors of the options. A host may replace the colors of the
    /// palettes by those of its surroundings, except for those of the options.
    fileprivate static func system(_ measures: SystemMeasures, _ options: SliderLook.Options) -> SliderStyle {
        var style = SliderStyle()
        style.metrics.thumbSize = measures.thumbBreadth
        style.metrics.thumbLength = measures.thumbLength
        style.metrics.heldThumbScale = measures.heldScale
        style.heldThumb = measures.held
        style.metrics.thickness = options.height ?? measures.track
        style.palettes = SliderPalettes(
            light: measures.palettes.light.colored(by: options), dark: measures.palettes.dark.colored(by: options))
        if options.trackColor != nil { style.palettes.fixedColors.insert(.track) }
        if options.selectedColor != nil { style.palettes.fixedColors.insert(.accent) }
        if options.thumbColor != nil { style.palettes.fixedColors.insert(.thumb) }
        style.palette = style.palettes.light
        return style
    }
}

extension SliderPalette {
    /// The palette with the colors of options.
    fileprivate func colored(by options: SliderLook.Options) -> SliderPalette {
        var palette = self
        palette.track = options.trackColor ?? track
        palette.accent = options.selectedColor ?? accent
        if let thumb = options.thumbColor { (palette.thumb, palette.disabledThumb) = (thumb, nil) }
        return palette
    }
}
