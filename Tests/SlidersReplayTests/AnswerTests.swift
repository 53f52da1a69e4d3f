import Foundation
import SlidersReplay
import Testing

/// The lines of an answer.
@Suite struct AnswerTests {
    private func answer(_ slider: String, _ input: String = "", track: String = #"{"line":[[0,50],[1000,50]]}"#) throws
        -> [String]
    {
        var lines: [String] = []
        try Replay(Data("{\"slider\":{\(slider)},\"track\":\(track),\"input\":[\(input)]}".utf8)).answer {
            lines.append($0)
        }
        return lines
    }

    private let ring = #"{"arc":{"center":[200,200],"radius":100,"start":0,"sweep":360}}"#

    @Test func aLineOfAnAnswerHasItsKeysInOrder() throws {
        #expect(
            try answer(#""values":[0.2]"#) == [
                #"{"values":[0.2],"events":[],"held":[],"overshoot":0,"limits":[[0,1]]}"#
            ])
    }

    @Test func numbersOfAnAnswerReadBackAsTheSame() throws {
        let line = try answer(#""values":[0.1,0.30000000000000004],"bounds":[0,1]"#)[0]
        #expect(line.hasPrefix(#"{"values":[0.1,0.30000000000000004],"#))
        #expect(try answer(#""values":[1e21],"bounds":[0,1e21]"#)[0].hasPrefix(#"{"values":[1e+21],"#))
        #expect(try answer(#""values":[-0.0],"bounds":[-1,1]"#)[0].hasPrefix(#"{"values":[0],"#))
    }

    @Test func aBarIsNamedByItsLowerThumb() throws {
        let lines = try answer(
            #""values":[10,40,70],"bounds":[0,100],"pressTarget":"span""#,
            #"{"press":[550,50]},{"drag":[560,50]},{"release":true}"#)
        #expect(lines[1].contains(#""held":[1,2]"#))
        #expect(lines[2].contains(#""events":[{"began":{"span":1}},{"changed":[1,2],"reason":"pointer"}]"#))
        #expect(lines[3].contains(#""events":[{"ended":{"span":1}}]"#))
    }

    @Test func changesNameTheirReason() throws {
        let lines = try answer(
            #""values":[10],"bounds":[0,100]"#,
            #"{"key":"up","thumb":0},{"adjust":1,"thumb":0},{"press":[210,50]},{"drag":[300,50]},"#
                + #"{"drag":[2000,50]},{"drag":[2100,50]},{"cancel":true}"#
        )
        #expect(lines[1].contains(#"[{"changed":[0],"reason":"key"}]"#))
        #expect(lines[2].contains(#"[{"changed":[0],"reason":"accessibility"}]"#))
        #expect(lines[6].contains(#"[{"overshot":0}],"held":[0],"overshoot":110,"#))
        #expect(lines[7].contains(#"[{"changed":[0],"reason":"cancel"},{"blocked":null},{"cancelled":0}]"#))
    }

    @Test func theLineOfAWrappingCircleEndsWithItsSpans() throws {
        let slider = #""values":[90,20],"bounds":[0,100],"wraps":true,"minimumSpan":5"#
        #expect(
            try answer(slider, track: ring) == [
                #"{"values":[90,20],"events":[],"held":[],"overshoot":0,"limits":[[20,115],[-5,90]],"spans":[30]}"#
            ])
        #expect(try !answer(#""values":[90],"wraps":true,"bounds":[0,100]"#, track: ring)[0].contains("spans"))
        #expect(try !answer(#""values":[20,90],"bounds":[0,100]"#, track: ring)[0].contains("spans"))
    }

    @Test func absentKeysHaveTheDefaultsOfTheFormat() throws {
        // Bounds 0…1, and a press counts on thumbs alone.
        let lines = try answer(
            #""values":[0.2,0.6]"#, #"{"press":[400,50]},{"drag":[500,50]},{"release":true},{"press":[900,50]}"#)
        #expect(Set(lines).count == 1)
        #expect(try Replay(Data(#"{"slider":{"values":[0]},"track":{"line":[[0,0],[9,9]]}}"#.utf8)).steps.isEmpty)
    }

    @Test func escapeCancelsAndReportsEachPointer() throws {
        let lines = try answer(
            #""values":[20,60],"bounds":[0,100]"#,
            #"{"press":[200,50]},{"drag":[300,50]},{"press":[600,50],"pointer":1},{"drag":[700,50],"pointer":1},"#
                + #"{"key":"cancel"}"#
        )
        let first = #"{"changed":[0],"reason":"cancel"},{"cancelled":0}"#
        let second = #"{"changed":[1],"reason":"cancel"},{"cancelled":1}"#
        #expect(lines[5].contains("[\(first),\(second)]"))
    }
}
