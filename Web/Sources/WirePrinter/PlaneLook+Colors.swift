import SlidersCore
import SlidersLooks

/// Colors in CSS: as the look has them, or made from those of the page as the look makes them from an app's.
extension PlaneLook {
    /// The custom properties of planes that apply to looks, and the colors of a look that they set.
    private static var ofPage: KeyValuePairs<String, WritableKeyPath<SliderLook.Options, SliderPaint.Color?>> {
        ["--slider-thumb": \.thumbColor, "--slider-track": \.trackColor, "--slider-edge": \.borderColor]
    }

    /// A color of the style, in the light and the dark appearance.
    func color(_ read: (SliderStyle) -> SliderPaint.Color?) -> String {
        let (light, dark) = (mixture(isDark: false, read), mixture(isDark: true, read))
        if light.isMade(as: dark) {
            return light.css(inScheme(light.own.css, dark.own.css), inScheme(light.other.css, dark.other.css))
        }
        return inScheme(light.css(light.own.css, light.other.css), dark.css(dark.own.css, dark.other.css))
    }

    private func inScheme(_ light: String, _ dark: String) -> String {
        light == dark ? light : "light-dark(\(light), \(dark))"
    }

    /// The stops of a gradient, with their positions.
    func stops(
        _ position: (Double) -> String = { $0.percent }, _ read: (SliderStyle) -> [SliderPaint.Stop]
    ) -> String {
        let fractions = read(style()).map(\.fraction)
        return fractions.indices.map { index in
            "\(color { read($0).indices.contains(index) ? read($0)[index].color : nil }) \(position(fractions[index]))"
        }.joined(separator: ", ")
    }

    /// The color that a look derives from a page's color. It's found by trying black and white.
    private func mixture(isDark: Bool, _ read: (SliderStyle) -> SliderPaint.Color?) -> ColorMixture {
        let own = read(style(isDark: isDark)) ?? .transparent
        for (property, option) in Self.ofPage {
            let made = [0.0, 1].map { white in
                var options = SliderLook.Options()
                options[keyPath: option] = SliderPaint.Color(white: white)
                return read(style(isDark: isDark, options))
            }
            if let black = made[0], let white = made[1], black != white {
                return ColorMixture(own, property, black, white)
            }
        }
        return ColorMixture(own: own)
    }
}

/// How a look makes a color from one that the page may replace.
private struct ColorMixture {
    /// The look's own color, which a page may replace.
    let own: SliderPaint.Color
    /// The custom property that replaces it.
    var property: String?
    /// How much of it is in the mixture, from 0 to 1.
    var share = 1.0
    /// The rest of the mixture.
    var other = SliderPaint.Color.transparent

    /// A mixture that is one color if the page's is black, and another if it is white.
    init(
        _ made: SliderPaint.Color, _ property: String, _ black: SliderPaint.Color, _ white: SliderPaint.Color
    ) {
        self.property = property
        let share = white.red - black.red
        guard share < 0.999 else {
            // At most it fades.
            (own, self.share) = (made.faded(1 / white.alpha), white.alpha)
            return
        }
        let base = { (made: Double, rest: Double) in (made - rest) / share }
        own = SliderPaint.Color(
            base(made.red, black.red), base(made.green, black.green), base(made.blue, black.blue), made.alpha)
        self.share = share
        other = SliderPaint.Color(white: black.red / (1 - share), alpha: made.alpha)
    }

    init(own: SliderPaint.Color) { self.own = own }

    /// Whether two mixtures differ in their colors alone.
    func isMade(as mixture: ColorMixture) -> Bool {
        property == mixture.property && abs(share - mixture.share) < 0.001
    }

    /// The mixture of colors in CSS.
    func css(_ own: String, _ other: String) -> String {
        let color = property.map { "var(\($0), \(own))" } ?? own
        return share == 1 ? color : "color-mix(in srgb, \(color) \(share.percent), \(other))"
    }
}

extension SliderPaint.Color {
    fileprivate static let transparent = SliderPaint.Color(white: 0, alpha: 0)

    fileprivate var css: String {
        if alpha == 1 { return WirePrinter.css(self) }
        if alpha == 0 { return "#0000" }
        let parts = [red, green, blue].map { "\(Int((255 * $0).rounded()))" }
        return "rgb(\(parts.joined(separator: " ")) / \(alpha.css))"
    }
}

extension SliderPaint.Fill {
    /// The color, of what is filled with one.
    var color: SliderPaint.Color? { if case .color(let color) = self { color } else { nil } }

    /// The colors of a gradient.
    var stops: [SliderPaint.Stop] {
        switch self {
        case .gradient(let gradient): gradient.stops
        case .alongTrack(let stops): stops
        case .color, .image: []
        }
    }
}
