#if APPLE_UI
import QuartzCore
import SlidersCore

/// One pass: the style is composed once, laid out once, and then everything is shown.
extension PlaneSliderControl {
    /// The side of the square that a plane asks for, in points.
    static var idealSide: CGFloat { 200 }

    /// Lays out and shows everything, without a glide unless there is one.
    func layOutPlane(glide: Glide?) {
        let isFirst = drawing.layout.size == .zero
        let surroundings = surroundings
        var style = sliderAppearance.style(.right, in: surroundings)
        paintArea(in: &style)
        outlinePoints(in: &style)
        let layout = SliderPlaneLayout(metrics(in: style), size: SIMD2(Double(bounds.width), Double(bounds.height)))
        placeCanvas(in: bounds)
        trackViews.move(to: bounds)
        let reports = plane.layOut(in: layout.area, targetSide: max(Double(targetSize), layout.track.metrics.thumbSize))
        layers.appearance = paintedAppearance(with: layout.fitting(style), in: surroundings)
        layers.appearance.fraction = { [weak self] in self?.plane.fraction(ofPart: $0) ?? 1 }
        layers.appearance.origin = bounds.origin
        updateThumbs()
        points.redraw(in: layout)
        show(glide: isFirst ? nil : glide)
        report(cancelled: reports)
    }

    private func metrics(in style: SliderStyle) -> SliderPlaneMetrics {
        var metrics = SliderPlaneMetrics(shape)
        metrics.thumbSize = style.metrics.thumbSize
        metrics.heldThumbScale = style.metrics.heldThumbScale
        metrics.cornerRadius = Double(areaCornerRadius)
        (metrics.xTicks, metrics.yTicks) = (xTicks, yTicks)
        return metrics
    }

    /// Whether a point of the control takes presses. In a rectangle, all of its bounds do; on a disc, a point does
    /// where a press would have an effect, so that views beneath its corners get their own presses. Targets may be
    /// larger than the control.
    func takesPressesOnPlane(at point: CGPoint) -> Bool {
        let place = canvas.convert(point, from: self)
        if let valueField, valueField.frame.contains(place) { return true }
        return !plane.area.isDisc && bounds.contains(point) || plane.reaches(place.vector)
    }
}

#endif
