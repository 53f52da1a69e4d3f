import SlidersCore
import SlidersRender
import Testing

/// A slider as one line of text.
@Suite struct DiagramTests {
    private func diagram(
        _ values: [Double], _ width: Int = 11, on track: SliderTrack = .line(from: .zero, to: SIMD2(300, 0)),
        spans: [Double]? = nil, _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws -> String {
        var configuration = SliderConfiguration(bounds: 0...100)
        configure(&configuration)
        return try SliderState(configuration, values: values, spans: spans, on: track).diagram(width: width)
    }

    private let ring = SliderTrack.arc(.init(center: SIMD2(50, 50), radius: 50, start: 0, sweep: 360))

    @Test func aDiagramShowsThumbsAndSpans() throws {
        #expect(try diagram([20, 60]) == "──●━━━●────")
        #expect(try diagram([10, 40, 80]) == "─●━━●━━━●──")
    }

    @Test func aDiagramOfASingleThumbSelectsFromTheLowerEnd() throws {
        #expect(try diagram([60]) == "━━━━━━●────")
        #expect(try diagram([0]) == "●──────────")
    }

    @Test func aDiagramShowsPilesAndDisabledThumbs() throws {
        #expect(try diagram([50, 50]) == "─────◉─────")
        #expect(try diagram([20, 60]) { $0.disabledThumbs = [1] } == "──●━━━◌────")
    }

    @Test func theFirstAndTheLastCharacterOfADiagramAreTheEnds() throws {
        #expect(try diagram([0, 100]) == "●━━━━━━━━━●")
        #expect(try diagram([0, 100], 2) == "●●")
        #expect(try diagram([0, 100], 1) == "" && diagram([0], -5) == "")
    }

    @Test func aDiagramOfAWrappingCircleHasOneCharacterForEachPart() throws {
        #expect(try diagram([75, 25], 8, on: ring) { $0.wraps = true } == "━━●───●━")
        #expect(try diagram([0, 0], 8, on: ring, spans: [100]) { $0.wraps = true } == "◉━━━━━━━")
        #expect(try diagram([0, 0], 8, on: ring, spans: [0]) { $0.wraps = true } == "◉───────")
    }

    @Test func aDiagramIsTheSameOnEveryTrack() throws {
        let vertical = SliderTrack.line(from: SIMD2(0, 300), to: .zero)
        let arc = SliderTrack.arc(.init(center: .zero, radius: 90, start: 225, sweep: -270))
        for track in [vertical, arc] { #expect(try diagram([20, 60], on: track) == "──●━━━●────") }
    }
}
