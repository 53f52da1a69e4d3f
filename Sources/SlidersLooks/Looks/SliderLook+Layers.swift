import SlidersCore

extension SliderLook {
    /// Light and shade in layers, with corners from square to round.
    @_alwaysEmitIntoClient public static var layers: SliderLook {
        SliderLook("layers") { style, options in
            let height = max(0, options.height ?? 30)
            let roundness = min(1, max(0, options.roundness ?? 1))
            (style.metrics.thumbSize, style.metrics.thickness) = (height, height - 2 * height / 3.5)
            style.metrics.extras.hasCover = true
            let gray = SliderPaint.Color(white: 0.5)
            let blue = options.selectedColor ?? .init(0, 0.45, 0.94)
            let knob = SliderPaint(
                .color(options.thumbColor ?? .init(white: 1)), shadow: .init(gray, offset: SIMD2(0, 1), blur: 0.5),
                outline: .init(gray, width: 0.5))
            let shine = SliderPaint(.gradient(.init(.init(white: 0, alpha: 0.15), .init(white: 0, alpha: 0.05))))
            let pressed = SliderPaint(.color(.init(white: 0, alpha: 0.1)))
            for isDark in [false, true] {
                let color = options.trackColor ?? .init(white: isDark ? 0.25 : 0.9)
                let light = SliderPaint.Color(white: 1, alpha: isDark ? 0.15 : 0.4)
                let rim = isDark ? .init(white: 0.1) : gray
                let shade = SliderPaint.Shadow(rim, offset: SIMD2(0, 2), blur: 1.5)
                let gloss = SliderPaint(.clear, gloss: .init(light, inset: style.metrics.thickness * roundness / 4))
                let lip = SliderPaint(.clear, shadow: shade, outline: .init(rim, width: 1))
                let edge = SliderPaint(.clear, shadow: shade, outline: .init(.init(white: 0), width: 0.5))
                let cover = [gloss, lip, edge].map { SliderCoat($0, roundness: roundness, isClipped: true) }
                style.paint(.track, [SliderCoat(SliderPaint(.color(color)), roundness: roundness)], isDark: isDark)
                style.paint(.cover, cover, isDark: isDark)
            }
            style.paint(
                .span, [SliderCoat(SliderPaint(.color(blue)), roundness: 0, isFlush: true, isClipped: true)])
            style.paintThumb(
                [SliderCoat(knob, inset: 2, roundness: roundness), SliderCoat(shine, inset: 4, roundness: roundness)],
                held: [SliderCoat(pressed, inset: 2, roundness: roundness)])
        }
    }
}
