import SlidersCore

extension SliderLook {
    /// A flat track, and round thumbs with a border.
    @_alwaysEmitIntoClient public static var flat: SliderLook {
        SliderLook("flat") { style, options in
            let height = max(1, options.height ?? 10)
            let width = options.borderWidth ?? 2
            (style.metrics.thumbSize, style.metrics.thickness) = (30, height)
            let roundness = min(1, max(0, (options.cornerRadius ?? 5) / (height / 2)))
            let green = options.selectedColor ?? .init(0.3, 0.8, 0.39)
            let border = SliderPaint.Outline(options.borderColor ?? .init(0.15, 0.6, 0.25), width: width)
            let thumb = SliderPaint(.color(options.thumbColor ?? .init(white: 1)), outline: width > 0 ? border : nil)
            for isDark in [false, true] {
                let gray = options.trackColor ?? .init(white: isDark ? 0.3 : 0.8)
                style.paint(.track, [SliderCoat(SliderPaint(.color(gray)), roundness: roundness)], isDark: isDark)
            }
            style.paint(.span, [SliderCoat(SliderPaint(.color(green)), roundness: roundness, isFlush: true)])
            style.paintThumb([SliderCoat(thumb, inset: width / 2)])
        }
    }
}
