import SlidersCore

extension LookDefinition {
    /// Bars from edge to edge of the control, with a corner radius, and thumbs with a border.
    @inline(__always) static var flat: LookDefinition {
        LookDefinition(
            style: SliderStyle.flat,
            sample: {
                var sample = SliderLook.Sample(0...1, [0.2, 0.8])
                sample.configuration.minimumSeparation = SliderStyle.flat(SliderLook.Options()).metrics.thumbSize
                return sample
            })
    }
}

extension SliderStyle {
    fileprivate static func flat(_ options: SliderLook.Options) -> SliderStyle {
        var style = SliderStyle()
        let height = max(1, options.height ?? 10)
        let width = options.borderWidth ?? 2
        (style.metrics.thumbSize, style.metrics.thickness) = (30, height)
        let roundness = min(1, max(0, (options.cornerRadius ?? 5) / (height / 2)))
        let green = options.selectedColor ?? .init(0.3, 0.8, 0.39)
        let border = SliderPaint.Outline(options.borderColor ?? .init(0.15, 0.6, 0.25), width: width)
        let thumb = SliderPaint(.color(options.thumbColor ?? .init(white: 1)), outline: width > 0 ? border : nil)
        for isDark in [false, true] {
            let gray = options.trackColor ?? .init(white: isDark ? 0.3 : 0.8)
            style.paint(.track, [SliderCoat(SliderPaint(.color(gray)), roundness: roundness)], isDark: isDark)
        }
        style.paint(.span, [SliderCoat(SliderPaint(.color(green)), roundness: roundness, isFlush: true)])
        style.paintThumb([SliderCoat(thumb, inset: width / 2)])
        return style
    }
}
