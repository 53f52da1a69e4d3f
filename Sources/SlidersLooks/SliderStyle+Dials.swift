import SlidersCore

/// Circular sliders that look like what they set.
extension SliderStyle {
    /// An arc from cold to warm. The app sets the present temperature with ``SliderTrackExtras/readings``.
    static func thermostat(_ options: SliderLook.Options) -> SliderStyle {
        var style = SliderStyle(.arc(start: 225, sweep: 270))
        var dial = SliderDial()
        var ticks = SliderTicks(.count(11))
        var extras = SliderTrackExtras()
        (style.metrics.thumbSize, style.metrics.thickness) = (32, 18)
        (dial.face, dial.hasReadout) = (0.6, true)
        ticks.minor = 4
        ticks.distance = 3
        ticks.length = 9
        ticks.minorLength = 6
        ticks.width = 1.5
        (extras.readings, extras.readingOverhang) = ([19], 5)
        style.metrics.dial = dial
        style.metrics.ticks = ticks
        style.metrics.extras = extras
        let cold = options.selectedColor ?? .init(0.15, 0.5, 0.95)
        let warm = options.selectedEndColor ?? .init(0.95, 0.25, 0.15)
        let stops: [SliderPaint.Stop] = [
            .init(0, cold), .init(0.4, cold.mixed(with: .init(0.2, 0.85, 0.8), 0.8)), .init(0.7, .init(1, 0.7, 0.2)),
            .init(1, warm),
        ]
        let shadow = SliderPaint.Shadow(.init(white: 0, alpha: 0.3), offset: SIMD2(0, 1), blur: 2)
        let disc = SliderPaint(.color(options.thumbColor ?? .init(white: 1)), shadow: shadow)
        let face = SliderPaint.Shadow(.init(white: 0, alpha: 0.2), offset: SIMD2(0, 3), blur: 6)
        style.paintFace(.init(white: 1), dark: .init(white: 0.18), shadow: face)
        for isDark in [false, true] {
            let page = SliderPaint.Color(white: isDark ? 0.12 : 0.97)
            let pale = SliderPaint.Fill.alongTrack(stops.map { .init($0.fraction, $0.color.mixed(with: page, 0.78)) })
            style.paint(
                .track, [SliderCoat(SliderPaint(options.trackColor.map { .color($0) } ?? pale))], isDark: isDark)
        }
        style.paint(.span(lap: 0), [SliderCoat(SliderPaint(.alongTrack(stops)))])
        style.paint(.reading, .init(white: 0.2), dark: .init(white: 0.95))
        style.paintThumb([SliderCoat(disc), SliderCoat(SliderPaint(.alongTrack(stops)), inset: 5)])
        style.fonts = [SliderPartFont(.readout, SliderTextFont(size: 44, weight: 300))]
        return style
    }

    /// A metal knob with lights around it, which are columns of a histogram.
    static func volume(_ options: SliderLook.Options) -> SliderStyle {
        var style = SliderStyle(.arc(start: 225, sweep: 270))
        var dial = SliderDial()
        var extras = SliderTrackExtras()
        style.metrics.thumbSize = 24
        style.metrics.thickness = 2
        style.metrics.inset = 20
        dial.face = 0.84
        dial.needle = 0.5...0.72
        dial.needleWidth = 5
        extras.histogram = Array(repeating: 1, count: 41)
        extras.histogramHeight = 9
        extras.histogramGap = 6
        (style.metrics.dial, style.metrics.extras) = (dial, extras)
        let accent = options.selectedColor ?? .init(0.2, 0.78, 0.35)
        let light = SliderCoat(SliderPaint(.color(accent), glow: .init(1.5)), isFlush: true)
        let rim = SliderPaint(
            .gradient(.init(.init(white: 0.98), .init(white: 0.6))),
            shadow: .init(.init(white: 0, alpha: 0.35), offset: SIMD2(0, 5), blur: 6))
        let disc = SliderPaint(.gradient(.init(.init(white: 0.78), .init(white: 0.95))))
        let needle = SliderPaint(.color(options.thumbColor ?? .init(white: 0.25)))
        for isDark in [false, true] {
            let unlit = options.trackColor ?? .init(white: isDark ? 0.3 : 0.82)
            style.paint(
                .histogram(isSelected: false), [SliderCoat(SliderPaint(.color(unlit)), isFlush: true)], isDark: isDark)
        }
        style.paint(.histogram(isSelected: true), [light])
        style.paint(.face, [SliderCoat(rim), SliderCoat(disc, inset: 6)])
        style.paint(.needle, [SliderCoat(needle)])
        style.paints.append(SliderPartPaint(.needle, SliderPaint(.color(.init(0, 0.48, 1))), in: .focused))
        style.omit(.track)
        style.omit(.span(lap: 0))
        style.omit(.thumb)
        return style
    }

    /// All hues around a ring. The thumb shows the hue at its value.
    static func hue(_ options: SliderLook.Options) -> SliderStyle {
        var style = SliderStyle(.arc(start: 0, sweep: 360))
        var dial = SliderDial()
        (style.metrics.thumbSize, style.metrics.thickness) = (38, 30)
        dial.hasReadout = true
        style.metrics.dial = dial
        let colors = SliderPaint.Fill.alongTrack((0...6).map { SliderPaint.Stop(Double($0) / 6, .hue(sixth: $0)) })
        let shadow = SliderPaint.Shadow(.init(white: 0, alpha: 0.4), offset: SIMD2(0, 1), blur: 2)
        let disc = SliderPaint(.color(options.thumbColor ?? .init(white: 1)), shadow: shadow)
        style.paint(.track, [SliderCoat(SliderPaint(colors))])
        style.omit(.span(lap: 0))
        style.paintThumb([SliderCoat(disc), SliderCoat(SliderPaint(colors), inset: 4)])
        style.paint(.readout, .init(white: 0.2), dark: .init(white: 0.9))
        style.fonts = [SliderPartFont(.readout, SliderTextFont(size: 36, weight: 300))]
        return style
    }

    /// A compass rose with four directions and a needle.
    static func compass(_ options: SliderLook.Options) -> SliderStyle {
        var style = SliderStyle(.arc(start: 0, sweep: 360))
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
        let halves = SliderPaint.Gradient([.init(0.5, gray), .init(0.5, red)], from: SIMD2(0, 0.5), to: SIMD2(1, 0.5))
        let needle = SliderPaint(
            .gradient(halves), shadow: .init(.init(white: 0, alpha: 0.3), offset: SIMD2(0, 1), blur: 1.5))
        style.paintFace(.init(white: 0.98), dark: .init(white: 0.13))
        style.paint(.track, options.trackColor ?? .init(white: 0.75), dark: options.trackColor ?? .init(white: 0.35))
        style.omit(.span(lap: 0))
        style.paint(.needle, [SliderCoat(needle)])
        style.paintThumb([SliderCoat(SliderPaint(.color(options.thumbColor ?? red)))])
        style.fonts = [SliderPartFont(.tickLabel, SliderTextFont(size: 20, weight: 600))]
        return style
    }
}

extension SliderPaint.Color {
    /// Red, yellow, green, cyan, blue, magenta, and red again.
    fileprivate static func hue(sixth: Int) -> SliderPaint.Color {
        let ramp = { (shift: Int) in [1.0, 1, 0, 0, 0, 1][(sixth + shift) % 6] }
        return .init(ramp(0), ramp(4), ramp(2))
    }
}
