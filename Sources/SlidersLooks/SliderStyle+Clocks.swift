import SlidersCore

/// Faces of clocks, with a range of time around them.
extension SliderStyle {
    /// A ring around the face of a clock, with a numeral for each hour.
    static func clock(_ options: SliderLook.Options, hours: Int) -> SliderStyle {
        var style = SliderStyle(.arc(start: 0, sweep: 360))
        var dial = SliderDial()
        var ticks = SliderTicks(.count(hours))
        (style.metrics.thumbSize, style.metrics.thickness) = (30, 22)
        (dial.face, dial.hasReadout) = (0.86, true)
        (ticks.minor, ticks.hasLabels) = (hours == 12 ? 4 : 3, true)
        ticks.distance = 7
        ticks.length = 8
        ticks.minorLength = 4
        ticks.labelDistance = hours == 12 ? 14 : 11
        (style.metrics.dial, style.metrics.ticks) = (dial, ticks)
        let accent = options.selectedColor ?? .init(1, 0.58, 0)
        let shadow = SliderPaint.Shadow(.init(white: 0, alpha: 0.25), offset: SIMD2(0, 1), blur: 2)
        style.paintFace(.init(white: 1), dark: .init(white: 0.16))
        style.paint(.track, options.trackColor ?? .init(white: 0.88), dark: options.trackColor ?? .init(white: 0.26))
        style.paint(.span(lap: 0), [SliderCoat(SliderPaint(.color(accent)))])
        style.paintThumb([SliderCoat(SliderPaint(.color(options.thumbColor ?? .init(white: 1)), shadow: shadow))])
        style.fonts = [
            SliderPartFont(.tickLabel, SliderTextFont(size: hours == 12 ? 15 : 10, weight: 500)),
            SliderPartFont(.readout, SliderTextFont(size: 26, weight: 600)),
        ]
        return style
    }

    /// A broad ring around the face of a day, with a moon and a sun on its thumbs.
    static func bedtime(_ options: SliderLook.Options) -> SliderStyle {
        var style = SliderStyle(.arc(start: 0, sweep: 360))
        var dial = SliderDial()
        var ticks = SliderTicks(.count(12))
        style.metrics.thumbSize = 40
        style.metrics.thickness = 48
        style.metrics.inset = 24
        (dial.face, dial.hasReadout) = (0.8, true)
        (ticks.minor, ticks.hasLabels) = (3, true)
        ticks.distance = 8
        ticks.length = 6
        ticks.minorLength = 4
        ticks.labelDistance = 12
        (style.metrics.dial, style.metrics.ticks) = (dial, ticks)
        let accent = options.selectedColor ?? .init(1, 0.72, 0.2)
        style.paintFace(.init(white: 0.98), dark: .init(white: 0.11))
        style.paint(.track, options.trackColor ?? .init(white: 0.9), dark: options.trackColor ?? .init(white: 0.02))
        style.paint(.span(lap: 0), [SliderCoat(SliderPaint(.color(accent)), inset: 3)])
        for (index, image) in [SliderLook.Image.moon, .sun].enumerated() {
            let disc = SliderCoat(SliderPaint(.color(options.thumbColor ?? accent.mixed(with: .init(white: 0), 0.12))))
            style.paintThumb([disc, SliderCoat(SliderPaint(image.fill))], of: index)
        }
        style.fonts = [
            SliderPartFont(.tickLabel, SliderTextFont(size: 12, weight: 500)),
            SliderPartFont(.readout, SliderTextFont(size: 26, weight: 600)),
        ]
        return style
    }
}
