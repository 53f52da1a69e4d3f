import SlidersCore

/// Looks whose parts are images.
extension SliderStyle {
    /// Images for each part and state, with an inset of 24 points.
    static func pictures(_ options: LookOptions) -> SliderStyle {
        var style = SliderStyle(.right)
        style.metrics.thumbSize = 32
        style.metrics.thickness = 24
        style.metrics.inset = 24
        style.paints = [
            PartPaint(.track, [Coat(Paint(LookImage.spanTrack.fill), width: LookImage.spanTrack.size.y)]),
            .bar(.spanBar), .bar(.spanBarHeld, in: .held), .bar(.spanBarDisabled, in: .disabled),
        ]
        style.paints += [
            PartPaint(.thumb, Paint(LookImage.spanThumb.fill)), .thumb(.spanThumbHeld, in: .held),
            .thumb(.spanThumbFocused, in: .focused), .thumb(.spanThumbDisabled, in: .disabled),
        ]
        return style
    }

    /// Images with an inset of 20 points, whatever their sizes.
    static func photos(_ options: LookOptions) -> SliderStyle {
        var style = SliderStyle(.right)
        style.metrics.thumbSize = 36
        style.metrics.thickness = 14
        style.metrics.inset = 20
        style.metrics.ends = .centers
        style.paints = [
            PartPaint(.track, Paint(LookImage.photoTrack.fill)), .bar(.photoBar),
            .bar(.photoBarDisabled, in: .disabled),
        ]
        style.paintThumb([Coat(Paint(LookImage.photoThumb.fill))])
        style.paints += [.thumb(.photoThumbHeld, in: .held), .thumb(.photoThumbDisabled, in: .disabled)]
        return style
    }
}

extension PartPaint {
    /// A span drawn as an image from one thumb's center to the next.
    fileprivate static func bar(_ image: LookImage, in state: Element.State? = nil) -> PartPaint {
        PartPaint(.span(lap: 0), [Coat(Paint(image.fill), isFlush: true, width: image.size.y)], in: state)
    }

    fileprivate static func thumb(_ image: LookImage, in state: Element.State) -> PartPaint {
        PartPaint(.thumb, Paint(image.fill), in: state)
    }
}
