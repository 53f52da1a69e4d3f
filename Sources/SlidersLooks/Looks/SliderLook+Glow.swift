import SlidersCore

extension SliderLook {
    /// A ring with a gradient from blue to violet, whose glow grows with the value.
    @_alwaysEmitIntoClient public static var glow: SliderLook {
        SliderLook("glow", path: .arc(start: 90, sweep: -360)) { style, options in
            style.drawnSide = 320
            var dial = SliderDial()
            style.metrics.thickness = 60
            style.metrics.thumbSize = 40
            style.metrics.inset = 60
            // A dark disc, under the edge of the ring, so that the number is readable on any page.
            (dial.face, dial.hasReadout) = (0.75, true)
            style.metrics.dial = dial
            let colors = SliderPaint.Gradient(
                options.selectedColor ?? .init(0, 0, 1), options.selectedEndColor ?? .init(1, 0, 1), isOfControl: true)
            // Core Graphics would blur the glow by ⌊angle/20⌋ points, which is a σ of half as much.
            let arc = SliderCoat(
                SliderPaint(.gradient(colors), glow: .init(from: 0, to: 9, steps: 18)), inset: 10)
            let line = SliderPaint(.color(.init(white: 1, alpha: 0.05)))
            let lines = [SliderCoat(line, offset: 30, width: 1), SliderCoat(line, offset: -30, width: 1)]
            let handle = SliderCoat(
                SliderPaint(
                    .color(options.thumbColor ?? .init(white: 1, alpha: 0.7)), shadow: .init(.init(white: 0), blur: 1.5)
                ))
            let text = SliderPaint.Color(white: 1, alpha: 0.8)
            style.paint(
                .track,
                [SliderCoat(SliderPaint(.color(options.trackColor ?? .init(white: 0))), roundness: 0, isFlush: true)])
            style.paint(.face, [SliderCoat(SliderPaint(.color(.init(white: 0.1))))])
            style.paint(.span, [arc] + lines)
            style.paintThumb([handle])
            style.paint(.readout, text, dark: text)
            style.paint(.obstacle, text, dark: text)
            style.fonts = [SliderPartFont(.readout, SliderTextFont(size: 56, weight: 800, isCondensed: true))]
        }
    }
}
