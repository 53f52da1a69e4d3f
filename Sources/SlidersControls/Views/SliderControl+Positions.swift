#if APPLE_UI
import CoreText
import QuartzCore
import SlidersCore

/// The positions of ticks, for the views that SwiftUI shows beside them.
extension SliderControl {
    /// The positions of the major ticks, in the order of the ticks along the track.
    var tickPositions: [TickPosition] {
        drawing.layout.tickFractions(of: slider).compactMap { fraction in
            guard case .line(_, let end, _) = drawing.layout.tick(at: fraction),
                case .anchor(let text) = drawing.layout.tickLabel(at: fraction)
            else { return nil }
            return TickPosition(
                value: slider.value(at: fraction), point: CGPoint(drawing.layout.track.point(at: fraction)),
                end: CGPoint(end), text: CGPoint(text))
        }
    }

    /// The values of the major ticks in the last layout.
    package var tickValues: [Double] { drawing.layout.tickFractions(of: slider).map { slider.value(at: $0) } }

    /// The font of the texts beside ticks, scaled to the user's text size.
    var tickFont: CTFont { layerFont(of: .tickLabel, in: layers.appearance.style) }
}
#endif
