import SlidersCore
import Testing

/// docs/behavior.md §3.1 and §3.2: fraction ⇄ point.
@Suite struct TrackTests {
    @Test func aLineRunsInAnyDirection() {
        let track = SliderTrack.line(from: SIMD2(300, 40), to: SIMD2(100, 240))
        #expect(track.point(at: 0) == SIMD2(300, 40))
        #expect(track.point(at: 1) == SIMD2(100, 240))
        #expect(track.point(at: 0.25) == SIMD2(250, 90))
        #expect(track.fraction(at: SIMD2(250, 90)) == 0.25)
        // Beside the track the nearest point counts, beyond it the end.
        #expect(track.fraction(at: SIMD2(260, 100)) == 0.25)
        #expect(track.fraction(at: SIMD2(900, 0)) == 0)
        #expect(track.fraction(at: SIMD2(0, 900)) == 1)
    }

    @Test func theEndsOfALineAreExact() {
        let track = SliderTrack.line(from: SIMD2(0.1, 0.7), to: SIMD2(287.3, 43.9))
        #expect(track.point(at: 1) == SIMD2(287.3, 43.9))
        #expect(track.fraction(at: SIMD2(287.3, 43.9)) == 1)
        #expect(track.fraction(at: SIMD2(0.1, 0.7)) == 0)
    }

    @Test func roundingTiltsNoLine() throws {
        let level = SliderTrack.line(from: SIMD2(0, 0.1 + 0.2), to: SIMD2(100, 0.3))
        let upright = SliderTrack.line(from: SIMD2(0.1 + 0.2, 100), to: SIMD2(0.3, 0))
        #expect(!level.isUpright && upright.isUpright)
        var slider = try Stage([20], on: upright)
        slider.key(.arrow(dx: 1, dy: 0))
        #expect(slider.values == [21], "it does not run to the left")
    }

    @Test func anArcRunsClockwiseFromNorth() {
        let track = SliderTrack.ring
        for (fraction, x, y) in [(0, 200, 100), (0.25, 300, 200), (0.5, 200, 300), (0.75, 100, 200)]
            as [(Double, Double, Double)]
        {
            #expect(track.point(at: fraction) == SIMD2(x, y))
            #expect(track.fraction(at: SIMD2(x, y)) == fraction)
        }
    }

    @Test func aNegativeSweepRunsCounterclockwise() {
        let track = SliderTrack.circle(start: 90, sweep: -180)
        #expect(track.point(at: 0.5) == SIMD2(200, 100))
        #expect(track.fraction(at: SIMD2(200, 150)) == 0.5)
    }

    @Test func theGapOfAnArcBelongsToItsNearerEnd() {
        let track = SliderTrack.circle(start: 225, sweep: 270)
        let at = { (degrees: Double) in track.fraction(at: SliderTrack.circle(start: degrees, sweep: 1).point(at: 0)) }
        #expect(at(136) == 1)
        #expect(at(170) == 1)
        #expect(at(180) == 1)
        #expect(at(190) == 0)
        #expect(at(224) == 0)
    }

    @Test func theDeadZoneOfAnArcHasNoFraction() {
        for track in [SliderTrack.ring, .circle(start: 45, sweep: -270), .circle(sweep: 720)] {
            #expect(track.fraction(at: SIMD2(200, 200)) == nil)
            #expect(track.fraction(at: SIMD2(208, 200)) == nil)
            #expect(track.fraction(at: SIMD2(208.001, 200)) != nil)
        }
    }

    @Test func aPointOfSeveralLapsHasTheFractionOfTheFirst() {
        let track = SliderTrack.circle(sweep: 720)
        #expect(track.point(at: 0.125).isNear(track.point(at: 0.625)))
        #expect(track.fraction(at: track.point(at: 0.625)) == 0.125)
    }

    @Test func aTrackWithoutLengthHasPointsButNoFractions() {
        for track in [SliderTrack.line(from: SIMD2(5, 5), to: SIMD2(5, 5)), .circle(sweep: 0)] {
            #expect(track.length == 0)
            #expect(track.fraction(at: SIMD2(90, 90)) == nil)
            #expect(track.point(at: 0.5).x.isFinite)
        }
    }

    @Test func theLengthOfATrackIsInPoints() {
        #expect(SliderTrack.line(from: SIMD2(0, 0), to: SIMD2(30, 40)).length == 50)
        #expect(SliderTrack.circle(sweep: -720).length.isNear(400 * .pi))
    }

    @Test func tracksThatAreNotFiniteAreFaults() throws {
        let tracks = [
            SliderTrack.line(from: SIMD2(.nan, 0), to: .zero), .line(from: SIMD2(-1e308, 0), to: SIMD2(1e308, 0)),
            .circle(sweep: .infinity), .circle(start: .nan, sweep: 90),
            .arc(.init(center: .zero, radius: -1, start: 0, sweep: 90)),
        ]
        for track in tracks {
            #expect(!track.isUsable)
            #expect(throws: SliderError.trackNotFinite) { try Stage([0], on: track) }
        }
        var slider = try Stage([50])
        slider.state.layOut(on: tracks[0])
        #expect(slider.state.track == .plain)
    }

    // MARK: Tangents, stretches and distances

    @Test func aTangentPointsAlongTheTrack() {
        #expect(SliderTrack.line(from: .zero, to: SIMD2(30, -40)).tangent(at: 0.5) == SIMD2(0.6, -0.8))
        #expect(SliderTrack.ring.tangent(at: 0) == SIMD2(1, 0) && SliderTrack.ring.tangent(at: 0.25) == SIMD2(0, 1))
        #expect(SliderTrack.circle(sweep: -360).tangent(at: 0) == SIMD2(-1, 0))
        for track in [SliderTrack.line(from: SIMD2(5, 5), to: SIMD2(5, 5)), .circle(sweep: 0)] {
            #expect(track.tangent(at: 0.5) == nil, "without length")
        }
    }

