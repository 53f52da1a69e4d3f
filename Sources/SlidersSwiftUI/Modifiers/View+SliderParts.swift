#if APPLE_UI
import SlidersControls
import SwiftUI

extension View {
    /// Shows your own view instead of each thumb of the sliders inside. On a ruler, the thumb is the mark, and on a
    /// plane, each thumb is a point.
    ///
    /// ```swift
    /// RangeSlider(value: $price, in: 0...100).sliderThumb { thumb in
    ///     Circle().fill(thumb.isHeld ? .blue : .white).shadow(radius: 2).overlay { Text(thumb.text) }
    /// }
    /// ```
    /// SwiftUI proposes the size of the style's thumb to the view, which can be larger and is centered on the thumb.
    /// Several views lie on one another, as in a `ZStack`.
    /// The slider calls `content` when the value or text of a thumb changes, and when the thumb starts or stops being
    /// held, hovered, focused, or enabled. It calls `content` for all thumbs whenever the body that contains this
    /// modifier runs, but not when a thumb only moves, such as while a slider is resized. A held thumb is in front of
    /// the others.
    ///
    /// Touches pass through to the slider, which also provides accessibility; only the style determines where a touch
    /// takes hold of a thumb. The innermost of these modifiers applies; ``sliderThumb(_:)`` restores the thumbs of the
    /// look.
    nonisolated public func sliderThumb<Content: View>(
        @ViewBuilder content: @escaping @MainActor (_ thumb: SliderThumbConfiguration) -> Content
    ) -> some View {
        environment(\.sliderViews.thumb, Identified { AnyView(content($0)) })
    }

    /// Shows the thumbs of the look again in the sliders inside, where a view around shows its own.
    ///
    /// ```swift
    /// ValueSlider("Volume", value: $volume).sliderThumb(.automatic)
    /// ```
    nonisolated public func sliderThumb(_ content: SliderPartContent) -> some View {
        environment(\.sliderViews.thumb, nil)
    }

    /// Shows your own view instead of the track of the sliders inside, such as a film strip or a waveform.
    ///
    /// ```swift
    /// RangeSlider(value: $clip, in: 0...duration).sliderTrack { FilmStrip().opacity(0.4) }
    /// ```
    /// The view has the frame of the track or, on a circular slider, of the ring, and is behind all other parts. The
    /// style sets its thickness; see `sliderLook(_:)`. A track that's painted with round ends extends beyond the
    /// values; if the style doesn't paint the track, the view ends at the values. Several views lie on one another, as
    /// in a `ZStack`.
    ///
    /// Touches pass through to the slider, which also provides accessibility. The innermost of these modifiers applies.
    nonisolated public func sliderTrack<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        environment(\.sliderViews.track, TrackBuilder(AnyView(content())))
    }

    /// Shows the track of the look again in the sliders inside, where a view around shows its own.
    nonisolated public func sliderTrack(_ content: SliderPartContent) -> some View {
        environment(\.sliderViews.track, nil)
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
    /// which `content` gets, to draw it. The slider calls `content` when the values of a span change, when its span
    /// starts or stops being held or hovered, when the span is enabled or disabled, and for all spans whenever the body
    /// that contains this modifier runs. Views appear only if the style fills spans. Several views lie on one another,
    /// as in a `ZStack`.
    ///
    /// Touches pass through to the slider, which also provides accessibility. The innermost of these modifiers applies.
    nonisolated public func sliderSpan<Content: View>(
        clipsToSpan: Bool = false,
        @ViewBuilder content: @escaping @MainActor (_ span: SliderSpanConfiguration) -> Content
    ) -> some View {
        environment(\.sliderViews.span, SpanBuilder(isClipped: clipsToSpan) { AnyView(content($0)) })
    }

    /// Shows the spans of the look again in the sliders inside, where a view around shows its own.
    nonisolated public func sliderSpan(_ content: SliderPartContent) -> some View {
        environment(\.sliderViews.span, nil)
    }

    /// Shows another slider with one thumb in front of the slider inside, on its track, such as the playhead of a
    /// trimmer.
    ///
    /// ```swift
    /// RangeSlider(value: $clip, in: 0...duration) { Text("Clip") }
    ///     .sliderThumbPlacement(.outside)
    ///     .sliderPlayhead {
    ///         ValueSlider(value: $time, in: 0...duration) { Text("Playhead") }.sliderPressTarget(.track)
    ///     }
    /// ```
    /// The thumbs of the two sliders don't collide. A playhead is a complete slider, with its own modifiers, events,
    /// and accessibility element; modifiers around the slider below don't affect it. Give the playhead the same bounds
    /// and scale as that slider. Only the playhead's thumb and text are visible. Unless the playhead has
    /// `enabledBounds`, it's drawn between the values of the slider below, and writes its binding only when a person
    /// moves it. With the press target `track`, a tap on the track moves the playhead; with `isReadOnly`, the playhead
    /// only shows a value.
    nonisolated public func sliderPlayhead<Playhead: View>(
        @ViewBuilder _ playhead: @escaping @MainActor () -> Playhead
    ) -> some View {
        environment(\.sliderViews.playhead, Identified { AnyView(playhead()) })
    }
}

/// The content of a part that an enclosing view has replaced with its own view.
public enum SliderPartContent: Sendable {
    /// The part of the look.
    case automatic
}

/// The builders of an app's views that replace parts of sliders. Each body that runs makes new ones, which SwiftUI
/// recognizes by their identity.
struct SliderViews {
    var thumb: Identified<@MainActor (SliderThumbConfiguration) -> AnyView>?
    var track: TrackBuilder?
    var span: SpanBuilder?
    /// The builder of the playhead in front of sliders.
    var playhead: Identified<@MainActor () -> AnyView>?
    /// For a playhead, the slider behind it.
    var owner: SliderHandle?
}

/// A view that replaces the track.
final class TrackBuilder {
    let view: AnyView

    nonisolated init(_ view: AnyView) { self.view = view }
}

/// A builder of views that replace spans or zones.
@usableFromInline
final class SpanBuilder: Sendable {
    let isClipped: Bool
    let areZones: Bool
    let view: @MainActor (SliderSpanConfiguration) -> AnyView

    @usableFromInline
    init(
        isClipped: Bool, areZones: Bool = false, _ view: @escaping @MainActor (SliderSpanConfiguration) -> AnyView
    ) {
        (self.isClipped, self.areZones, self.view) = (isClipped, areZones, view)
    }
}

private struct SliderViewsKey: EnvironmentKey {
    static var defaultValue: Boxed<SliderViews> { Boxed(wrappedValue: SliderViews()) }
}

extension EnvironmentValues {
    var sliderViews: SliderViews {
        get { boxedViews.wrappedValue }
        set { self[SliderViewsKey.self].wrappedValue = newValue }
    }
    /// The slider views in a box, which is cheap to copy.
    var boxedViews: Boxed<SliderViews> { self[SliderViewsKey.self] }
}
#endif
