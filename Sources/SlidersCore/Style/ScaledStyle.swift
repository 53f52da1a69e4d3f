/// The sizes of a round style that don't scale with the side of the control.
public struct SliderFixedMeasures: OptionSet, Sendable {
    /// One bit for each measure.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// ``SliderMetrics/thumbSize``.
    public static let thumbSize = SliderFixedMeasures(rawValue: 1)
    /// ``SliderMetrics/thickness``.
    public static let thickness = SliderFixedMeasures(rawValue: 1 << 1)
    /// ``SliderMetrics/inset``.
    public static let inset = SliderFixedMeasures(rawValue: 1 << 2)
    /// ``SliderTicks/distance``.
    public static let tickDistance = SliderFixedMeasures(rawValue: 1 << 3)
    /// ``SliderTicks/length``.
    public static let tickLength = SliderFixedMeasures(rawValue: 1 << 4)
    /// ``SliderTicks/minorLength``.
    public static let minorTickLength = SliderFixedMeasures(rawValue: 1 << 5)
    /// ``SliderTicks/width``.
    public static let tickWidth = SliderFixedMeasures(rawValue: 1 << 6)
    /// ``SliderTicks/labelDistance``.
    public static let tickLabelDistance = SliderFixedMeasures(rawValue: 1 << 7)
    /// ``SliderDial/needleWidth``.
    public static let needleWidth = SliderFixedMeasures(rawValue: 1 << 8)
    /// ``SliderTrackExtras/histogramHeight``.
    public static let histogramHeight = SliderFixedMeasures(rawValue: 1 << 9)
    /// ``SliderTrackExtras/histogramGap``.
    public static let histogramGap = SliderFixedMeasures(rawValue: 1 << 10)
    /// ``SliderTrackExtras/readingOverhang``.
    public static let readingOverhang = SliderFixedMeasures(rawValue: 1 << 11)
    /// ``SliderTrackExtras/readingWidth``.
    public static let readingWidth = SliderFixedMeasures(rawValue: 1 << 12)
    /// ``SliderMetrics/thumbLength``.
    public static let thumbLength = SliderFixedMeasures(rawValue: 1 << 13)
    /// ``SliderMetrics/thumbOffset``.
    public static let thumbOffset = SliderFixedMeasures(rawValue: 1 << 14)
}

extension SliderStyle {
    /// The side of a circular slider if nothing else sets it, in points: the side that the style was drawn for, or 200.
    package var idealSide: Double { usableSide ?? 200 }

    /// Returns the style for a control of the specified size. On a round path, sizes, paints, and fonts scale with the
    /// side relative to ``drawnSide``, except ``fixedMeasures`` and fixed fonts. On a straight path, and without a
    /// ``drawnSide``, the style doesn't change. Use the same result for layout and drawing.
    ///
    /// Laws: at ``drawnSide``, the style doesn't change, to the bit; scaling again to the same size changes nothing.
    ///
    /// - Parameter size: the size, in points. If a side isn't positive and finite, the style doesn't change.
    public func scaled(to size: SIMD2<Double>) -> SliderStyle {
        let side = min(size.x, size.y)
        guard scales, let drawnSide = usableSide, side > 0, side.isFinite, side != drawnSide else { return self }
        var style = self
        style.multiply(by: side / drawnSide)
        style.drawnSide = side
        return style
    }

    /// Returns the style for a smaller or larger control, for hosts with control sizes. Sizes and paints are
    /// multiplied, except ``fixedMeasures``. If the style has a ``drawnSide``, that side and the fonts that aren't
    /// fixed are multiplied, too; other styles keep their fonts.
    ///
    /// Laws: a factor of 1 changes nothing; a round style in a control of a given size is the same for every factor.
    ///
    /// - Parameter factor: the factor. If it isn't positive and finite, the style doesn't change.
    package func scaled(by factor: Double) -> SliderStyle {
        guard factor > 0, factor.isFinite, factor != 1 else { return self }
        var style = self
        style.multiply(by: factor)
        if let drawnSide { style.drawnSide = drawnSide * factor } else { style.fonts = fonts }
        return style
    }

