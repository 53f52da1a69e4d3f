#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SwiftUI

extension View {
    /// Shows your own view instead of the track of the sliders inside, such as a film strip or a waveform.
    ///
    /// ```swift
    /// RangeSlider(value: $clip, in: 0...duration).sliderTrack { FilmStrip().opacity(0.4) }
    /// ```
    /// The view has the frame of the track or, on a circular slider, of the ring, and is behind all other parts. The
    /// style sets its thickness; see `sliderStyle(_:)`. A track that's painted with round ends extends beyond the
    /// values; if the style doesn't paint the track, the view ends at the values. Several views lie on one another, as
    /// in a `ZStack`.
    ///
    /// Touches pass through to the slider, which also provides accessibility. The innermost of these modifiers applies.
    nonisolated public func sliderTrack<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        environment(\.sliderTrack, TrackBuilder(AnyView(content())))
    }

    /// Shows your own view instead of each span of the sliders inside.
    ///
    /// ```swift
    /// RangeSlider(value: $clip, in: 0...duration)
    ///     .sliderTrack { FilmStrip().opacity(0.4) }
    ///     .sliderSpan(clipsToSpan: true) { _ in FilmStrip() }
    /// ```
    /// The view has the frame of its span. With `clipsToSpan`, it has the frame of the track and is clipped to its
    /// span. On a circular slider, the view has the frame of the ring and isn't clipped; use the values of the span,
    /// which `content` gets, to draw it. The slider calls `content` when the values of a span change, when its bar
    /// starts or stops being held or hovered, when the span is enabled or disabled, and for all spans whenever the body
    /// that contains this modifier runs. Views appear only if the style fills spans. Several views lie on one another,
    /// as in a `ZStack`.
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
