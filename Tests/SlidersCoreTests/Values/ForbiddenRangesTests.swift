import SlidersCore
import Testing

/// docs/behavior.md §1.5: the stretches of the bounds that no thumb may enter.
@Suite struct ForbiddenRangesTests {
    private func slider(
        _ values: [Double], without forbidden: [ClosedRange<Double>], on track: SliderTrack = .plain,
        _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws -> Stage {
        try Stage(values, on: track) {
            $0.forbiddenRanges = forbidden
            configure(&$0)
        }
    }

    /// The values that typed values become.
    private func typed(
        _ requests: [Double], without forbidden: [ClosedRange<Double>],
        _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws -> [Double] {
        var configuration = SliderConfiguration(bounds: 0...100)
        configuration.forbiddenRanges = forbidden
        configure(&configuration)
        let state = try SliderState(configuration, values: [70], on: .plain)
        return try requests.map { try state.validated($0, for: 0) }
    }

    // MARK: What is allowed

    @Test func insideARequestGoesToTheNearerEndAndTiesGoUp() throws {
        #expect(try typed([40, 40.1, 49, 50, 51, 60, 61], without: [40...60]) == [40, 40, 40, 60, 60, 60, 61])
    }

    @Test func endsAreAllowedOnlyOnSteps() throws {
        let tens = { (options: inout SliderConfiguration) in options.step = .every(10) }
        #expect(try typed([34, 44, 46, 58, 62], without: [35...58], tens) == [30, 30, 60, 60, 60])
        #expect(try typed([34, 44, 46, 56], without: [40...50], tens) == [30, 40, 50, 60], "no step lies inside")
        #expect(try typed([0, 14, 93], without: [-5...15, 85...200], tens) == [20, 20, 80])
    }

    @Test func stepsBeyondKeepTheirDigits() throws {
        let thirds = 1.0 / 3
        for step in [0.1, thirds, 0.7] {
            let all = try Stage([0], in: 0...10) { $0.step = .every(step) }.state.stepValues(atMost: 200)
            let cut = try Stage([0], in: 0...10) {
                $0.step = .every(step)
                $0.forbiddenRanges = [2.05...3.95, 6...6.5]
            }
            let expected = all.filter { !($0 > 2.05 && $0 < 3.95) && !($0 > 6 && $0 < 6.5) }
            #expect(cut.state.stepValues(atMost: 200) == expected, "\(step)")
        }
    }

    @Test func rangesThatOverlapAreOneAndThoseThatMeetAllowTheirMiddle() throws {
        #expect(try typed([31, 44, 59], without: [40...60, 30...50]) == [30, 30, 60])
        #expect(try typed([31, 44, 46, 59], without: [50...60, 30...50]) == [30, 50, 50, 60])
        #expect(try typed([45], without: [45...45]) == [45], "nothing is inside")
    }

    @Test func endsOfOtherPartsMoveOutOfAForbiddenRange() throws {
        #expect(try typed([0, 100], without: [10...30, 70...90]) { $0.enabledRange = 20...80 } == [30, 70])
        #expect(try typed([0, 100], without: [10...30, 70...90]) { $0.thumbLimits = [20...80] } == [30, 70])
        let tens = try typed([0, 44, 100], without: [30...45]) {
            ($0.step, $0.enabledRange) = (.every(50), 42...48)
        }
        #expect(tens == [45, 45, 48], "without a step inside, the ends of what is left are taken")
    }

    @Test func everyScaleHasThem() throws {
        let scales: [SliderScale] = [.logarithmic, .power(3), .list([1, 5, 20, 50, 80, 100])]
        for scale in scales {
            let state = try SliderState(
                {
                    var options = SliderConfiguration(bounds: 1...100)
                    (options.scale, options.forbiddenRanges) = (scale, [15...60])
                    return options
                }(), values: [80], on: .plain)
            let values = try [16, 59.5].map { try state.validated($0, for: 0) }
            #expect(values == (scale == .list([1, 5, 20, 50, 80, 100]) ? [5, 80] : [15, 60]), "\(scale)")
        }
    }

    @Test func rangesThatLeaveNoValueAreAnErrorAndDoNothing() throws {
        #expect(throws: SliderError.forbiddenRangesLeaveNoValue) { try slider([0], without: [-1...101]) }
        #expect(throws: SliderError.forbiddenRangesLeaveNoValue) {
            try slider([0], without: [30...60]) { $0.enabledRange = 40...50 }
        }
        #expect(throws: SliderError.forbiddenRangesLeaveNoValue) {
            try slider([0, 50], without: [30...60]) { $0.thumbLimits = [nil, 40...50] }
        }
        var stage = try slider([45], without: [])
        try stage.set { $0.forbiddenRanges = [-1...101] }
        #expect(stage.state.configurationError == .forbiddenRangesLeaveNoValue && stage.values == [45])
        try stage.set { $0.bounds = 0...200 }
        #expect(stage.state.configurationError == nil && stage.values == [101])
        try stage.set { $0.forbiddenRanges = [0...(.infinity)] }
        #expect(stage.values == [0])
    }

    // MARK: What a person does

    @Test func aDraggedThumbLeapsAtTheMiddle() throws {
        var stage = try slider([20], without: [40...60])
        stage.drag(from: 20, to: 39, 45)
        #expect(stage.values == [40])
        _ = stage.news()
        stage.drag(49.9)
        #expect(stage.news() == "" && stage.state.overshoot == 0)
        stage.drag(50)
        #expect(stage.values == [60])
        stage.drag(49.9)
        #expect(stage.values == [40])
    }

