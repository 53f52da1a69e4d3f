/// The colours of a plain look: what parts without paints of their own are painted with.
public struct SliderPalette: Equatable, Sendable {
    /// The colour of the track.
    public var track: Paint.Color
    /// The colour of spans and of the focus ring.
    public var accent: Paint.Color
    /// The colour of thumbs.
    public var thumb: Paint.Color
    /// The colour of texts, ticks, readings and needles.
    public var text: Paint.Color
    /// The colour of thumbs' shadows.
    public var shadow: Paint.Color

    /// Makes a palette.
    public init(
        track: Paint.Color, accent: Paint.Color, thumb: Paint.Color, text: Paint.Color, shadow: Paint.Color
    ) {
        self.track = track
        self.accent = accent
        self.thumb = thumb
        self.text = text
        self.shadow = shadow
    }

    /// The colours on a light ground.
    public static let light = SliderPalette(
        track: .init(white: 0.47, alpha: 0.2), accent: .init(0, 0.48, 1), thumb: .init(white: 1),
        text: .init(white: 0.3), shadow: .init(white: 0, alpha: 0.25))
    /// The colours on a dark ground.
    public static let dark = SliderPalette(
        track: .init(white: 0.47, alpha: 0.36), accent: .init(0.04, 0.52, 1), thumb: .init(white: 1),
        text: .init(white: 0.75), shadow: .init(white: 0, alpha: 0.5))

    /// The coats of a role in a state: none for a cover, one for any other role. Columns of a histogram are nearly
    /// square and flat on the track; all other parts have round ends.
    public func coats(of role: Element.Role, _ state: Element.State = .normal) -> [Coat] {
        switch role {
        case .cover: []
        case .histogram: [Coat(paint(role, state), roundness: 0.2, isFlush: true)]
        default: [Coat(paint(role, state))]
        }
    }

    private func paint(_ role: Element.Role, _ state: Element.State) -> Paint {
        let fade = state == .disabled ? 0.4 : 1
        switch role {
        case .track, .face, .cover, .histogram(isSelected: false): return Paint(.color(track))
        case .selectable: return Paint(.color(accent.faded(0.3)))
        case .span(let lap): return Paint(.color(accent.darkened(lap: lap).faded(fade)))
        case .histogram(isSelected: true): return Paint(.color(accent.faded(0.5 * fade)))
        case .tick, .tickLabel, .label, .reading, .needle, .readout: return Paint(.color(text.faded(fade)))
        case .minorTick: return Paint(.color(text.faded(0.6)))
        case .thumb:
            let blur = state == .held ? 4 : 2.5
            let ring =
                state == .focused ? Paint.Outline(accent, width: 3) : .init(.init(white: 0, alpha: 0.08), width: 0.5)
            return Paint(
                .color(thumb), shadow: .init(shadow.faded(fade), offset: SIMD2(0, 2), blur: blur), outline: ring)
        }
    }
}

extension Paint.Color {
    /// Later laps are darker, so that they show on top of earlier ones.
    fileprivate func darkened(lap: Int) -> Paint.Color {
        let part = lap == 0 ? 1 : lap == 1 ? 0.62 : 0.38
        return Paint.Color(red * part, green * part, blue * part, alpha)
    }
}
