import Foundation
import SlidersCore
import Testing

/// The paints of parts without paints of their own.
@Suite struct SliderPaletteTests {
    private let palette = SliderPalette(
        track: .init(0.1, 0.2, 0.3), accent: .init(0.8, 0.4, 0.2), thumb: .init(white: 0.9), text: .init(white: 0.5),
        shadow: .init(white: 0, alpha: 0.6))

    private let roles: [SliderElement.Role] = [
        .face, .histogram(isSelected: true), .histogram(isSelected: false), .track, .enabledRange, .span(lap: 0),
        .before(lap: 0), .after(lap: 0), .forbiddenRange, .cover, .minorTick(isSelected: false),
        .minorTick(isSelected: true), .tick(isSelected: false), .tick(isSelected: true), .tickLabel(isSelected: false),
        .tickLabel(isSelected: true), .reading, .needle, .thumb, .label,
        .readout,
    ]
    private let states: [SliderElement.State] = [.normal, .hovered, .held, .focused, .disabled]

    private func paint(_ role: SliderElement.Role, _ state: SliderElement.State = .normal) throws -> SliderPaint {
        try #require(palette.coats(of: role, state).first?.paint)
    }

    @Test func everyRoleExceptTheCoverHasOneCoatInEveryState() {
        for state in states {
            for role in roles { #expect(palette.coats(of: role, state).count == (role == .cover ? 0 : 1), "\(role)") }
        }
    }

    @Test func columnsAndForbiddenRangesAreFlushAndOtherPartsRound() throws {
        for role in roles where role != .cover {
            let coat = try #require(palette.coats(of: role).first)
            let isColumn = if case .histogram = role { true } else { false }
            #expect(coat.isFlush == (isColumn || role == .forbiddenRange), "\(role)")
            #expect(coat.roundness == (isColumn ? 0.2 : role == .forbiddenRange ? 0 : 1), "\(role)")
        }
    }

    @Test func eachRoleHasItsColor() throws {
        for role in [SliderElement.Role.track, .face, .histogram(isSelected: false)] {
            #expect(try paint(role).fill == .color(palette.track))
        }
        for role in [
            SliderElement.Role.tick(isSelected: true), .tickLabel(isSelected: true), .label, .reading, .needle,
            .readout,
        ] {
            #expect(try paint(role).fill == .color(palette.text))
        }
        #expect(try paint(.minorTick(isSelected: true)).fill == .color(palette.text.faded(0.6)))
        #expect(try paint(.span(lap: 0)).fill == .color(palette.accent))
        #expect(try paint(.histogram(isSelected: true)).fill == .color(palette.accent.faded(0.5)))
        #expect(try paint(.enabledRange).fill == .color(palette.accent.faded(0.3)))
        #expect(try paint(.thumb).fill == .color(palette.thumb))
    }

    @Test func ticksThatAreNotSelectedAreFainter() throws {
        for role in [SliderElement.Role.tick(isSelected: false), .tickLabel(isSelected: false)] {
            #expect(try paint(role).fill == .color(palette.text.faded(0.8)))
            var given = palette
            given.secondaryText = .init(0.1, 0.6, 0.3)
            #expect(given.coats(of: role).first?.paint.fill == .color(.init(0.1, 0.6, 0.3)))
            for isDark in [false, true] {
                let strong = palette.withMoreContrast(isDark: isDark)
                #expect(strong.coats(of: role).first?.paint.fill == .color(palette.text), "no fainter than others")
            }
        }
        #expect(try paint(.minorTick(isSelected: false)).fill == .color(palette.text.faded(0.8).faded(0.6)))
    }

    /// WCAG 2.2, 1.4.3.
    @Test func fainterTextsKeepAContrastToTheirGround() {
        for (palette, ground) in [(SliderPalette.light, 1.0), (.dark, 0)] {
            guard case .color(let color)? = palette.coats(of: .tickLabel(isSelected: false)).first?.paint.fill else {
                Issue.record("no color")
                continue
            }
            let ground = SliderPaint.Color(white: ground)
            #expect(contrast(color.over(ground), ground) >= 4.5)
        }
    }

    /// WCAG 2.2, 1.4.11.
    @Test func aForbiddenRangeContrastsWithTheSpanThatCrossesIt() {
        for palette in [SliderPalette.light, .dark] {
            guard case .color(let veil)? = palette.coats(of: .forbiddenRange).first?.paint.fill else {
                Issue.record("no color")
                continue
            }
            #expect(contrast(veil.over(palette.accent), palette.accent) >= 3)
        }
    }

    private func contrast(_ color: SliderPaint.Color, _ other: SliderPaint.Color) -> Double {
        let (darker, lighter) = (min(color.luminance, other.luminance), max(color.luminance, other.luminance))
        return (lighter + 0.05) / (darker + 0.05)
    }

    @Test func laterLapsAreDarker() throws {
        let reds = try (0..<4).map { lap -> Double in
            guard case .color(let color) = try paint(.span(lap: lap)).fill else { return -1 }
            return color.red
        }
        #expect(reds.isNear([0.8, 0.8 * 0.62, 0.8 * 0.38, 0.8 * 0.38]))
    }

    /// §8: a part that is disabled alone is dimmed, and a disabled slider is shown with less opacity instead.
    @Test func disabledPartsAreDimmedAloneOrAsOneGroup() throws {
        var style = SliderStyle()
        style.palette = palette
        func paint(_ role: SliderElement.Role, in style: SliderStyle, _ state: SliderElement.State) -> SliderPaint? {
            style.coats(of: SliderElement(.thumb(0), .circle(center: .zero, radius: 14), role, state)).first?.paint
        }
        for role in [
            SliderElement.Role.span(lap: 0), .track, .face, .enabledRange, .minorTick(isSelected: true),
            .tick(isSelected: true), .tickLabel(isSelected: false), .label, .reading, .needle, .readout, .thumb,
        ] {
            guard case .color(let color)? = paint(role, in: style, .normal)?.fill else { continue }
            let half = role == .thumb ? palette.page.mixed(with: color, 0.5) : color.faded(0.5)
            #expect(paint(role, in: style, .disabled)?.fill == .color(half), "\(role)")
            let group = style.disabled(true)
            #expect(group.opacity == 0.5 && paint(role, in: group, .disabled) == paint(role, in: style, .normal))
        }
        #expect(paint(.thumb, in: style, .disabled)?.shadow?.color == palette.shadow.faded(0.5))
        // What the style paints disabled isn't dimmed again.
        style.paints = [SliderPartPaint(.span, SliderPaint(.color(palette.text)), in: .disabled)]
        #expect(style.disabled(true).opacity == 1)
        #expect(paint(.span, in: style.disabled(true), .disabled)?.fill == .color(palette.text))
        #expect(paint(.track, in: style.disabled(true), .disabled)?.fill == .color(palette.track.faded(0.5)))
    }

    /// §8: three lines outside the thumb, and the middle one is clear on the color of the page.
    @Test func theFocusRingHasTheColorOfThePageOnBothSides() throws {
        var style = SliderStyle()
        style.palette = .light
        let thumb = SliderElement(.thumb(0), .circle(center: .zero, radius: 14), .thumb, .focused)
        func ring() -> [(SliderPaint.Color?, outer: Double, inner: Double)] {
            style.coats(of: thumb).dropFirst().map { coat in
                let width = coat.paint.outline?.width ?? 0
                return (coat.paint.outline?.color, width / 2 - coat.inset, -width / 2 - coat.inset)
            }
        }
        for (accent, color) in [
            (SliderPaint.Color(0, 0.48, 1), SliderPaint.Color(0, 0.48, 1)), (.init(1, 0.9, 0), style.palette.text),
            (.init(0, 0.48, 1, 0.5), style.palette.text),
        ] {
            style.palette.accent = accent
            let (page, line) = (ring()[0], ring()[1])
            #expect(page.0 == style.palette.page && line.0 == color && ring().count == 2)
            #expect(page.inner == 0.25 && line.inner - page.inner == 2 && line.outer - page.inner == 4)
            #expect(page.outer - page.inner == 5)
        }
        // What a style paints for the focus shows it alone, and an image is inside the ring.
        style.paints = [SliderPartPaint(.thumb, SliderPaint(.color(.init(white: 0))), in: .focused)]
        #expect(ring().isEmpty)
        style.paints = [SliderPartPaint(.thumb, SliderPaint(.image(.init(1, size: SIMD2(32, 44)))))]
        #expect(ring().map(\.inner) == [8, 10])
        // Without a thumb, as on a knob, the ring is around the face.
        style.paints = [SliderPartPaint(.thumb, [])]
        let face = SliderElement(.face, .circle(center: .zero, radius: 50), .face, .focused)
        #expect(style.coats(of: thumb).isEmpty && style.coats(of: face).count == 3)
    }

    @Test func aHeldThumbHasALargerShadow() throws {
        #expect(try paint(.thumb).outline == .init(.init(white: 0, alpha: 0.08), width: 0.5))
        #expect(try paint(.thumb, .held).shadow?.blur == 4 && paint(.thumb).shadow?.blur == 2.5)
        #expect(try paint(.thumb, .hovered) == paint(.thumb))
    }

    @Test func lightAndDarkDifferInEveryColorExceptTheThumbs() {
        let light = SliderPalette.light
        let dark = SliderPalette.dark
        #expect(light.track != dark.track && light.accent != dark.accent && light.text != dark.text)
        #expect(light.shadow != dark.shadow && light.thumb == dark.thumb)
    }

    @Test func moreContrastMakesTracksDenserAndOutlinesThumbs() {
        for (palette, isDark) in [(SliderPalette.light, false), (.dark, true)] {
            let strong = palette.withMoreContrast(isDark: isDark)
            #expect(strong.track.alpha == 2 * palette.track.alpha && strong.accent == palette.accent)
            #expect(strong.edgeWidth == 1 && strong.edge == .init(white: isDark ? 1 : 0, alpha: 0.65))
            #expect(strong.shadow.alpha == min(1, 2 * palette.shadow.alpha))
        }
    }
}

extension SliderPaint.Color {
    fileprivate func over(_ ground: SliderPaint.Color) -> SliderPaint.Color {
        ground.mixed(with: .init(red, green, blue), alpha)
    }

    fileprivate var luminance: Double {
        func linear(_ level: Double) -> Double {
            level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
