#if APPLE_UI
import SlidersControls
import SwiftUI

/// A control with an app's views for its parts: those for the track and for spans behind it, and those for ticks and
/// thumbs in front of it, with the playhead.
struct ThumbedControl<Slider: HostedSlider>: View {
    @Boxed var control: SliderRepresentable<Slider>
    var settings: SliderSettings { control.settings }
    @Environment(\.boxedViews) @Boxed private var views: SliderViews
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.ownRegion) private var region
    @Environment(\.boxedContents) @Boxed private var contents: LookContents

    var body: some View {
        control
            .background {
                if views.track != nil || span != nil {
                    TrackUnderlay(parts: control.handle.thumbs.parts, spans: spans)
                        .environment(\.sliderViews.span, span)
                }
            }
            .overlay {
                TickOverlay(ticks: control.handle.thumbs.ticks, marks: settings.arguments[0].marks.ticks)
                ThumbOverlay(thumbs: thumbs)
                if Slider.isTrack, let playhead = views.playhead {
                    playhead.call().modifier(PlayheadEnvironment(owner: control.handle))
                }
            }
    }

    /// The builder of views that replace spans; `nil` if the control draws its spans.
    private var span: SpanBuilder? { settings.arguments[0].spanContent ?? views.span }

    /// The spans or zones that views replace; none if the control draws them.
    private var spans: [SpanPart] {
        let parts = control.handle.thumbs.parts
        guard Slider.isTrack, let span, settings.count > 0 else { return parts.hide() }
        let state = settings.state
        // Zones also have a part before the first span, except with a single thumb and on a circle that wraps.
        let first = span.areZones ? 0 : state.zoneCount - 1 - state.spanCount
        return parts.show(span.areZones ? state.zoneCount : state.spanCount) { index in
            let (lower, upper) = state.values(ofZone: first + index)
            return SliderSpanConfiguration(index: index, lowerValue: lower, upperValue: upper, isEnabled: isEnabled)
        }
    }

    /// The thumbs that views replace, with their states until the control reports them in its first layout pass; none
    /// if the control draws its thumbs.
    private var thumbs: [SliderThumb] {
        let thumbs = control.handle.thumbs
        let count = views.thumb == nil ? 0 : settings.count
        let state = count > 0 && settings.arguments.count == 1 ? settings.state : nil
        return thumbs.show(count) { index in
            guard let state else { return SliderThumbConfiguration(index: index) }
            let contents = settings.contents(over: contents, in: region)
            let value = state.value(of: index)
            return SliderThumbConfiguration(
                index: index, value: value,
                text: settings.text(of: value, thumb: index, of: state, contents, in: region),
                isEnabled: isEnabled && !state.isDisabled(thumb: index))
        }
    }
}

/// The environment of a playhead, which has the track of the slider behind it. The modifiers of that slider don't apply
/// to the playhead.
private struct PlayheadEnvironment: ViewModifier {
    let owner: SliderHandle

    func body(content: Content) -> some View {
        content.environment(\.sliderOptions, SliderOptions()).environment(\.lookContents, LookContents())
            .environment(\.sliderViews, SliderViews(owner: owner)).environment(\.sliderTargets, [])
    }
}

/// Views that replace thumbs. Touches pass through to the control, which also provides accessibility.
struct ThumbOverlay: View {
    let thumbs: [SliderThumb]
    @Environment(\.sliderViews.thumb) private var content
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        if content != nil {
            Color.clear.overlay(alignment: .topLeading) {
                ZStack {
                    ForEach(thumbs, id: \.index) { thumb in
                        OverlaidThumb(state: thumb.state, position: thumb.position, layoutDirection: layoutDirection)
                    }
                }
            }
            // Positions of thumbs are measured from the left corner, also in right-to-left languages.
            .environment(\.layoutDirection, .leftToRight)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }
}

/// An app's view that replaces a thumb. While the thumb is held, the view is in front of other thumbs.
private struct OverlaidThumb: View {
    @ObservedObject var state: ThumbState
    let position: ThumbPosition
    let layoutDirection: LayoutDirection
    @Environment(\.sliderViews.thumb) private var content

    var body: some View {
        let thumb = state.thumb
        ZStack { content?.call(thumb) }.environment(\.layoutDirection, layoutDirection)
            .modifier(PositionedAtThumb(position: position))
            .zIndex(thumb.isHeld ? 1 : 0)
    }
}
#endif
