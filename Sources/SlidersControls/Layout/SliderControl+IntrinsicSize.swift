#if APPLE_UI
import CoreText
import QuartzCore
import SlidersCore

/// The size that the control asks for.
extension SliderControl {
    /// For a straight track, any length, and across it what thumbs, ticks, texts, and the images at its ends need, at
    /// least the side of a target; for a circular slider, the side that its style was drawn for.
    package var idealSize: CGSize {
        let (none, images) = (PlatformView.noIntrinsicMetric, sliderAppearance.endImages.elements.map(\.value.size))
        let side = CGFloat(sliderAppearance.style.idealSide)
        if fillsOwner { return CGSize(width: none, height: none) }
        return switch path {
        case .right, .left: CGSize(width: none, height: images.map(\.height).reduce(across, max))
        case .up, .down: CGSize(width: images.map(\.width).reduce(across, max), height: none)
        case .arc: CGSize(width: side, height: side)
        }
    }

    private var across: CGFloat {
        let (above, below) = reaches
        return CGFloat(isLopsided ? above + below : 2 * max(above, below))
    }

    /// How far the track is from the middle of the control, in points. With columns or thumbs on one side of it, there
    /// is as much room beyond them as beyond ticks on the other. Otherwise, the track is in the middle.
    var trackOffset: Double {
        guard isLopsided, !shape.isRound else { return 0 }
        let (above, below) = reaches
        return (above - below) / 2
    }

    private var isLopsided: Bool {
        let metrics = sliderAppearance.style.metrics
        return metrics.thumbOffset != 0 || !metrics.extras.histogram.isEmpty
    }

    /// How far the parts reach from the track on each side, and at least the half of a target.
    private var reaches: (above: Double, below: Double) {
        let metrics = sliderAppearance.metrics(path)
        // Texts beside a horizontal track are as high as any other.
        let isUpright = path == .up || path == .down
        let label = metrics.hasLabels ? largest(.label, isUpright ? labelTexts : ["0"]) : .zero
        let hasTickLabels = (metrics.hasLabels || metrics.ticks.hasLabels) && metrics.ticks.mode != .none
        let tickLabel = hasTickLabels ? largest(.tickLabel, isUpright ? tickTexts(metrics) : ["0"]) : .zero
        let reach = { max(Double(self.targetSize) / 2, metrics.reach($0, label: label, tickLabel: tickLabel)) }
        return (reach(.above), reach(.below))
    }

    /// The size of the largest text of a kind.
    @inline(never) private func largest(_ role: SliderTextRole, _ texts: [String]) -> SIMD2<Double> {
        let font = layerFont(of: role, in: sliderAppearance.style)
        var largest = CGSize.zero
        for text in texts {
            let size = LayerText(text, font: font).size
            largest = CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
        }
        return SIMD2(Double(largest.width), Double(largest.height))
    }

    /// Texts that thumbs may have: of all steps if they are few, otherwise of some values.
    private var labelTexts: [String] {
        var values = slider.stepValues(atMost: 100)
        if values.isEmpty { values = [0, 1 / 3, 2 / 3, 1].map { slider.value(at: $0) } }
        let joined = sliderAppearance.style.labelOverlap == .merge && slider.count > 1
        let ends = [slider.bounds.lowerBound, slider.bounds.upperBound]
        // Without a formatter of thumbs all of them have the same texts.
        let thumbs = texts.thumbFormatter == nil ? 0..<1 : 0..<slider.count
        return values.flatMap { value in thumbs.map { text(of: value, coordinate: $0) } }
            + (joined ? [texts.mergedFormatter?(ends) ?? text(joining: ends)] : [])
    }

    /// The texts of ticks on a track of any length.
    private func tickTexts(_ metrics: SliderMetrics) -> [String] {
        let ticks = TickValues(of: slider, in: SliderLayout(metrics, size: SIMD2(320, 320)))
        return zip(ticks.values, ticks.decimals).map { tickText(of: $0, decimals: $1) }
    }
}
#endif
