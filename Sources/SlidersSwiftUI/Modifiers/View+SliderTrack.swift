#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SwiftUI

extension View {
    /// Shows a view in place of the track of the sliders inside, such as a film strip or a waveform.
    ///
    /// ```swift
    /// RangeSlider(value: $clip, in: 0...duration).sliderTrack { FilmStrip().opacity(0.4) }
    /// ```
    /// The view has the frame of the track, on a circular slider that of the ring, and everything else of the slider is
    /// in front of it. Its thickness is that of the style; see `sliderStyle(_:)`. A track that is painted with round
    /// ends is longer than its values: leave its paint out, and the view ends at the values.
    ///
    /// Touches pass through to the slider, which also provides accessibility. The innermost of these modifiers applies.
    nonisolated public func sliderTrack<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        environment(\.sliderTrack, TrackBuilder(AnyView(content())))
    }

    /// Shows a view in place of each span of the sliders inside.
    ///
    /// ```swift
    /// RangeSlider(value: $clip, in: 0...duration)
    ///     .sliderTrack { FilmStrip().opacity(0.4) }
    ///     .sliderSpan(clipsToSpan: true) { _ in FilmStrip() }
    /// ```
    /// The view has the frame of its span, or with `clipsToSpan` that of the track, and then shows only what lies
    /// within its span. On a circular slider the frame is that of the ring and nothing is clipped: `content` gets the
    /// values of the span. `content` is called when a span gets other values, when its bar starts or stops being held
    /// or hovered, when it is enabled or disabled, and for all spans whenever the body that contains this modifier
    /// runs. There is a view where the style fills spans.
    ///
    /// Touches pass through to the slider, which also provides accessibility. The innermost of these modifiers applies.
    nonisolated public func sliderSpan<Content: View>(
        clipsToSpan: Bool = false,
        @ViewBuilder content: @escaping @MainActor (_ span: SliderSpanConfiguration) -> Content
    ) -> some View {
        environment(\.sliderSpan, SpanBuilder(isClipped: clipsToSpan) { AnyView(content($0)) })
    }
}
#endif
