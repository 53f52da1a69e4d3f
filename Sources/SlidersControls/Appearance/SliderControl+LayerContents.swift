#if APPLE_UI
import CoreText
import QuartzCore
import SlidersCore

/// What the engine's drawing of a track leaves to its host: texts and the fractions of values.
extension SliderControl {
    /// What layers show besides the drawing, with a style that is composed already.
    func layerAppearance(with style: SliderStyle, in surroundings: SliderSurroundings, _ layout: SliderLayout)
        -> LayerAppearance
    {
        let appearance = paintedAppearance(with: style, in: surroundings)
        appearance.fraction = { [weak self] in self?.slider.fraction(ofPart: $0) ?? 1 }
        texts.invalidateFormats()
        let ticks = style.metrics.hasLabels || style.metrics.ticks.hasLabels ? TickValues(of: slider, in: layout) : nil
        appearance.text = { [weak self] in self?.text(of: $0, ticks) }
        appearance.label = { [weak self] in self?.label(of: $0) }
        appearance.thumbLabels = { [weak self] in self?.thumbLabels ?? [] }
        appearance.tickLabels = { [weak self] in self?.tickLabels ?? [] }
        return appearance
    }

    private var thumbLabels: [SliderLayout.ThumbLabel] {
        drawing.layout.thumbLabels(of: slider, layers.appearance.style.labelOverlap) { indices in
            guard drawing.showsLabel(ofThumb: indices.lowerBound) else { return .zero }
            return layers.appearance.label(indices)?.size.vector ?? .zero
        }
    }

    private var tickLabels: [SliderLayout.TickLabel] {
        drawing.layout.tickLabels(of: slider, measure: tickLabelSize)
    }

    /// The size of the text of a tick; `nil` if it has none.
    func tickLabelSize(_ tick: Int) -> SIMD2<Double>? { layers.appearance.text(.tickLabel(tick))?.size.vector }

    // MARK: Texts

    /// The text of a tick or of the readout. While a value is typed there the readout has none.
    private func text(of part: SliderElement.Part, _ ticks: TickValues?) -> LayerText? {
        switch part {
        case .tickLabel(let index):
            guard let ticks, ticks.values.indices.contains(index) else { return nil }
            let value = ticks.values[index]
            if let known = texts.measured(.tick(index), (value, value)) { return known }
            let string = tickText(of: value, decimals: ticks.decimals[index])
            return measure(string, .tick(index), .tickLabel, (value, value))
        case .readout where !isTyping: return readout(in: layers.appearance.readoutRoom)
        default: return nil
        }
    }

    /// The distance from the middle within which the readout touches nothing, in the style that layers have now.
    func readoutRoom(in layout: SliderLayout) -> Double {
        guard layout.metrics.dial?.hasReadout == true else { return .infinity }
        return layout.readoutRoom(of: slider, tickLabel: tickLabelSize)
    }

    /// The readout: smaller, or on two lines, where there isn't enough room for it; `nil` where there is no room.
    private func readout(in room: Double) -> LayerText? {
        guard let whole = measure(readoutText, .readout, .readout, nil) else { return nil }
        let fit = { (twoLines: LayerText?) in
            SliderLayout.readoutFit(
                in: room, fontSize: Double(CTFontGetSize(whole.font)), oneLine: whole.size.vector,
                twoLines: twoLines?.size.vector)
        }
        if let fit = fit(nil) {
            return fit.scale == 1 ? whole : texts.measure(fitted: whole.string, whole.font, scale: fit.scale)
        }
        guard let string = whole.string.onTwoLines else { return nil }
        let broken = texts.measure(string, .brokenReadout, nil, whole.font)
        return fit(broken).map { texts.measure(fitted: string, whole.font, scale: $0.scale) }
    }

    /// The text of thumbs. One whose value is typed has none.
    private func label(of indices: Range<Int>) -> LayerText? {
        indices.count == 1 && indices.lowerBound == typedThumb ? nil : measuredLabel(of: indices)
    }

    /// The text of thumbs, whether it is shown or not.
    @inline(never) func measuredLabel(of indices: Range<Int>) -> LayerText? {
        let values = (slider.value(of: indices.lowerBound), slider.value(of: indices.upperBound - 1))
        if indices.count <= 2, let known = texts.measured(.indices(indices), values) { return known }
        return measure(labelText(of: indices), .indices(indices), .label, indices.count > 2 ? nil : values)
    }
}

extension CGSize {
    fileprivate var vector: SIMD2<Double> { SIMD2(Double(width), Double(height)) }
}
#endif
