#if APPLE_UI
import CoreText
import SlidersControls
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// An app's views beside ticks, in the font of tick labels. They take no touches, and assistive technology skips them,
/// as it skips the tick labels that a control draws.
struct TickOverlay: View {
    @ObservedObject var ticks: TickPositions
    let marks: [TrackMarks.Tick]
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        if !labels.isEmpty {
            Color.clear.overlay(alignment: .topLeading) {
                ZStack { ForEach(labels, id: \.tick) { positioned($0.label, at: $0.center) } }
            }
            // Positions of ticks are measured from the left corner, also in right-to-left languages.
            .environment(\.layoutDirection, .leftToRight)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }

    /// The views beside the visible ticks, with their centers and the indices of their ticks.
    private var labels: [(tick: Int, label: AnyView, center: CGPoint)] {
        marks.enumerated().compactMap { tick, mark in
            guard case .view(let label) = mark.label, let center = ticks.center(of: mark) else { return nil }
            return (tick, label, center)
        }
    }

    /// Returns a label that is centered on a point of the control.
    private func positioned(_ label: AnyView, at center: CGPoint) -> some View {
        let geometry = ThumbGeometry(at: center)
        return HStack { label }.environment(\.layoutDirection, layoutDirection)
            .font(ticks.font.map { Font($0) })
            // The label keeps its own size, centered on this point.
            .fixedSize().frame(width: 0, height: 0)
            .modifier(ThumbShift(geometry: geometry, glides: geometry.glides))
    }
}

/// The positions of a control's ticks and the font of tick labels, for views beside ticks.
@MainActor
final class TickPositions: ObservableObject {
    @Published private(set) var positions: [TickPosition] = []
    @Published private(set) var font: CTFont?

    /// Publishes positions and a font, if they have changed.
    func show(_ positions: [TickPosition], _ font: CTFont?) {
        if positions != self.positions { self.positions = positions }
        if font !== self.font { self.font = font }
    }

    /// Returns the center of the view beside a tick, or `nil` if the control doesn't show the tick.
    func center(of tick: TrackMarks.Tick) -> CGPoint? {
        let distance = { (position: TickPosition) in abs(position.value - tick.number) }
        guard let position = positions.min(by: { distance($0) < distance($1) }) else { return nil }
        // The positions' values were computed from fractions of the track, and may differ in their last bits.
        return distance(position) <= 1e-9 * max(1, abs(tick.number)) ? position.text : nil
    }
}
#endif
