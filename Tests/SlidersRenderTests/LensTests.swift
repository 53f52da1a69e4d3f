import Foundation
import SlidersCore
import SlidersLooks
import SlidersRender
import Testing

/// Lenses in SVG: held thumbs of glass.
@Suite struct LensTests {
    private func svg(_ lens: LensCase, _ change: (inout SliderStyle) -> Void = { _ in }) throws -> String {
        var style = lens.style
        change(&style)
        let layout = SliderLayout(style.metrics, size: lens.size)
        var state = try SliderState(SliderConfiguration(bounds: 0...100), values: lens.values, on: layout.track)
        for thumb in lens.held { state.handle(.press(at: state.location(ofThumb: thumb), pointer: thumb)) }
        return SVG.text(of: SliderDrawing(of: state, in: layout), in: style, state)
    }

    private static func box(_ match: Substring) -> LensCase.Box {
        let number = { (name: String) in
            match.firstRange(of: " \(name)=\"").flatMap { Double(match[$0.upperBound...].prefix { $0 != "\"" }) } ?? 0
        }
        return LensCase.Box(
            x: number("x"), y: number("y"), width: number("width"), height: number("height"), corner: number("rx"))
    }

    /// The box that a path draws clockwise, from the left end of its upper edge.
    private static func boxOfPath(_ data: Substring) -> LensCase.Box {
        let numbers = data.split { !("0"..."9").contains($0) && $0 != "." && $0 != "-" }.compactMap { Double($0) }
        let (corner, right, bottom) = (numbers[3], numbers[8], numbers[10] + numbers[3])
        let (x, y) = (numbers[0] - corner, numbers[1])
        return LensCase.Box(x: x, y: y, width: right - x, height: bottom - y, corner: corner)
    }

    private static func lenses(in svg: String) -> [LensCase.Lens] {
        let lines = svg.split(separator: "\n")
        let outlines = lines.filter { $0.contains("fill-opacity=\"0\"") }
        return lines.filter { $0.hasPrefix("<use") }.enumerated().map { index, use in
            let matrix = use.split(separator: "(").last!.split(separator: " ").compactMap {
                Double($0.split(separator: ")")[0])
            }
            let clip = lines[lines.firstIndex(of: use)! - 1].split(separator: "#")[1].prefix { $0 != ")" }
            let definition = lines.first { $0.contains("id=\"\(clip)\"") }!
            let shape = boxOfPath(definition[definition.firstRange(of: "d=\"M")!.upperBound...].prefix { $0 != "Z" })
            let content = LensCase.Box(
                x: (shape.x - matrix[4]) / matrix[0], y: (shape.y - matrix[5]) / matrix[3],
                width: shape.width / matrix[0], height: shape.height / matrix[3], corner: shape.corner / matrix[0])
            let width = { (line: Substring) in
                Double(line[line.firstRange(of: "stroke-width=\"")!.upperBound...].prefix { $0 != "\"" })!
            }
            let (edge, rim) = (outlines[2 * index], outlines[2 * index + 1])
            return LensCase.Lens(
                shape: shape, content: content, edge: box(edge), rim: box(rim), edgeWidth: width(edge),
                rimWidth: width(rim))
        }
    }

    @Test func lensesAreAsInEveryHost() throws {
        let lines = try LensCase.all.map { $0.line(Self.lenses(in: try svg($0))) }
        try Golden(
            "lenses.txt",
            in: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent().appendingPathComponent("Support")
        )
        .compare(lines.joined(separator: "\n") + "\n")
    }

    @Test func whatLiesUnderALensIsDrawnOnce() throws {
        let svg = try svg(LensCase.all[1]) {
            $0.metrics.ticks.mode = .count(3)
            $0.metrics.extras.histogram = [1, 2, 3]
        }
        #expect(svg.components(separatedBy: "id=\"magnified\"").count == 2)
        #expect(svg.components(separatedBy: "<use ").count == 3)
        let under = svg.components(separatedBy: "id=\"magnified\"")[1].components(separatedBy: "<use")[0]
        #expect(
            under.components(separatedBy: "<rect").count >= 1 + 3 + 3 + 2, "columns, ticks, the track, and the span")
    }

    @Test func aThumbThatNoLensCanShowKeepsItsPaint() throws {
        let plain: [(inout SliderStyle) -> Void] = [
            { $0.heldThumb.glass = nil }, { $0.metrics.thickness = 0 },
            {
                $0.paints.append(
                    SliderPartPaint(
                        .thumb, SliderPaint(.color(.init(white: 1)), gloss: .init(.init(white: 1), inset: 1))))
            },
        ]
        for change in plain { #expect(!(try svg(LensCase.all[0], change)).contains("<use")) }
        let ofApp = try svg(LensCase.all[0]) {
            $0.paints.append(SliderPartPaint(.thumb, SliderPaint(.color(.init(1, 0, 0)))))
        }
        #expect(ofApp.contains("<use"), "a plain color turns to glass, too")
    }

    @Test func noThumbIsALensWhileItsSpanIsDragged() throws {
        let lens = LensCase.all[0]
        let layout = SliderLayout(lens.style.metrics, size: lens.size)
        var state = try SliderState(SliderConfiguration(bounds: 0...100), values: lens.values, on: layout.track)
        state.handle(.press(at: SIMD2(160, 22), pointer: 0))
        #expect(state.isHeld(thumb: 0))
        #expect(!SVG.text(of: SliderDrawing(of: state, in: layout), in: lens.style, state).contains("<use"))
    }

    @Test func withMoreContrastTheEdgeOfALensIsThatOfThumbs() throws {
        let style = LensCase.all[0].style.withMoreContrast()
        #expect(style.heldThumb.glass?.edge == .init(style.palette.edge, width: style.palette.edgeWidth))
    }
}
