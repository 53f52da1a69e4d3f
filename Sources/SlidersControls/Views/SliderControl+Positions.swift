#if APPLE_UI
import CoreText
import QuartzCore
import SlidersCore

/// Where parts are.
extension SliderControl {
    /// Where the major ticks are, in the order of their indices in the drawing.
    var tickPositions: [TickPosition] {
        drawing.layout.tickFractions(of: slider).compactMap { fraction in
            guard case .line(_, let end, _) = drawing.layout.tick(at: fraction),
                case .anchor(let text) = drawing.layout.tickLabel(at: fraction)
            else { return nil }
            return TickPosition(
                value: slider.value(at: fraction), point: CGPoint(drawing.layout.track.point(at: fraction)),
                end: CGPoint(end),
                text: CGPoint(text))
        }
    }

    /// The values of the ticks, as of the last layout.
    package var tickValues: [Double] { drawing.layout.tickFractions(of: slider).map { slider.value(at: $0) } }

    /// The font of the texts of ticks in the user's text size.
    var tickFont: CTFont { layerFont(of: .tickLabel, in: layers.appearance.style) }
}
#endif
