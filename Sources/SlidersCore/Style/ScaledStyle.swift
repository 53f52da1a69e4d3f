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
        var style = multiplied(by: side / drawnSide)
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
        var style = multiplied(by: factor)
        if let drawnSide { style.drawnSide = drawnSide * factor } else { style.fonts = fonts }
        return style
    }

    private func multiplied(by factor: Double) -> SliderStyle {
        var style = self
        style.scale *= factor
        style.metrics = metrics.scaled(by: factor, fixed: fixedMeasures)
        for index in paints.indices { style.paints[index].coats = paints[index].coats.map { $0.scaled(by: factor) } }
        for index in fonts.indices where !fonts[index].isFixed { style.fonts[index].font.size *= factor }
        return style
    }

    /// Whether a text of a size is shown. A style that scales leaves out texts below 9 points.
    ///
    /// - Parameter size: the size of the font, in points, with the user's text size applied.
    public func shows(textOfSize size: Double) -> Bool { !scales || size >= 9 }

    private var scales: Bool { if case .arc = metrics.path { usableSide != nil } else { false } }

    private var usableSide: Double? { drawnSide.flatMap { $0 >= 1 && $0.isFinite ? $0 : nil } }
}

extension SliderMetrics {
    fileprivate func scaled(by factor: Double, fixed: SliderFixedMeasures) -> SliderMetrics {
        var metrics = self
        func scale(_ measure: inout Double, _ name: SliderFixedMeasures) {
            if !fixed.contains(name) { measure *= factor }
        }
        scale(&metrics.thumbSize, .thumbSize)
        if let thumbLength, !fixed.contains(.thumbLength) { metrics.thumbLength = thumbLength * factor }
        scale(&metrics.thumbOffset, .thumbOffset)
        scale(&metrics.thickness, .thickness)
        metrics.offset *= factor
        if let inset, !fixed.contains(.inset) { metrics.inset = inset * factor }
        scale(&metrics.ticks.distance, .tickDistance)
        scale(&metrics.ticks.length, .tickLength)
        scale(&metrics.ticks.minorLength, .minorTickLength)
        scale(&metrics.ticks.width, .tickWidth)
        scale(&metrics.ticks.labelDistance, .tickLabelDistance)
        if var dial = metrics.dial {
            scale(&dial.needleWidth, .needleWidth)
            metrics.dial = dial
        }
        if var extras = metrics.extras {
            scale(&extras.histogramHeight, .histogramHeight)
            scale(&extras.histogramGap, .histogramGap)
            scale(&extras.readingOverhang, .readingOverhang)
            scale(&extras.readingWidth, .readingWidth)
            metrics.extras = extras
        }
        return metrics
    }
}

extension SliderCoat {
    /// The coat with all its measures multiplied.
    func scaled(by factor: Double) -> SliderCoat {
        var coat = self
        coat.inset *= factor
        coat.offset *= factor
        if let width { coat.width = width * factor }
        coat.paint = paint.scaled(by: factor)
        return coat
    }
}

extension SliderPaint {
    fileprivate func scaled(by factor: Double) -> SliderPaint {
        var paint = self
        if case .image(let picture) = fill { paint.fill = .image(picture.scaled(by: factor)) }
        paint.shadow = shadow?.scaled(by: factor)
        paint.innerShadow = innerShadow?.scaled(by: factor)
        if let outline { paint.outline?.width = outline.width * factor }
        if let gloss { paint.gloss?.inset = gloss.inset * factor }
        if let glow { paint.glow = Glow(from: glow.lower * factor, to: glow.upper * factor, steps: glow.steps) }
        return paint
    }
}

extension SliderPaint.Shadow {
    fileprivate func scaled(by factor: Double) -> SliderPaint.Shadow {
        SliderPaint.Shadow(color, offset: offset * factor, blur: blur * factor)
    }
}

extension SliderPaint.Picture {
    fileprivate func scaled(by factor: Double) -> SliderPaint.Picture {
        let caps = SliderPaint.Caps(
            top: caps.top * factor, left: caps.left * factor, bottom: caps.bottom * factor, right: caps.right * factor)
        return SliderPaint.Picture(id, size: size * factor, caps: caps)
    }
}
