import SlidersCore
import SlidersLooks

extension SliderLook {
    /// Images for the track, the span, and the thumbs, with other images while the span or a thumb is held.
    @_alwaysEmitIntoClient public static var pictures: SliderLook {
        SliderLook(
            "pictures",
            images: Image.loader(of: [
                .spanTrack, .spanBar, .spanBarHeld, .spanBarDisabled, .spanThumb, .spanThumbHeld,
                .spanThumbDisabled,
            ])
        ) { style, _ in
            style.metrics.thumbSize = 32
            style.metrics.thickness = 24
            style.metrics.inset = 24
            style.paints = [
                SliderPartPaint(
                    .track,
                    [SliderCoat(SliderPaint(SliderLook.Image.spanTrack.fill), width: SliderLook.Image.spanTrack.size.y)]
                ),
                .bar(.spanBar), .bar(.spanBarHeld, in: .held), .bar(.spanBarDisabled, in: .disabled),
            ]
            style.paints += [
                SliderPartPaint(.thumb, SliderPaint(SliderLook.Image.spanThumb.fill)),
                .thumb(.spanThumbHeld, in: .held),
                .thumb(.spanThumbDisabled, in: .disabled),
            ]
        }
    }

    /// Images for a row of a list.
    @_alwaysEmitIntoClient public static var photos: SliderLook {
        SliderLook(
            "photos",
            images: Image.loader(of: [
                .photoTrack, .photoBar, .photoBarDisabled, .photoThumb, .photoThumbHeld, .photoThumbDisabled,
            ])
        ) { style, _ in
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
        }
    }
}

extension SliderPartPaint {
    /// A span drawn as an image from one thumb's center to the next.
    @_alwaysEmitIntoClient static func bar(_ image: SliderLook.Image, in state: SliderElement.State? = nil)
        -> SliderPartPaint
    {
        SliderPartPaint(
            .span, [SliderCoat(SliderPaint(image.fill), isFlush: true, width: image.size.y)], in: state)
    }

    @_alwaysEmitIntoClient static func thumb(_ image: SliderLook.Image, in state: SliderElement.State)
        -> SliderPartPaint
    {
        SliderPartPaint(.thumb, SliderPaint(image.fill), in: state)
    }
}
