import SlidersSwiftUI
import SwiftUI

/// Trims a clip, and plays it.
struct Trimmer: View {
    @State private var clip = 12.0...44.0
    @State private var time = 24.0

    /// The length of the film, in seconds.
    private let length = 60.0
    private let seconds = SecondsFormat()

    var body: some View {
        Form {
            Section {
                TitledRow("Clip", seconds.format(clip.upperBound - clip.lowerBound)) {
                    RangeSlider(value: $clip, in: 0...length, format: seconds) {
                        Text("Clip")
                    }
                    .span(atLeast: 2)
                    .thumbNames("Start", "End")
                    .sliderLook(.trimmer)
                    .sliderThumbPlacement(.outside)
                    .sliderTrack { FilmStrip().overlay { Color(white: 0.5).opacity(0.55) } }
                    .sliderSpan(clipsToSpan: true) { _ in FilmStrip().overlay { Edges() } }
                    .sliderPlayhead {
                        ValueSlider(value: $time, in: 0...length, format: seconds) { Text("Playhead") }
                            .sliderLook(.playhead).sliderPressTarget(.track)
                    }
                }
            } footer: {
                Text("Drag the handles, or \(Toolkit.tap) the film to move the playhead.")
            }
            Section {
                TitledRow("Time", seconds.format(time)) {
                    ValueSlider(value: $time, in: 0...length, format: seconds) { Text("Time") }
                        .sliderLook(.scrubber).sliderThumbs(.held).sliderHeldTrackScale(2).sliderPressTarget(.track)
                        .sliderTrack { Capsule().fill(Color.secondary.opacity(0.3)) }
                        .sliderSpan(clipsToSpan: true) { _ in Capsule().fill(Color.accentColor) }
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

/// The edges of a film above and below.
private struct Edges: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.handle.frame(height: 3)
            Spacer(minLength: 0)
            Color.handle.frame(height: 3)
        }
    }
}

extension Color {
    fileprivate static let handle = Color(red: 1, green: 0.8, blue: 0)
}

extension SliderStyle {
    fileprivate static let handleLength = 16.0
    fileprivate static let stripHeight = 52.0

    /// Yellow handles beside the clip, as high as the film. Views show the film.
    @MainActor fileprivate static var trimmer: SliderStyle {
        var style = SliderStyle()
        (style.metrics.thumbLength, style.metrics.thumbSize) = (handleLength, stripHeight)
        (style.metrics.thickness, style.metrics.inset, style.metrics.ends) = (stripHeight, handleLength / 2, .centers)
        style.paints = [.init(.track, []), .init(.span, [])]
        style.paint(.thumb, Color.handle)
        return style
    }

    /// A white line across the film.
    @MainActor fileprivate static var playhead: SliderStyle {
        var style = SliderStyle()
        (style.metrics.thumbLength, style.metrics.thumbSize) = (5, stripHeight + 8)
        style.paint(.thumb, Color.white, outline: Color.black.opacity(0.3), width: 0.5)
        return style
    }

    /// A thin track, as in the controls of a player. Views show it, so that the played part ends where the thumb is.
    @MainActor fileprivate static var scrubber: SliderStyle {
        var style = SliderLook.system.style()
        (style.metrics.thickness, style.metrics.ends) = (7, .centers)
        style.paints += [.init(.track, []), .init(.span, [])]
        style.heldThumb.growing = .init(dampingRatio: 0.7, response: 0.3)
        style.heldThumb.shrinking = .init(dampingRatio: 0.9, response: 0.4)
        return style
    }
}

struct TrimmerPreviews: PreviewProvider {
    static var previews: some View { Trimmer() }
}
