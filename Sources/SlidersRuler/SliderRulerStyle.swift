import SlidersCore

/// The look of a ruler's scale.
public enum SliderRulerStyle: String, CaseIterable, Hashable, Sendable {
    /// Ticks on the background of the app, in the colors of the control, as in Photos and Camera.
    case system
    /// A measuring tape: black ticks of three lengths and black numerals on yellow, and a red mark over the ticks.
    case measuringTape = "measuring-tape"

    /// Returns metrics with the lengths of the style: those of ticks, mark, and tape, and the length over which the
    /// scale fades. The style ``system`` doesn't change the metrics.
    public func metrics(over metrics: SliderRulerMetrics) -> SliderRulerMetrics {
        guard self == .measuringTape else { return metrics }
        var metrics = metrics
        (metrics.majorLength, metrics.middleLength, metrics.minorLength) = (22, 16, 10)
        (metrics.tickWidth, metrics.centersTicks, metrics.labelDistance) = (1, false, 13)
        (metrics.markWidth, metrics.markLength) = (2, 30)
        (metrics.tapeWidth, metrics.fade) = (48, 12)
        return metrics
    }

    /// The paints of the style; those of the system come from the control's palette.
    public var paints: [SliderPartPaint] {
        guard self == .measuringTape else { return [] }
        let red = SliderPaint.Color(0.84, 0.07, 0.07)
        let black = SliderPaint.Color(white: 0.07)
        var paints = [
            Self.flat(.track, Self.yellow, isDark: nil),
            Self.flat(.track, SliderPaint.Color(0.95, 0.76, 0.13), isDark: true),
            SliderPartPaint(.thumb, SliderPaint(.color(red))),
        ]
        for isSelected in [false, true] {
            for role in [SliderElement.Role.tick(isSelected: isSelected), .minorTick(isSelected: isSelected)] {
                paints.append(Self.flat(role, black))
            }
            let text = SliderElement.Role.tickLabel(isSelected: isSelected)
            paints.append(SliderPartPaint(text, SliderPaint(.color(black))))
        }
        return paints
    }

    private static let yellow = SliderPaint.Color(1, 0.83, 0.2)

    /// Returns a paint with one color and square ends.
    private static func flat(
        _ role: SliderElement.Role, _ color: SliderPaint.Color, isDark: Bool? = nil
    ) -> SliderPartPaint {
        let coat = SliderCoat(SliderPaint(.color(color)), roundness: 0, isFlush: true)
        return SliderPartPaint(role, [coat], isDark: isDark)
    }
}
