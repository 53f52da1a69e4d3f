/// What a slider looks like: its path, its sizes in points, and the paint of each part in each state.
public struct SliderStyle: Equatable, Sendable {
    public var path = SliderPath.right
    /// The diameter of a thumb.
    public var thumbSize = 28.0
    /// The width of the track.
    public var thickness = 6.0
    /// From the control's edge to the track's ends; `nil` leaves room for half a thumb.
    public var inset: Double?
    /// Whether the drawn track ends under the centre of a thumb at its end, or goes on to that thumb's edge.
    public var ends = TrackEnds.edges
    public var ticks = Ticks.none
    /// The value that the selected part of a single thumb grows from; `nil` is the lower bound.
    public var neutralValue: Double?
    /// Whether thumbs and ticks have places for texts.
    public var hasLabels = false
    public var palette = Palette.light
    /// Paints that come before those of the palette, in any order.
    public var paints: [PartPaint] = []

    public init(_ path: SliderPath = .right) { self.path = path }

    /// How an element is painted: as ``paints`` say of its role and state, else of its role, else as the palette does.
    public func paint(_ look: Element.Look) -> Paint {
        var paint = palette.paint(look), isExact = false
        for part in paints where part.role == look.role && !isExact && part.state ?? look.state == look.state {
            (paint, isExact) = (part.paint, part.state != nil)
        }
        return paint
    }
}

/// How the parts of one role are painted.
public struct PartPaint: Equatable, Sendable {
    public var role: Element.Role
    /// The state that the paint is for; `nil` is every state without a paint of its own.
    public var state: Element.State?
    public var paint: Paint

    public init(_ role: Element.Role, _ paint: Paint, in state: Element.State? = nil) {
        (self.role, self.state, self.paint) = (role, state, paint)
    }
}

/// Where the track of a slider runs.
public enum SliderPath: Equatable, Sendable {
    /// Straight, towards this side of the screen, through the middle of the control.
    case right, left, up, down
    /// Round the middle of the control, in degrees clockwise from north; a negative sweep runs counter-clockwise.
    case arc(start: Double, sweep: Double)
}

/// Where a thumb at the end of its way meets the drawn track.
public enum TrackEnds: Equatable, Sendable {
    /// The track ends under the thumb's centre.
    case centers
    /// The track ends under the thumb's edge.
    case edges
}

/// Which values have a tick. Ticks nearer to one another than three points are left out, all of them.
public enum Ticks: Equatable, Sendable {
    case none
    /// Every value that the steps allow.
    case steps
    /// So many at equal distances along the track, ends included.
    case count(Int)
    case values([Double])
}

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

    func paint(_ look: Element.Look) -> Paint {
        let fade = look.state == .disabled ? 0.4 : 1
        return switch look.role {
        case .track: Paint(.color(track))
        case .span(let lap): Paint(.color(shade(accent, lap).faded(fade)))
        case .tick, .label: Paint(.color(text.faded(fade)))
        case .thumb:
            Paint(
                .color(thumb), shadow: .init(shadow.faded(fade), offset: SIMD2(0, 2), blur: look.state == .held ? 4 : 2.5),
                outline: .init(.init(white: 0, alpha: 0.08), width: 0.5))
        }
    }

    /// Later laps are darker, so that they show on top of earlier ones.
    private func shade(_ color: Paint.Color, _ lap: Int) -> Paint.Color {
        let part = lap == 0 ? 1 : lap == 1 ? 0.62 : 0.38
        return .init(color.red * part, color.green * part, color.blue * part, color.alpha)
    }
}

extension Paint.Color {
    func faded(_ part: Double) -> Paint.Color { .init(red, green, blue, alpha * part) }
}
