import SlidersCore

extension SliderLook {
    /// The face of a clock with twelve hours, for a range of time.
    @_alwaysEmitIntoClient public static var clock12: SliderLook { clock("clock12", hours: 12) }

    /// The face of a clock with 24 hours, for a range of time. Every third hour has a numeral.
    @_alwaysEmitIntoClient public static var clock24: SliderLook { clock("clock24", hours: 24) }

    /// A ring around the face of a clock, with a numeral for each of twelve hours, or for every third of 24.
    @_alwaysEmitIntoClient static func clock(_ name: String, hours: Int) -> SliderLook {
        SliderLook(name, path: .arc(start: 0, sweep: 360)) { style, options in
            style.drawnSide = 300
            var dial = SliderDial()
            var ticks = SliderTicks(.count(hours == 12 ? 12 : 8))
            (style.metrics.thumbSize, style.metrics.thickness) = (30, 22)
            (dial.face, dial.hasReadout) = (0.86, true)
            (ticks.minor, ticks.hasLabels) = (hours == 12 ? 4 : 2, true)
            ticks.distance = 7
            ticks.length = 8
            ticks.minorLength = 4
            ticks.labelDistance = 14
            (style.metrics.dial, style.metrics.ticks) = (dial, ticks)
            let accent = options.selectedColor ?? .init(1, 0.58, 0)
            let shadow = SliderPaint.Shadow(.init(white: 0, alpha: 0.25), offset: SIMD2(0, 1), blur: 2)
            style.paintFace(.init(white: 1), dark: .init(white: 0.16))
            style.paint(
                .track, options.trackColor ?? .init(white: 0.88), dark: options.trackColor ?? .init(white: 0.26))
            style.paint(.span, [SliderCoat(SliderPaint(.color(accent)))])
            style.paintThumb([SliderCoat(SliderPaint(.color(options.thumbColor ?? .init(white: 1)), shadow: shadow))])
            style.fonts = [
                SliderPartFont(.tickLabel, SliderTextFont(size: hours == 12 ? 15 : 13, weight: 500)),
                SliderPartFont(.readout, SliderTextFont(size: 26, weight: 600)),
            ]
        }
    }
}
