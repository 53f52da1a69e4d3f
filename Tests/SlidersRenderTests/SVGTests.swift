import Foundation
import SlidersCore
import SlidersRender
import Testing

/// What the SVG writer writes.
@Suite struct SVGTests {
    private func svg(
        _ path: SliderPath, _ values: [Double], texts: @escaping (SliderElement.Part) -> String? = { _ in nil }
    )
        throws -> String
    {
        var style = SliderStyle(path)
        style.metrics.hasLabels = true
        let layout = SliderLayout(style.metrics, size: SIMD2(200, 200))
        let state = try SliderState(SliderConfiguration(bounds: 0...100), values: values, on: layout.track)
        return SVG.text(of: SliderDrawing(of: state, in: layout), in: style, state, texts: texts)
    }

    @Test func everySVGIsWellFormed() throws {
        for picture in Picture.all {
            let svg = try picture.svg
            let parser = XMLCounter()
            #expect(parser.parse(svg), "\(picture.name)")
            #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width="))
            #expect(!svg.contains("\"nan") && !svg.contains("\"inf") && !svg.contains("-inf"))
        }
    }

    @Test func textsOfAnSVGAreEscapedAndAbsentOnesLeftOut() throws {
        let svg = try svg(.right, [20, 60]) { $0 == .label(0) ? "<5 & \"6\"" : nil }
        #expect(svg.contains(">&lt;5 &amp; &quot;6&quot;</text>"))
        #expect(svg.components(separatedBy: "<text").count == 2)
    }

    @Test func aFullTurnIsACircleInSVGAndLessIsAPath() throws {
        #expect(
            try svg(.arc(start: 0, sweep: 360), [25]).components(separatedBy: "<circle").count == 3,
            "one for the track and one for the thumb")
        #expect(try svg(.arc(start: 0, sweep: 360), [75]).contains(" 0 1 1 "), "more than half a turn is the large arc")
        #expect(try svg(.arc(start: 0, sweep: -360), [25]).contains(" 0 0 0 "), "counterclockwise")
    }

    @Test func emptyFiguresAreLeftOutOfAnSVG() throws {
        #expect(try svg(.right, [50, 50]).components(separatedBy: "<rect").count == 2, "the track only")
        #expect(try svg(.right, [50, 51]).components(separatedBy: "<rect").count == 3, "track and span")
    }

    /// §8: a held thumb is drawn above the others and below texts.
    @Test func aHeldThumbIsDrawnAfterTheOthersInAnSVG() throws {
        var style = SliderStyle(.right)
        style.metrics.hasLabels = true
        let layout = SliderLayout(style.metrics, size: SIMD2(200, 200))
        var state = try SliderState(SliderConfiguration(bounds: 0...100), values: [20, 40, 60], on: layout.track)
        func order() -> [Substring] {
            let drawing = SliderDrawing(of: state, in: layout)
            let svg = SVG.text(of: drawing, in: style, state, texts: { _ in "text" })
            return svg.split(separator: "\n").filter { $0.contains("<circle") || $0.contains("<text") }
                .map { $0.split(separator: "\"")[1] }
        }
        let atRest = order()
        state.handle(.press(at: state.location(ofThumb: 1), pointer: 0))
        #expect(order() == [0, 2, 1, 3, 4, 5].map { atRest[$0] })
    }

    /// §8: labels make room for visible ones only, also where they would merge.
    @Test(arguments: [SliderLabelOverlap.apart, .merge])
    func aHeldThumbHasItsOwnTextAtItsPositionInAnSVG(overlap: SliderLabelOverlap) throws {
        var style = SliderStyle(.right)
        (style.metrics.hasLabels, style.metrics.labelVisibility, style.labelOverlap) = (true, .held, overlap)
        let layout = SliderLayout(style.metrics, size: SIMD2(200, 80))
        var state = try SliderState(SliderConfiguration(bounds: 0...100), values: [40, 45], on: layout.track)
        func texts() -> [Substring] {
            let svg = SVG.text(of: SliderDrawing(of: state, in: layout), in: style, state) { part in
                if case .label(let index) = part { "\(Int(state.value(of: index)))" } else { nil }
            }
            return svg.split(separator: "\n").filter { $0.contains("<text") }
        }
        #expect(texts() == [])
        state.handle(.press(at: state.location(ofThumb: 0) - SIMD2(9, 0), pointer: 0))
        let text = try #require(texts().first)
        #expect(texts().count == 1 && text.contains(">40</text>"))
        #expect(try abs(#require(Double(text.split(separator: "\"")[1])) - state.location(ofThumb: 0).x) < 1e-9)
    }

    @Test func anSVGWithoutABackgroundIsTransparent() throws {
        #expect(try !svg(.right, [50]).contains("<rect width=\"100%\""))
    }

    @Test func aMarginIsAroundTheControlInAnSVGAndHasItsBackground() throws {
        let style = SliderStyle(.right)
        let layout = SliderLayout(style.metrics, size: SIMD2(200, 40))
        let state = try SliderState(SliderConfiguration(), values: [0], on: layout.track)
        let svg = SVG.text(
            of: SliderDrawing(of: state, in: layout), in: style, state, background: .init(white: 1), margin: 8)
        #expect(svg.contains("width=\"216\" height=\"56\" viewBox=\"-8 -8 216 56\""))
        #expect(svg.contains("<rect x=\"-8\" y=\"-8\" width=\"100%\" height=\"100%\""))
    }

    @Test func shortTextIsTheShortestDecimalText() {
        #expect(30.0.shortText == "30" && (-0.0).shortText == "0" && 0.1.shortText == "0.1")
        #expect(1e21.shortText == "1e+21" && (0.1 + 0.2).shortText == "0.30000000000000004")
    }
}

/// Whether a text is XML whose ends match.
private final class XMLCounter {
    func parse(_ text: String) -> Bool {
        var open: [Substring] = []
        for tag in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
            guard let end = tag.firstIndex(of: ">") else { return false }
            let inside = tag[..<end]
            if inside.hasPrefix("/") {
                guard open.popLast() == inside.dropFirst() else { return false }
            } else if !inside.hasSuffix("/") {
                open.append(inside.prefix { $0 != " " })
            }
        }
        return open.isEmpty
    }
}
