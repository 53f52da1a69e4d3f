import SlidersCore

/// Looks whose parts are images.
extension LookDefinition {
    /// Images for each part and state, with an inset of 24 points.
    @inline(__always) static var pictures: LookDefinition {
        LookDefinition(
            style: SliderStyle.pictures,
            sample: {
                var sample = SliderLook.Sample(0...1, [0, 0.7])
                (sample.configuration.minimumSpan, sample.configuration.maximumSpan) = (0.1, 0.7)
                sample.configuration.collision = .push
                return sample
            },
            images: [
                .spanTrack, .spanBar, .spanBarHeld, .spanBarDisabled, .spanThumb, .spanThumbHeld, .spanThumbFocused,
                .spanThumbDisabled,
            ])
    }

    /// Images with an inset of 20 points, whatever their sizes.
    @inline(__always) static var photos: LookDefinition {
        LookDefinition(
            style: SliderStyle.photos,
            sample: {
                var sample = SliderLook.Sample(1...10, [2, 8])
                sample.configuration.minimumSpan = 2
                return sample
            },
            images: [.photoTrack, .photoBar, .photoBarDisabled, .photoThumb, .photoThumbHeld, .photoThumbDisabled])
    }
}

extension SliderStyle {
    fileprivate static func pictures(_ options: SliderLook.Options) -> SliderStyle {
        var style = SliderStyle()
        style.metrics.thumbSize = 32
        style.metrics.thickness = 24
        style.metrics.inset = 24
        style.paints = [
            SliderPartPaint(
                .track,
                [SliderCoat(SliderPaint(SliderLook.Image.spanTrack.fill), width: SliderLook.Image.spanTrack.size.y)]),
            .bar(.spanBar), .bar(.spanBarHeld, in: .held), .bar(.spanBarDisabled, in: .disabled),
        ]
        style.paints += [
            SliderPartPaint(.thumb, SliderPaint(SliderLook.Image.spanThumb.fill)), .thumb(.spanThumbHeld, in: .held),
            .thumb(.spanThumbFocused, in: .focused), .thumb(.spanThumbDisabled, in: .disabled),
        ]
        return style
    }

    fileprivate static func photos(_ options: SliderLook.Options) -> SliderStyle {
        var style = SliderStyle()
        style.metrics.thumbSize = 36
        style.metrics.thickness = 14
        style.metrics.inset = 20
        style.metrics.ends = .centers
        style.paints = [
            SliderPartPaint(.track, SliderPaint(SliderLook.Image.photoTrack.fill)), .bar(.photoBar),
            .bar(.photoBarDisabled, in: .disabled),
        ]
        style.paintThumb([SliderCoat(SliderPaint(SliderLook.Image.photoThumb.fill))])
        style.paints += [.thumb(.photoThumbHeld, in: .held), .thumb(.photoThumbDisabled, in: .disabled)]
        return style
    }
}

extension SliderPartPaint {
    /// A span drawn as an image from one thumb's center to the next.
    fileprivate static func bar(_ image: SliderLook.Image, in state: SliderElement.State? = nil) -> SliderPartPaint {
        SliderPartPaint(
            .span, [SliderCoat(SliderPaint(image.fill), isFlush: true, width: image.size.y)], in: state)
    }

    fileprivate static func thumb(_ image: SliderLook.Image, in state: SliderElement.State) -> SliderPartPaint {
        SliderPartPaint(.thumb, SliderPaint(image.fill), in: state)
    }
}
