import Foundation
import SlidersCore
import Testing

/// Thumbs with a length along the track and a breadth across it, and thumbs that are held.
@Suite struct ThumbFiguresTests {
    private func layout(
        _ path: SliderPath = .right, length: Double? = 37, breadth: Double = 24, held: Double = 1
    ) -> SliderLayout {
        var metrics = SliderMetrics(path)
        (metrics.thumbSize, metrics.thumbLength, metrics.heldThumbScale) = (breadth, length, held)
        return SliderLayout(metrics, size: path == .up || path == .down ? SIMD2(44, 337) : SIMD2(337, 44))
    }

    private func box(_ layout: SliderLayout, at value: Double = 50) throws -> SIMD2<Double>? {
        layout.thumb(0, of: try Stage([value], on: layout.track).state).box?.size
    }

    @Test func aThumbWithALengthIsACapsuleAlongTheTrack() throws {
        let layout = layout()
        let slider = try Stage([0], on: layout.track)
        #expect(layout.thumb(0, of: slider.state) == .capsule(center: SIMD2(18.5, 22), size: SIMD2(37, 24), turn: 0))
        for path in [SliderPath.right, .left] { #expect(try box(self.layout(path)) == SIMD2(37, 24)) }
    }

    @Test func theBoxOfACapsuleHasTheSameSizeWhereverItIs() throws {
        let layout = layout(held: 1.55)
        for value in stride(from: 0.0, through: 100, by: 1.7) {
            let state = try Stage([value], on: layout.track).state
            #expect(layout.thumb(0, of: state, isHeld: true).box?.size == SIMD2(57.35, 37.2))
        }
    }

    @Test func uprightTracksTurnTheCapsule() throws {
        for path in [SliderPath.up, .down] {
            let layout = layout(path)
            #expect(try box(layout) == SIMD2(24, 37) && layout.metrics.thumbBox == SIMD2(24, 37))
            #expect(layout.track.length == 300)
        }
    }

    @Test func aThumbThatIsShorterThanBroadStandsAcrossTheTrack() throws {
        let layout = layout(length: 12, breadth: 30)
        let slider = try Stage([0], on: layout.track)
        #expect(layout.thumb(0, of: slider.state) == .capsule(center: SIMD2(6, 22), size: SIMD2(12, 30), turn: 0))
    }

    @Test func thumbsOfRingsAreRoundWhateverTheirLength() throws {
        let ring = SliderPath.arc(start: 0, sweep: 360)
        for length in [nil, 37, 90] as [Double?] {
            let layout = layout(ring, length: length)
            #expect(layout.track == self.layout(ring, length: nil).track && layout.targetSide == 44)
            #expect(try box(layout) == SIMD2(24, 24))
        }
    }

    @Test func noLengthOrThatOfTheBreadthChangesNothing() throws {
        for path in [SliderPath.right, .left, .up, .down, .arc(start: 225, sweep: 270)] {
            let (plain, round) = (layout(path, length: nil), layout(path, length: 24))
            let state = try Stage([30], on: plain.track).state
            #expect(
                plain.track == round.track && plain.drawnTrack == round.drawnTrack
                    && plain.targetSide == round.targetSide)
            #expect(plain.thumb(0, of: state) == .circle(center: state.location(ofThumb: 0), radius: 12))
            #expect(round.thumb(0, of: state) == plain.thumb(0, of: state))
            #expect(plain.thumb(0, of: state, isHeld: true) == plain.thumb(0, of: state), "a factor of 1")
        }
    }

