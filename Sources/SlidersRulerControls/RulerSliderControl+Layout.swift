#if APPLE_UI
import SlidersControls
import SlidersCore
import SlidersRuler

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A frame moves only ticks and their texts.
extension RulerSliderControl: SliderPlacing {
    package var ownModel: any HeldModel { mark }

    package func layOutParts() -> [SliderState.Report] {
        let surroundings = surroundings
        var style = sliderAppearance.style(pathOfScale, in: surroundings)
        paintScale(in: &style, surroundings)
        let layout = layout(size: SIMD2(Double(bounds.width), Double(bounds.height)))
        move(canvasTo: bounds)
        // A reset restores the value at the first layout in a size.
        if !bounds.isEmpty { ruler.layOut(on: layout.track) }
        layers.appearance = paintedAppearance(with: style, in: surroundings)
        layers.appearance.origin = bounds.origin
        layers.appearance.fraction = { [weak self] _ in self.map { $0.ruler.slider.fraction(of: $0.ruler.value) } ?? 1 }
        texts.invalidateFormats()
        layers.appearance.text = { [weak self] in self?.shownText(of: $0) }
        layers.appearance.opacity = { layout.opacity(of: $0.figure) }
        scaleMotion.willDraw()
        mark.redraw(in: layout)
        return []
    }

    /// Where the parts are in a control of a size.
    private func layout(size: SIMD2<Double>) -> SliderRulerLayout {
        let text = largestText
        return SliderRulerLayout(
            metricsOfScale, size: size, of: ruler.slider, largestText: SIMD2(Double(text.width), Double(text.height)))
    }

    // MARK: Shape

    /// Whether the scale runs to the left on screen.
    private var runsLeft: Bool { direction == .left || direction == (isMirrored ? .trailing : .leading) }

    /// Whether the scale is bent around a center.
    var isBent: Bool { bendRadius > 0 && bendRadius.isFinite }

    /// Where values grow on screen; on a bent scale at the mark.
    var pathOfScale: SliderPath {
        if !isBent, direction == .up { return .up }
        if !isBent, direction == .down { return .down }
        return runsLeft ? .left : .right
    }

    /// The sizes, on the path of the scale.
    private var metricsOfScale: SliderRulerMetrics {
        var metrics = rulerStyle.metrics(over: metrics)
        metrics.path =
            switch pathOfScale {
            case .up: .straight(.up)
            case .down: .straight(.down)
            case .left: .straight(.left)
            case .right, .arc: .straight(.right)
            }
        if isBent { metrics.path = .bent(radius: Double(bendRadius), isClockwise: !runsLeft) }
        return metrics
    }

    /// Lets the control grow along its scale rather than across it.
    func hugScale() {
        setContentHuggingPriority(direction.isVertical ? .defaultLow : .defaultHigh, for: .vertical)
        setContentHuggingPriority(direction.isVertical ? .defaultHigh : .defaultLow, for: .horizontal)
    }

    /// Along the scale, any size; across it, what the tape, the mark, ticks, and texts need, at least the side of a
    /// target. A bent scale needs more to show how it is bent.
    package var idealSize: CGSize {
        let none = PlatformView.noIntrinsicMetric
        let isUpright = pathOfScale == .up || pathOfScale == .down
        let across = max(targetSize, CGFloat(layout(size: .zero).thickness.rounded(.up)))
        return isUpright ? CGSize(width: across, height: none) : CGSize(width: none, height: across)
    }
}
#endif
