import SlidersCore
import Testing

/// The middle of a circular slider: disc, needles and readout.
@Suite struct DialTests {
    private var dial: SliderDial {
        var dial = SliderDial()
        dial.face = 0.5
        dial.hasReadout = true
        dial.needle = -0.2...0.9
        return dial
    }

    @Test func faceAndReadoutAreInTheMiddleOfACircle() throws {
        let slider = try DrawnSlider([25]) { $0.dial = dial }
        #expect(slider[.face] == .circle(center: SIMD2(110, 110), radius: 50))
        #expect(slider[.readout] == .anchor(SIMD2(110, 110)))
    }

    @Test func aStraightSliderHasNoFaceNoReadoutAndEmptyNeedles() throws {
        let slider = try DrawnSlider([25], .right) { $0.dial = dial }
        #expect(slider[.face] == nil && slider[.readout] == nil && slider[.needle(0)]?.isEmpty == true)
    }

    @Test func aNeedlePointsToItsThumb() throws {
        let slider = try DrawnSlider([25]) { $0.dial = dial }
        #expect(slider[.needle(0)] == .line(from: SIMD2(90, 110), to: SIMD2(200, 110), width: 3))
    }

    @Test func eachThumbHasANeedleAndWithoutARangeThereIsNone() throws {
        #expect(try DrawnSlider([25, 75]) { $0.dial = dial }[.needle(1)] != nil)
        #expect(try DrawnSlider([25]) { $0.dial = SliderDial() }[.needle(0)] == nil)
        #expect(try DrawnSlider([25]) { $0.dial = SliderDial() }[.face] == nil)
    }

    /// How many times smaller a text in the middle has to be.
    private func scale(_ width: Double, ticks: Int = 0, tickLabel: SIMD2<Double>? = nil) -> Double {
        var metrics = SliderMetrics(.arc(start: 0, sweep: 360))
        if ticks > 0 { (metrics.ticks, metrics.ticks.hasLabels) = (.count(ticks), tickLabel != nil) }
        let layout = SliderLayout(metrics, size: SIMD2(220, 220))
        let state = SliderState(repairing: SliderConfiguration(bounds: 0...100), values: [0], on: layout.track)
        let room = layout.readoutRoom(of: state) { _ in tickLabel }
        return SliderLayout.readoutFit(in: room, fontSize: 1000, oneLine: SIMD2(width, 0), twoLines: nil)?.scale ?? 0
    }

    @Test func aTextInTheMiddleHasRoomToThumbsTicksAndTheirTexts() {
        // The ring has a radius of 96, and thumbs of 14.
        #expect(scale(2 * 79) == 1 && scale(2 * 80) < 1, "96 - 14 - 2.5")
        #expect(scale(2 * 71, ticks: 4) == 1 && scale(2 * 72, ticks: 4) < 1, "96 - 14 - 2 - 5 - 0.75 - 2.5")
        let beside = scale(2 * 60, ticks: 4, tickLabel: SIMD2(30, 14))
        #expect(beside < 1 && beside > 0.5, "between the texts at three and nine o'clock")
        #expect(abs(scale(1000) - 82 / 502.5) < 1e-9)
    }

    @Test func aTextInTheMiddleStaysOnTheFace() {
        var metrics = SliderMetrics(.arc(start: 0, sweep: 360))
        metrics.dial = SliderDial()
        metrics.dial?.face = 0.5
        let layout = SliderLayout(metrics, size: SIMD2(220, 220))
        let state = SliderState(repairing: SliderConfiguration(bounds: 0...100), values: [0], on: layout.track)
        #expect(layout.readoutRoom(of: state) { _ in nil } == 48)
    }

    /// Half the side of the square in the middle of a ring of 220 points.
    private func halfSquare(tickLabel: SIMD2<Double>? = nil, _ change: (inout SliderMetrics) -> Void) throws -> Double {
        var metrics = SliderMetrics(.arc(start: 0, sweep: 360))
        metrics.dial = SliderDial()
        change(&metrics)
        let layout = SliderLayout(metrics, size: SIMD2(220, 220))
        let state = SliderState(repairing: SliderConfiguration(bounds: 0...100), values: [0], on: layout.track)
        let square = try #require(layout.innerSquare(of: state) { _ in tickLabel })
        #expect(square.origin == SIMD2(repeating: 110 - square.side / 2))
        return square.side / 2
    }

    @Test func theSquareInTheMiddleReachesToWhatStandsOnTheRing() throws {
        let root = 2.0.squareRoot()
        // The ring has a radius of 96, and thumbs of 14.
        #expect(try halfSquare { _ in } == 82 / root)
        #expect(try halfSquare { $0.thumbVisibility = .hidden } == 104 / root, "a radius of 107 and a track of 3")
        #expect(try halfSquare { $0.heldThumbScale = 2 } == 68 / root)
        #expect(try halfSquare { ($0.thumbVisibility, $0.heldTrackScale) = (.hidden, 5) } == 92 / root)
        #expect(try halfSquare { ($0.extras.readings, $0.extras.readingOverhang) = ([5], 20) } == 73 / root)
        #expect(try halfSquare { $0.ticks = .count(4) } == 74.25 / root)
        let between = try halfSquare(tickLabel: SIMD2(30, 14)) { ($0.ticks, $0.ticks.hasLabels) = (.count(4), true) }
        #expect(between < 74.25 / root && between > 30, "\(between)")
        #expect(try halfSquare { $0.dial?.face = 0.5 } == 48 / root)
        #expect(try halfSquare { $0.dial?.needle = 0.25...1 } == 22.5 / root)
        #expect(try halfSquare { $0.dial?.needle = -0.2...1 } == 82 / root)
        #expect(try halfSquare { $0.thickness = 300 } == 0)
        let line = SliderLayout(SliderMetrics(), size: SIMD2(220, 44))
        let state = SliderState(repairing: SliderConfiguration(bounds: 0...100), values: [0], on: line.track)
        #expect(line.innerSquare(of: state) { _ in nil } == nil)
    }

    @Test func aTextOnAStraightSliderKeepsItsSize() {
        let layout = SliderLayout(SliderMetrics(), size: SIMD2(220, 44))
        let state = SliderState(repairing: SliderConfiguration(bounds: 0...100), values: [0], on: layout.track)
        #expect(layout.readoutRoom(of: state) { _ in nil } == .infinity)
        let fit = SliderLayout.readoutFit(in: .infinity, fontSize: 12, oneLine: SIMD2(900, 20), twoLines: nil)
        #expect(fit?.scale == 1 && fit?.isBroken == false)
    }
}
