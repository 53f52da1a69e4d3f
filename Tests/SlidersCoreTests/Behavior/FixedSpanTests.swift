import SlidersCore
import Testing

/// docs/behavior.md §4.6: thumbs that can only move together do.
@Suite struct FixedSpanTests {
    private func rigid(
        _ values: [Double], _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws -> Stage {
        try Stage(values) {
            ($0.minimumSpan, $0.maximumSpan) = (20, 20)
            configure(&$0)
        }
    }

    @Test(arguments: SliderCollision.allCases)
    func aDragOfAThumbMovesTheSpan(collision: SliderCollision) throws {
        var slider = try rigid([20, 40]) { $0.collision = collision }
        slider.drag(from: 40, to: 60)
        #expect(slider.picture == "────●━●────")
        slider.drag(200)
        #expect(slider.values == [80, 100] && slider.state.overshoot == 100)
        slider.drag(30)
        #expect(slider.values == [10, 30])
        slider.release()
        #expect(slider.news() == "began 1, changed 0+1, changed 0+1, changed 0+1, ended 1")
    }

    @Test(arguments: SliderCollision.allCases)
    func eachInputOfOneThumbMovesTheSpan(collision: SliderCollision) throws {
        for (input, values) in [
            (SliderInput.key(.step(1), thumb: 0), [21.0, 41]), (.key(.page(-1), thumb: 1), [10, 30]),
            (.key(.minimum, thumb: 1), [0, 20]), (.key(.maximum, thumb: 0), [80, 100]),
            (.adjust(1, thumb: 1), [30, 50]), (.wheel(-2, thumb: 0), [18, 38]), (.type(95, thumb: 0), [80, 100]),
            (.choose(70), [50, 70]), (.reset(thumb: 0), [60, 80]),
        ] {
            var slider = try rigid([20, 40]) {
                $0.collision = collision
                $0.resetsOnDoubleTap = true
                $0.resetValues = [60]
            }
            slider.do(input)
            #expect(slider.values == values, "\(input)")
        }
    }

    @Test func aTapOnTheTrackMovesTheSpan() throws {
        var slider = try rigid([20, 40]) { $0.pressTarget = .spanAndTrack }
        slider.tap(70, times: 1)
        #expect(slider.values == [50, 70])
        slider.tap(10, times: 1)
        #expect(slider.values == [10, 30])
    }

    @Test func limitsAreTheReachOfTheSpan() throws {
        let slider = try rigid([20, 40, 60])
        #expect(slider.values.indices.map { slider.state.limits(of: $0) } == [0...60, 20...80, 40...100])
        #expect(slider.state.nextValue(of: 1) == 41 && slider.state.previousValue(of: 2) == 59)
    }

    @Test func limitsOfOneThumbLimitAll() throws {
        var slider = try rigid([20, 40]) { $0.thumbLimits = [nil, 30...70] }
        #expect(slider.state.limits(of: 0) == 10...50)
        slider.drag(from: 20, to: 90)
        #expect(slider.values == [50, 70])
    }

    @Test(arguments: SliderCollision.allCases)
    func aWallStopsAll(collision: SliderCollision) throws {
        var slider = try rigid([20, 40, 60]) {
            $0.disabledThumbs = [2]
            $0.collision = collision
        }
        slider.drag(from: 20, to: 10)
        slider.key(.step(1), thumb: 1)
        #expect(slider.values == [20, 40, 60] && slider.news() == "")
        #expect(slider.state.limits(of: 0) == 20...20)
    }

    @Test func aSecondPointerHoldsNothing() throws {
        var slider = try rigid([20, 40])
        slider.drag(from: 20, to: 30)
        slider.press(50, pointer: 1)
        #expect(!slider.state.isDown(pointer: 1), "the thumb beside it is a wall")
        slider.drag(35)
        #expect(slider.values == [35, 55])
    }

    @Test func spansThatStepsMakeOneCount() throws {
        var slider = try Stage([20, 40]) {
            ($0.minimumSpan, $0.maximumSpan, $0.step) = (15, 24, .every(10))
        }
        #expect(slider.state.limits(of: 0) == 0...80)
        slider.key(.step(1), thumb: 0)
        #expect(slider.values == [30, 50])
        slider = try Stage([20, 40]) { ($0.minimumSpan, $0.maximumSpan, $0.step) = (15, 30, .every(10)) }
        slider.key(.step(1), thumb: 0)
        #expect(slider.values == [20, 40], "thumb 1 can go alone")
    }

    @Test func aShorterLastStepIsReached() throws {
        var slider = try Stage([20, 40], in: 0...95) {
            ($0.minimumSpan, $0.maximumSpan, $0.step) = (15, 24, .every(10))
        }
        slider.key(.maximum, thumb: 0)
        #expect(slider.values == [80, 95])
        slider.key(.step(-1), thumb: 0)
        #expect(slider.values == [70, 90])
    }

    @Test func thumbsThatCoincideStayTogether() throws {
        var slider = try Stage([30, 30]) { $0.maximumSpan = 0 }
        slider.drag(from: 30, to: 50)
        #expect(slider.values == [50, 50])
        slider.release()
        slider.key(.step(-1), thumb: 1)
        #expect(slider.values == [49, 49])
    }

    @Test func aRingTurnsAsOne() throws {
        var slider = try Stage([22, 6], in: 0...24, on: .ring) {
            ($0.minimumSpan, $0.maximumSpan, $0.wraps, $0.step) = (8, 8, true, .every(1))
        }
        slider.key(.step(3), thumb: 0)
        #expect(slider.values == [1, 9])
        slider.press(degrees: 135)
        for degrees in [220.0, 300, 15] { slider.drag(degrees: degrees) }
        #expect(slider.values == [17, 1] && slider.state.spans == [8])
        slider.cancel()
        #expect(slider.values == [1, 9])
    }

    @Test func aBarLeapsOverForbiddenRanges() throws {
        var slider = try rigid([20, 40]) { $0.forbiddenRanges = [50...60] }
        slider.drag(from: 20, to: 33)
        #expect(slider.values == [30, 50])
        slider.drag(38)
        #expect(slider.values == [40, 60])
    }

    @Test func alongACurvedScaleValuesKeepTheirDistance() throws {
        var slider = try Stage([20, 40], in: 10...1000) {
            ($0.minimumSpan, $0.maximumSpan, $0.scale) = (20, 20, .logarithmic)
        }
        slider.drag(from: 20, to: 200)
        #expect(slider.values.isNear([200, 220]))
        #expect(slider.state.limits(of: 0).upperBound.isNear(980))
    }

    @Test func aSeparationStopsThemWhereTheScaleIsNarrow() throws {
        var slider = try Stage([20, 40], in: 10...1000) {
            ($0.minimumSpan, $0.maximumSpan, $0.scale, $0.minimumSeparation) = (20, 20, .logarithmic, 50)
        }
        slider.drag(from: 20, to: 900)
        let distance = slider.state.location(ofThumb: 1).x - slider.state.location(ofThumb: 0).x
        #expect(distance.isNear(50, within: 1e-6) && slider.state.span(above: 0).isNear(20))
        #expect(slider.state.limits(of: 0).upperBound.isNear(slider.values[0]))
    }

    @Test func aSeparationThatTheSpanDoesNotReachStopsNothing() throws {
        var slider = try rigid([20, 40]) { $0.minimumSeparation = 300 }
        slider.drag(from: 20, to: 55)
        #expect(slider.values.isNear([55, 75]))
    }

    @Test func allStayBetweenStepsUntilTheRelease() throws {
        var slider = try rigid([20, 40]) {
            $0.step = .every(10)
            $0.snapsWhileDragging = false
        }
        slider.drag(from: 20, to: 33)
        #expect(slider.values.isNear([33, 53]))
        slider.release()
        #expect(slider.values == [30, 50])
        slider.drag(from: 30, to: 33, 50)
        slider.release()
        #expect(slider.values == [50, 70])
        try slider.set { $0.step = .every(20) }
        #expect(slider.values == [60, 80], "both are on steps again")
    }

    @Test func detentsAttractTheHeldThumb() throws {
        var slider = try rigid([20, 40]) { $0.detents = [50] }
        slider.drag(from: 20, to: 49.5)
        #expect(slider.values == [50, 70])
    }

    @Test func noKeyWritesRoundingErrors() throws {
        var slider = try Stage([0.1, 0.3], in: 0...1) { ($0.minimumSpan, $0.maximumSpan) = (0.2, 0.2) }
        for _ in 0..<70 {
            slider.key(.step(1), thumb: 0)
            #expect(slider.values.allSatisfy { "\($0)".count <= 4 }, "\(slider.values)")
        }
        #expect(slider.values == [0.8, 1])
    }

    @Test func aBarOfSomeThumbsMovesTheOthersAlong() throws {
        var slider = try rigid([20, 40, 60]) { $0.pressTarget = .span }
        slider.drag(from: 30, to: 45)
        #expect(slider.values == [35, 55, 75])
    }

    @Test func codeMovesTheSpan() throws {
        var slider = try rigid([20, 40])
        try slider.state.move(1, to: 90)
        #expect(slider.values == [70, 90])
        slider.state.step(0, by: -10)
        #expect(slider.values == [60, 80])
        try slider.state.assign([0, 100])
        #expect(slider.values == [0, 20], "no thumb leads an assignment")
        try slider.set { $0.maximumSpan = 50 }
        #expect(slider.values == [0, 50], "requests are kept")
    }
}
