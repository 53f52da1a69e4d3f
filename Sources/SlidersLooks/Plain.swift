import SlidersCore

extension SliderStyle {
    /// The slider of a system, in its palettes except for the colours of the options. A host may replace the palettes'
    /// colours by those of its surroundings.
    static func system(_ measures: SystemMeasures, _ options: LookOptions) -> SliderStyle {
        var style = SliderStyle(.right)
        style.metrics.thumbSize = measures.thumbBreadth
        style.metrics.thumbLength = measures.thumbLength
        style.metrics.heldThumbScale = measures.heldScale
        style.heldThumb = measures.held
        style.metrics.thickness = options.height ?? measures.track
        style.palettes = measures.palettes
        for isDark in [false, true] {
            var palette = measures.palettes.palette(isDark: isDark)
            palette.track = options.trackColor ?? palette.track
            palette.accent = options.selectedColor ?? palette.accent
            if let thumb = options.thumbColor { (palette.thumb, palette.disabledThumb) = (thumb, nil) }
            style.palette = palette
            let own = style
            if options.trackColor != nil { style.keep([.track], of: own, isDark) }
            if options.selectedColor != nil {
                style.keep(
                    [.span(lap: 0), .span(lap: 1), .span(lap: 2), .histogram(isSelected: true), .selectable], of: own,
                    isDark)
            }
            if options.thumbColor != nil || options.selectedColor != nil { style.keep([.thumb], of: own, isDark) }
        }
        style.palette = measures.palettes.light
        return style
    }

    /// Adds the palette's paints of these roles, so that they stay if a host sets another palette.
    private mutating func keep(_ roles: [Element.Role], of own: SliderStyle, _ isDark: Bool) {
        for role in roles {
            for state in [Element.State.normal, .held, .focused, .disabled] {
                let coats = own.palette.coats(of: role, state)
                paints.append(PartPaint(role, coats, in: state == .normal ? nil : state, isDark: isDark))
            }
        }
    }

    /// A range input as Chromium draws it, with the colours of its pixels, without the line over its selected part.
    static func web(_ options: LookOptions) -> SliderStyle {
        var style = SliderStyle(.right)
        (style.metrics.thumbSize, style.metrics.thickness) = (16, options.height ?? 8)
        for isDark in [false, true] {
            let accent = options.selectedColor ?? (isDark ? .init(0.6, 0.784, 1) : .init(0, 0.459, 1))
            let thumb = options.thumbColor ?? accent
            let track = options.trackColor ?? .init(white: isDark ? 0.231 : 0.937)
            let edge = Paint.Color(white: isDark ? 0.522 : 0.698)
            let grey = Paint.Color(white: isDark ? 0.459 : 0.796)
            // Darker while hovered, lighter while held; in dark surroundings the opposite.
            let far = Paint.Color(white: isDark ? 1 : 0)
            let near = Paint.Color(white: isDark ? 0 : 1)
            let hovered = Coat(Paint(.color(thumb.mixed(with: far, 0.22))))
            let held = Coat(Paint(.color(thumb.mixed(with: near, 0.22))))
            let ring = Paint(.color(thumb), outline: .init(.init(white: isDark ? 1 : 0.06), width: 2))
            style.paints += [
                PartPaint(
                    .track, [Coat(Paint(.color(track), outline: .init(edge, width: 1)), inset: 0.5)], isDark: isDark),
                PartPaint(
                    .track,
                    [Coat(Paint(.color(track.faded(0.6)), outline: .init(edge.faded(0.4), width: 1)), inset: 0.5)],
                    in: .disabled, isDark: isDark),
                PartPaint(.span(lap: 0), Paint(.color(accent)), isDark: isDark),
                PartPaint(.span(lap: 0), Paint(.color(grey)), in: .disabled, isDark: isDark),
                PartPaint(.thumb, Paint(.color(thumb)), isDark: isDark),
                PartPaint(.thumb, [hovered], in: .hovered, isDark: isDark),
                PartPaint(.thumb, [held], in: .held, isDark: isDark),
                PartPaint(.thumb, [Coat(ring, inset: -1)], in: .focused, isDark: isDark),
                PartPaint(.thumb, Paint(.color(grey)), in: .disabled, isDark: isDark),
            ]
        }
        return style
    }
}
