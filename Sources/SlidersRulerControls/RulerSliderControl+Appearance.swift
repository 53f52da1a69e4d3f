#if APPLE_UI
import QuartzCore
import SlidersControls
import SlidersCore
import SlidersLooks
import SlidersRuler

/// Colors of the mark and of the scale. The mark is painted as thumbs are where `BaseSliderControl.style` has paints
/// for them; otherwise it has the color of the control.
extension RulerSliderControl {
    /// Paints what the style of the ruler paints. Otherwise, paints the mark in one color and ticks with flat ends,
    /// unless the style of the control paints them. A ruler has metrics of its own.
    func paintScale(in style: inout SliderStyle, _ surroundings: SliderSurroundings) {
        (style.metrics, style.heldThumb) = (SliderMetrics(style.metrics.path), SliderHeldThumb())
        let own = surroundings.tints[.thumb].flatMap { SliderPaint.Color($0) }
        let paints = rulerStyle.paints.filter { $0.role != .thumb || own == nil }
        style.paints.removeAll { paint in rulerStyle.paints.contains { $0.role == paint.role } }
        style.paints += paints
        if !style.paints.contains(where: { $0.role == .thumb }) {
            let color = own ?? style.palette.accent
            style.paints.append(SliderPartPaint(.thumb, SliderPaint(.color(color))))
            // No tick shows through the mark.
            let pale = color.faded(0.4, onto: style.isDark ? 0 : 1)
            style.paints.append(SliderPartPaint(.thumb, SliderPaint(.color(pale)), in: .disabled))
        }
        for isSelected in [false, true] {
            for role in [SliderElement.Role.tick(isSelected: isSelected), .minorTick(isSelected: isSelected)]
            where !style.paints.contains(where: { $0.role == role }) {
                style.paints.append(SliderPartPaint(role, style.palette.coats(of: role).map(\.flat)))
            }
        }
    }
}

extension SliderPaint.Color {
    /// The color as if it were faded onto a gray background.
    fileprivate func faded(_ part: Double, onto ground: Double) -> SliderPaint.Color {
        let mixed = { (component: Double) in component * part + ground * (1 - part) }
        return SliderPaint.Color(mixed(red), mixed(green), mixed(blue), alpha)
    }
}

extension SliderCoat {
    /// The coat with flat ends. A box that moves needs no path.
    fileprivate var flat: SliderCoat {
        var coat = self
        (coat.roundness, coat.isFlush) = (0, true)
        return coat
    }
}
#endif
