import SlidersCore
import Testing

/// Where the parts of a slider are, for drawing and hit tests.
@Suite struct SliderLayoutTests {
    private func layout(
        _ path: SliderPath = .right, _ width: Double = 320, _ height: Double = 44,
        _ configure: (inout SliderMetrics) -> Void = { _ in }
    ) -> SliderLayout {
        var metrics = SliderMetrics(path)
        configure(&metrics)
        return SliderLayout(metrics, size: SIMD2(width, height))
    }

    @Test func aStraightTrackRunsThroughTheMiddleOfTheControl() {
        #expect(layout(.right).track == .line(from: SIMD2(14, 22), to: SIMD2(306, 22)))
        #expect(layout(.left).track == .line(from: SIMD2(306, 22), to: SIMD2(14, 22)))
        #expect(layout(.up, 44, 320).track == .line(from: SIMD2(22, 306), to: SIMD2(22, 14)))
        #expect(layout(.down, 44, 320).track == .line(from: SIMD2(22, 14), to: SIMD2(22, 306)))
    }

    @Test func anArcHasItsCenterInTheMiddleOfTheControl() {
        let arc = SliderTrack.Arc(center: SIMD2(160, 120), radius: 106, start: 225, sweep: 270)
        #expect(layout(.arc(start: 225, sweep: 270), 320, 240).track == .arc(arc))
    }

    @Test func theInsetIsHalfAThumbOrTheGivenOne() {
        #expect(layout { $0.thumbSize = 40 }.track.point(at: 0) == SIMD2(20, 22))
        #expect(layout { $0.inset = 20 }.track.point(at: 1) == SIMD2(300, 22))
    }

    @Test func theDrawnTrackEndsUnderTheThumbsEdgeOrItsCenter() {
        #expect(layout().drawnTrack == .line(from: SIMD2(3, 22), to: SIMD2(317, 22)))
        #expect(layout { $0.ends = .centers }.drawnTrack == layout().track)
        #expect(layout { $0.inset = 30 }.drawnTrack == .line(from: SIMD2(19, 22), to: SIMD2(301, 22)))
    }

    @Test func aTrackWithoutRoomHasNoLength() {
        let paths = [SliderPath.right, .left, .up, .down, .arc(start: 0, sweep: 360)]
        for size in [SIMD2(0.0, 0), SIMD2(10, 10), SIMD2(28, 28), SIMD2(-50, -1)] {
            for path in paths {
                let layout = SliderLayout(SliderMetrics(path), size: size)
                #expect(layout.track.length == 0, "\(size) \(path)")
                #expect(layout.track.isUsable)
            }
        }
    }

    @Test(arguments: [-50, -.infinity, .infinity, .nan] as [Double]) func aSideThatIsNegativeInfiniteOrNaNCountsAs0(
        side: Double
    ) {
        for path in [SliderPath.right, .left, .up, .down, .arc(start: 90, sweep: 500)] {
            let metrics = SliderMetrics(path)
            #expect(SliderLayout(metrics, size: SIMD2(side, 44)) == SliderLayout(metrics, size: SIMD2(0, 44)))
            #expect(SliderLayout(metrics, size: SIMD2(300, side)) == SliderLayout(metrics, size: SIMD2(300, 0)))
        }
        #expect(SliderLayout(SliderMetrics(.up), size: SIMD2(side, 44)).track.length == 16, "the height leaves room")
    }

    @Test func targetSidesAreAtLeast44Points() {
        #expect(layout().targetSide == 44)
        #expect(layout { $0.thumbSize = 60 }.targetSide == 60)
    }

    @Test func aSpanLiesBetweenItsThumbs() throws {
        let layout = layout()
        let slider = try Stage([25, 75], on: layout.track)
        #expect(layout.span(0, lap: 0, of: slider.state) == .line(from: SIMD2(87, 22), to: SIMD2(233, 22), width: 6))
        let single = try Stage([25], on: layout.track)
        #expect(layout.span(0, lap: 0, of: single.state) == .line(from: SIMD2(3, 22), to: SIMD2(87, 22), width: 6))
        #expect(layout.thumb(1, of: slider.state) == .circle(center: SIMD2(233, 22), radius: 14))
    }

