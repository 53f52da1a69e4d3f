import SlidersCore

/// The measures of a system's slider, in points, and its colors.
///
/// *Sure* means that several independent measurements agree, *measured* that there is a single one, *by eye* that the
/// number comes from a re-creation, and *a guess* that there is no source. The questions of docs/on-a-mac.md ask for
/// all but the first: `system-rects`, `system-colors`, and `held-knob`.
struct SystemMeasures {
    /// The length of a thumb along the track; `nil` is round.
    var thumbLength: Double?
    /// The breadth of a thumb across the track.
    let thumbBreadth: Double
    /// The thickness of the track.
    let track: Double
    /// The size of a held thumb, as a multiple of its size at rest.
    var heldScale = 1.0
    /// The animation of a held thumb.
    var held = SliderHeldThumb()
    /// The colors and the shadow in the light and the dark appearance.
    let palettes: SliderPalettes

    /// iOS 18 and earlier.
    static let iOSFlat = SystemMeasures(
        // Sure.
        thumbBreadth: 28,
        // By eye.
        track: 4,
        palettes: SliderPalettes(
            // `systemBlue` and `systemFill`: sure.
            light: .init(.light, accent: .init(0, 122 / 255, 1), track: fill.faded(0.2), .iOSFlat),
            dark: .init(.dark, accent: .init(10 / 255, 132 / 255, 1), track: fill.faded(0.36), .iOSFlat)))
    private static let fill = SliderPaint.Color(120 / 255, 120 / 255, 128 / 255)

    /// iOS 26 and 27.
    static let iOSGlass = SystemMeasures(
        // Sure.
        thumbLength: 37, thumbBreadth: 24, track: 6,
        // Measured in 27: the lens is 57.35 × 37.2 points. By eye in 26: 58 × 38.3.
        heldScale: 1.55, held: .glass,
        palettes: SliderPalettes(
            // The track is sure, the blue measured.
            light: .init(.light, accent: .init(0, 136 / 255, 1), track: .init(white: 0, alpha: 0.1), .glass),
            // The track is measured, the blue a guess.
            dark: .init(.dark, accent: .init(0, 145 / 255, 1), track: .init(white: 1, alpha: 0.1), .glass)))

    /// macOS 15 and earlier.
    static let macFlat = SystemMeasures(
        // Guesses.
        thumbBreadth: 20, track: 4,
        palettes: SliderPalettes(
            // Guesses.
            light: .init(.light, accent: .init(0, 122 / 255, 1), track: .init(white: 0, alpha: 0.1), .macFlat),
            dark: .init(.dark, accent: .init(10 / 255, 132 / 255, 1), track: .init(white: 1, alpha: 0.15), .macFlat)))

    /// macOS 26. Nothing is known of 27, which has the same measures here.
    static let macGlass = SystemMeasures(
        // Measured.
        thumbLength: 20, thumbBreadth: 16,
        // By eye.
        track: 4,
        // Guesses: those of iOS.
        heldScale: 1.55, held: .glass,
        palettes: SliderPalettes(
            // Guesses: those of iOS.
            light: .init(.light, accent: .init(0, 136 / 255, 1), track: .init(white: 0, alpha: 0.1), .glass),
            dark: .init(.dark, accent: .init(0, 145 / 255, 1), track: .init(white: 1, alpha: 0.1), .glass)))
}

extension SliderHeldThumb {
    /// Measured in iOS 27: the size of the lens, and the white over it. Guesses in 26.
    fileprivate static let glass = {
        var held = SliderHeldThumb()
        held.growing = Spring(dampingRatio: 0.55, response: 0.257)
        held.shrinking = Spring(dampingRatio: 0.7, response: 0.48)
        held.glass = Glass(clearing: 0.1, returning: Spring(dampingRatio: 1, response: 0.4))
        return held
    }()
}

/// The shadow of a system's thumb, and the line around it.
private struct ThumbRelief {
    let opacity: Double
    let offset: Double
    let blur: Double
    let edge: Double

    /// The wide shadow is by eye. The line, which stands for a second, narrow shadow, is a guess.
    static let iOSFlat = ThumbRelief(opacity: 0.15, offset: 3, blur: 4, edge: 0.08)
    /// The shadow is measured in iOS 26. The line is a guess: it stands for the rim of the glass, without which a white
    /// thumb is hardly visible on a white page.
    static let glass = ThumbRelief(opacity: 0.11, offset: 1, blur: 3, edge: 0.06)
    /// A guess.
    static let macFlat = ThumbRelief(opacity: 0.25, offset: 0.5, blur: 1, edge: 0.1)
}

extension SliderPalette {
    /// Creates a plain palette with the colors and the relief of a system.
    fileprivate init(_ plain: SliderPalette, accent: SliderPaint.Color, track: SliderPaint.Color, _ relief: ThumbRelief)
    {
        self = plain
        (self.accent, self.track, shadow) = (accent, track, .init(white: 0, alpha: relief.opacity))
        (shadowOffset, shadowBlur, heldShadowBlur) = (relief.offset, relief.blur, relief.blur)
        edge = .init(white: 0, alpha: relief.edge)
    }
}
