import SlidersCore

extension SliderLook {
    /// A ring of all hues.
    @_alwaysEmitIntoClient public static var hue: SliderLook {
        SliderLook("hue", path: .arc(start: 0, sweep: 360)) { style, options in
            style.drawnSide = 240
            var dial = SliderDial()
            (style.metrics.thumbSize, style.metrics.thickness) = (38, 30)
            dial.hasReadout = true
            style.metrics.dial = dial
            let colors = SliderPaint.Fill.alongTrack((0...6).map { SliderPaint.Stop(Double($0) / 6, .hue(sixth: $0)) })
            let shadow = SliderPaint.Shadow(.init(white: 0, alpha: 0.4), offset: SIMD2(0, 1), blur: 2)
            let disc = SliderPaint(.color(options.thumbColor ?? .init(white: 1)), shadow: shadow)
            style.paint(.track, [SliderCoat(SliderPaint(colors))])
            style.omit(.span)
            style.paintThumb([SliderCoat(disc), SliderCoat(SliderPaint(colors), inset: 4)])
            style.paint(.readout, .init(white: 0.2), dark: .init(white: 0.9))
            style.fonts = [SliderPartFont(.readout, SliderTextFont(size: 36, weight: 300))]
        }
    }
}

extension SliderPaint.Color {
    /// Returns red, yellow, green, cyan, blue, magenta, or red again, for a number from 0 to 6.
    @_alwaysEmitIntoClient static func hue(sixth: Int) -> SliderPaint.Color {
        let ramp = { (shift: Int) in [1.0, 1, 0, 0, 0, 1][(sixth + shift) % 6] }
        return .init(ramp(0), ramp(4), ramp(2))
    }
}
