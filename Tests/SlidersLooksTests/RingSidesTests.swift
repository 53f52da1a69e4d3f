import Foundation
import SlidersCore
import SlidersLookImages
import SlidersLooks
import SlidersRender
import Testing

/// Round looks in controls of several sides (§8).
@Suite struct RingSidesTests {
    private static let rings = SliderLook.all.filter {
        if case .arc = $0.style().metrics.path { true } else { false }
    }

    private func picture(_ look: SliderLook, _ side: Double) throws -> LookPicture {
        try LookPicture(look, size: SIMD2(side, side))
    }

    @Test func everyRoundLookKnowsTheSideThatItWasDrawnFor() {
        #expect(Self.rings.count == 8)
        for look in SliderLook.all {
            let isRound = Self.rings.contains(look)
            #expect((look.style().drawnSide != nil) == isRound)
            if isRound { #expect(look.sample.size == SIMD2(repeating: look.style().idealSide)) }
        }
    }

    /// Law: except for line widths below a point, a small ring is the large one seen from farther away.
    @Test(arguments: rings) func allFormsOfARoundLookScale(look: SliderLook) throws {
        let large = try picture(look, look.style().idealSide)
        let small = try picture(look, look.style().idealSide / 2)
        for element in large.drawing.elements {
            guard let other = small.drawing.elements.first(where: { $0.part == element.part }) else {
                // Minor ticks would be too near.
                let isMinor = if case .minorTick = element.role { true } else { false }
                #expect(isMinor)
                continue
            }
            let forms = zip(
                large.drawing.layout.shapes(of: element, in: large.style, large.state),
                small.drawing.layout.shapes(of: other, in: small.style, small.state))
            for (form, half) in forms { #expect(Self.isClose(form.form, half.form)) }
        }
    }

    private static func isClose(_ form: SliderPaintedShape.Form, _ half: SliderPaintedShape.Form) -> Bool {
        let (origin, size) = form.bounds
        let (otherOrigin, otherSize) = half.bounds
        let difference = [origin - otherOrigin * 2, size - otherSize * 2]
        return difference.allSatisfy { abs($0.x) < 1e-6 && abs($0.y) < 1e-6 }
    }

    @Test func textsBelowNinePointsAreLeftOut() throws {
        let count = { (look: SliderLook, side: Double) in
            try picture(look, side).svg { _ in "0" }.components(separatedBy: "<text").count - 1
        }
        // 15 points at 300 become 9 at 180.
        #expect(try count(.clock12, 300) == 13 && count(.clock12, 180) == 13 && count(.clock12, 179) == 1)
        #expect(try count(.clock24, 208) == 9 && count(.clock24, 207) == 1)
        #expect(try count(.compass, 120) == 4 && count(.compass, 116) == 0)
        #expect(try count(.hue, 60) == 1 && count(.hue, 59) == 0)
    }

    @Test(arguments: [120.0, 160, 200, 240, 280, 320], ["US$1,250.00", "10:00 PM – 6:00 AM"])
    func aLongReadoutIsInsideItsRingOrLeftOut(side: Double, text: String) throws {
        var shown = 0
        for look in Self.rings where look.style().metrics.dial?.hasReadout == true {
            let picture = try picture(look, side)
            guard case .arc(let arc) = picture.drawing.layout.track else { continue }
            let svg = SVG.text(
                of: picture.drawing, in: picture.style, picture.state,
                texts: { $0 == .readout ? text : look.text(of: $0, picture.state) })
            let lines = svg.matches(of: /font-size="([0-9.]+)"[^>]*>([^<]+)</)
                .filter { text.contains($0.output.2) && $0.output.2.count > 4 }
            let metrics = picture.style.metrics
            let inside = arc.radius - max(metrics.thickness, metrics.thumbSize) / 2
            for line in lines {
                let size = try #require(Double(line.output.1))
                #expect(size >= min(11, picture.style.font(of: .readout).size), "\(look.name), \(side)")
                // Half a font's size is the least that a digit takes.
                #expect(Double(line.output.2.count) * 0.4 * size / 2 <= inside, "\(look.name), \(side)")
            }
            shown += lines.count
        }
        #expect(shown >= 2, "\(shown)")
    }

    /// As wide as DejaVu Sans Bold, which is among the widest fonts that draw these pictures.
    @Test(arguments: [200.0, 240, 280, 300, 320], [("15 hr, 30 min", 7.51), ("7 hr, 15 min", 6.81)])
    func aBoldReadoutKeepsClearOfItsNumerals(side: Double, text: (string: String, ems: Double)) throws {
        for look in [SliderLook.clock12, .clock24, .bedtime] {
            let picture = try picture(look, side)
            let layout = picture.drawing.layout
            let numerals = picture.style.font(of: .tickLabel).size
            let svg = SVG.text(
                of: picture.drawing, in: picture.style, picture.state,
                texts: { $0 == .readout ? text.string : look.text(of: $0, picture.state) })
            let room = layout.readoutRoom(of: picture.state) { tick in
                guard picture.style.shows(textOfSize: numerals) else { return nil }
                return look.text(of: .tickLabel(tick), picture.state)
                    .map { SIMD2(Double($0.count) * 0.64 * numerals, numerals) }
            }
            for line in svg.matches(of: /font-size="([0-9.]+)"[^>]*>([^<]+)</) where line.output.2 == text.string {
                let size = try #require(Double(line.output.1))
                // Capitals and digits are 0.73 ems high.
                let reach = (text.ems * text.ems + 0.73 * 0.73).squareRoot() * size / 2
                #expect(reach < room, "\(look.name)")
            }
        }
    }

    /// Law: nothing that is on a ring reaches into the square in its middle.
    @Test(arguments: rings, [60.0, 120, 200, 320]) func theSquareInTheMiddleIsFree(look: SliderLook, side: Double)
        throws
    {
        for fraction in stride(from: 0, through: 1, by: 1 / 16.0) {
            let bounds = try picture(look, side).state.bounds
            let values = look.sample.values.map { value -> Double in
                max(bounds.lowerBound, value - fraction * (bounds.upperBound - bounds.lowerBound))
            }
            var picture = try LookPicture(look, values: values, size: SIMD2(side, side))
            picture.show(fraction == 0 ? SliderElement.State.normal : .held)
            let (layout, font) = (picture.drawing.layout, picture.style.font(of: .tickLabel).size)
            let measure = { (tick: Int) -> SIMD2<Double>? in
                guard picture.style.shows(textOfSize: font) else { return nil }
                return look.text(of: .tickLabel(tick), picture.state)
                    .map { SIMD2(Double($0.count) * 0.64 * font, font) }
            }
            let square = try #require(layout.innerSquare(of: picture.state, tickLabel: measure))
            #expect(square.side >= 0 && square.origin + square.side / 2 == SIMD2(side / 2, side / 2))
            #expect(side < 120 || square.side > side / 5, "\(look.name)")
            let points = (0..<441).map { index -> SIMD2<Double> in
                square.origin + SIMD2(Double(index % 21), Double(index / 21)) * (square.side / 20)
            }
            for element in picture.drawing.elements where !Self.isInTheMiddle(element.role, in: look) {
                for shape in layout.shapes(of: element, in: picture.style, picture.state) {
                    #expect(!points.contains { shape.form.covers($0) }, "\(look.name) \(element.part)")
                }
            }
            for label in layout.tickLabels(of: picture.state, measure: measure) {
                let away = label.center - SIMD2(side / 2, side / 2)
                let half = (measure(label.tick) ?? .zero) / 2 + square.side / 2 - 1e-6
                #expect(abs(away.x) > half.x || abs(away.y) > half.y, "\(look.name) \(label)")
            }
        }
    }

    /// Whether a part belongs in the middle: the face, the readout, and the needle of a compass.
    private static func isInTheMiddle(_ role: SliderElement.Role, in look: SliderLook) -> Bool {
        switch role {
        case .face, .readout: true
        case .needle: look == .compass
        default: false
        }
    }

    /// The first two of each kind represent all.
    private static func isShort(_ line: String) -> Bool {
        let name = line.prefix { $0 != ":" }.split(separator: " ")
        guard let index = name.last.flatMap({ Int($0) }), name.first != "thumb" else { return true }
        return index < 2
    }

    @Test func formsAndPaintsOfRingsAreThoseOfTheirGolden() throws {
        var lines: [String] = []
        for look in Self.rings {
            for side in [120.0, 200, 320] {
                let picture = try picture(look, side)
                let state = picture.state
                lines.append("# \(look.name), \(Int(side))")
                lines += ShapeLines(
                    of: picture.drawing, in: picture.style, state, text: { look.text(of: $0, state) },
                    image: { SliderLook.Image(rawValue: $0).map { "\($0.name)" } ?? "\($0)" }
                ).lines.filter(Self.isShort)
                lines.append("")
            }
        }
        try Golden("ring-sides.txt").compare(lines.joined(separator: "\n"))
    }
}

extension SliderPaintedShape.Form {
    /// Whether a point is inside the form, and not just on its edge, whose line may be a point wide.
    fileprivate func covers(_ point: SIMD2<Double>) -> Bool {
        let margin = 0.5 + 1e-6
        switch self {
        case .box(let center, let size, let corner, let turn):
            let (offset, angle) = (point - center, turn * .pi / 180)
            let turned = SIMD2(
                offset.x * cos(angle) + offset.y * sin(angle), offset.y * cos(angle) - offset.x * sin(angle))
            let beyond = SIMD2(abs(turned.x), abs(turned.y)) - size / 2 + corner
            let outside = SIMD2(max(0, beyond.x), max(0, beyond.y))
            return beyond.max() < corner - margin && (outside * outside).sum().squareRoot() < corner - margin
                || corner == 0 && beyond.max() < -margin
        case .arc(let arc, let width, _):
            let offset = point - arc.center
            return abs((offset * offset).sum().squareRoot() - arc.radius) < width / 2 - margin
        case .text: return false
        }
    }
}
