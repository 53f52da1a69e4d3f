#if APPLE_UI
import SlidersControls
import SwiftUI

/// The views of an app beside ticks, in the font that texts there have. They take no touches, and assistive technology
/// skips them, as it does the texts that a control writes.
struct TickOverlay: View {
    @ObservedObject var ticks: TickPlaces
    let marks: [TrackMarks.Tick]
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        if !labels.isEmpty {
            Color.clear.overlay(alignment: .topLeading) {
                ZStack { ForEach(labels, id: \.tick) { place($0.label, at: $0.center) } }
            }
            // The places of a control's ticks are the same in every language, starting from its left corner.
            .environment(\.layoutDirection, .leftToRight)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }

    /// The views of ticks that the control shows, by the numbers of their ticks.
    private var labels: [(tick: Int, label: AnyView, center: CGPoint)] {
        marks.enumerated().compactMap { tick, mark in
            guard let label = mark.label, let center = ticks.center(of: mark) else { return nil }
            return (tick, label, center)
        }
    }

    private func place(_ label: AnyView, at center: CGPoint) -> some View {
        let place = ThumbPlace(at: center)
        return HStack { label }.environment(\.layoutDirection, layoutDirection)
            .font(ticks.font.map { Font($0) })
            // The label has its own size around its middle.
            .fixedSize().frame(width: 0, height: 0)
            .modifier(ThumbShift(place: place, glides: place.glides))
    }
}
#endif
