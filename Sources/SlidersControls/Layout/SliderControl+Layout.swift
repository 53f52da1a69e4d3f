#if APPLE_UI
import QuartzCore
import SlidersCore

extension SliderControl: SliderLayoutProvider {
    package var ownModel: any ControlModel { track }

    /// Computes the placement of the slider, including overrides of the rectangle methods, and updates the canvas, the
    /// engine, the layers, and the playhead for it. Returns a report for each drag that the new layout canceled.
    package func layOutParts() -> [SliderState.Report] {
        let environment = environment
        let initialPlacement = standardPlacement(in: bounds, environment)
        standardPlacement = initialPlacement
        defer { standardPlacement = nil }
        let placement = overriddenPlacement(from: initialPlacement)
        let layout = placement.layout
        move(canvasTo: placement.content)
        let reports = slider.layOut(in: layout, targetSide: targetSide(in: layout))
        layers.appearance = layerAppearance(with: initialPlacement.style, in: environment, layout)
        layers.appearance.origin = placement.content.origin
        layers.appearance.readoutRadius = readoutRadius(in: layout)
        layOutEndImages()
        track.redraw(in: layout)
        if let observer {
            observer.didLayOut(in: layout, innerSquare: (self as? CircularSliderControl)?.innerSquare)
            observer.ticksDidMove(to: tickPositions, tickFont)
        }
        layOutPlayhead()
        return reports
    }

    // MARK: Placement

    /// Returns the placement of the slider in the specified bounds, without overrides of the rectangle methods. A
    /// layout pass computes it once, even if overrides of several methods ask for it.
    func placement(in bounds: CGRect) -> SliderPlacement {
        if let standardPlacement, standardPlacement.bounds == bounds { return standardPlacement }
        return standardPlacement(in: bounds, environment)
    }

    /// Computes the placement of the slider in the specified bounds, without overrides of the rectangle methods.
    private func standardPlacement(in bounds: CGRect, _ environment: SliderEnvironment) -> SliderPlacement {
        var style = sliderAppearance.style(path, in: environment)
        if let owner { return playheadPlacement(of: style, on: owner, in: bounds) }
        if style.metrics.offset == 0 { style.metrics.offset = trackOffset }
        let placement = SliderPlacement(of: style, in: contentRect(in: bounds), bounds: bounds)
        // The filter decides about the ticks of a layout, so the slider is laid out again with the filtered ticks.
        guard let tickFilter, style.metrics.ticks.mode != .none else { return placement }
        style.metrics.ticks.mode = placement.layout.ticks(of: slider, filteredBy: tickFilter).mode
        return SliderPlacement(of: style, in: contentRect(in: bounds), bounds: bounds)
    }

    /// Requests a layout if ``tickFilter`` returns other ticks now than in the last layout pass.
    package func invalidateTickFilter() {
        if standardPlacement(in: bounds, environment).layout.metrics.ticks != drawing.layout.metrics.ticks {
            setNeedsLayout()
        }
    }

    /// Returns a placement changed to the rectangles that ``trackRect(forBounds:)`` and
    /// ``thumbRect(forBounds:trackRect:value:)`` return, because a subclass may override these methods.
    private func overriddenPlacement(from initialPlacement: SliderPlacement) -> SliderPlacement {
        let bounds = initialPlacement.bounds
        let track = trackRect(forBounds: bounds).finiteRect ?? initialPlacement.trackRect
        let rectOfThumb = { (value: Double) in
            self.thumbRect(forBounds: bounds, trackRect: track, value: value).finiteRect
                ?? initialPlacement.movingTrack(to: track).thumbRect(at: self.slider.scale.fraction(of: value))
        }
        return initialPlacement.fitting(
            track: track, firstThumb: rectOfThumb(slider.scale.lower),
            lastThumb: rectOfThumb(slider.scale.upper))
    }

    /// The path of the track on the screen, mirrored in right-to-left languages. A playhead has the path of its owner,
    /// and a round track has the angles of its style where the app sets none.
    var path: SliderPath {
        if let owner { return owner.path }
        return shape.path(isMirrored: isMirrored, style: style.metrics.path, wraps: slider.configuration.wraps)
    }
}
#endif
