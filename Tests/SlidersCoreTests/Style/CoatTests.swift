import SlidersCore
import Testing

/// The form of a figure under a coat.
@Suite struct CoatTests {
    private let layout = SliderLayout(SliderMetrics(.right), size: SIMD2(320, 44))
    private let red = SliderPaint(.color(.init(1, 0, 0)))
    private let line = SliderFigure.line(from: SIMD2(20, 22), to: SIMD2(120, 22), width: 10)

    @Test func aLineIsLongerByHalfItsWidthUnlessItIsFlush() {
        #expect(
            layout.form(of: line, SliderCoat(red))
                == .box(center: SIMD2(70, 22), size: SIMD2(110, 10), corner: 5, turn: 0))
        #expect(
            layout.form(of: line, SliderCoat(red, isFlush: true))
                == .box(center: SIMD2(70, 22), size: SIMD2(100, 10), corner: 5, turn: 0))
    }

    @Test func anInsetNarrowsALineUnlessTheCoatHasItsOwnWidth() {
        #expect(layout.form(of: line, SliderCoat(red, inset: 3)).bounds.size == SIMD2(104, 4))
        #expect(layout.form(of: line, SliderCoat(red, inset: -2)).bounds.size == SIMD2(114, 14))
        #expect(layout.form(of: line, SliderCoat(red, inset: 3, width: 20)).bounds.size == SIMD2(120, 20))
        #expect(
            layout.form(of: line, SliderCoat(red, inset: 9)).bounds.size == SIMD2(100, 0), "the width is never negative"
        )
    }

    @Test func anOffsetIsToTheLeftOfALineAndOutsideACircle() {
        #expect(layout.form(of: line, SliderCoat(red, offset: 8)).bounds.origin.y == 9)
        let arc = SliderTrack.Arc(center: SIMD2(100, 100), radius: 80, start: 0, sweep: 90)
        guard case .arc(let moved, _, _) = layout.form(of: .arc(arc, width: 10), SliderCoat(red, offset: 30)) else {
            Issue.record("unexpected form")
            return
        }
        #expect(moved.radius == 110)
    }

    @Test(arguments: [0, 0.25, 1]) func roundnessIsAFractionOfTheRoundestCorner(roundness: Double) {
        guard case .box(_, _, let corner, _) = layout.form(of: line, SliderCoat(red, roundness: roundness)) else {
            Issue.record("unexpected form")
            return
        }
        #expect(corner == 5 * roundness)
        let disc = layout.form(
            of: .circle(center: SIMD2(50, 50), radius: 20), SliderCoat(red, inset: 4, roundness: roundness))
        #expect(disc == .box(center: SIMD2(50, 50), size: SIMD2(32, 32), corner: 16 * roundness, turn: 0))
    }

    @Test func verticalLinesAreUprightBoxesAndSlantedLinesTurnedBoxes() {
        let upright = SliderFigure.line(from: SIMD2(20, 120), to: SIMD2(20, 20), width: 10)
        #expect(
            layout.form(of: upright, SliderCoat(red))
                == .box(center: SIMD2(20, 70), size: SIMD2(10, 110), corner: 5, turn: 0)
        )
        let slanted = SliderFigure.line(from: SIMD2(0, 0), to: SIMD2(30, 40), width: 10)
        guard case .box(let center, let size, _, let turn) = layout.form(of: slanted, SliderCoat(red)) else {
            Issue.record("unexpected form")
            return
        }
        #expect(center == SIMD2(15, 20) && size == SIMD2(60, 10) && turn.isNear(53.13010235415598))
    }

    /// Needles turn through all directions without a jump, and images are turned with a vertical track.
    @Test func needlesAndImagesAreTurnedWithTheirLine() {
        for degrees in stride(from: 0.0, to: 360, by: 15) {
            let ring = SliderTrack.arc(.init(center: SIMD2(100, 100), radius: 50, start: degrees, sweep: 360))
            let needle = SliderFigure.line(from: SIMD2(100, 100), to: ring.point(at: 0), width: 4)
            guard case .box(_, let size, _, let turn) = layout.form(of: needle, SliderCoat(red), isTurned: true) else {
                Issue.record("unexpected form")
                return
            }
            #expect(size.x.isNear(54) && size.y == 4 && (turn + 90).isNear(degrees), "\(degrees)")
        }
        let image = SliderCoat(SliderPaint(.image(.init(1, size: SIMD2(30, 10)))), isFlush: true)
        let upright = SliderFigure.line(from: SIMD2(20, 120), to: SIMD2(20, 20), width: 10)
        #expect(
            layout.form(of: upright, image) == .box(center: SIMD2(20, 70), size: SIMD2(100, 10), corner: 5, turn: -90))
    }

    @Test func arcsHaveRoundEndsAboveHalfTheRoundness() {
        let arc = SliderFigure.arc(.init(center: SIMD2(100, 100), radius: 80, start: 0, sweep: 90), width: 10)
        let isRound = { (coat: SliderCoat) in
            if case .arc(_, _, let isRound) = layout.form(of: arc, coat) { isRound } else { false }
        }
        #expect(
            isRound(SliderCoat(red)) && !isRound(SliderCoat(red, roundness: 0.5))
                && !isRound(SliderCoat(red, isFlush: true)))
    }

    @Test func anImageOnAThumbHasItsOwnSize() {
        let image = SliderCoat(SliderPaint(.image(.init(1, size: SIMD2(30, 50)))), inset: 4)
        #expect(layout.form(of: .circle(center: SIMD2(50, 50), radius: 20), image).bounds.size == SIMD2(30, 50))
    }

    @Test func anEmptyFigureHasNoShapes() throws {
        let slider = try Stage([50, 50], on: layout.track)
        let drawing = SliderDrawing(of: slider.state, in: layout)
        #expect(layout.shapes(of: drawing.elements[1], in: SliderStyle(), slider.state) == [])
    }

    @Test func coatsAreClippedToTheTrackInItsFirstCoat() throws {
        var style = SliderStyle(.right)
        style.paints = [
            SliderPartPaint(.track, [SliderCoat(red, inset: 1, roundness: 0.5), SliderCoat(red, inset: -4)])
        ]
        #expect(layout.clip(in: style) == .box(center: SIMD2(160, 22), size: SIMD2(318, 4), corner: 1, turn: 0))
    }

    @Test func aThumbHasTheColorOfAGradientAlongTheTrackAtItsFraction() throws {
        var style = SliderStyle(.right)
        style.paints = [
            SliderPartPaint(.thumb, SliderPaint(.alongTrack([.init(0, .init(white: 0)), .init(1, .init(white: 1))])))
        ]
        let slider = try Stage([25, 75], on: layout.track)
        let fills = SliderDrawing(of: slider.state, in: layout).elements.suffix(2).map {
            layout.shapes(of: $0, in: style, slider.state)[0].paint.fill
        }
        #expect(fills == [.color(.init(white: 0.25)), .color(.init(white: 0.75))])
    }
}
