import Sliders
import Testing

/// Where the parts of a slider are, for drawing and hit-testing alike.
@Suite struct LayoutTests {
    private func layout(_ path: SliderPath = .right, _ width: Double = 320, _ height: Double = 44, _ configure: (inout SliderMetrics) -> Void = { _ in }) -> SliderLayout {
        var metrics = SliderMetrics(path)
        configure(&metrics)
        return SliderLayout(metrics, size: SIMD2(width, height))
    }

    @Test func aLineRunsTowardsASideThroughTheMiddle() {
        #expect(layout(.right).track == .line(from: SIMD2(14, 22), to: SIMD2(306, 22)))
        #expect(layout(.left).track == .line(from: SIMD2(306, 22), to: SIMD2(14, 22)))
        #expect(layout(.up, 44, 320).track == .line(from: SIMD2(22, 306), to: SIMD2(22, 14)))
        #expect(layout(.down, 44, 320).track == .line(from: SIMD2(22, 14), to: SIMD2(22, 306)))
    }

    @Test func anArcRunsRoundTheMiddle() {
        let arc = Track.Arc(center: SIMD2(160, 120), radius: 106, start: 225, sweep: 270)
        #expect(layout(.arc(start: 225, sweep: 270), 320, 240).track == .arc(arc))
    }

    @Test func theInsetLeavesRoomForTheThumbOrIsGiven() {
        #expect(layout { $0.thumbSize = 40 }.track.point(at: 0) == SIMD2(20, 22))
        #expect(layout { $0.inset = 20 }.track.point(at: 1) == SIMD2(300, 22))
    }

    @Test func theGrooveEndsUnderTheThumbsEdgeOrItsCentre() {
        #expect(layout().groove == .line(from: SIMD2(3, 22), to: SIMD2(317, 22)))
        #expect(layout { $0.ends = .centers }.groove == layout().track)
        #expect(layout { $0.inset = 30 }.groove == .line(from: SIMD2(19, 22), to: SIMD2(301, 22)))
    }

    @Test func withoutRoomTheTrackHasNoLength() {
        for size in [SIMD2(0.0, 0), SIMD2(10, 10), SIMD2(-50, 44), SIMD2(.nan, 44)] {
            for path in [SliderPath.right, .up, .arc(start: 0, sweep: 360)] {
                let layout = SliderLayout(SliderMetrics(path), size: size)
                #expect(layout.track.length == 0 || path == .up, "\(size) \(path)")
                #expect(layout.track.isUsable)
            }
        }
    }

    @Test func targetsAreAtLeast44Points() {
        #expect(layout().targetSide == 44)
        #expect(layout { $0.thumbSize = 60 }.targetSide == 60)
    }

    @Test func spansLieBetweenThumbs() throws {
        let layout = layout()
        let slider = try Stage([25, 75], on: layout.track)
        #expect(layout.span(0, lap: 0, of: slider.state) == .line(from: SIMD2(87, 22), to: SIMD2(233, 22), width: 6))
        let single = try Stage([25], on: layout.track)
        #expect(layout.span(0, lap: 0, of: single.state) == .line(from: SIMD2(3, 22), to: SIMD2(87, 22), width: 6))
        #expect(layout.thumb(1, of: slider.state) == .circle(center: SIMD2(233, 22), radius: 14))
    }

    @Test func aSpanAcrossTheSeamGoesOnRound() throws {
        let layout = layout(.arc(start: 0, sweep: 360), 228, 228)
        let slider = try Stage([90, 10], on: layout.track) { $0.seam = .wrap }
        guard case .arc(let arc, width: 6) = layout.span(0, lap: 0, of: slider.state) else {
            Issue.record("no arc")
            return
        }
        #expect(arc.start.isNear(324) && arc.sweep.isNear(72))
    }

