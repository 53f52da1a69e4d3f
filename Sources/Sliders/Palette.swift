/// The colours of a plain look.
public struct Palette: Equatable, Sendable {
    public var track: Paint.Color
    public var accent: Paint.Color
    public var thumb: Paint.Color
    public var text: Paint.Color
    public var shadow: Paint.Color

    public init(track: Paint.Color, accent: Paint.Color, thumb: Paint.Color, text: Paint.Color, shadow: Paint.Color) {
        (self.track, self.accent, self.thumb, self.text, self.shadow) = (track, accent, thumb, text, shadow)
    }

    public static let light = Palette(
        track: .init(white: 0.47, alpha: 0.2), accent: .init(0, 0.48, 1), thumb: .init(white: 1),
        text: .init(white: 0.3), shadow: .init(white: 0, alpha: 0.25))
    public static let dark = Palette(
        track: .init(white: 0.47, alpha: 0.36), accent: .init(0.04, 0.52, 1), thumb: .init(white: 1),
        text: .init(white: 0.75), shadow: .init(white: 0, alpha: 0.5))

    /// The one coat of a part. Bars stand flat on the track; everything else has round ends.
    public func coats(of look: Element.Look) -> [Coat] {
        switch look.role {
        case .cover: []
        case .bar: [Coat(paint(look), roundness: 0.2, isFlush: true)]
        default: [Coat(paint(look))]
        }
    }

    private func paint(_ look: Element.Look) -> Paint {
        let fade = look.state == .disabled ? 0.4 : 1
        switch look.role {
        case .track, .face, .cover, .bar(isSelected: false): return Paint(.color(track))
        case .selectable: return Paint(.color(accent.faded(0.3)))
        case .span(let lap): return Paint(.color(shade(accent, lap).faded(fade)))
        case .bar(isSelected: true): return Paint(.color(accent.faded(0.5 * fade)))
        case .tick, .tickLabel, .label, .mark, .needle, .readout: return Paint(.color(text.faded(fade)))
        case .minorTick: return Paint(.color(text.faded(0.6)))
        case .thumb:
            let blur = look.state == .held ? 4 : 2.5
            let ring = look.state == .focused ? Paint.Outline(accent, width: 3) : .init(.init(white: 0, alpha: 0.08), width: 0.5)
            return Paint(.color(thumb), shadow: .init(shadow.faded(fade), offset: SIMD2(0, 2), blur: blur), outline: ring)
        }
    }

    /// Later laps are darker, so that they show on top of earlier ones.
    private func shade(_ color: Paint.Color, _ lap: Int) -> Paint.Color {
        let part = lap == 0 ? 1 : lap == 1 ? 0.62 : 0.38
        return .init(color.red * part, color.green * part, color.blue * part, color.alpha)
    }
}
