import Sliders
import Testing

/// behaviour §1.6: distances between neighbours, and what happens to those that cannot be met.
@Suite struct SpansTests {
    @Test func minimumSpanIsSolvedTogetherWithTheStep() throws {
        var slider = try Stage([10, 80]) { $0.step = .every(10); $0.minimumSpan = 15 }
        slider.drag(from: 10, to: 79)
        #expect(slider.values == [60, 80])
        slider.release()
        try slider.state.assign([50, 55])
        #expect(slider.values == [50, 70])
    }

    @Test func aHeldThumbStopsAtTheMaximumSpan() throws {
        var slider = try Stage([40, 50]) { $0.maximumSpan = 30 }
        #expect(slider.picture == "────●●─────")
        slider.drag(from: 50, to: 100)
        #expect(slider.picture == "────●━━●───")
        slider.release()
        slider.drag(from: 40, to: 0)
        #expect(slider.picture == "────●━━●───")
    }

    @Test func spansThatCannotBeMetAreFaults() {
        #expect(throws: SliderFault.minimumSpanTooLarge(largest: 1)) { try Stage([0, 1], in: 0...1) { $0.minimumSpan = 2 } }
        #expect(throws: SliderFault.minimumSpanTooLarge(largest: 50)) { try Stage([0, 50, 100]) { $0.minimumSpan = 60 } }
        #expect(throws: SliderFault.maximumSpanTooSmall(smallest: 20)) {
            try Stage([0, 50]) { $0.minimumSpan = 20; $0.maximumSpan = 10 }
        }
        #expect(throws: SliderFault.minimumNegative) { try Stage([0, 50]) { $0.minimumSpan = -1 } }
        #expect(throws: SliderFault.maximumNegative) { try Stage([0, 50]) { $0.maximumSpan = .nan } }
        #expect(throws: SliderFault.minimumNegative) { try Stage([0, 50]) { $0.minimumSeparation = -1 } }
    }

    @Test func settersKeepASpanUntilItCanBeMet() throws {
        var slider = try Stage([20, 30, 40])
        try slider.set { $0.minimumSpan = 200 }
        #expect(slider.state.fault == .minimumSpanTooLarge(largest: 50))
        #expect(slider.state.minimumSpan == 50)
        #expect(slider.values == [0, 50, 100])
        try slider.set { $0.bounds = 0...1000 }
        #expect(slider.state.fault == nil)
        #expect(slider.values == [20, 220, 420])
    }

    @Test func settersUseTheSmallestMaximumThatCanBeMet() throws {
        var slider = try Stage([0, 90]) { $0.minimumSpan = 25; $0.step = .every(10) }
        try slider.set { $0.maximumSpan = 5 }
        #expect(slider.state.maximumSpan == 30)
        #expect(slider.values == [0, 30])
    }

    @Test func limitsThatCannotBeMetDoNothing() throws {
        var slider = try Stage([30, 60])
        try slider.set { $0.limits = [70...80, 10...20] }
        #expect(slider.state.fault == .limitsAgainstOrder)
        #expect(slider.values == [30, 60])
        try slider.set { $0.selectable = 200...300 }
        #expect(slider.values == [30, 60])
        try slider.set { $0.limits = []; $0.bounds = 0...300 }
        #expect(slider.state.fault == nil)
        #expect(slider.values == [200, 200])
    }

    @Test func wrapAwayFromAFullCircleIsStop() throws {
        var slider = try Stage([90])
        try slider.set { $0.seam = .wrap }
        #expect(slider.state.fault == .wrapNeedsFullCircle)
        #expect(!slider.state.isWrapped)
        slider.state.layOut(on: .ring)
        #expect(slider.state.isWrapped)
        #expect(throws: SliderFault.wrapNeedsFullCircle) { try Stage([0], on: .circle(sweep: 270)) { $0.seam = .wrap } }
        #expect(throws: SliderFault.wrapNeedsFullCircle) { try Stage([0], on: .circle(sweep: 720)) { $0.seam = .wrap } }
    }

    @Test func crossOnARingIsStop() throws {
        var slider = try Stage([10, 30], on: .ring) { $0.seam = .wrap }
        try slider.set { $0.collision = .cross }
        #expect(slider.state.fault == .crossOnWrappingCircle)
        slider.press(degrees: 36)
        slider.drag(degrees: 150)
        #expect(slider.values.isNear([30, 30]))
        #expect(throws: SliderFault.crossOnWrappingCircle) {
            try Stage([10, 30], on: .ring) { $0.seam = .wrap; $0.collision = .cross }
        }
        // A single thumb has nothing to cross.
        #expect(try Stage([10], on: .ring) { $0.seam = .wrap; $0.collision = .cross }.state.fault == nil)
    }

    @Test func aScaleThatDoesNotFitIsLinear() throws {
        var slider = try Stage([50])
        try slider.set { $0.scale = .logarithmic }
        #expect(slider.state.fault == .logarithmNeedsPositiveBounds(lower: 0))
        #expect(slider.state.scale.curve == .linear)
        try slider.set { $0.bounds = 1...100 }
        #expect(slider.state.scale.curve == .logarithmic)
    }

    @Test func aScaleWithBoundsKeepsThem() throws {
        var slider = try Stage([50])
        try slider.set { $0.scale = .list([1, 2, 3]) }
        #expect(slider.state.fault == .boundsBesideScale)
        #expect(slider.state.scale.bounds == 1...3)
    }

    @Test func boundsThatCannotBeAreRepaired() throws {
        var slider = try Stage([50])
        try slider.set { ($0.lowerBound, $0.upperBound) = (80, 20) }
        #expect(slider.state.fault == .boundsReversed(lower: 80, upper: 20))
        #expect(slider.values == [80])
        try slider.set { $0.lowerBound = .nan }
        #expect(slider.state.fault == .boundsNotFinite)
        #expect(slider.state.scale.bounds == 0...1)
    }

    // MARK: Separation in points

    @Test func separationStopsADragEdgeToEdge() throws {
        var slider = try Stage([20, 60]) { $0.minimumSeparation = 28 }
        slider.drag(from: 20, to: 90)
        #expect(slider.values[0].isNear(57.2))
    }

    @Test func separationChangesNoValueFromCode() throws {
        var slider = try Stage([50, 50]) { $0.minimumSeparation = 28 }
        #expect(slider.values == [50, 50])
        try slider.state.assign([20, 21])
        #expect(slider.values == [20, 21])
        slider.state.layOut(on: .line(from: .zero, to: SIMD2(100, 0)))
        #expect(slider.values == [20, 21])
    }

    @Test func thumbsTooNearMayStayOrGoApartButNeverJump() throws {
        var slider = try Stage([20, 21]) { $0.minimumSeparation = 28 }
        slider.key(.step(1))
        #expect(slider.values == [20, 21])
        slider.key(.step(-1))
        #expect(slider.values == [19, 21])
        slider.key(.step(1), thumb: 1)
        #expect(slider.values == [19, 22])
        slider.key(.step(-1), thumb: 1)
        #expect(slider.values[1].isNear(21.8))
    }

    @Test(arguments: [14.5, 29]) func ofThumbsTooNearABarIsNotMovedByRounding(value: Double) throws {
        var slider = try Stage([10, value, value], on: .line(from: SIMD2(20, 30), to: SIMD2(250, 190))) { $0.minimumSeparation = 28 }
        slider.drag(from: (10 + value) / 2, to: 100)
        #expect(slider.values == [10, value, value])
    }
}
