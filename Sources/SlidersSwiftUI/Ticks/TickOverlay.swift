#if APPLE_UI
import CoreText
import SlidersControls
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// The views of an app beside ticks, in the font that texts there have. They take no touches, and assistive technology
/// skips them, as it does the texts that a control writes.
struct TickOverlay: View {
    @ObservedObject var ticks: TickPositions
    let marks: [TrackMarks.Tick]
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        if !labels.isEmpty {
            Color.clear.overlay(alignment: .topLeading) {
                ZStack { ForEach(labels, id: \.tick) { positioned($0.label, at: $0.center) } }
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
            guard case .view(let label) = mark.label, let center = ticks.center(of: mark) else { return nil }
            return (tick, label, center)
        }
    }

    private func positioned(_ label: AnyView, at center: CGPoint) -> some View {
        let geometry = ThumbGeometry(at: center)
        return HStack { label }.environment(\.layoutDirection, layoutDirection)
            .font(ticks.font.map { Font($0) })
            // The label has its own size around its middle.
            .fixedSize().frame(width: 0, height: 0)
            .modifier(ThumbShift(geometry: geometry, glides: geometry.glides))
    }
}

/// Where the ticks of a control are and which font their texts have, for the views beside them.
@MainActor
final class TickPositions: ObservableObject {
    @Published private(set) var positions: [TickPosition] = []
    @Published private(set) var font: CTFont?

    /// Stores places and a font, if they're new.
    func show(_ positions: [TickPosition], _ font: CTFont?) {
        if positions != self.positions { self.positions = positions }
        if font !== self.font { self.font = font }
    }

    /// The center of the view of a tick; `nil` if the control doesn't show the tick.
    func center(of tick: TrackMarks.Tick) -> CGPoint? {
        let distance = { (position: TickPosition) in abs(position.value - tick.number) }
        guard let position = positions.min(by: { distance($0) < distance($1) }) else { return nil }
        // The numbers were computed from places on the track, and may differ in their last bits.
        return distance(position) <= 1e-9 * max(1, abs(tick.number)) ? position.text : nil
    }
}
#endif
