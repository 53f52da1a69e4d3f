#if APPLE_UI
import SlidersControls
import SlidersCore
import SlidersRuler

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The layout of a ruler. A frame of a motion doesn't change it, and moves only ticks and their text.
extension RulerSliderControl: SliderLayoutProvider {
    package var ownModel: any ControlModel { mark }

    package func layOutParts() -> [SliderState.Report] {
        let environment = environment
        var style = sliderAppearance.style(scalePath, in: environment)
        paintScale(in: &style, environment)
        let layout = layout(size: SIMD2(Double(bounds.width), Double(bounds.height)))
        move(canvasTo: bounds)
        // A reset restores the value at the first layout, which must not be one without a size.
        if !bounds.isEmpty { ruler.layOut(on: layout.track) }
        layers.appearance = paintedAppearance(with: style, in: environment)
        layers.appearance.origin = bounds.origin
        layers.appearance.fraction = { [weak self] _ in self.map { $0.ruler.slider.fraction(of: $0.ruler.value) } ?? 1 }
        texts.invalidateFormats()
        layers.appearance.text = { [weak self] in self?.shownText(of: $0) }
        layers.appearance.opacity = { layout.opacity(of: $0.figure) }
        scaleMotion.willDraw()
        mark.redraw(in: layout)
        return []
    }

    /// Returns the layout for a control of the specified size.
    private func layout(size: SIMD2<Double>) -> SliderRulerLayout {
        let text = largestText
        return SliderRulerLayout(
            scaleMetrics, size: size, of: ruler.slider, largestText: SIMD2(Double(text.width), Double(text.height)))
    }

    // MARK: Shape

    /// Whether the scale runs to the left on screen.
    private var runsLeft: Bool { direction == .left || direction == (isMirrored ? .trailing : .leading) }

    /// Whether the scale is bent around a center.
    var isBent: Bool { bendRadius > 0 && bendRadius.isFinite }

    /// The direction in which values increase on screen; on a bent scale, the direction at the mark.
    private var scalePath: SliderPath {
        if !isBent, direction == .up { return .up }
        if !isBent, direction == .down { return .down }
        return runsLeft ? .left : .right
    }

    /// The metrics of the ruler and its style, with the path that ``direction`` and ``bendRadius`` determine.
    private var scaleMetrics: SliderRulerMetrics {
        var metrics = rulerStyle.metrics(over: metrics)
        metrics.path =
            switch scalePath {
            case .up: .straight(.up)
            case .down: .straight(.down)
            case .left: .straight(.left)
            case .right, .arc: .straight(.right)
            }
        if isBent { metrics.path = .bent(radius: Double(bendRadius), isClockwise: !runsLeft) }
        return metrics
    }

    /// Sets the hugging priorities so that the control grows along its scale rather than across it.
    func hugScale() {
        setContentHuggingPriority(direction.isVertical ? .defaultLow : .defaultHigh, for: .vertical)
        setContentHuggingPriority(direction.isVertical ? .defaultHigh : .defaultLow, for: .horizontal)
    }

    /// The intrinsic size: none along the scale; across it, the thickness of the tape, the mark, ticks, and texts, and
    /// at least ``targetSize``. It leaves no space for the curve of a bent scale.
    package var idealSize: CGSize {
        let anyLength = PlatformView.noIntrinsicMetric
        let isUpright = scalePath == .up || scalePath == .down
        let across = max(targetSize, CGFloat(layout(size: .zero).thickness.rounded(.up)))
        return isUpright ? CGSize(width: across, height: anyLength) : CGSize(width: anyLength, height: across)
    }
}
#endif