    /// Multiplies all sizes, except fixed ones.
    @inline(never) private mutating func multiply(by factor: Double) {
        scale *= factor
        metrics.scale(by: factor, fixed: fixedMeasures)
        for paint in paints.indices {
            for coat in paints[paint].coats.indices { paints[paint].coats[coat].scale(by: factor) }
        }
        for index in fonts.indices where !fonts[index].isFixed { fonts[index].font.size *= factor }
    }

    /// Returns whether text of the specified size is shown. A style that scales leaves out text below 9 points.
    ///
    /// - Parameter size: the size of the font, in points, with the user's text size applied.
    package func shows(textOfSize size: Double) -> Bool { !scales || size >= 9 }

    /// Whether the style scales with the control.
    private var scales: Bool { if case .arc = metrics.path { usableSide != nil } else { false } }

    /// The ``drawnSide``, or `nil` if it isn't set or can't be used.
    private var usableSide: Double? { drawnSide.flatMap { $0 >= 1 && $0.isFinite ? $0 : nil } }
}

extension SliderMetrics {
    fileprivate mutating func scale(by factor: Double, fixed: SliderFixedMeasures) {
        func scale(_ measure: inout Double, _ name: SliderFixedMeasures) {
            if !fixed.contains(name) { measure *= factor }
        }
        scale(&thumbSize, .thumbSize)
        if let thumbLength, !fixed.contains(.thumbLength) { self.thumbLength = thumbLength * factor }
        scale(&thumbOffset, .thumbOffset)
        scale(&thickness, .thickness)
        offset *= factor
        if let inset, !fixed.contains(.inset) { self.inset = inset * factor }
        scale(&ticks.distance, .tickDistance)
        scale(&ticks.length, .tickLength)
        scale(&ticks.minorLength, .minorTickLength)
        scale(&ticks.width, .tickWidth)
        scale(&ticks.labelDistance, .tickLabelDistance)
        if var dial {
            scale(&dial.needleWidth, .needleWidth)
            self.dial = dial
        }
        scale(&extras.histogramHeight, .histogramHeight)
        scale(&extras.histogramGap, .histogramGap)
        scale(&extras.readingOverhang, .readingOverhang)
        scale(&extras.readingWidth, .readingWidth)
    }
}

extension SliderCoat {
    /// Multiplies all sizes of the coat and its paint.
    mutating func scale(by factor: Double) {
        inset *= factor
        offset *= factor
        if let width { self.width = width * factor }
        paint.scale(by: factor)
    }

    /// Returns the coat with all sizes multiplied by a factor.
    func scaled(by factor: Double) -> SliderCoat {
        var coat = self
        coat.scale(by: factor)
        return coat
    }
}

extension SliderPaint {
    fileprivate mutating func scale(by factor: Double) {
        if case .image(let picture) = fill { fill = .image(picture.scaled(by: factor)) }
        shadow?.scale(by: factor)
        innerShadow?.scale(by: factor)
        outline?.width *= factor
        gloss?.inset *= factor
        if let glow { self.glow = Glow(from: glow.lower * factor, to: glow.upper * factor, steps: glow.steps) }
    }
}

extension SliderPaint.Shadow {
    fileprivate mutating func scale(by factor: Double) {
        offset *= factor
        blur *= factor
    }
}

extension SliderPaint.Picture {
    fileprivate func scaled(by factor: Double) -> SliderPaint.Picture {
        let caps = SliderPaint.Caps(
            top: caps.top * factor, left: caps.left * factor, bottom: caps.bottom * factor, right: caps.right * factor)
        return SliderPaint.Picture(id, size: size * factor, caps: caps)
    }
}
