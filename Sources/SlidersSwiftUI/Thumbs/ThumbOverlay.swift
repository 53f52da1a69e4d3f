#if APPLE_UI
import SlidersControls
import SwiftUI

/// The control and, in front of it, its playhead and the views that an app shows beside ticks and in place of thumbs.
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
                    playhead.call().modifier(PlayheadSurroundings(owner: control.handle))
                }
            }
    }

    /// Makes the views in place of spans.
    private var span: SpanBuilder? { settings.arguments[0].spanContent ?? views.span }

    /// The spans that views show.
    private var spans: [SpanPart] {
        let parts = control.handle.thumbs.parts
        guard Slider.isTrack, let span, settings.count > 0 else { return parts.hide() }
        let state = settings.state
        // Spans are the zones above the thumbs; that of a single thumb is the first one.
        let first = span.areZones ? 0 : state.zoneCount - 1 - state.spanCount
        return parts.show(span.areZones ? state.zoneCount : state.spanCount) { index in
            let (lower, upper) = state.values(ofZone: first + index)
            return SliderSpanConfiguration(index: index, lowerValue: lower, upperValue: upper, isEnabled: isEnabled)
        }
    }

    /// The thumbs that views show. The control reports their state in its first layout pass.
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

/// What a playhead gets from the slider below: its track. What modifiers set for that slider doesn't apply to the
/// playhead.
private struct PlayheadSurroundings: ViewModifier {
    let owner: SliderHandle

    func body(content: Content) -> some View {
        content.environment(\.sliderOptions, SliderOptions()).environment(\.lookContents, LookContents())
            .environment(\.sliderViews, SliderViews(owner: owner)).environment(\.sliderTargets, [])
    }
}

/// Views in place of thumbs. Touches pass through to the control, which also provides accessibility.
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
            // The places of a control's thumbs are the same in every language, starting from its left corner.
            .environment(\.layoutDirection, .leftToRight)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }
}

/// The view of an app in place of a thumb, in front of others while the thumb is held.
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
