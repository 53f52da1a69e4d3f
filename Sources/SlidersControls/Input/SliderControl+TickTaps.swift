#if APPLE_UI
import QuartzCore
import SlidersCore

/// Taps on ticks and their texts.
extension SliderControl {
    /// The value of the tick that a tap at a point of the canvas chooses; `nil` for none.
    func tappableTick(at point: CGPoint) -> Double? {
        guard hasTappableTicks, isEnabled, !isReadOnly else { return nil }
        return drawing.layout.tickValue(
            tappedAt: point.vector, of: slider, reach: Double(Self.leastTarget) / 2,
            measure: { [layers] tick in
                layers.appearance.text(.tickLabel(tick)).map { SIMD2(Double($0.size.width), Double($0.size.height)) }
            })
    }
}
#endif
