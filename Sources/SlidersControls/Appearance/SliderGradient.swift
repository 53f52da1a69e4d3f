#if APPLE_UI
import QuartzCore
import SlidersCore

/// Colors along the track of a control, from the minimum value to the maximum value.
///
/// ```swift
/// slider.trackGradient = SliderGradient(colors: [.systemGreen, .systemYellow, .systemRed])
/// ```
/// Colors are interpolated in sRGB. A part of the track has the colors at its location, and a thumb has the color at
/// its value. Colors follow the traits or the appearance of the control. Use opaque colors, because the segments that
/// draw the gradient overlap slightly.
public struct SliderGradient: Equatable {
    /// A color and its location along the track.
    public struct Stop: Equatable {
        /// The color.
        public var color: SliderControl.PlatformColor
        /// The location, as a fraction of the track: 0 at the minimum value, 1 at the maximum value.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: SliderControl.PlatformColor, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colors, by ascending location. Before the first color and after the last, the color is constant.
    public var stops: [Stop]

    /// Creates a gradient with stops. A gradient without stops counts as not set.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient with colors at equal distances, from 0 to 1. A single color is the same everywhere.
    public init(colors: [SliderControl.PlatformColor]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}

/// Gradients in place of colors.
extension BaseSliderControl {
    /// The gradient of the thumbs, which replaces ``thumbTintColor``, or `nil`, the default, for none. Each thumb has
    /// the color at its value. Paints of ``BaseSliderControl/style`` replace it.
    public var thumbGradient: SliderGradient? {
        get { gradients[.thumb] }
        set { setGradient(newValue, of: .thumb) }
    }

    /// Sets the gradient of a part; `nil` removes it.
    package func setGradient(_ gradient: SliderGradient?, of part: TintedPart) {
        guard gradient != gradients[part] else { return }
        gradients[part] = gradient
        setNeedsLayout()
    }

    /// The gradients that the app set, with the colors for the control's current traits or appearance.
    var resolvedGradients: SmallDictionary<TintedPart, [SliderPaint.Stop]> {
        gradients.mapValues { $0.stops(resolved) }
    }
}

extension SliderControl {
    /// The gradient of the spans, which replaces their tint color, or `nil`, the default, for none. Paints of
    /// ``BaseSliderControl/style`` replace it.
    public var spanGradient: SliderGradient? {
        get { gradients[.selected] }
        set { setGradient(newValue, of: .selected) }
    }

    /// The gradient of the track, which replaces ``maximumTrackTintColor``, or `nil`, the default, for none. Paints of
    /// ``BaseSliderControl/style`` replace it.
    public var trackGradient: SliderGradient? {
        get { gradients[.track] }
        set { setGradient(newValue, of: .track) }
    }
}

extension SliderGradient {
    /// Returns the stops with resolved colors, by ascending location. Leaves out stops whose color is a pattern or
    /// whose location isn't finite.
    @usableFromInline package func stops(_ resolve: (SliderControl.PlatformColor) -> CGColor) -> [SliderPaint.Stop] {
        let usableStops = stops.filter(\.location.isFinite).compactMap { stop in
            SliderPaint.Color(resolve(stop.color)).map { SliderPaint.Stop(Double(stop.location), $0) }
        }
        return usableStops.ordered { $0.fraction }
    }
}

extension SliderStyle {
    /// Paints parts with gradients along the track, unless the style has its own paints for them. The gradients replace
    /// only the palette's colors: shadows, outlines, and states stay the same.
    mutating func paint(with gradients: SmallDictionary<TintedPart, [SliderPaint.Stop]>) {
        for (part, stops) in gradients.elements where !stops.isEmpty {
            for role in roles(of: part) where !paints.contains(where: { $0.role == role }) {
                let states: [SliderElement.State?] = part == .thumb ? [nil, .held] : [nil]
                paints += states.map { SliderPartPaint(role, coats(of: role, in: $0, stops), in: $0) }
            }
        }
    }

    /// Returns the roles of a tinted part's elements. Spans have one role for each lap of the track.
    private func roles(of part: TintedPart) -> [SliderElement.Role] {
        switch part {
        case .track: return [.track]
        case .thumb: return [.thumb]
        case .selected:
            let turnCount = abs(metrics.path.angles(wraps: false).sweep) / 360
            // Rounding errors don't add a lap.
            return (0..<max(1, Int((turnCount - 1e-9).rounded(.up)))).map { .span(lap: $0) }
        }
    }

    /// Returns the coats (layers of paint) that the palette has for a role, with a gradient in place of their fills.
    private func coats(
        of role: SliderElement.Role, in state: SliderElement.State?, _ stops: [SliderPaint.Stop]
    ) -> [SliderCoat] {
        let element = SliderElement(.track, .line(from: .zero, to: .zero, width: 0), role, state ?? .normal)
        return coats(of: element).map { coat in
            var coat = coat
            coat.paint.fill = .alongTrack(stops)
            return coat
        }
    }
}
#endif
