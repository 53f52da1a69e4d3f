#if canImport(UIKit)
import SlidersCore
import SlidersLayers
import UIKit

/// One pass: the style is composed once, laid out once, and then everything is shown.
extension SliderControl {
    /// Lays out and shows everything.
    func layOut(glide: Glide?) {
        let isFirst = layout.track.length == 0
        let standard = placement(in: bounds)
        standardPlacement = standard
        defer { standardPlacement = nil }
        let placement = overridden(standard)
        layout = placement.layout
        if canvas.frame != placement.content { canvas.frame = placement.content }
        let reports = slider.layOut(
            on: layout.track, targetSide: targetSide, thickness: layout.metrics.thickness)
        layers.appearance = layerAppearance(with: standard.style)
        placeValueImages()
        redraw(glide: isFirst ? nil : glide)
        report(cancelled: reports)
    }

    /// Shows everything in the present layout, after code changed values.
    func redraw(glide: Glide?) {
        updateThumbViews()
        drawing = Drawing(of: slider, in: layout, highlight: drawing.highlight)
        layers.show(drawing, of: slider, glide: glide)
        updateTyping()
    }

    // MARK: Placement

    /// The placement in bounds before overrides. A layout pass makes it once.
    func placement(in bounds: CGRect) -> SliderPlacement {
        if let standardPlacement, standardPlacement.bounds == bounds { return standardPlacement }
        let style = appearance.style(path, in: self)
        return SliderPlacement(of: style, in: contentRect(in: bounds), bounds: bounds)
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

    /// The rectangle of a thumb as it is now, in the control's coordinates; `nil` if there is no thumb of this rank.
    public func thumbRect(forThumb thumb: Int) -> CGRect? {
        thumbViews.indices.contains(thumb) ? canvas.convert(thumbViews[thumb].frame, to: self) : nil
    }
}
#endif
