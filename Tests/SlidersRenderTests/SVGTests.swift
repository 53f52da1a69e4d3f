import Foundation
import Sliders
import SlidersRender
import Testing

/// What an SVG text is made of.
@Suite struct SVGTests {
    private func svg(_ path: SliderPath, _ values: [Double], texts: @escaping (Element.Part) -> String? = { _ in nil }) throws -> String {
        var style = SliderStyle(path)
        style.metrics.hasLabels = true
        let layout = SliderLayout(style.metrics, size: SIMD2(200, 200))
        let state = try SliderState(SliderConfiguration(bounds: 0...100), values: values, on: layout.track)
        return SVG.text(of: Drawing(of: state, in: layout), in: style, state, texts: texts)
    }

    @Test func itIsWellFormed() throws {
        for picture in Picture.all {
            let svg = try picture.svg, parser = XMLCounter()
            #expect(parser.parse(svg), "\(picture.name)")
            #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width="))
            #expect(!svg.contains("\"nan") && !svg.contains("\"inf") && !svg.contains("-inf"))
        }
    }

    @Test func textsAreEscapedAndAbsentOnesLeftOut() throws {
        let svg = try svg(.right, [20, 60]) { $0 == .label(0) ? "<5 & \"6\"" : nil }
        #expect(svg.contains(">&lt;5 &amp; &quot;6&quot;</text>"))
        #expect(svg.components(separatedBy: "<text").count == 2)
    }

    @Test func aFullTurnIsACircleAndLessAPath() throws {
        #expect(try svg(.arc(start: 0, sweep: 360), [25]).components(separatedBy: "<circle").count == 3, "track and thumb")
        #expect(try svg(.arc(start: 0, sweep: 360), [75]).contains(" 0 1 1 "), "more than half a turn is the large arc")
        #expect(try svg(.arc(start: 0, sweep: -360), [25]).contains(" 0 0 0 "), "counter-clockwise")
    }

    @Test func whatDoesNotShowIsLeftOut() throws {
        #expect(try svg(.right, [50, 50]).components(separatedBy: "<rect").count == 2, "the track alone")
        #expect(try svg(.right, [50, 51]).components(separatedBy: "<rect").count == 3, "track and span")
    }

    @Test func withoutABackgroundItIsTransparent() throws {
        #expect(try !svg(.right, [50]).contains("<rect width=\"100%\""))
    }

    @Test func numbersAreShort() {
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
