import SlidersCore
import Testing

/// Where a gloss and a gradient lie on a form.
@Suite struct PaintedShapeTests {
    @Test func aGlossCoversTheLowerHalfOfABox() {
        let box = SliderPaintedShape.Form.box(center: SIMD2(50, 20), size: SIMD2(80, 20), corner: 10, turn: 0)
        #expect(
            box.gloss(.init(.init(white: 1), inset: 5))
                == .box(center: SIMD2(50, 25), size: SIMD2(70, 10), corner: 5, turn: 0))
        let square = SliderPaintedShape.Form.box(center: SIMD2(50, 20), size: SIMD2(80, 20), corner: 0, turn: 0)
        #expect(
            square.gloss(.init(.init(white: 1))) == .box(center: SIMD2(50, 25), size: SIMD2(80, 10), corner: 0, turn: 0)
        )
    }

    @Test func aGlossOnAVerticalLineCoversItsRightHalf() {
        let layout = SliderLayout(SliderMetrics(.up), size: SIMD2(44, 320))
        let gloss = SliderPaint.Gloss(.init(white: 1), inset: 5)
        let line = SliderFigure.line(from: SIMD2(20, 100), to: SIMD2(20, 20), width: 12)
        let form = layout.form(of: line, SliderCoat(SliderPaint(.color(.init(white: 0)), gloss: gloss), isFlush: true))
        #expect(form.gloss(gloss) == .box(center: SIMD2(23, 60), size: SIMD2(70, 6), corner: 3, turn: -90))
    }

    @Test func aGlossOnAnArcCoversItsInnerHalf() {
        let arc = SliderTrack.Arc(center: SIMD2(100, 100), radius: 80, start: 0, sweep: 90)
        guard
            case .arc(let gloss, let width, _) = SliderPaintedShape.Form.arc(arc, width: 20, isRound: true).gloss(
                .init(.init(white: 1)))
        else {
            Issue.record("unexpected form")
            return
        }
        #expect((gloss.radius, width) == (75, 10), "from the inner edge at 70 to the middle at 80")
    }

    @Test func aGlossNeverLeavesItsBox() {
        var generator = Generator(seed: 41)
        for _ in 0..<500 {
            let size = SIMD2(generator.double(0...100), generator.double(0...100))
            let round = generator.unit()
            let box = SliderPaintedShape.Form.box(
                center: SIMD2(50, 50), size: size, corner: round * size.min() / 2, turn: 0)
            let gloss = box.gloss(.init(.init(white: 1), inset: generator.double(0...60))).bounds
            let outer = box.bounds
            #expect(gloss.origin.x >= outer.origin.x - 1e-9 || size.x == 0)
            #expect((gloss.origin + gloss.size).max() <= (outer.origin + outer.size).max() + 1e-9)
            #expect(gloss.size.min() >= 0)
        }
    }

    @Test func aGradientSpansThePartOrTheControl() {
        let layout = SliderLayout(SliderMetrics(.right), size: SIMD2(320, 44))
        let box = SliderPaintedShape.Form.box(center: SIMD2(50, 20), size: SIMD2(80, 20), corner: 0, turn: 0)
        let ends = { (isOfControl: Bool) in
            layout.ends(of: .init(.init(white: 0), .init(white: 1), isOfControl: isOfControl), on: box)
        }
        #expect(ends(false) == (SIMD2(50, 10), SIMD2(50, 30)))
        #expect(ends(true) == (SIMD2(160, 0), SIMD2(160, 44)))
    }

    @Test func theBoundsOfAnArcAreThoseOfItsCircle() {
        let arc = SliderPaintedShape.Form.arc(
            .init(center: SIMD2(100, 90), radius: 50, start: 0, sweep: 10), width: 20, isRound: false)
        #expect(arc.bounds == (SIMD2(40, 30), SIMD2(120, 120)))
    }
}
