#if APPLE_UI
import CoreText
import QuartzCore
import SlidersCore

/// The intrinsic size.
extension SliderControl {
    /// The intrinsic size. A straight slider has only an intrinsic thickness, which fits its thumbs, ticks, texts, and
    /// end images, and is at least the size of a target. A circular slider has the side that its style was drawn for.
    package var idealSize: CGSize {
        let (none, images) = (PlatformView.noIntrinsicMetric, sliderAppearance.endImages.elements.map(\.value.size))
        let side = CGFloat(sliderAppearance.style.idealSide)
        if fillsOwner { return CGSize(width: none, height: none) }
        return switch path {
        case .right, .left: CGSize(width: none, height: images.map(\.height).reduce(partsThickness, max))
        case .up, .down: CGSize(width: images.map(\.width).reduce(partsThickness, max), height: none)
        case .arc: CGSize(width: side, height: side)
        }
    }

    /// The size across a straight track of all parts but the images at its ends, in points.
    private var partsThickness: CGFloat {
        let (above, below) = extents
        return CGFloat(isAsymmetric ? above + below : 2 * max(above, below))
    }

    /// The distance of a straight track from the middle of the control, in points. It's 0 unless a histogram, labels,
    /// or the thumbs are beside the track; then the offset centers the track together with them.
    var trackOffset: Double {
        guard isAsymmetric, !shape.isRound else { return 0 }
        let (above, below) = extents
        return (above - below) / 2
    }

    /// Whether the style has a histogram, labels, or thumbs beside the track instead of on it.
    private var isAsymmetric: Bool {
        let metrics = sliderAppearance.style.metrics
        let hasLabelsBeside = metrics.hasLabels && metrics.labels != .inside
        return hasLabelsBeside || metrics.thumbOffset != 0 || !metrics.extras.histogram.isEmpty
    }

    /// The distances from the track to the outer edges of the parts on its two sides, in points. Each is at least half
    /// of a target. Whole points keep the edges of a track that's off the middle sharp.
    private var extents: (above: Double, below: Double) {
        var metrics = sliderAppearance.metrics(path)
        // The label of a single thumb has no other side to alternate with.
        if metrics.labels == .alternating, slider.count < 2 { metrics.labels = .above }
        // Across a horizontal track, only the height of a text matters, and all texts in one font have the same height.
        let isVertical = path == .up || path == .down
        let label = metrics.hasLabels ? largestSize(of: .label, isVertical ? labelTexts : ["0"]) : .zero
        let hasTickLabels = (metrics.hasLabels || metrics.ticks.hasLabels) && metrics.ticks.mode != .none
        let tickLabel = hasTickLabels ? largestSize(of: .tickLabel, isVertical ? tickTexts(metrics) : ["0"]) : .zero
        func extent(_ side: SliderTrackSide) -> Double {
            let extent = max(Double(targetSize) / 2, metrics.reach(side, label: label, tickLabel: tickLabel))
            return isAsymmetric ? extent.rounded(.up) : extent
        }
        return (extent(.above), extent(.below))
    }

    /// Returns the greatest width and the greatest height of texts, in the font of their role.
    @inline(never) private func largestSize(of role: SliderTextRole, _ texts: [String]) -> SIMD2<Double> {
        let font = layerFont(of: role, in: sliderAppearance.style)
        var largest = CGSize.zero
        for text in texts {
            let size = LayerText(text, font: font).size
            largest = CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
        }
        return SIMD2(Double(largest.width), Double(largest.height))
    }

    /// Texts that labels of thumbs can show: those of all steps if there are at most 100, otherwise of four values.
    private var labelTexts: [String] {
        var values = slider.stepValues(atMost: 100)
        if values.isEmpty { values = [0, 1 / 3, 2 / 3, 1].map { slider.value(at: $0) } }
        let mergesLabels = sliderAppearance.style.labelOverlap == .merge && slider.count > 1
        let ends = [slider.bounds.lowerBound, slider.bounds.upperBound]
        // Only this formatter depends on the thumb. Without it, the texts of one thumb are enough.
        let thumbs = texts.thumbFormatter == nil ? 0..<1 : 0..<slider.count
        return values.flatMap { value in thumbs.map { text(of: value, coordinate: $0) } }
            + (mergesLabels ? [texts.mergedFormatter?(ends) ?? text(joining: ends)] : [])
    }

    /// The texts of the ticks. As the length of the track isn't known yet, it's that of a track of 320 points.
    private func tickTexts(_ metrics: SliderMetrics) -> [String] {
        let ticks = TickValues(of: slider, in: SliderLayout(metrics, size: SIMD2(320, 320)))
        return zip(ticks.values, ticks.decimals).map { tickText(of: $0, decimals: $1) }
    }
}
#endif
