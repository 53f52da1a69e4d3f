#if APPLE_UI
import QuartzCore
import SlidersControls
import SlidersCore
import SlidersLooks
import SlidersRuler

/// Colors of the mark and the scale. If `BaseSliderControl.style` has paints for thumbs, they paint the mark;
/// otherwise, the mark has the color of the control.
extension RulerSliderControl {
    /// Replaces paints of a style by those of ``rulerStyle``. Adds paints for parts that neither of them paints: the
    /// mark in one color, and ticks with flat ends.
    func paintScale(in style: inout SliderStyle, _ environment: SliderEnvironment) {
        // A ruler has its own metrics, and its mark isn't animated.
        (style.metrics, style.heldThumb) = (SliderMetrics(style.metrics.path), SliderHeldThumb())
        let markTint = environment.tints[.thumb].flatMap { SliderPaint.Color($0) }
        let paints = rulerStyle.paints.filter { $0.role != .thumb || markTint == nil }
        style.paints.removeAll { paint in rulerStyle.paints.contains { $0.role == paint.role } }
        style.paints += paints
        if !style.paints.contains(where: { $0.role == .thumb }) {
            let color = markTint ?? style.palette.accent
            style.paints.append(SliderPartPaint(.thumb, SliderPaint(.color(color))))
        }
        for isSelected in [false, true] {
            for role in [SliderElement.Role.tick(isSelected: isSelected), .minorTick(isSelected: isSelected)]
            where !style.paints.contains(where: { $0.role == role }) {
                style.paints.append(SliderPartPaint(role, style.palette.coats(of: role).map(\.flat)))
            }
        }
    }
}

extension SliderCoat {
    /// The coat with square ends, which a layer draws as a rectangle, without a path.
    fileprivate var flat: SliderCoat {
        var coat = self
        (coat.roundness, coat.isFlush) = (0, true)
        return coat
    }
}
#endif
