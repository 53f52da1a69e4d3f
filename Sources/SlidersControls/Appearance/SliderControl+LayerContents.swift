#if APPLE_UI
import CoreText
import QuartzCore
import SlidersCore

/// What layers of a slider along a track need in addition to the engine's drawing: texts and the fractions of values.
extension SliderControl {
    /// Returns the appearance of the layers: a complete style, images, and the texts of thumbs, ticks, and readout.
    func layerAppearance(with style: SliderStyle, in environment: SliderEnvironment, _ layout: SliderLayout)
        -> LayerAppearance
    {
        let appearance = paintedAppearance(with: style, in: environment)
        appearance.fraction = { [weak self] in self?.slider.fraction(ofPart: $0) ?? 1 }
        texts.invalidateFormats()
        let ticks = style.metrics.hasLabels || style.metrics.ticks.hasLabels ? TickValues(of: slider, in: layout) : nil
        appearance.text = { [weak self] in self?.text(of: $0, ticks) }
        appearance.label = { [weak self] in self?.label(of: $0) }
        appearance.thumbLabels = { [weak self] in self?.thumbLabels ?? [] }
        appearance.tickLabels = { [weak self] in self?.tickLabels ?? [] }
        return appearance
    }

    /// The positions of the visible labels of thumbs. Where labels overlap, they move apart or become one label, as the
    /// style says.
    private var thumbLabels: [SliderLayout.ThumbLabel] {
        drawing.layout.thumbLabels(of: slider, layers.appearance.style.labelOverlap) { indices in
            guard drawing.showsLabel(ofThumb: indices.lowerBound) else { return .zero }
            return layers.appearance.label(indices)?.size.vector ?? .zero
        }
    }

    /// The positions of the labels of ticks that have enough room.
    private var tickLabels: [SliderLayout.TickLabel] {
        drawing.layout.tickLabels(of: slider, measure: tickLabelSize)
    }

    /// Returns the size of the label of a tick; `nil` if it has none.
    func tickLabelSize(_ tick: Int) -> SIMD2<Double>? { layers.appearance.text(.tickLabel(tick))?.size.vector }

    // MARK: Texts

    /// Returns the text of a tick or of the readout; `nil` for other parts, and for the readout while a person types a
    /// value.
    private func text(of part: SliderElement.Part, _ ticks: TickValues?) -> LayerText? {
        switch part {
        case .tickLabel(let index):
            guard let ticks, ticks.values.indices.contains(index) else { return nil }
            let value = ticks.values[index]
            if let cachedText = texts.measured(.tick(index), (value, value)) { return cachedText }
            let string = tickText(of: value, decimals: ticks.decimals[index])
            return measure(string, .tick(index), .tickLabel, (value, value))
        case .readout where !isTyping: return readout(within: layers.appearance.readoutRadius)
        default: return nil
        }
    }

    /// Returns the radius around the center in which the readout touches nothing else, with the style of the layers;
    /// infinite without a readout.
    func readoutRadius(in layout: SliderLayout) -> Double {
        guard layout.metrics.dial?.hasReadout == true else { return .infinity }
        return layout.readoutRoom(of: slider, tickLabel: tickLabelSize)
    }

    /// Returns the readout in its full size if it fits within a radius, and otherwise smaller or on two lines; `nil` if
    /// it can't fit.
    private func readout(within radius: Double) -> LayerText? {
        guard let fullSizeText = measure(readoutText, .readout, .readout, nil) else { return nil }
        let fit = { (twoLineText: LayerText?) in
            SliderLayout.readoutFit(
                in: radius, fontSize: Double(CTFontGetSize(fullSizeText.font)), oneLine: fullSizeText.size.vector,
                twoLines: twoLineText?.size.vector)
        }
        if let fit = fit(nil) {
            return fit.scale == 1
                ? fullSizeText : texts.measure(fitted: fullSizeText.string, fullSizeText.font, scale: fit.scale)
        }
        guard let string = fullSizeText.string.onTwoLines else { return nil }
        let twoLineText = texts.measure(string, .brokenReadout, nil, fullSizeText.font)
        return fit(twoLineText).map { texts.measure(fitted: string, fullSizeText.font, scale: $0.scale) }
    }

    /// Returns the label of a thumb, or the label that several thumbs share; `nil` while a person types the thumb's
    /// value in its place.
    private func label(of indices: Range<Int>) -> LayerText? {
        indices.count == 1 && indices.lowerBound == typedThumb ? nil : measuredLabel(of: indices)
    }

    /// Returns the label of one or more thumbs, whether it's visible or not; `nil` if its font is too small.
    @inline(never) func measuredLabel(of indices: Range<Int>) -> LayerText? {
        let values = (slider.value(of: indices.lowerBound), slider.value(of: indices.upperBound - 1))
        // A text is cached with two values, which don't identify the label of more than two thumbs.
        if indices.count <= 2, let cachedText = texts.measured(.indices(indices), values) { return cachedText }
        return measure(labelText(of: indices), .indices(indices), .label, indices.count > 2 ? nil : values)
    }
}

extension CGSize {
    fileprivate var vector: SIMD2<Double> { SIMD2(Double(width), Double(height)) }
}
#endif