    @Test func aSecondLapIsAPartOfItsOwn() throws {
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

    // MARK: Ticks and labels

    private func ticks(_ ticks: Ticks, _ width: Double = 320, _ configure: (inout SliderConfiguration) -> Void = { _ in }) throws -> [Double] {
        let layout = layout(.right, width) { $0.ticks = ticks }
        return layout.tickFractions(of: try Stage([0], on: layout.track, configure).state)
    }

    @Test func ticksAreAtStepsValuesOrByCount() throws {
        #expect(try ticks(.none) == [])
        #expect(try ticks(.steps) { $0.step = .every(25) } == [0, 0.25, 0.5, 0.75, 1])
        #expect(try ticks(.steps) == [], "without steps there are none")
        #expect(try ticks(.count(3)) == [0, 0.5, 1])
        #expect(try ticks(.count(1)) == [])
        #expect(try ticks(.values([10, 40, 200])) == [0.1, 0.4])
    }

    @Test func ticksNearerThanThreePointsAreLeftOut() throws {
        #expect(try ticks(.steps, 332) { $0.step = .every(1) }.count == 101)
        #expect(try ticks(.steps, 320) { $0.step = .every(1) } == [])
        #expect(try ticks(.count(200)) == [])
        #expect(try ticks(.values([10, 10.5])) == [])
    }

    @Test func ticksLieBelowAndLabelsAbove() throws {
        let layout = layout()
        let slider = try Stage([50], on: layout.track)
        #expect(layout.tick(at: 0.5) == .line(from: SIMD2(160, 38), to: SIMD2(160, 43), width: 1.5))
        #expect(layout.tickLabel(at: 0.5) == .anchor(SIMD2(160, 54)))
        #expect(layout.thumbLabel(0, of: slider.state) == .anchor(SIMD2(160, -3)))
        #expect(self.layout(.left).tick(at: 0.5) == layout.tick(at: 0.5), "whatever the direction")
    }

    @Test func onACircleTicksLieInside() {
        let layout = layout(.arc(start: 0, sweep: 360), 228, 228)
        #expect(layout.tick(at: 0) == .line(from: SIMD2(114, 30), to: SIMD2(114, 35), width: 1.5))
    }

    // MARK: Style

    @Test func paintsFollowState() throws {
        let style = SliderStyle()
        let drawing = Drawing(of: try Stage([20, 60]) { $0.disabled = [0] }.state, in: layout())
        let thumbs = drawing.elements.filter { $0.look.role == .thumb }
        #expect(thumbs.map(\.look.state) == [.disabled, .normal])
        #expect(style.coats(of: thumbs[0]).first?.paint.shadow?.color.alpha == 0.1)
        #expect(style.coats(of: thumbs[1]).first?.paint.shadow?.color.alpha == 0.25)
        var dark = style
        dark.palette = .dark
        #expect(dark.coats(of: thumbs[1]) != style.coats(of: thumbs[1]))
    }

    @Test func aPaintOfItsOwnComesBeforeThePalette() {
        let red = Coat(Paint(.color(.init(1, 0, 0)))), blue = Coat(Paint(.color(.init(0, 0, 1))))
        let coats = { (style: SliderStyle, role: Element.Role, state: Element.State) in
            style.coats(of: Element(.thumb(0), .anchor(.zero), .init(role, state)))
        }
        var style = SliderStyle()
        let plain = coats(style, .thumb, .normal)
        style.paints = [PartPaint(.thumb, [red], in: .held), PartPaint(.thumb, [blue])]
        #expect(coats(style, .thumb, .held) == [red])
        #expect(coats(style, .thumb, .normal) == [blue] && plain != [blue])
        #expect(coats(style, .track, .held) == coats(SliderStyle(), .track, .held))
    }

    @Test func aSingleThumbsPartGrowsFromTheNeutralValue() throws {
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
        guard case .arc(let arc, _) = dial.span(0, lap: 0, of: try Stage([75], on: dial.track).state) else { throw SliderFault.noValues }
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
}
