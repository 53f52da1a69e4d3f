#if APPLE_UI
import SlidersControls
import SwiftUI

/// Views in place of the track and of spans. They lie behind the control, which also provides accessibility.
struct TrackUnderlay: View {
    let parts: TrackParts
    let spans: [SpanPart]
    @Environment(\.sliderTrack) private var track
    @Environment(\.sliderSpan) private var span
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        Color.clear.overlay(alignment: .topLeading) {
            ZStack(alignment: .topLeading) {
                if let track {
                    ZStack { track.view }.environment(\.layoutDirection, layoutDirection)
                        .modifier(PlacedAtTrack(position: parts.track))
                }
                if span != nil {
                    ForEach(spans, id: \.index) { part in
                        SpanView(
                            state: part.state, position: part.position, track: parts.track,
                            layoutDirection: layoutDirection)
                    }
                }
            }
        }
        // The place of a control's track is the same in every language, starting from its left corner.
        .environment(\.layoutDirection, .leftToRight)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// The view of an app in place of a span.
private struct SpanView: View {
    @ObservedObject var state: SpanState
    let position: TrackPosition
    let track: TrackPosition
    let layoutDirection: LayoutDirection
    @Environment(\.sliderSpan) private var content

    var body: some View {
        if let content {
            let view = ZStack { content.view(state.span) }.environment(\.layoutDirection, layoutDirection)
            if content.isClipped {
                view.modifier(ClippedToSpan(position: position, track: track))
            } else {
                view.modifier(PlacedAtTrack(position: position))
            }
        }
    }
}

/// Gives a view the box of the track or of a span. A move runs this modifier, and not the view. A part without a place
/// isn't visible yet.
private struct PlacedAtTrack: ViewModifier {
    @ObservedObject var position: TrackPosition

    func body(content: Content) -> some View {
        let rect = position.box?.rect ?? .zero
        content.frame(width: rect.width, height: rect.height).opacity(rect.isEmpty ? 0 : 1)
            .offset(x: rect.minX, y: rect.minY)
    }
}

/// Gives a view the box of the track, and shows the part of it within a span, or all of it on a ring.
private struct ClippedToSpan: ViewModifier {
    @ObservedObject var position: TrackPosition
    @ObservedObject var track: TrackPosition

    func body(content: Content) -> some View {
        let box = position.box ?? TrackBox(rect: .zero)
        let whole = box.isStraight ? track.box?.rect ?? box.rect : box.rect
        content.frame(width: whole.width, height: whole.height)
            .offset(x: whole.minX - box.rect.minX, y: whole.minY - box.rect.minY)
            .frame(width: box.rect.width, height: box.rect.height, alignment: .topLeading)
            .clipShape(RoundedRectangle(cornerRadius: box.corner))
            .opacity(box.rect.isEmpty ? 0 : 1)
            .offset(x: box.rect.minX, y: box.rect.minY)
    }
}
#endif