    @Test func aSpanAcrossTheSeamIsOneArc() throws {
        let layout = layout(.arc(start: 0, sweep: 360), 228, 228)
        let slider = try Stage([90, 10], on: layout.track) { $0.wraps = true }
        guard case .arc(let arc, width: 6) = layout.span(0, lap: 0, of: slider.state) else {
            Issue.record("unexpected figure")
            return
        }
        #expect(arc.start.isNear(324) && arc.sweep.isNear(72))
    }

    @Test func aSecondLapIsAnElementOfItsOwn() throws {
        let layout = layout(.arc(start: 0, sweep: 720), 228, 228)
        #expect(layout.laps == 2)
        let slider = try Stage([75], on: layout.track)
        let sweeps: [Double] = (0..<2).map { lap in
            guard case .arc(let arc, _) = layout.span(0, lap: lap, of: slider.state) else { return -1 }
            return arc.sweep
        }
        #expect(sweeps == [360, 180])
        #expect(self.layout(.arc(start: 0, sweep: 361), 228, 228).laps == 2)
        #expect(self.layout(.arc(start: 0, sweep: -360), 228, 228).laps == 1)
    }

    @Test func theSpanOfASingleThumbGrowsFromTheNeutralValue() throws {
        let layout = layout { $0.neutralValue = 50 }
        let part = { (value: Double) throws in
            layout.span(0, lap: 0, of: try Stage([value], on: layout.track).state)
        }
        #expect(try part(75) == .line(from: SIMD2(160, 22), to: SIMD2(233, 22), width: 6))
        #expect(try part(25) == .line(from: SIMD2(87, 22), to: SIMD2(160, 22), width: 6))
        #expect(try part(50) == .line(from: SIMD2(160, 22), to: SIMD2(160, 22), width: 6))
        let fromTheEnd = self.layout { $0.neutralValue = 100 }
        let slider = try Stage([25], on: fromTheEnd.track).state
        #expect(fromTheEnd.span(0, lap: 0, of: slider) == .line(from: SIMD2(87, 22), to: SIMD2(317, 22), width: 6))
        let dial = self.layout(.arc(start: 225, sweep: 270), 220, 220) { $0.neutralValue = 50 }
        guard case .arc(let arc, _) = dial.span(0, lap: 0, of: try Stage([75], on: dial.track).state) else {
            throw SliderError.noValues
        }
        #expect(arc.start == 360 && arc.sweep == 67.5)
    }

    @Test func aSweepOfMoreThanAHundredTurnsCountsAsAHundred() {
        let sweeps = [(36_000.0, 100.0), (-36_000, -100), (36_001, 100), (1e8, 100), (-1e300, -100), (.infinity, 100)]
        for (sweep, turns) in sweeps {
            let layout = SliderLayout(SliderMetrics(.arc(start: 0, sweep: sweep)), size: SIMD2(200, 200))
            #expect(layout.laps == 100 && layout.track.isUsable)
            guard case .arc(let arc) = layout.track else { continue }
            #expect(arc.sweep == 360 * turns)
        }
        let none = SliderLayout(SliderMetrics(.arc(start: 0, sweep: .nan)), size: SIMD2(200, 200))
        #expect(none.laps == 1 && !none.track.isUsable)
    }

    @Test func anOffsetMovesALineAcrossAsFarAsThumbsStayInside() {
        func middle(_ path: SliderPath, _ offset: Double, _ size: SIMD2<Double> = SIMD2(100, 100)) -> SIMD2<Double> {
            var metrics = SliderMetrics(path)
            metrics.offset = offset
            return SliderLayout(metrics, size: size).track.point(at: 0.5)
        }
        for path in [SliderPath.left, .right] {
            #expect(middle(path, 10) == SIMD2(50, 60) && middle(path, -10) == SIMD2(50, 40))
            #expect(middle(path, 90) == SIMD2(50, 86) && middle(path, 5, SIMD2(100, 20)) == SIMD2(50, 10))
        }
        for path in [SliderPath.up, .down] {
            #expect(middle(path, 10) == SIMD2(60, 50) && middle(path, -90) == SIMD2(14, 50))
        }
    }
}