    @Test func aStretchIsThePartBetweenTwoFractions() {
        let line = SliderTrack.line(from: SIMD2(0, 10), to: SIMD2(100, 10))
        #expect(line.stretch(from: 0.2, to: 0.7) == .line(from: SIMD2(20, 10), to: SIMD2(70, 10)))
        #expect(line.stretch(from: 0.7, to: -0.1) == .line(from: SIMD2(70, 10), to: SIMD2(-10, 10)))
        #expect(SliderTrack.ring.stretch(from: 0.75, to: 1.25) == .circle(start: 270, sweep: 180))
        #expect(SliderTrack.circle(start: 90, sweep: -180).stretch(from: 0.5, to: 1) == .circle(start: 0, sweep: -90))
        #expect(line.stretch(from: 0.4, to: 0.4).length == 0)
    }

    @Test func aDistanceIsThatOfTheNearestPointOfTheTrack() {
        let line = SliderTrack.line(from: SIMD2(0, 10), to: SIMD2(100, 10))
        #expect(line.distance(to: SIMD2(50, 35)) == 25)
        #expect(line.distance(to: SIMD2(103, 14)) == 5, "beyond the end")
        #expect(
            SliderTrack.ring.distance(to: SIMD2(200, 60)) == 40 && SliderTrack.ring.distance(to: SIMD2(200, 120)) == 20)
        let gap = SliderTrack.circle(start: 90, sweep: 180)
        #expect(gap.distance(to: SIMD2(300, 170)).isNear(30), "in the gap the nearer end counts")
        #expect(SliderTrack.line(from: .zero, to: .zero).distance(to: .zero) == .infinity)
        #expect(SliderTrack.ring.distance(to: SIMD2(203, 200)) == .infinity, "in the dead zone of an arc")
    }

    @Test func aTurnIsTheFractionOfOneTurnAndOnlyAFullCircleIsOne() {
        #expect(
            SliderTrack.plain.fractionPerTurn == nil && SliderTrack.ring.fractionPerTurn == 1
                && SliderTrack.circle(sweep: -720).fractionPerTurn == 0.5)
        #expect(SliderTrack.circle(sweep: 270).fractionPerTurn?.isNear(4.0 / 3) == true)
        #expect(SliderTrack.ring.isFullCircle && SliderTrack.circle(start: 45, sweep: -360).isFullCircle)
        for track in [SliderTrack.plain, .circle(sweep: 359), .circle(sweep: 720)] { #expect(!track.isFullCircle) }
    }

    // MARK: Laws

    @Test func pointAndFractionAreInverse() {
        var generator = Generator(seed: 8)
        for _ in 0..<20_000 {
            let track = generator.openTrack()
            let fraction = generator.unit()
            guard let back = track.fraction(at: track.point(at: fraction)) else {
                Issue.record("no fraction at \(fraction) of \(track)")
                continue
            }
            #expect(back.isNear(fraction, within: 1e-10), "\(track)")
            #expect(track.point(at: back).isNear(track.point(at: fraction)))
        }
    }

    @Test func noPointOfATrackGivesNaN() {
        var generator = Generator(seed: 9)
        for _ in 0..<20_000 {
            let track = generator.track()
            let point = SIMD2(generator.double(-500...500), generator.double(-500...500))
            if let fraction = track.fraction(at: point) { #expect(fraction >= 0 && fraction <= 1, "\(track) \(point)") }
            let position = track.point(at: generator.double(-2...3))
            #expect(position.x.isFinite && position.y.isFinite, "\(track)")
        }
    }

    @Test func pointsOfAStretchArePointsOfTheTrack() {
        var generator = Generator(seed: 84)
        for _ in 0..<5000 {
            let track = generator.openTrack()
            let lower = generator.double(-0.5...1.5)
            let upper = generator.double(-0.5...1.5)
            let part = generator.unit()
            let stretch = track.stretch(from: lower, to: upper)
            #expect(stretch.point(at: part).isNear(track.point(at: lower + (upper - lower) * part)), "\(track)")
            #expect(stretch.length.isNear(abs(upper - lower) * track.length, within: 1e-6))
        }
    }

    @Test func aTangentIsTheDerivativeOfThePoint() throws {
        var generator = Generator(seed: 85)
        for _ in 0..<5000 {
            let track = generator.openTrack()
            let position = generator.double(-0.5...1.5)
            let tangent = try #require(track.tangent(at: position))
            let step = 1e-5
            let distance =
                (track.point(at: position + step) - track.point(at: position - step)) / (2 * step * track.length)
            #expect(tangent.isNear(distance, within: 1e-5), "\(track) at \(position)")
            #expect((tangent * tangent).sum().isNear(1))
        }
    }
}

extension SIMD2<Double> {
    func isNear(_ other: SIMD2<Double>, within tolerance: Double = 1e-6) -> Bool {
        x.isNear(other.x, within: tolerance) && y.isNear(other.y, within: tolerance)
    }
}

extension Generator {
    /// A line, or an arc of less than a turn.
    fileprivate mutating func openTrack() -> SliderTrack {
        let point = { (generator: inout Generator) in SIMD2(generator.double(-400...400), generator.double(-400...400))
        }
        if chance(0.5) { return .line(from: point(&self), to: point(&self) + SIMD2(1000, 0)) }
        let sweep = double(10...355) * (chance(0.5) ? 1 : -1)
        return .arc(
            SliderTrack.Arc(center: point(&self), radius: double(20...300), start: double(-720...720), sweep: sweep))
    }
}
