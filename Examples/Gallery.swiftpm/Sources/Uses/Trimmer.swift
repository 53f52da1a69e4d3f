import SlidersCore
import SlidersSwiftUI
import SwiftUI

/// Trims a clip, and plays it.
struct Trimmer: View {
    @State private var clip = 12.0...44.0
    @State private var time = 24.0

    /// The length of the film, in seconds.
    private let length = 60.0
    private let seconds = FloatingPointFormatStyle<Double>().precision(.fractionLength(1))

    var body: some View {
        Form {
            Section {
                TitledRow("Clip", "\(seconds.format(clip.upperBound - clip.lowerBound)) s") {
                    RangeSlider(
                        value: $clip, in: 0...length, minimumSpan: 2, thumbNames: ["Start", "End"], format: seconds
                    ) {
                        Text("Clip")
                    }
                    .sliderStyle(.trimmer)
                    .sliderPlayhead {
                        ValueSlider(value: $time, in: 0...length, format: seconds) { Text("Playhead") }
                            .sliderStyle(.playhead).sliderPressTarget(.track)
                    }
                    .sliderTrack { FilmStrip() }
                }
            } footer: {
                Text("Drag the handles, or tap the film to move the playhead.")
            }
            Section {
                TitledRow("Time", "\(seconds.format(time)) s") {
                    ValueSlider(value: $time, in: 0...length, format: seconds) { Text("Time") }
                        .sliderStyle(.scrubber).sliderThumbs(.held).sliderHeldTrackScale(2).sliderPressTarget(.track)
                }
            }
            Section {
                Button("Whole film") { withAnimation { clip = 0...length } }
            }
        }
    }
}

/// The frames of a film, in the colors of an evening.
private struct FilmStrip: View {
    private let frames = 8

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<frames, id: \.self) { frame in
                let part = Double(frame) / Double(frames - 1)
                Color(hue: 0.6 - 0.08 * part, saturation: 0.35 + 0.3 * part, brightness: 0.9 - 0.5 * part)
            }
        }
    }
}

extension SliderStyle {
    fileprivate static let handleLength = 16.0
    fileprivate static let stripHeight = 52.0

    /// Yellow handles outside the clip, a frame around it, and shade over the rest of the film.
    fileprivate static var trimmer: SliderStyle {
        let (yellow, mark) = (SliderPaint.Color(1, 0.8, 0), SliderPaint.Color(white: 0, alpha: 0.7))
        var style = SliderStyle()
        (style.metrics.thumbLength, style.metrics.thumbSize) = (handleLength, stripHeight)
        (style.metrics.thickness, style.metrics.inset) = (stripHeight, handleLength / 2)
        (style.metrics.thumbPlacement, style.metrics.ends, style.metrics.fill) = (.outside, .centers, .all)
        let edge = { (side: Double) in
            SliderCoat(
                SliderPaint(.color(yellow)), roundness: 0, isFlush: true, offset: side * (stripHeight / 2 - 1.5),
                width: 3)
        }
        let shade = SliderCoat(
            SliderPaint(.color(SliderPaint.Color(white: 0.5, alpha: 0.55))), roundness: 0, isFlush: true)
        style.paints = [
            SliderPartPaint(.track, []),
            SliderPartPaint(.span(lap: 0), [edge(1), edge(-1)]),
            SliderPartPaint(.before(lap: 0), [shade]),
            SliderPartPaint(.after(lap: 0), [shade]),
            SliderPartPaint(
                .thumb,
                [
                    SliderCoat(SliderPaint(.color(yellow)), roundness: 0.5),
                    SliderCoat(SliderPaint(.color(mark)), inset: 6.5),
                ]),
        ]
        return style
    }

    /// A white line across the film.
    fileprivate static var playhead: SliderStyle {
        let shadow = SliderPaint.Shadow(SliderPaint.Color(white: 0, alpha: 0.5), offset: .zero, blur: 2)
        var style = SliderStyle()
        (style.metrics.thumbLength, style.metrics.thumbSize) = (5, stripHeight + 8)
        style.paints = [SliderPartPaint(.thumb, SliderPaint(.color(SliderPaint.Color(white: 1)), shadow: shadow))]
        return style
    }

    /// A thin track, as in the controls of a player.
    fileprivate static var scrubber: SliderStyle {
        var style = SliderLook.system.style()
        style.metrics.thickness = 7
        style.heldThumb.growing = .init(dampingRatio: 0.7, response: 0.3)
        style.heldThumb.shrinking = .init(dampingRatio: 0.9, response: 0.4)
        return style
    }
}

struct TrimmerPreviews: PreviewProvider {
    static var previews: some View { Trimmer() }
}
