import SlidersCore

extension SliderLook {
    /// A range input as Chromium draws it, for use beside the form controls of a page.
    @_alwaysEmitIntoClient public static var web: SliderLook {
        SliderLook("web") { style, options in
            (style.metrics.thumbSize, style.metrics.thickness) = (16, options.height ?? 8)
            for isDark in [false, true] {
                let accent = options.selectedColor ?? (isDark ? .init(0.6, 0.784, 1) : .init(0, 0.459, 1))
                let thumb = options.thumbColor ?? accent
                let track = options.trackColor ?? .init(white: isDark ? 0.231 : 0.937)
                let edge = SliderPaint.Color(white: isDark ? 0.522 : 0.698)
                let gray = SliderPaint.Color(white: isDark ? 0.459 : 0.796)
                // A thumb is darker while hovered, and lighter while held; in the dark appearance, the opposite.
                let hoverTint = SliderPaint.Color(white: isDark ? 1 : 0)
                let pressTint = SliderPaint.Color(white: isDark ? 0 : 1)
                let hovered = SliderCoat(SliderPaint(.color(thumb.mixed(with: hoverTint, 0.22))))
                let held = SliderCoat(SliderPaint(.color(thumb.mixed(with: pressTint, 0.22))))
                style.paints += [
                    SliderPartPaint(
                        .track, [SliderCoat(SliderPaint(.color(track), outline: .init(edge, width: 1)), inset: 0.5)],
                        isDark: isDark),
                    SliderPartPaint(
                        .track,
                        [
                            SliderCoat(
                                SliderPaint(.color(track.faded(0.6)), outline: .init(edge.faded(0.4), width: 1)),
                                inset: 0.5
                            )
                        ],
                        in: .disabled, isDark: isDark),
                    SliderPartPaint(.span, SliderPaint(.color(accent)), isDark: isDark),
                    SliderPartPaint(.span, SliderPaint(.color(gray)), in: .disabled, isDark: isDark),
                    SliderPartPaint(.thumb, SliderPaint(.color(thumb)), isDark: isDark),
                    SliderPartPaint(.thumb, [hovered], in: .hovered, isDark: isDark),
                    SliderPartPaint(.thumb, [held], in: .held, isDark: isDark),
                    SliderPartPaint(.thumb, SliderPaint(.color(gray)), in: .disabled, isDark: isDark),
                ]
            }
        }
    }
}
