import SlidersCore
import SlidersLooks
import Testing

/// docs/behavior.md §8: increased contrast outlines thumbs, whatever paints them.
@Suite struct ContrastTests {
    private static let states: [SliderElement.State] = [.normal, .hovered, .held, .focused, .disabled]

    @Test(arguments: SliderLook.allCases, [false, true]) func thumbsOfEveryLookAreOutlined(
        _ look: SliderLook, _ isDark: Bool
    ) {
        var style = look.style()
        style.isDark = isDark
        style.palette = style.palettes.palette(isDark: isDark)
        let strong = style.withMoreContrast()
        for state in Self.states {
            let thumb = SliderElement(.thumb(0), .circle(center: .zero, radius: 14), .thumb, state)
            let coats = strong.coats(of: thumb)
            #expect(coats.count == style.coats(of: thumb).count)
            guard let outermost = coats.min(by: { $0.inset < $1.inset }) else { continue }
            if case .image = outermost.paint.fill {
                #expect(coats == style.coats(of: thumb), "\(state)")
            } else {
                #expect(outermost.paint.outline?.color.alpha ?? 0 > 0, "\(state)")
            }
        }
        #expect(strong.metrics == style.metrics)
    }
}
