import SlidersCore

extension SliderLook {
    /// A compass rose with a needle on a pivot, and without a thumb.
    @_alwaysEmitIntoClient public static var compass: SliderLook {
        SliderLook("compass", path: .arc(start: 0, sweep: 360)) { style, options in
            style.drawnSide = 260
            var dial = SliderDial()
            var ticks = SliderTicks(.count(4))
            (style.metrics.thumbSize, style.metrics.thickness) = (14, 3)
            dial.face = 1
            dial.needle = -0.6...0.6
            dial.needleWidth = 9
            (ticks.minor, ticks.hasLabels) = (8, true)
            ticks.distance = -3
            ticks.length = 12
            ticks.minorLength = 7
            ticks.width = 2
            ticks.labelDistance = 16
            (style.metrics.dial, style.metrics.ticks) = (dial, ticks)
            let red = options.selectedColor ?? .init(0.9, 0.2, 0.15)
            let gray = options.selectedEndColor ?? .init(white: 0.6)
            let shadow = SliderPaint.Shadow(.init(white: 0, alpha: 0.3), offset: SIMD2(0, 1), blur: 1.5)
            style.paintFace(.init(white: 0.98), dark: .init(white: 0.13))
            for isDark in [false, true] {
                let face = SliderPaint.Color(white: isDark ? 0.13 : 0.98)
                let pivot = options.thumbColor ?? .init(white: isDark ? 0.9 : 0.2)
                // The needle has the color of the pivot, a disc below it, where it crosses that. Colors change within
                // half a point, so that no edge is jagged.
                let stops: [SliderPaint.Stop] = [
                    .init(0.455, gray), .init(0.458, pivot), .init(0.542, pivot), .init(0.545, red),
                ]
                let halves = SliderPaint.Gradient(stops, from: SIMD2(0, 0.5), to: SIMD2(1, 0.5))
                style.paint(
                    .face,
                    [
                        // As far as the outer edge of the track, so that the focus ring is around that.
                        SliderCoat(SliderPaint(.color(face)), inset: -0.5),
                        SliderCoat(SliderPaint(.color(pivot), shadow: shadow), inset: 115),
                    ], isDark: isDark)
                style.paint(.needle, [SliderCoat(SliderPaint(.gradient(halves), shadow: shadow))], isDark: isDark)
            }
            style.paint(
                .track, options.trackColor ?? .init(white: 0.75), dark: options.trackColor ?? .init(white: 0.35))
            style.omit(.span)
            style.omit(.thumb)
            style.fonts = [SliderPartFont(.tickLabel, SliderTextFont(size: 20, weight: 600))]
        }
    }
}
