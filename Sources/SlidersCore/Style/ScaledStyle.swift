/// Measures of a round style that keep their size, whatever the side of the control is.
public struct SliderFixedMeasures: OptionSet, Sendable {
    /// One bit for each measure.
    public let rawValue: Int

    /// Makes a set of its bits.
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
    /// The side that a circular slider has where nothing else gives it one, in points: that which the style was drawn
    /// for, or 200.
    public var idealSide: Double { usableSide ?? 200 }

    /// The style for a control of a size. On a round path measures, paints and fonts grow or shrink with the side from
    /// ``drawnSide``, except ``fixedMeasures`` and the fonts that are fixed; on a straight path, and without a side
    /// that it was drawn for, the style stays as it is. Lay out and draw with the same result.
    ///
    /// Laws: at ``drawnSide`` the style stays as it is, to the bit; scaling again to the same size changes nothing.
    ///
    /// - Parameter size: in points. A side that is not positive and finite leaves the style as it is.
    public func scaled(to size: SIMD2<Double>) -> SliderStyle {
        let side = min(size.x, size.y)
        guard scales, let drawnSide = usableSide, side > 0, side.isFinite, side != drawnSide else { return self }
        var style = self
        style.multiply(by: side / drawnSide)
        style.drawnSide = side
        return style
    }

    /// The style of a smaller or a larger control, for hosts whose controls have sizes: measures and paints are
    /// multiplied, except ``fixedMeasures``. Of a style with a ``drawnSide`` that side grows with them, and so do its
    /// fonts that are not fixed; other styles keep their fonts.
    ///
    /// Laws: a factor of 1 changes nothing; a round style in a control of a size is the same, whatever the factor.
    ///
    /// - Parameter factor: one that is not positive and finite leaves the style as it is.
    public func scaled(by factor: Double) -> SliderStyle {
        guard factor > 0, factor.isFinite, factor != 1 else { return self }
        var style = self
        style.multiply(by: factor)
        if let drawnSide { style.drawnSide = drawnSide * factor } else { style.fonts = fonts }
        return style
    }

    private mutating func multiply(by factor: Double) {
        scale *= factor
        metrics.scale(by: factor, fixed: fixedMeasures)
        for paint in paints.indices {
            for coat in paints[paint].coats.indices { paints[paint].coats[coat].scale(by: factor) }
        }
        for index in fonts.indices where !fonts[index].isFixed { fonts[index].font.size *= factor }
    }

    /// Whether a text of a size is shown. A style that scales leaves out texts below 9 points.
    ///
    /// - Parameter size: the size of the font, in points, with the user's text size applied.
    public func shows(textOfSize size: Double) -> Bool { !scales || size >= 9 }

    private var scales: Bool { if case .arc = metrics.path { usableSide != nil } else { false } }

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
        guard var extras else { return }
        scale(&extras.histogramHeight, .histogramHeight)
        scale(&extras.histogramGap, .histogramGap)
        scale(&extras.readingOverhang, .readingOverhang)
        scale(&extras.readingWidth, .readingWidth)
        self.extras = extras
    }
}

extension SliderCoat {
    /// Multiplies all measures.
    mutating func scale(by factor: Double) {
        inset *= factor
        offset *= factor
        if let width { self.width = width * factor }
        paint.scale(by: factor)
    }

    /// The coat with all its measures multiplied.
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
