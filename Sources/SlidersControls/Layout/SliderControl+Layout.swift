#if APPLE_UI
import QuartzCore
import SlidersCore

extension SliderControl: SliderPlacing {
    package var ownModel: any HeldModel { track }

    package func layOutParts() -> [SliderState.Report] {
        let surroundings = surroundings
        let standard = standardPlacement(in: bounds, surroundings)
        standardPlacement = standard
        defer { standardPlacement = nil }
        let placement = overridden(standard)
        let layout = placement.layout
        move(canvasTo: placement.content)
        let reports = slider.layOut(in: layout, targetSide: targetSide(in: layout))
        layers.appearance = layerAppearance(with: standard.style, in: surroundings, layout)
        layers.appearance.origin = placement.content.origin
        layers.appearance.readoutRoom = readoutRoom(in: layout)
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

    /// The placement in bounds before overrides. A layout pass makes it once.
    func placement(in bounds: CGRect) -> SliderPlacement {
        if let standardPlacement, standardPlacement.bounds == bounds { return standardPlacement }
        return standardPlacement(in: bounds, surroundings)
    }

    private func standardPlacement(in bounds: CGRect, _ surroundings: SliderSurroundings) -> SliderPlacement {
        var style = sliderAppearance.style(path, in: surroundings)
        if let owner { return self.placement(of: style, above: owner, in: bounds) }
        if style.metrics.offset == 0 { style.metrics.offset = trackOffset }
        let placement = SliderPlacement(of: style, in: contentRect(in: bounds), bounds: bounds)
        guard let tickFilter, style.metrics.ticks.mode != .none else { return placement }
        style.metrics.ticks.mode = placement.layout.ticks(of: slider, filteredBy: tickFilter).mode
        return SliderPlacement(of: style, in: contentRect(in: bounds), bounds: bounds)
    }

    /// Invalidates the layout if the filter of ticks decides otherwise than in the last one.
    package func invalidateTickFilter() {
        if standardPlacement(in: bounds, surroundings).layout.metrics.ticks != drawing.layout.metrics.ticks {
            setNeedsLayout()
        }
    }

    /// The placement that the rectangle methods ask for, which subclasses may override.
    private func overridden(_ standard: SliderPlacement) -> SliderPlacement {
        let bounds = standard.bounds
        let track = trackRect(forBounds: bounds).usable ?? standard.trackRect
        let thumb = { (value: Double) in
            self.thumbRect(forBounds: bounds, trackRect: track, value: value).usable
                ?? standard.movingTrack(to: track).thumbRect(at: self.slider.scale.fraction(of: value))
        }
        return standard.fitting(
            track: track, firstThumb: thumb(slider.scale.lower), lastThumb: thumb(slider.scale.upper))
    }

    /// The path of the track, in the direction of the language. The style gives the angles that nothing sets.
    var path: SliderPath {
        if let owner { return owner.path }
        return shape.path(isMirrored: isMirrored, style: style.metrics.path, wraps: slider.configuration.wraps)
    }
}
#endif
