#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// One pass: the style is composed once, laid out once, and then everything is shown.
extension SliderController {
    /// Lays out and shows everything.
    package func layOut() { layOut(glide: inheritedGlide) }

    /// Lays out and shows everything, without a glide unless there is one.
    package func layOut(glide: Glide?) {
        guard let host else { return }
        let isFirst = layout.track.length == 0
        let surroundings = host.surroundings
        let standard = standardPlacement(in: host.bounds, surroundings)
        standardPlacement = standard
        defer { standardPlacement = nil }
        let placement = overridden(standard, by: host)
        layout = placement.layout
        host.placeCanvas(in: placement.content)
        let reports = state.layOut(
            on: layout.track, targetSide: targetSide, thickness: layout.metrics.thickness)
        layers.appearance = layerAppearance(with: standard.style, in: surroundings)
        layers.appearance.origin = placement.content.origin
        placeEndImages()
        redraw(glide: isFirst ? nil : glide)
        host.didLayOut()
        report(cancelled: reports)
    }

    /// Shows everything in the present layout, after code changed values.
    func redraw(glide: Glide?) {
        host?.updateThumbs()
        drawing = Drawing(of: state, in: layout, highlight: drawing.highlight)
        layers.show(drawing, of: state, glide: glide)
        host?.didShow(thumbs: 0..<state.count)
        updateTyping()
    }

    // MARK: Placement

    /// The placement in bounds before overrides. A layout pass makes it once.
    private func placement(in bounds: CGRect) -> SliderPlacement {
        if let standardPlacement, standardPlacement.bounds == bounds { return standardPlacement }
        return standardPlacement(in: bounds, host?.surroundings)
    }

    private func standardPlacement(in bounds: CGRect, _ surroundings: SliderSurroundings?) -> SliderPlacement {
        var style = surroundings.map { appearance.style(path, in: $0) } ?? appearance.style
        if style.metrics.offset == 0 { style.metrics.offset = trackOffset }
        return SliderPlacement(of: style, in: contentRect(in: bounds), bounds: bounds)
    }

    /// The placement that the rectangle methods ask for, which subclasses may override.
    private func overridden(_ standard: SliderPlacement, by host: any SliderHost) -> SliderPlacement {
        let bounds = standard.bounds
        let track = host.trackRect(forBounds: bounds).usable ?? standard.trackRect
        let thumb = { (value: Double) in
            host.thumbRect(forBounds: bounds, trackRect: track, value: value).usable
                ?? standard.movingTrack(to: track).thumbRect(at: self.state.scale.fraction(of: value))
        }
        return standard.fitting(
            track: track, firstThumb: thumb(state.scale.lower), lastThumb: thumb(state.scale.upper))
    }

    /// The rectangle of the drawn track in a control with these bounds.
    package func trackRect(in bounds: CGRect) -> CGRect { placement(in: bounds).trackRect }

    /// The rectangle of a thumb with a value in a control with these bounds, on a track that was moved to a rectangle.
    package func thumbRect(in bounds: CGRect, track rect: CGRect, value: Double) -> CGRect {
        placement(in: bounds).movingTrack(to: rect).thumbRect(at: state.scale.fraction(of: value))
    }
}
#endif