    @Test func theEndsOfTheTrackAreHalfALengthFromTheEdge() throws {
        let layout = layout()
        #expect(layout.track == .line(from: SIMD2(18.5, 22), to: SIMD2(318.5, 22)))
        #expect(layout.drawnTrack == .line(from: SIMD2(3, 22), to: SIMD2(334, 22)), "as far as the thumb's edge")
        for (value, edge) in [(0.0, 0.0), (100, 337)] {
            let (center, size, _) = try #require(
                layout.thumb(0, of: try Stage([value], on: layout.track).state).box)
            #expect(abs(center.x - edge) == size.x / 2)
        }
    }

    @Test func targetsAreNoSmallerThanTheThumbAtRest() {
        #expect(layout().targetSide == 44 && layout(held: 1.55).targetSide == 44)
        #expect(layout(length: 60).targetSide == 60 && layout(length: 20, breadth: 70).targetSide == 70)
    }

    @Test func aHeldThumbIsDrawnLargerAboutItsCenter() throws {
        for path in [SliderPath.right, .up, .arc(start: 0, sweep: 360)] {
            let layout = layout(path, held: 1.5)
            var slider = try Stage([40, 70], on: layout.track)
            let rest = SliderDrawing(of: slider.state, in: layout)
            slider.press(40)
            let held = SliderDrawing(of: slider.state, in: layout)
            for (before, after) in zip(rest.elements, held.elements) {
                guard before.part == .thumb(0) else {
                    #expect(before.figure == after.figure, "\(before.part)")
                    continue
                }
                let (was, now) = (try #require(before.figure.box), try #require(after.figure.box))
                #expect((was.center - now.center).max().magnitude < 1e-9 && now.size == was.size * 1.5)
            }
        }
    }

    /// A thumb that is drawn larger has no larger target.
    @Test func aHeldThumbKeepsItsTargetAndItsSeparation() throws {
        func slide(held: Double) throws -> [Double] {
            let layout = layout(held: held)
            var slider = try Stage([40, 70], on: layout.track) {
                $0.minimumSeparation = 37
                $0.pressTarget = .thumb
            }
            slider.state.layOut(on: layout.track, targetSide: layout.targetSide, thickness: 6)
            slider.drag(from: 40, to: 69)
            #expect(slider.state.part(under: slider.point(of: 50)) == nil)
            return slider.values
        }
        #expect(try slide(held: 3) == slide(held: 1))
    }

    @Test func textsStandBesideTheBreadthOfAThumbAtRest() throws {
        func positions(length: Double?, held: Double) throws -> [SliderLayout.ThumbLabel] {
            var metrics = layout(length: length, held: held).metrics
            (metrics.hasLabels, metrics.inset) = (true, 20)
            let layout = SliderLayout(metrics, size: SIMD2(337, 80))
            var slider = try Stage([40], on: layout.track)
            slider.press(40)
            return layout.thumbLabels(of: slider.state, .apart) { _ in SIMD2(30, 14) }
        }
        #expect(try positions(length: nil, held: 1) == positions(length: 37, held: 1.55))
    }

    @Test func updatesOfCapsulesEqualANewDrawing() throws {
        for path in [SliderPath.right, .up, .arc(start: 0, sweep: 360)] {
            let layout = layout(path, held: 1.55)
            var slider = try Stage([20, 50, 80], on: layout.track) { $0.collision = .cross }
            var drawing = SliderDrawing(of: slider.state, in: layout)
            let distance = [50, 55, 90, 10.0].map { slider.point(of: $0) }
            let inputs: [SliderInput] =
                [.press(at: distance[0], pointer: 0)] + distance.map { .drag(to: $0, pointer: 0) } + [
                    .release(pointer: 0)
                ]
            for input in inputs {
                drawing.update(for: slider.do(input), in: slider.state)
                #expect(drawing == SliderDrawing(of: slider.state, in: layout))
            }
        }
    }

    @Test func discsAndCapsulesHaveBoxes() {
        let box = { (figure: SliderFigure) in figure.box.map { [$0.center, $0.size, SIMD2(repeating: $0.turn)] } }
        #expect(box(.circle(center: SIMD2(3, 4), radius: 2)) == [SIMD2(3, 4), SIMD2(4, 4), .zero])
        let capsule = SliderFigure.capsule(center: SIMD2(3, 4), size: SIMD2(9, 2), turn: 30)
        #expect(box(capsule) == [SIMD2(3, 4), SIMD2(9, 2), SIMD2(30, 30)])
        #expect(box(.line(from: SIMD2(9, 5), to: SIMD2(1, 5), width: 2)) == nil && box(.anchor(.zero)) == nil)
    }

    // MARK: Turned

    private func ring(length: Double? = 30, turns: Bool = true, sweep: Double = 360) -> SliderLayout {
        var metrics = layout(.arc(start: 0, sweep: sweep), length: length, breadth: 12).metrics
        metrics.turnsThumbs = turns
        return SliderLayout(metrics, size: SIMD2(200, 200))
    }

    @Test func thumbsThatTurnAreAsDrawnAtTheTop() throws {
        for (value, turn) in [(0.0, 0.0), (25, 90), (50, 180), (75, 270)] {
            let state = try Stage([value], on: ring().track).state
            let box = try #require(ring().thumb(0, of: state).box)
            #expect(box.size == SIMD2(30, 12) && box.turn.isNear(turn) && box.center == state.location(ofThumb: 0))
        }
        let counterclockwise = ring(sweep: -360)
        let state = try Stage([25], on: counterclockwise.track).state
        #expect(try #require(counterclockwise.thumb(0, of: state).box).turn.isNear(270), "by its place, not its value")
    }

    /// A turned capsule has its length along the track: its long side is the tangent.
    @Test func aTurnedCapsuleLiesAlongTheTrack() throws {
        for value in stride(from: 0.0, through: 100, by: 3.7) {
            let state = try Stage([value], on: ring().track).state
            let turn = try #require(ring().thumb(0, of: state).box).turn
            let (sine, cosine) = (sin(turn * .pi / 180), cos(turn * .pi / 180))
            let tangent = try #require(ring().track.tangent(at: value / 100))
            #expect(abs(tangent.x - cosine) < 1e-9 && abs(tangent.y - sine) < 1e-9)
        }
    }

    @Test func discsThatTurnKeepTheirCenterAndSize() throws {
        for value in [0.0, 30, 62.5] {
            let state = try Stage([value], on: ring(length: nil).track).state
            let (turned, plain) = (ring(length: nil), ring(length: nil, turns: false))
            let (before, after) = (plain.thumb(0, of: state).box, turned.thumb(0, of: state).box)
            #expect(before?.center == after?.center && before?.size == after?.size && before?.turn == 0)
        }
    }

    @Test func onlyThumbsOfRingsTurn() throws {
        for path in [SliderPath.right, .left, .up, .down] {
            var metrics = layout(path).metrics
            metrics.turnsThumbs = true
            let turned = SliderLayout(metrics, size: SIMD2(337, 337))
            let state = try Stage([30], on: turned.track).state
            #expect(turned.thumb(0, of: state).box?.turn == 0)
        }
    }

    /// The room for a turned capsule is that of its breadth: it never leaves the control where it is around the ring.
    @Test func turnedCapsulesStayInside() throws {
        for value in stride(from: 0.0, through: 100, by: 2.3) {
            let state = try Stage([value], on: ring(length: 14).track).state
            let (center, size, _) = try #require(ring(length: 14).thumb(0, of: state).box)
            let outer = (center - 100 as SIMD2<Double>)
            #expect((outer * outer).sum().squareRoot() + size.y / 2 <= 100 + 1e-9)
        }
    }

    @Test func imagesTurnWithTheirThumb() throws {
        let state = try Stage([25], on: ring().track).state
        var style = SliderStyle(.arc(start: 0, sweep: 360))
        style.paints = [SliderPartPaint(.thumb, SliderPaint(.image(.init(3, size: SIMD2(20, 40)))))]
        let drawn = SliderDrawing(of: state, in: ring())
        let thumb = try #require(drawn.elements.first { $0.part == .thumb(0) })
        let shape = try #require(ring().shapes(of: thumb, in: style, state).first)
        guard case .box(_, let size, _, let turn) = shape.form else { return #expect(Bool(false)) }
        #expect(size == SIMD2(20, 40) && turn.isNear(90))
    }
}
