import SlidersCore

/// Paints that several looks share: a part in each state, a thumb, and the face of a dial. Inlined, they would make
/// each look twice as large.
extension SliderStyle {
    /// Paints a part.
    @_alwaysEmitIntoClient @inline(never)
    package mutating func paint(_ role: SliderElement.Role, _ coats: [SliderCoat], isDark: Bool? = nil) {
        paints.append(SliderPartPaint(role, coats, isDark: isDark))
    }

    /// Paints a part in one color for the light and another for the dark appearance.
    @_alwaysEmitIntoClient @inline(never)
    package mutating func paint(_ role: SliderElement.Role, _ light: SliderPaint.Color, dark: SliderPaint.Color) {
        paint(role, [SliderCoat(SliderPaint(.color(light)))], isDark: false)
        paint(role, [SliderCoat(SliderPaint(.color(dark)))], isDark: true)
    }

    /// Hides a part, by a paint without coats.
    @_alwaysEmitIntoClient package mutating func omit(_ role: SliderElement.Role) {
        paints.append(SliderPartPaint(role, []))
    }

    /// Paints thumbs in the normal and the held state.
    ///
    /// - Parameters:
    ///   - held: coats above the others while the thumb is held.
    ///   - thumb: the index of the thumb; `nil` paints each.
    @_alwaysEmitIntoClient @inline(never)
    package mutating func paintThumb(_ coats: [SliderCoat], held: [SliderCoat] = [], of thumb: Int? = nil) {
        paints.append(SliderPartPaint(.thumb, coats, thumb: thumb))
        if !held.isEmpty { paints.append(SliderPartPaint(.thumb, coats + held, in: .held, thumb: thumb)) }
    }

    /// Paints the face of a dial, with ticks, their texts, and the readout in colors that are readable on it.
    @_alwaysEmitIntoClient
    package mutating func paintFace(
        _ light: SliderPaint.Color, dark: SliderPaint.Color, shadow: SliderPaint.Shadow? = nil
    ) {
        paint(.face, [SliderCoat(SliderPaint(.color(light), shadow: shadow))], isDark: false)
        paint(.face, [SliderCoat(SliderPaint(.color(dark), shadow: shadow))], isDark: true)
        paint(.minorTick(isSelected: false), .init(white: 0.7), dark: .init(white: 0.4))
        paint(.tick(isSelected: false), .init(white: 0.35), dark: .init(white: 0.7))
        paint(.tickLabel(isSelected: false), .init(white: 0.25), dark: .init(white: 0.85))
        paint(.readout, .init(white: 0.1), dark: .init(white: 1))
    }
}
