import SlidersCore

/// Faces of clocks, for a range of time.
extension LookDefinition {
    /// Twelve hours, with a numeral for each.
    @inline(__always) static var clock12: LookDefinition {
        LookDefinition(
            style: { .clock($0, hours: 12) }, sample: { .day(720, [540, 300], step: 5) },
            path: .arc(start: 0, sweep: 360), drawnSide: 300,
            tickLabels: ["12", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"], readout: .duration)
    }

    /// 24 hours, with a numeral for each.
    @inline(__always) static var clock24: LookDefinition {
        LookDefinition(
            style: { .clock($0, hours: 24) }, sample: { .day(1440, [420, 1320], step: 15) },
            path: .arc(start: 0, sweep: 360), drawnSide: 300,
            tickLabels: [
                "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18",
                "19", "20", "21", "22", "23",
            ],
            readout: .duration)
    }
}

extension SliderStyle {
    /// A ring around the face of a clock, with a numeral for each hour.
    fileprivate static func clock(_ options: SliderLook.Options, hours: Int) -> SliderStyle {
        var style = SliderStyle()
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
        style.paint(.span, [SliderCoat(SliderPaint(.color(accent)))])
        style.paintThumb([SliderCoat(SliderPaint(.color(options.thumbColor ?? .init(white: 1)), shadow: shadow))])
        style.fonts = [
            SliderPartFont(.tickLabel, SliderTextFont(size: hours == 12 ? 15 : 10, weight: 500)),
            SliderPartFont(.readout, SliderTextFont(size: 26, weight: 600)),
        ]
        return style
    }
}
