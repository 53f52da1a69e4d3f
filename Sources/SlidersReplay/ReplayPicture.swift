import SlidersCore
import SlidersRender

/// A picture of a recording's slider after its last step, in a plain style.
///
/// Direction and length are those of the recording's track; the slider is in the middle of the picture.
package struct ReplayPicture {
    /// The elements of the picture.
    package let drawing: SliderDrawing
    /// The size, in points.
    package let size: SIMD2<Double>
    private let style: SliderStyle
    private let state: SliderState

    /// Creates a picture: plays a recording, and draws its slider.
    ///
    /// - Parameters:
    ///   - recording: the recording, which is played to its end.
    ///   - palette: the colors.
    ///   - hasLabels: whether each thumb has its value beside it.
    ///   - size: in points; `nil` means the recording's track length, with room for thumbs and labels.
    /// - Throws: an error if the recording's track is a line that's neither horizontal nor vertical, or if the picture
    ///   would be larger than 10000 points.
    package init(
        of recording: Replay, palette: SliderPalette = .light, hasLabels: Bool = false, size: SIMD2<Double>? = nil
    ) throws(ReplayError) {
        var sliders = recording.start
        for step in recording.steps { sliders.perform(step) }
        var state = sliders.slider
        var style = SliderStyle(try Self.path(of: state.track))
        style.palette = palette
        style.metrics.hasLabels = hasLabels
        if state.thumbOffset.along > 0 {
            (style.metrics.thumbPlacement, style.metrics.thumbLength) = (.outside, 2 * state.thumbOffset.along)
            style.metrics.turnsThumbs = true
        }
        style.metrics.thumbOffset = state.thumbOffset.across
        if hasLabels { style.metrics.inset = style.metrics.thumbSize / 2 + Self.labelSize(beside: style.metrics.path) }
        self.size = size ?? Self.size(for: state.track, style.metrics)
        guard max(self.size.x, self.size.y) <= 10_000 else {
            throw ReplayError("track", "is longer than 10000 points; give the picture a size")
        }
        let layout = SliderLayout(style.metrics, size: self.size)
        state.layOut(on: layout.track, thumbOffset: layout.thumbOffset)
        drawing = SliderDrawing(of: state, in: layout)
        (self.style, self.state) = (style, state)
    }

    /// Returns the picture as SVG text, with values rounded to hundredths.
    package func svg(background: SliderPaint.Color? = nil) -> String {
        SVG.text(of: drawing, in: style, state, background: background) { part in
            guard case .label(let index) = part else { return nil }
            return ((state.value(of: index) * 100).rounded() / 100).shortText
        }
    }

    /// Returns the space for the text of a value, across the track, in points: the height of the text, or its width
    /// beside other tracks than horizontal ones.
    private static func labelSize(beside path: SliderPath) -> Double { path == .right || path == .left ? 22 : 36 }

    /// Returns the path of a style whose track has the direction of a recording's track.
    private static func path(of track: SliderTrack) throws(ReplayError) -> SliderPath {
        switch track {
        case .arc(let arc):
            return .arc(start: arc.start, sweep: arc.sweep)
        case .line(let from, let to):
            let vector = to - from
            guard min(abs(vector.x), abs(vector.y)) <= 1e-6 * track.length else {
                throw ReplayError("track.line", "is slanted; give both ends the same x or the same y to draw it")
            }
            return track.isUpright ? vector.y < 0 ? .up : .down : vector.x < 0 ? .left : .right
        }
    }

    /// Returns the size of a control in which the track is as long as a recording's track.
    private static func size(for track: SliderTrack, _ metrics: SliderMetrics) -> SIMD2<Double> {
        // A control of any size has the same margin around its track, so measure it in a large one.
        let side = 1000.0
        let layout = SliderLayout(metrics, size: SIMD2(repeating: side))
        switch track {
        case .arc(let arc):
            guard case .arc(let drawn) = layout.track else { return .zero }
            return SIMD2(repeating: 2 * arc.radius + side - 2 * drawn.radius)
        case .line:
            let margin = side - layout.track.length
            let across = max(44, margin)
            return track.isUpright ? SIMD2(across, track.length + margin) : SIMD2(track.length + margin, across)
        }
    }
}
