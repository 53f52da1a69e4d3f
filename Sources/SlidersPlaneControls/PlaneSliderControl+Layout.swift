#if APPLE_UI
import QuartzCore
import SlidersControls
import SlidersCore
import SlidersPlane

extension PlaneSliderControl: SliderLayoutProvider {
    package var ownModel: any ControlModel { points }

    /// The intrinsic size: a square of 200 points.
    package var idealSize: CGSize { CGSize(width: 200, height: 200) }

    package func layOutParts() -> [SliderState.Report] {
        let environment = environment
        var style = sliderAppearance.style(.right, in: environment)
        paintArea(in: &style)
        outlinePoints(in: &style)
        let layout = SliderPlaneLayout(metrics(in: style), size: SIMD2(Double(bounds.width), Double(bounds.height)))
        move(canvasTo: bounds)
        let reports = plane.layOut(in: layout.area, targetSide: max(Double(targetSize), layout.track.metrics.thumbSize))
        layers.appearance = paintedAppearance(with: layout.fitting(style), in: environment)
        layers.appearance.fraction = { [weak self] in self?.plane.fraction(ofPart: $0) ?? 1 }
        layers.appearance.origin = bounds.origin
        points.redraw(in: layout)
        return reports
    }

    /// Returns the metrics of the plane, with the sizes that a style has.
    private func metrics(in style: SliderStyle) -> SliderPlaneMetrics {
        var metrics = SliderPlaneMetrics(shape)
        metrics.thumbSize = style.metrics.thumbSize
        metrics.heldThumbScale = style.metrics.heldThumbScale
        metrics.cornerRadius = Double(areaCornerRadius)
        (metrics.xTicks, metrics.yTicks) = (xTicks, yTicks)
        metrics.showsEnabledRange = style.metrics.extras.showsEnabledRange
        metrics.showsObstacles = style.metrics.extras.showsObstacles
        return metrics
    }
}

/// Colors of the area. Paints of the track in `BaseSliderControl.style` are those of the area.
extension PlaneSliderControl {
    /// The color of the area, or `nil`, the default, to use the color of the palette.
    @IBInspectable public dynamic var areaColor: PlatformColor? {
        get { tints[.track] }
        set { setTint(newValue, of: .track) }
    }

    /// The gradient of the area along the horizontal axis (on a disc, along the angle), which replaces ``areaColor``,
    /// or `nil`, the default, for none. Paints of `BaseSliderControl.style` replace it.
    ///
    /// ```swift
    /// field.xGradient = SliderGradient(colors: [.white, .systemRed])
    /// field.yGradient = SliderGradient(colors: [.black, .clear])
    /// ```
    public var xGradient: SliderGradient? {
        get { gradients[.track] }
        set { setGradient(newValue, of: .track) }
    }

    /// Adds a white line around points if the app colors them, so that they stand out even where the area has the same
    /// color.
    func outlinePoints(in style: inout SliderStyle) {
        guard thumbTintColor != nil else { return }
        (style.palette.edge, style.palette.edgeWidth) = (SliderPaint.Color(white: 1), 4)
    }

    /// Adds the gradient along the vertical axis above the other paint of a rectangular area.
    func paintArea(in style: inout SliderStyle) {
        guard case .rectangle(_, let runsDown) = shape, let stops = yGradient?.stops(resolved), !stops.isEmpty else {
            return
        }
        if !style.paints.contains(where: { $0.role == .track }) {
            style.paints.append(SliderPartPaint(.track, style.palette.coats(of: .track)))
        }
        let (top, bottom) = (SIMD2(0.5, 0), SIMD2(0.5, 1))
        let gradient = SliderPaint.Gradient(stops, from: runsDown ? top : bottom, to: runsDown ? bottom : top)
        let coat = SliderCoat(SliderPaint(.gradient(gradient)))
        for index in style.paints.indices where style.paints[index].role == .track {
            let isDisabled = style.paints[index].state == .disabled
            style.paints[index].coats.append(isDisabled ? coat.dimmed(on: style.palette.page) : coat)
        }
    }
}
#endif
