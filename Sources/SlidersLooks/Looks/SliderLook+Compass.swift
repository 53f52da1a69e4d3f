import SlidersCore

extension SliderLook {
    /// A compass rose with a needle.
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
            ticks.distance = 2
            ticks.length = 12
            ticks.minorLength = 7
            ticks.width = 2
            ticks.labelDistance = 16
            (style.metrics.dial, style.metrics.ticks) = (dial, ticks)
            let red = options.selectedColor ?? .init(0.9, 0.2, 0.15)
            let gray = options.selectedEndColor ?? .init(white: 0.72)
            let halves = SliderPaint.Gradient(
                [.init(0.5, gray), .init(0.5, red)], from: SIMD2(0, 0.5), to: SIMD2(1, 0.5))
            let needle = SliderPaint(
                .gradient(halves), shadow: .init(.init(white: 0, alpha: 0.3), offset: SIMD2(0, 1), blur: 1.5))
            style.paintFace(.init(white: 0.98), dark: .init(white: 0.13))
            style.paint(
                .track, options.trackColor ?? .init(white: 0.75), dark: options.trackColor ?? .init(white: 0.35))
            style.omit(.span)
            style.paint(.needle, [SliderCoat(needle)])
            style.paintThumb([SliderCoat(SliderPaint(.color(options.thumbColor ?? red)))])
            style.fonts = [SliderPartFont(.tickLabel, SliderTextFont(size: 20, weight: 600))]
        }
    }
}
