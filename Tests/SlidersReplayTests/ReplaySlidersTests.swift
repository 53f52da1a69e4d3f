import Foundation
import SlidersCore
import SlidersReplay
import Testing

/// The slider of a recording and its playhead (docs/behavior.md §4.16).
@Suite struct ReplaySlidersTests {
    private func replay(_ playhead: String, slider: String = #""values":[20,80],"bounds":[0,100]"#) throws -> Replay {
        let line = #""track":{"line":[[0,50],[1000,50]]}"#
        return try Replay("{\"slider\":{\(slider)},\"playhead\":{\(playhead)},\(line)}".utf8)
    }

    @Test func aPlayheadIsTheLastKeyOfALine() throws {
        var lines: [String] = []
        try replay(#""values":[50]"#).answer { lines.append($0) }
        #expect(
            lines == [
                #"{"values":[20,80],"events":[],"held":[],"overshoot":0,"limits":[[0,80],[20,100]],"playhead":"#
                    + #"{"values":[50],"events":[],"held":[],"overshoot":0,"limits":[[20,80]]}}"#
            ])
    }

    @Test func aPlayheadHasTheBoundsAndTheScaleOfItsSlider() throws {
        let slider = #""values":[20,80],"bounds":[1,100],"scale":"logarithmic","step":7"#
        let same = try replay(#""values":[50]"#, slider: slider)
        #expect(
            same.start.playhead?.configuration.lowerBound == 1 && same.start.playhead?.configuration.upperBound == 100)
        #expect(same.start.playhead?.configuration.scale == .logarithmic && same.start.playhead?.values == [50])
        let own = try replay(#""values":[9],"bounds":[0,10],"scale":"linear""#, slider: slider)
        #expect(
            own.start.playhead?.configuration.upperBound == 10 && own.start.playhead?.configuration.scale == .linear)
    }

    @Test func itStaysBetweenTheValuesFromTheBeginning() throws {
        var sliders = try replay(#""values":[5]"#).start
        #expect(sliders.playhead?.values == [20])
        sliders.perform(.action(.move(thumb: 0, value: 0)))
        #expect(sliders.playhead?.values == [5])
    }

    @Test func aPressGoesToTheNearerOfBothAndItsPointerStaysThere() throws {
        var sliders = try replay(#""values":[50]"#).start
        let hold = { (sliders: ReplaySliders) in [sliders.slider, sliders.playhead].map { $0?.isDown(pointer: 3) } }
        sliders.perform(.input(.press(at: SIMD2(510, 50), pointer: 3)))
        #expect(hold(sliders) == [false, true] && sliders.isDown(pointer: 3))
        sliders.perform(.input(.press(at: SIMD2(200, 50), pointer: 3)))
        sliders.perform(.input(.drag(to: SIMD2(610, 50), pointer: 3)))
        #expect(sliders.slider.values == [20, 80] && sliders.playhead?.values == [60])
        sliders.perform(.input(.release(pointer: 3)))
        sliders.perform(.input(.press(at: SIMD2(210, 50), pointer: 3)))
        #expect(hold(sliders) == [true, false])
        sliders.perform(.escape)
        #expect(!sliders.isDown(pointer: 3))
    }
}
