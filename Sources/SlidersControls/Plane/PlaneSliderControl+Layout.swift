#if APPLE_UI
import QuartzCore
import SlidersCore

extension PlaneSliderControl: SliderPlacing {
    package var ownModel: any HeldModel { points }

    /// A square of 200 points.
    package var idealSize: CGSize { CGSize(width: 200, height: 200) }

    package func place() -> [SliderState.Report] {
        let surroundings = surroundings
        var style = sliderAppearance.style(.right, in: surroundings)
        paintArea(in: &style)
        outlinePoints(in: &style)
        let layout = SliderPlaneLayout(metrics(in: style), size: SIMD2(Double(bounds.width), Double(bounds.height)))
        move(canvasTo: bounds)
        let reports = plane.layOut(in: layout.area, targetSide: max(Double(targetSize), layout.track.metrics.thumbSize))
        layers.appearance = paintedAppearance(with: layout.fitting(style), in: surroundings)
        layers.appearance.fraction = { [weak self] in self?.plane.fraction(ofPart: $0) ?? 1 }
        layers.appearance.origin = bounds.origin
        points.redraw(in: layout)
        return reports
    }

    private func metrics(in style: SliderStyle) -> SliderPlaneMetrics {
        var metrics = SliderPlaneMetrics(shape)
        metrics.thumbSize = style.metrics.thumbSize
        metrics.heldThumbScale = style.metrics.heldThumbScale
        metrics.cornerRadius = Double(areaCornerRadius)
        (metrics.xTicks, metrics.yTicks) = (xTicks, yTicks)
        return metrics
    }
}
#endif
