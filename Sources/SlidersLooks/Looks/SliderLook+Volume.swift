import SlidersCore

extension SliderLook {
    /// A metal knob with lights around it up to the value.
    @_alwaysEmitIntoClient public static var volume: SliderLook {
        SliderLook("volume", path: .arc(start: 225, sweep: 270)) { style, options in
            style.drawnSide = 220
            var dial = SliderDial()
            style.metrics.thumbSize = 24
            style.metrics.thickness = 2
            style.metrics.inset = 20
            dial.face = 0.84
            dial.needle = 0.5...0.72
            dial.needleWidth = 5
            style.metrics.extras.histogram = Array(repeating: 1, count: 41)
            style.metrics.extras.histogramHeight = 9
            style.metrics.extras.histogramGap = 6
            style.metrics.dial = dial
            let accent = options.selectedColor ?? .init(0.2, 0.78, 0.35)
            let light = SliderCoat(SliderPaint(.color(accent), glow: .init(1.5)), isFlush: true)
            let shadow = SliderPaint.Shadow(.init(white: 0, alpha: 0.35), offset: SIMD2(0, 5), blur: 6)
            for isDark in [false, true] {
                let (top, bottom) = isDark ? (0.46, 0.13) : (0.98, 0.6)
                let (shade, shine) = isDark ? (0.17, 0.23) : (0.78, 0.95)
                let rim = SliderPaint(.gradient(.init(.init(white: top), .init(white: bottom))), shadow: shadow)
                let disc = SliderPaint(.gradient(.init(.init(white: shade), .init(white: shine))))
                let needle = options.thumbColor ?? .init(white: isDark ? 0.95 : 0.25)
                let unlit = options.trackColor ?? .init(white: isDark ? 0.3 : 0.82)
                style.paint(.face, [SliderCoat(rim), SliderCoat(disc, inset: 6)], isDark: isDark)
                style.paint(.needle, [SliderCoat(SliderPaint(.color(needle)))], isDark: isDark)
                style.paint(
                    .histogram(isSelected: false), [SliderCoat(SliderPaint(.color(unlit)), isFlush: true)],
                    isDark: isDark)
            }
            style.paint(.histogram(isSelected: true), [light])
            style.omit(.track)
            style.omit(.span)
            style.omit(.thumb)
        }
    }
}
