import SlidersCore
import Testing

/// A tap on a sign of a value.
@Suite struct ChoiceTests {
    private func chosen(
        _ value: Double, from values: [Double], on track: SliderTrack = .plain,
        _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws -> (values: [Double], news: String) {
        var slider = try Stage(values, on: track, configure)
        slider.do(.choose(value))
        return (slider.values, slider.news())
    }

    @Test(arguments: [SliderPressTarget.thumb, .span, .track, .spanAndTrack, .anywhere])
    func theNearestThumbComesWhateverThePressTarget(press: SliderPressTarget) throws {
        for (value, values) in [(10.0, [10.0, 80]), (40, [40, 80]), (60, [20, 60]), (95, [20, 95])] {
            #expect(
                try chosen(value, from: [20, 80]) { $0.pressTarget = press } == (
                    values, "changed \(values[0] == 20 ? 1 : 0)"
                )
            )
        }
    }

    @Test func ofTwoThatAreEquallyFarTheLowerComes() throws {
        #expect(try chosen(50, from: [20, 80]).values == [50, 80])
        #expect(try chosen(50, from: [20, 20, 80, 80]).values == [20, 50, 80, 80])
        #expect(try chosen(10, from: [20, 20]).values == [10, 20])
    }

    @Test func aThumbThatCannotComeLetsAnotherCome() throws {
        #expect(try chosen(30, from: [20, 80]) { $0.disabledThumbs = [0] }.values == [20, 30])
        #expect(try chosen(30, from: [20, 80]) { $0.isEnabled = false } == ([20, 80], ""))
        #expect(try chosen(30, from: [20, 80]) { $0.thumbLimits = [0...20, nil] }.values == [20, 30])
    }

    @Test func aChoiceIsSnappedAndClampedAndReportedAtOnce() throws {
        #expect(
            try chosen(33, from: [20, 80]) { ($0.step, $0.isContinuous) = (.every(10), false) } == (
                [30, 80], "changed 0"
            ))
        #expect(try chosen(45, from: [20, 80]) { $0.minimumSpan = 40 }.values == [40, 80])
        for value in [20, .nan, .infinity] { #expect(try chosen(value, from: [20, 80]) == ([20, 80], "")) }
    }

    @Test func aChoiceFollowsTheShorterArcRoundARing() throws {
        #expect(try chosen(95, from: [10, 60], on: .ring) { $0.wraps = true }.values == [95, 60])
        #expect(try chosen(95, from: [10, 60], on: .ring).values == [10, 95])
    }

    @Test func aThumbThatAPointerHoldsStays() throws {
        var slider = try Stage([20, 80])
        slider.press(20)
        slider.do(.choose(30))
        #expect(slider.values == [20, 30])
    }
}
