import SlidersCore
import Testing

/// The solid segments of a gradient along the track.
@Suite struct TrackGradientTests {
    private func layouts(_ seed: UInt64) -> [SliderLayout] {
        var generator = Generator(seed: seed)
        return (0..<200).map { _ in
            let path: SliderPath = generator.pick([
                .right, .left, .up, .down, .arc(start: 0, sweep: 360), .arc(start: 225, sweep: 270),
                .arc(start: 90, sweep: -100), .arc(start: 0, sweep: 720),
            ])
            return SliderLayout(
                generator.metrics(path), size: SIMD2(generator.double(100...500), generator.double(100...500)))
        }
    }

    /// Each segment begins where the one before ends, or a little earlier; the first and the last reach the round ends
    /// of the track. On a closed circle the first begins a quarter of its length before the last ends.
    @Test func segmentsCoverTheTrack() {
        for layout in layouts(51) {
            let segments = (0..<layout.segmentCount).map { layout.ends($0) }
            let cap = layout.metrics.thickness / 2
            for (one, next) in zip(segments, segments.dropFirst()) {
                #expect(one.upper >= next.lower - 1e-9 && one.lower < next.lower)
            }
            guard let first = segments.first, let last = segments.last else {
                Issue.record("unexpected form")
                return
            }
            switch layout.drawnTrack {
            case .line(let from, let to):
                #expect((last.upper - first.lower).isNear((to - from).reach + 2 * cap))
            case .arc(let arc):
                let covered = (last.upper - first.lower) * (.pi / 180) * arc.radius
                let whole = min(360, abs(arc.sweep)) * (.pi / 180) * arc.radius
                #expect(
                    covered.isNear(abs(arc.sweep) < 360 ? whole + 2 * cap : whole * (1 + 0.25 / Double(segments.count)))
                )
            }
        }
    }

    @Test func noSegmentIsLongerThanThreePointsOrTwoDegrees() {
        for layout in layouts(52) {
            let maximum: Double =
                switch layout.drawnTrack {
                case .line: 3
                case .arc(let arc): arc.radius * .pi / 180 > 1 ? 1 : 2
                }
            for index in 1..<max(1, layout.segmentCount - 1) {
                let ends = layout.ends(index)
                #expect(ends.upper - ends.lower <= maximum * 1.25 + 1e-9, "a quarter lies under the next segment")
            }
        }
    }

    @Test func fractionsOfSegmentsAscendOverAllLaps() {
        for layout in layouts(53) {
            let fractions = (0..<layout.laps).flatMap { lap in
                (0..<layout.segmentCount).map { layout.segment($0, lap: lap).fraction }
            }
            #expect(fractions.allSatisfy { $0 >= 0 && $0 <= 1 })
            #expect(zip(fractions, fractions.dropFirst()).allSatisfy { $0 <= $1 })
        }
    }

    @Test func aSegmentHasTheColorOfItsMiddle() {
        let ring = SliderLayout(SliderMetrics(.arc(start: 0, sweep: 360)), size: SIMD2(200, 200))
        #expect(
            ring.segmentCount == 360 && ring.segment(0).fraction.isNear(0.5 / 360)
                && ring.segment(359).fraction.isNear(359.5 / 360))
        let turns = SliderLayout(SliderMetrics(.arc(start: 0, sweep: 720)), size: SIMD2(200, 200))
        #expect(turns.segment(0, lap: 1).fraction.isNear(0.5 + 0.25 / 360))
    }

    @Test func segmentsAreAsWideAsTheFormThatTheyCover() {
        let line = SliderLayout(SliderMetrics(.up), size: SIMD2(44, 300))
        let ring = SliderLayout(SliderMetrics(.arc(start: 0, sweep: 360)), size: SIMD2(228, 228))
        let thin = SliderCoat(SliderPaint(.color(.init(white: 0))), width: 2)
        let aside = SliderCoat(SliderPaint(.color(.init(white: 0))), offset: 5, width: 2)
        let width = { (layout: SliderLayout, coat: SliderCoat) in
            layout.segmentWidth(under: layout.form(of: layout.drawnTrackFigure, coat))
        }
        #expect(width(line, thin) == 2 && width(line, aside) == 12)
        #expect(width(ring, thin) == 2 && width(ring, aside) == 12)
        let stops = [SliderPaint.Stop(0, .init(1, 0, 0)), .init(1, .init(0, 0, 1))]
        let segments = ring.segments(of: stops, lap: 0, width: 7)
        #expect(
            segments.count == ring.segmentCount
                && segments[0].color == SliderPaint.color(of: stops, at: ring.segment(0).fraction)
        )
        guard case .arc(_, width: 7, isRound: false) = segments[0].form else {
            Issue.record("\(segments[0].form)")
            return
        }
    }
}

extension SliderLayout {
    /// Where a segment begins and ends along the track, in points on a line or degrees on an arc.
    fileprivate func ends(_ index: Int) -> (lower: Double, upper: Double) {
        switch (segment(index).figure, drawnTrack) {
        case (.line(let from, let to, _), .line(let start, let end)):
            let along = (end - start) / (end - start).reach
            return (((from - start) * along).sum(), ((to - start) * along).sum())
        case (.arc(let arc, _), _):
            let sign: Double = arc.sweep < 0 ? -1 : 1
            return (arc.start * sign, arc.start * sign + abs(arc.sweep))
        default: return (0, 0)
        }
    }
}

extension SIMD2<Double> {
    fileprivate var reach: Double { (self * self).sum().squareRoot() }
}
