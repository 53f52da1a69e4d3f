import SlidersCore

extension LookDefinition {
    /// Square thumbs as high as the control, a track inset by height / 3.5, and light and shade over track and span.
    @inline(__always) static var layers: LookDefinition {
        LookDefinition(
            style: SliderStyle.layers, sample: { SliderLook.Sample(0...10, [2, 8], height: 30) })
    }
}

extension SliderStyle {
    fileprivate static func layers(_ options: SliderLook.Options) -> SliderStyle {
        var style = SliderStyle()
        var extras = SliderTrackExtras()
        let height = max(0, options.height ?? 30)
        let roundness = min(1, max(0, options.curvaceousness ?? 1))
        (style.metrics.thumbSize, style.metrics.thickness) = (height, height - 2 * height / 3.5)
        extras.hasCover = true
        style.metrics.extras = extras
        let gray = SliderPaint.Color(white: 0.5)
        let blue = options.selectedColor ?? .init(0, 0.45, 0.94)
        let gloss = SliderPaint(
            .clear, gloss: .init(.init(white: 1, alpha: 0.4), inset: style.metrics.thickness * roundness / 4))
        let shade = SliderPaint.Shadow(gray, offset: SIMD2(0, 2), blur: 1.5)
        let lip = SliderPaint(.clear, shadow: shade, outline: .init(gray, width: 1))
        let edge = SliderPaint(.clear, shadow: shade, outline: .init(.init(white: 0), width: 0.5))
        let knob = SliderPaint(
            .color(options.thumbColor ?? .init(white: 1)), shadow: .init(gray, offset: SIMD2(0, 1), blur: 0.5),
            outline: .init(gray, width: 0.5))
        let shine = SliderPaint(.gradient(.init(.init(white: 0, alpha: 0.15), .init(white: 0, alpha: 0.05))))
        let pressed = SliderPaint(.color(.init(white: 0, alpha: 0.1)))
        style.paint(
            .track, [SliderCoat(SliderPaint(.color(options.trackColor ?? .init(white: 0.9))), roundness: roundness)])
        style.paint(
            .span(lap: 0), [SliderCoat(SliderPaint(.color(blue)), roundness: 0, isFlush: true, isClipped: true)])
        style.paint(.cover, [gloss, lip, edge].map { SliderCoat($0, roundness: roundness, isClipped: true) })
        style.paintThumb(
            [SliderCoat(knob, inset: 2, roundness: roundness), SliderCoat(shine, inset: 4, roundness: roundness)],
            held: [SliderCoat(pressed, inset: 2, roundness: roundness)], ringDistance: -1, roundness: roundness)
        return style
    }
}
