import Foundation
import SlidersCore
import SlidersLookImages
import SlidersLooks
import Testing

/// docs/behavior.md §8: increased contrast outlines thumbs, whatever paints them; and images on thumbs stand out from
/// what is below them.
@Suite struct ContrastTests {
    private static let states: [SliderElement.State] = [.normal, .hovered, .held, .focused, .disabled]

    @Test(arguments: SliderLook.all, [false, true]) func thumbsOfEveryLookAreOutlined(
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

    /// A line on both sides of an arc, and around lights; of a straight look, only thumbs have it.
    @Test(arguments: SliderLook.all, [false, true]) func tracksAndSpansOfRoundLooksAreOutlined(
        _ look: SliderLook, _ isDark: Bool
    ) {
        var style = look.style()
        style.isDark = isDark
        let isRound = if case .arc = style.metrics.path { true } else { false }
        let strong = style.withMoreContrast()
        let roles: [SliderElement.Role] = [.track, .span(lap: 0), .histogram(isSelected: false)]
        for role in roles where style.paints.contains(where: { $0.role == role && !$0.coats.isEmpty }) {
            let part = SliderElement(.track, .circle(center: .zero, radius: 9), role)
            let lines = [style, strong].map { $0.coats(of: part).first?.paint.outline }
            #expect((lines[0] != lines[1]) == isRound)
            let width: Double = if case .histogram = role { 1 } else { 2 }
            if isRound { #expect(lines[1]?.width == width && lines[1]?.color.red == (isDark ? 1 : 0)) }
        }
    }

    /// WCAG 2.2, 1.4.11. An image that is a thumb by itself has no disc.
    @Test(arguments: SliderLook.all, [false, true]) func imagesOfAThumbContrastWithTheirDisc(
        _ look: SliderLook, _ isDark: Bool
    ) throws {
        var style = look.style()
        style.isDark = isDark
        style.palette = style.palettes.palette(isDark: isDark)
        var images = 0
        for state in Self.states where state != .disabled {
            for thumb in look.sample.values.indices {
                let element = SliderElement(.thumb(thumb), .circle(center: .zero, radius: 14), .thumb, state)
                let coats = style.coats(of: element)
                for (disc, coat) in zip(coats, coats.dropFirst()) {
                    guard case .color(let ground) = disc.paint.fill, case .image(let picture) = coat.paint.fill else {
                        continue
                    }
                    images += 1
                    for color in try Self.colors(of: #require(SliderLook.Image(rawValue: picture.id))) {
                        #expect(color.contrast(to: ground) >= 3, "\(look.name) \(state)")
                    }
                }
            }
        }
        #expect(images == (look == .bedtime ? 8 : 0))
    }

    /// The colors in the source of an image, which has at least one.
    private static func colors(of image: SliderLook.Image) throws -> [SliderPaint.Color] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = folder.appendingPathComponent("../../Pictures/\(image.name).svg")
        let words = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\"")
        let colors = words.filter { $0.hasPrefix("#") }.map { word in
            let digits = word.dropFirst().map { Double($0.hexDigitValue ?? 0) }
            return digits.count == 3
                ? SliderPaint.Color(digits[0] / 15, digits[1] / 15, digits[2] / 15)
                : SliderPaint.Color(
                    (16 * digits[0] + digits[1]) / 255, (16 * digits[2] + digits[3]) / 255,
                    (16 * digits[4] + digits[5]) / 255)
        }
        return try #require(colors.isEmpty ? nil : colors)
    }
}

extension SliderPaint.Color {
    /// The contrast of WCAG 2.2 to an opaque color.
    fileprivate func contrast(to other: SliderPaint.Color) -> Double {
        (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
    }

    private var luminance: Double {
        let linear = { (part: Double) in part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