    @Test func keysStepOverWithStepsAndWithout() throws {
        var stage = try slider([40], without: [40...60])
        for value in [60.0, 61] {
            stage.key(.arrow(dx: 1, dy: 0))
            #expect(stage.values == [value])
        }
        stage.key(.page(-1))
        #expect(stage.values == [32], "a leap is one of the ten steps")
        stage.do(.adjust(1, thumb: 0))
        #expect(stage.values == [40], "an increment ends on the nearer side")
        stage.do(.adjust(1, thumb: 0))
        #expect(stage.values == [60])
        stage.do(.adjust(-1, thumb: 0))
        stage.do(.adjust(-1, thumb: 0))
        #expect(stage.values == [30])
        #expect(stage.state.nextValue(of: 0) == 31 && stage.state.limits(of: 0) == 0...100)

        stage = try slider([40], without: [40...60]) { $0.step = .every(5) }
        stage.key(.step(1))
        #expect(stage.values == [60])
        stage.key(.page(-1))
        #expect(stage.values == [0])
    }

    @Test func aPressAndATickBringAThumbToTheNearerEnd() throws {
        var stage = try slider([20], without: [40...60]) { $0.pressTarget = .track }
        stage.press(52)
        #expect(stage.values == [60])
        stage.release()
        stage.do(.choose(44))
        #expect(stage.values == [40])
    }

    @Test func aSpanReachesAcrossAndThumbsOfABarLeapByThemselves() throws {
        var stage = try slider([30, 70], without: [40...60])
        #expect(stage.picture == "───●━━━●───")
        stage.drag(from: 50, to: 61)
        #expect(stage.values == [40, 81])
        stage.drag(75)
        #expect(stage.values == [60, 95])
    }

    @Test func pushedThumbsLeapToo() throws {
        var stage = try slider([20, 35], without: [40...60]) { ($0.collision, $0.minimumSpan) = (.push, 10) }
        stage.drag(from: 20, to: 32)
        #expect(stage.values == [32, 60])
        stage.drag(51)
        #expect(stage.values == [60, 70])
    }

    @Test func crossingThumbsLeapToo() throws {
        var stage = try slider([20, 65], without: [40...60]) { $0.collision = .cross }
        stage.drag(from: 20, to: 58)
        #expect(stage.values == [60, 65])
        stage.drag(66)
        #expect(stage.values == [65, 66])
    }

    @Test func detentsInsideAttractNothing() throws {
        var stage = try slider([20], without: [40...60]) { ($0.detents, $0.detentDistance) = ([50, 60], 100) }
        stage.drag(from: 20, to: 39)
        #expect(stage.values == [39])
        stage.drag(51)
        #expect(stage.values == [60])
    }

    @Test func valuesBetweenStepsKeepOutToo() throws {
        var stage = try slider([44.5], without: [42...57]) {
            ($0.step, $0.keepsValuesBetweenSteps) = (.every(10), true)
        }
        #expect(stage.values == [42])
        try stage.state.assign([56])
        #expect(stage.values == [57])
        stage = try slider([20], without: [42...57]) { ($0.step, $0.snapsWhileDragging) = (.every(10), false) }
        stage.drag(from: 20, to: 41)
        #expect(stage.values == [41])
        stage.drag(43)
        #expect(stage.values == [42])
        stage.release()
        #expect(stage.values == [40])
    }

    @Test func anEndOfOneIsALanding() throws {
        var stage = try slider([40], without: [40...60])
        #expect(stage.state.landing(of: 0) == .steps)
        stage.drag(from: 40, to: 39)
        #expect(stage.state.landing(of: 0) == [])
    }

    // MARK: Wrapping circles

    @Test func roundAWrappingCircleARangeGoesOnAcrossTheSeam() throws {
        var stage = try Stage([720], in: 0...1440, on: .ring) {
            ($0.wraps, $0.forbiddenRanges) = (true, [1320...1800])
        }
        stage.type(300)
        #expect(stage.values == [360])
        stage.type(1350)
        #expect(stage.values == [1320])
        stage.key(.step(1))
        #expect(stage.values == [360])
        stage.key(.step(-1))
        #expect(stage.values == [1320])
        stage.drag(from: 1320, to: 1439)
        #expect(stage.values == [1320])
        stage.drag(degrees: 45)
        #expect(stage.values == [360])
        try stage.set { $0.forbiddenRanges = [0...1440] }
        #expect(stage.values == [0] && stage.state.configurationError == nil)
        try stage.set { $0.forbiddenRanges = [0...1441] }
        #expect(stage.state.configurationError == .forbiddenRangesLeaveNoValue)
    }

    // MARK: Laws

    @Test func noThumbIsEverInside() {
        var generator = Generator(seed: 8)
        var seen = 0
        for _ in 0..<400 {
            let count = generator.int(1..<4)
            var configuration = generator.configuration(count: count)
            configuration.forbiddenRanges = (0..<generator.int(1..<4)).map { _ in
                let low = generator.double(-20...120)
                return low...low + generator.double(0...30)
            }
            configuration.bounds = 0...100
            (configuration.scale, configuration.enabledRange, configuration.thumbLimits) = (.linear, nil, [])
            let values = (0..<count).map { _ in generator.double(-50...150) }
            var state = SliderState(repairing: configuration, values: values, on: generator.track())
            for _ in 0..<40 {
                seen += 1
                for value in state.values {
                    let turns = state.isWrapped ? [-100.0, 0, 100, 200] : [0]
                    let isInside = configuration.forbiddenRanges.contains { range in
                        turns.contains { value + $0 > range.lowerBound + 1e-9 && value + $0 < range.upperBound - 1e-9 }
                    }
                    #expect(!isInside, "\(value) of \(configuration)")
                }
                state.handle(generator.input(for: state))
            }
        }
        #expect(seen > 10_000, "\(seen)")
    }
}
