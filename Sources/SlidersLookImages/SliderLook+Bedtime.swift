import SlidersCore
import SlidersLooks

extension SliderLook {
    /// A broad ring around a day, with a moon where the night begins and a sun where it ends.
    @_alwaysEmitIntoClient public static var bedtime: SliderLook {
        SliderLook("bedtime", path: .arc(start: 0, sweep: 360), images: Image.loader(of: [.moon, .sun])) {
            style, options in
            style.drawnSide = 300
            var dial = SliderDial()
            var ticks = SliderTicks(.count(12))
            style.metrics.thumbSize = 36
            style.metrics.thickness = 48
            style.metrics.inset = 24
            (dial.face, dial.hasReadout) = (0.81, true)
            (ticks.minor, ticks.hasLabels) = (3, true)
            ticks.distance = 8
            ticks.length = 6
            ticks.minorLength = 4
            ticks.labelDistance = 12
            (style.metrics.dial, style.metrics.ticks) = (dial, ticks)
            let accent = options.selectedColor ?? .init(1, 0.72, 0.2)
            style.paintFace(.init(white: 0.98), dark: .init(white: 0.11))
            let night = options.trackColor ?? .init(0.2, 0.21, 0.27)
            style.paint(.track, night, dark: night)
            style.paint(.span, [SliderCoat(SliderPaint(.color(accent)), inset: 3)])
            for (index, image) in [SliderLook.Image.moon, .sun].enumerated() {
                // Light enough for a dark image.
                let disc = SliderCoat(
                    SliderPaint(.color(options.thumbColor ?? accent.mixed(with: .init(white: 1), 0.4))))
                style.paintThumb([disc, SliderCoat(SliderPaint(image.fill))], of: index)
            }
            style.fonts = [
                SliderPartFont(.tickLabel, SliderTextFont(size: 12, weight: 500)),
                SliderPartFont(.readout, SliderTextFont(size: 26, weight: 600)),
            ]
        }
    }
}
