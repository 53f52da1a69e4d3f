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
        #expect(layout.thumb(0, of: slider.state) == .line(from: SIMD2(12, 22), to: SIMD2(25, 22), width: 24))
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
        #expect(layout.thumb(0, of: slider.state) == .line(from: SIMD2(6, 13), to: SIMD2(6, 31), width: 12))
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
            #expect(plain.track == round.track && plain.groove == round.groove && plain.targetSide == round.targetSide)
            #expect(plain.thumb(0, of: state) == .circle(center: state.point(forThumb: 0), radius: 12))
            #expect(round.thumb(0, of: state) == plain.thumb(0, of: state))
            #expect(plain.thumb(0, of: state, isHeld: true) == plain.thumb(0, of: state), "a factor of 1")
        }
    }

    @Test func theEndsOfTheTrackAreHalfALengthFromTheEdge() throws {
        let layout = layout()
        #expect(layout.track == .line(from: SIMD2(18.5, 22), to: SIMD2(318.5, 22)))
        #expect(layout.groove == .line(from: SIMD2(3, 22), to: SIMD2(334, 22)), "as far as the thumb's edge")
        for (value, edge) in [(0.0, 0.0), (100, 337)] {
            let (center, size) = try #require(
                layout.thumb(0, of: try Stage([value], on: layout.track).state).box)
            #expect(abs(center.x - edge) == size.x / 2)
        }
    }

    @Test func targetsAreAtLeastAsLargeAsTheThumbAtRest() {
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
        func places(length: Double?, held: Double) throws -> [SliderLayout.PlacedLabel] {
            var metrics = layout(length: length, held: held).metrics
            (metrics.hasLabels, metrics.inset) = (true, 20)
            let layout = SliderLayout(metrics, size: SIMD2(337, 80))
            var slider = try Stage([40], on: layout.track)
            slider.press(40)
            return layout.placedLabels(of: slider.state, .apart) { _ in SIMD2(30, 14) }
        }
        #expect(try places(length: nil, held: 1) == places(length: 37, held: 1.55))
    }

    @Test func updatesOfCapsulesEqualANewDrawing() throws {
        for path in [SliderPath.right, .up, .arc(start: 0, sweep: 360)] {
            let layout = layout(path, held: 1.55)
            var slider = try Stage([20, 50, 80], on: layout.track) { $0.collision = .cross }
            var drawing = SliderDrawing(of: slider.state, in: layout)
            let way = [50, 55, 90, 10.0].map { slider.point(of: $0) }
            let inputs: [SliderInput] =
                [.press(at: way[0], pointer: 0)] + way.map { .drag(to: $0, pointer: 0) } + [.release(pointer: 0)]
            for input in inputs {
                drawing.update(for: slider.do(input), in: slider.state)
                #expect(drawing == SliderDrawing(of: slider.state, in: layout))
            }
        }
    }

    @Test func boxesAreThoseOfDiscsAndOfLevelAndUprightLines() {
        let box = { (figure: SliderFigure) in figure.box.map { [$0.center, $0.size] } }
        #expect(box(.circle(center: SIMD2(3, 4), radius: 2)) == [SIMD2(3, 4), SIMD2(4, 4)])
        #expect(box(.line(from: SIMD2(9, 5), to: SIMD2(1, 5), width: 2)) == [SIMD2(5, 5), SIMD2(10, 2)])
        #expect(box(.line(from: SIMD2(5, 1), to: SIMD2(5, 9), width: 2)) == [SIMD2(5, 5), SIMD2(2, 10)])
        #expect(box(.line(from: SIMD2(1, 1), to: SIMD2(5, 9), width: 2)) == nil && box(.anchor(.zero)) == nil)
    }
}
