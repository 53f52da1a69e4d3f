import SlidersCore

/// Paints that several looks share: a part in each state, a thumb with a ring for the keyboard focus, and the face of a
/// dial.
extension SliderStyle {
    /// Paints a part; disabled parts are faded.
    mutating func paint(_ role: SliderElement.Role, _ coats: [SliderCoat], isDark: Bool? = nil) {
        paints.append(SliderPartPaint(role, coats, isDark: isDark))
        paints.append(SliderPartPaint(role, coats.map { $0.faded() }, in: .disabled, isDark: isDark))
    }

    /// Paints a part in one color for light and another for dark surroundings.
    mutating func paint(_ role: SliderElement.Role, _ light: SliderPaint.Color, dark: SliderPaint.Color) {
        paint(role, [SliderCoat(SliderPaint(.color(light)))], isDark: false)
        paint(role, [SliderCoat(SliderPaint(.color(dark)))], isDark: true)
    }

    /// Leaves a part out.
    mutating func omit(_ role: SliderElement.Role) { paints.append(SliderPartPaint(role, [])) }

    /// Paints thumbs in each state; disabled ones in gray.
    ///
    /// - Parameters:
    ///   - held: coats above the others while the thumb is held.
    ///   - ring: the color of the ring around a thumb with the focus.
    ///   - ringDistance: the distance of the ring from the thumb's edge, in points.
    ///   - thumb: the index of the thumb; `nil` paints each.
    mutating func paintThumb(
        _ coats: [SliderCoat], held: [SliderCoat] = [], ring: SliderPaint.Color = .init(0, 0.48, 1),
        ringDistance: Double = 2,
        roundness: Double = 1,
        of thumb: Int? = nil
    ) {
        let line = SliderCoat(
            SliderPaint(.clear, outline: .init(ring, width: 2)), inset: -ringDistance, roundness: roundness)
        paints.append(SliderPartPaint(.thumb, coats, thumb: thumb))
        paints.append(SliderPartPaint(.thumb, coats + [line], in: .focused, thumb: thumb))
        paints.append(SliderPartPaint(.thumb, coats.map { $0.grayed() }, in: .disabled, thumb: thumb))
        if !held.isEmpty { paints.append(SliderPartPaint(.thumb, coats + held, in: .held, thumb: thumb)) }
    }

    /// Paints the face of a dial, with ticks, their texts, and the readout in colors that are readable on it.
    mutating func paintFace(_ light: SliderPaint.Color, dark: SliderPaint.Color, shadow: SliderPaint.Shadow? = nil) {
        paint(.face, [SliderCoat(SliderPaint(.color(light), shadow: shadow))], isDark: false)
        paint(.face, [SliderCoat(SliderPaint(.color(dark), shadow: shadow))], isDark: true)
        paint(.minorTick(isSelected: false), .init(white: 0.7), dark: .init(white: 0.4))
        paint(.tick(isSelected: false), .init(white: 0.35), dark: .init(white: 0.7))
        paint(.tickLabel(isSelected: false), .init(white: 0.25), dark: .init(white: 0.85))
        paint(.readout, .init(white: 0.1), dark: .init(white: 1))
    }
}

extension SliderCoat {
    /// The coat of a disabled part, with less opacity.
    package func faded(_ part: Double = 0.4) -> SliderCoat { with { $0.faded(part) } }

    /// The coat of a disabled part that must stay opaque, mixed with gray.
    func grayed() -> SliderCoat { with { $0.mixed(with: .init(white: 0.75, alpha: $0.alpha), 0.6) } }

    private func with(_ change: (SliderPaint.Color) -> SliderPaint.Color) -> SliderCoat {
        var coat = self
        coat.paint.fill = paint.fill.with(change)
        coat.paint.shadow?.color.alpha *= 0.4
        coat.paint.innerShadow?.color.alpha *= 0.4
        if let outline = paint.outline { coat.paint.outline?.color = change(outline.color) }
        if let gloss = paint.gloss { coat.paint.gloss?.color = change(gloss.color) }
        coat.paint.glow = nil
        return coat
    }
}

extension SliderPaint.Fill {
    static let clear = SliderPaint.Fill.color(.init(white: 0, alpha: 0))

    func with(_ change: (SliderPaint.Color) -> SliderPaint.Color) -> SliderPaint.Fill {
        switch self {
        case .color(let color): return .color(change(color))
        case .gradient(var gradient):
            gradient.stops = gradient.stops.map { .init($0.fraction, change($0.color)) }
            return .gradient(gradient)
        // Its segments overlap a little, which would show if they were translucent: mix them with gray instead.
        case .alongTrack(let stops): return mixed(stops, with: .init(white: 0.75), 0.7)
        case .image: return self
        }
    }

    private func mixed(_ stops: [SliderPaint.Stop], with color: SliderPaint.Color, _ part: Double) -> SliderPaint.Fill {
        .alongTrack(stops.map { .init($0.fraction, $0.color.mixed(with: color, part)) })
    }
}
