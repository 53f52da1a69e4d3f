import SlidersCore
import SlidersRender

/// Sliders with every kind of paint.
extension Picture {
    static let painted: [Picture] = [
        Picture("paint-gradient-and-glow", .arc(start: 90, sweep: -360), 320, 320, [60]) { _, style in
            style.metrics.thickness = 40
            style.metrics.thumbSize = 40
            style.metrics.inset = 60
            let glow = SliderPaint(.gradient(.init(.init(0, 0, 1), .init(1, 0, 1), isOfControl: true)), glow: .init(9))
            style.paints = [
                SliderPartPaint(.track, SliderPaint(.color(.init(white: 0)))), SliderPartPaint(.span(lap: 0), glow),
                SliderPartPaint(
                    .thumb, SliderPaint(.color(.init(white: 1, alpha: 0.7)), shadow: .init(.init(white: 0), blur: 3))),
            ]
        },
        Picture("paint-along-the-line", .right, 320, 44, [20, 90]) { _, style in
            style.paints = [
                SliderPartPaint(
                    .span(lap: 0),
                    SliderPaint(.alongTrack([.init(0, .init(0, 0.7, 0.3)), .init(1, .init(0.9, 0.1, 0.1))])))
            ]
        },
        Picture("paint-along-the-ring", .arc(start: 0, sweep: 360), 220, 220, [40]) { _, style in
            style.metrics.thickness = 20
            style.paints = [
                SliderPartPaint(.track, SliderPaint(.alongTrack([.init(0, .init(1, 1, 0)), .init(1, .init(0, 0, 1))])))
            ]
        },
        Picture("paint-gloss-and-inner-shadow", .right, 320, 60, [20, 60]) { _, style in
            (style.metrics.thickness, style.metrics.thumbSize) = (18, 36)
            let light = SliderPaint.Gloss(.init(white: 1, alpha: 0.4), inset: 3)
            let gray = SliderPaint.Shadow(.init(white: 0.4), offset: SIMD2(0, 2), blur: 1.5)
            style.paints = [
                SliderPartPaint(
                    .track,
                    SliderPaint(
                        .color(.init(white: 0.9)), innerShadow: gray, outline: .init(.init(white: 0), width: 0.5),
                        gloss: light)),
                SliderPartPaint(.span(lap: 0), SliderPaint(.color(.init(0, 0.45, 0.94)), gloss: light)),
                SliderPartPaint(
                    .thumb,
                    SliderPaint(
                        .color(.init(white: 1)), shadow: .init(.init(white: 0.5), offset: SIMD2(0, 1), blur: 0.5),
                        outline: .init(.init(white: 0.5), width: 0.5), gloss: light)),
            ]
        },
        Picture("paint-images", .right, 320, 60, [20, 60]) { _, style in
            style.paints = [
                SliderPartPaint(.thumb, SliderPaint(.image(.init(1, size: SIMD2(32, 32))))),
                SliderPartPaint(.thumb, SliderPaint(.image(.init(2, size: SIMD2(32, 32)))), in: .held),
            ]
        }.holding(1),
        Picture("paint-clipped-and-turned", .up, 80, 240, [20, 60]) { _, style in
            (style.metrics.thickness, style.metrics.thumbSize) = (18, 24)
            style.metrics.hasLabels = true
            let image = SliderPaint(.image(.init(2, size: SIMD2(64, 64), caps: .init(left: 20, right: 12))))
            let light = SliderPaint(.color(.init(white: 0.8)), gloss: .init(.init(white: 1, alpha: 0.6)))
            style.paints = [
                SliderPartPaint(.track, [SliderCoat(light, roundness: 0.5)]),
                SliderPartPaint(.span(lap: 0), [SliderCoat(image, isFlush: true, isClipped: true)]),
            ]
            style.fonts = [SliderPartFont(.label, SliderTextFont(size: 13.5, weight: 700, isCondensed: true))]
        },
    ]

    /// The images of ids 1 and 2: a diamond of 64 pixels in two colors.
    static func image(_ id: Int) -> String? {
        let color = id == 1 ? "orange" : "brown"
        let path = "%3Cpath d='M32 0L64 32L32 64L0 32Z' fill='\(color)'/%3E"
        let svg = "%3Csvg xmlns='http://www.w3.org/2000/svg' width='64' height='64'%3E\(path)%3C/svg%3E"
        return "data:image/svg+xml,\(svg)"
    }
}
