import SlidersCore

extension SliderLook {
    /// An arc from cold to warm. To show the current temperature, set `style.metrics.extras.readings`.
    @_alwaysEmitIntoClient public static var thermostat: SliderLook {
        SliderLook("thermostat", path: .arc(start: 225, sweep: 270)) { style, options in
            style.drawnSide = 280
            var dial = SliderDial()
            var ticks = SliderTicks(.count(11))
            (style.metrics.thumbSize, style.metrics.thickness) = (32, 18)
            (dial.face, dial.hasReadout) = (0.6, true)
            ticks.minor = 4
            ticks.distance = 3
            ticks.length = 9
            ticks.minorLength = 6
            ticks.width = 1.5
            style.metrics.dial = dial
            style.metrics.ticks = ticks
            style.metrics.extras.readingOverhang = 5
            let cold = options.selectedColor ?? .init(0.15, 0.5, 0.95)
            let warm = options.selectedEndColor ?? .init(0.95, 0.25, 0.15)
            let stops: [SliderPaint.Stop] = [
                .init(0, cold), .init(0.4, cold.mixed(with: .init(0.2, 0.85, 0.8), 0.8)),
                .init(0.7, .init(1, 0.7, 0.2)),
                .init(1, warm),
            ]
            let shadow = SliderPaint.Shadow(.init(white: 0, alpha: 0.3), offset: SIMD2(0, 1), blur: 2)
            let disc = SliderPaint(.color(options.thumbColor ?? .init(white: 1)), shadow: shadow)
            let face = SliderPaint.Shadow(.init(white: 0, alpha: 0.2), offset: SIMD2(0, 3), blur: 6)
            style.paintFace(.init(white: 1), dark: .init(white: 0.18), shadow: face)
            for isDark in [false, true] {
                let page = SliderPaint.Color(white: isDark ? 0.12 : 0.97)
                let pale = SliderPaint.Fill.alongTrack(
                    stops.map { .init($0.fraction, $0.color.mixed(with: page, 0.78)) })
                style.paint(
                    .track, [SliderCoat(SliderPaint(options.trackColor.map { .color($0) } ?? pale))], isDark: isDark)
            }
            style.paint(.span, [SliderCoat(SliderPaint(.alongTrack(stops)))])
            style.paint(.reading, .init(white: 0.2), dark: .init(white: 0.95))
            style.paintThumb([SliderCoat(disc), SliderCoat(SliderPaint(.alongTrack(stops)), inset: 5)])
            style.fonts = [SliderPartFont(.readout, SliderTextFont(size: 44, weight: 300))]
        }
    }
}
