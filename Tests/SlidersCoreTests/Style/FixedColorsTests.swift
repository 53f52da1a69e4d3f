import SlidersCore
import Testing

/// Colors that a palette does not replace.
@Suite struct FixedColorsTests {
    private let own = SliderPalette(
        track: .init(0.1, 0.2, 0.3), accent: .init(0.8, 0.4, 0.2), thumb: .init(0.9, 0.8, 0.7), text: .init(white: 0.5),
        shadow: .init(white: 0, alpha: 0.6))

    private func fixed(_ colors: SliderFixedColors, isDark: Bool = false) -> SliderPalette {
        var palettes = SliderPalettes(light: own)
        palettes.fixedColors = colors
        let once = palettes.fixing(.dark, isDark: isDark)
        #expect(palettes.fixing(once, isDark: isDark) == once)
        return once
    }

    @Test func eachFixedColorStaysAndNoOther() {
        #expect(fixed([]) == .dark)
        for (color, part) in [(SliderFixedColors.track, \SliderPalette.track), (.accent, \.accent), (.thumb, \.thumb)] {
            var expected = SliderPalette.dark
            expected[keyPath: part] = own[keyPath: part]
            #expect(fixed(color) == expected)
        }
    }

    @Test func colorsAreThoseOfTheGround() {
        #expect(fixed([.track, .accent, .thumb], isDark: true) == .dark)
    }
}
