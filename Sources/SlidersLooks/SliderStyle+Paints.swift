import SlidersCore

/// Paints that several looks share: a part in each state, a thumb with a ring for the keyboard's focus, the face of a
/// dial.
extension SliderStyle {
    /// Paints a part; disabled parts are faded.
    mutating func paint(_ role: Element.Role, _ coats: [Coat], isDark: Bool? = nil) {
        paints.append(PartPaint(role, coats, isDark: isDark))
        paints.append(PartPaint(role, coats.map { $0.faded() }, in: .disabled, isDark: isDark))
    }

    /// Paints a part in one color for light and another for dark surroundings.
    mutating func paint(_ role: Element.Role, _ light: Paint.Color, dark: Paint.Color) {
        paint(role, [Coat(Paint(.color(light)))], isDark: false)
        paint(role, [Coat(Paint(.color(dark)))], isDark: true)
    }

    /// Leaves a part out.
    mutating func omit(_ role: Element.Role) { paints.append(PartPaint(role, [])) }

    /// Paints thumbs in each state; disabled ones in gray.
    ///
    /// - Parameters:
    ///   - held: coats above the others while the thumb is held.
    ///   - ring: the color of the ring around a thumb with the focus.
    ///   - ringDistance: the distance of the ring from the thumb's edge, in points.
    ///   - thumb: the rank of the thumb; `nil` paints each.
    mutating func paintThumb(
        _ coats: [Coat], held: [Coat] = [], ring: Paint.Color = .init(0, 0.48, 1), ringDistance: Double = 2,
        roundness: Double = 1,
        of thumb: Int? = nil
    ) {
        let line = Coat(Paint(.clear, outline: .init(ring, width: 2)), inset: -ringDistance, roundness: roundness)
        paints.append(PartPaint(.thumb, coats, thumb: thumb))
        paints.append(PartPaint(.thumb, coats + [line], in: .focused, thumb: thumb))
        paints.append(PartPaint(.thumb, coats.map { $0.grayed() }, in: .disabled, thumb: thumb))
        if !held.isEmpty { paints.append(PartPaint(.thumb, coats + held, in: .held, thumb: thumb)) }
    }

    /// Paints the face of a dial, with ticks, their texts and the read-out in colors that are readable on it.
    mutating func paintFace(_ light: Paint.Color, dark: Paint.Color, shadow: Paint.Shadow? = nil) {
        paint(.face, [Coat(Paint(.color(light), shadow: shadow))], isDark: false)
        paint(.face, [Coat(Paint(.color(dark), shadow: shadow))], isDark: true)
        paint(.minorTick, .init(white: 0.7), dark: .init(white: 0.4))
        paint(.tick, .init(white: 0.35), dark: .init(white: 0.7))
        paint(.tickLabel, .init(white: 0.25), dark: .init(white: 0.85))
        paint(.readout, .init(white: 0.1), dark: .init(white: 1))
    }
}

extension Coat {
    /// The coat of a disabled part, with less opacity.
    func faded(_ part: Double = 0.4) -> Coat { with { $0.faded(part) } }

    /// The coat of a disabled part that must stay opaque, mixed with gray.
    func grayed() -> Coat { with { $0.mixed(with: .init(white: 0.75, alpha: $0.alpha), 0.6) } }

    private func with(_ change: (Paint.Color) -> Paint.Color) -> Coat {
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

extension Paint.Fill {
    static let clear = Paint.Fill.color(.init(white: 0, alpha: 0))

    func with(_ change: (Paint.Color) -> Paint.Color) -> Paint.Fill {
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

    private func mixed(_ stops: [Paint.Stop], with color: Paint.Color, _ part: Double) -> Paint.Fill {
        .alongTrack(stops.map { .init($0.fraction, $0.color.mixed(with: color, part)) })
    }
}
