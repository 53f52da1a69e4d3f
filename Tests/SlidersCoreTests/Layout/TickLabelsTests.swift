import SlidersCore
import Testing

/// Where the texts of ticks are, and which are left out (§8).
@Suite struct TickLabelsTests {
    /// A slider whose ticks have texts of these sizes.
    private struct Case {
        let layout: SliderLayout, state: SliderState, sizes: [SIMD2<Double>]

        init(_ metrics: SliderMetrics, _ size: SIMD2<Double>, measure: (Int) -> SIMD2<Double>) {
            layout = SliderLayout(metrics, size: size)
            state = SliderState(repairing: SliderConfiguration(bounds: 0...100), values: [0], on: layout.track)
            sizes = layout.tickFractions(of: state).indices.map(measure)
        }

        var positioned: [SliderLayout.TickLabel] { layout.tickLabels(of: state) { sizes[$0] } }
        var ticks: [Int] { positioned.map(\.tick) }

        func box(_ label: SliderLayout.TickLabel) -> Box { Box(center: label.center, size: sizes[label.tick]) }
    }

    private struct Box {
        let center: SIMD2<Double>, size: SIMD2<Double>

        /// The distance of the nearest point of the box.
        func distance(to point: SIMD2<Double>) -> Double {
            let away = point - center
            let beyond = SIMD2(max(0, abs(away.x) - size.x / 2), max(0, abs(away.y) - size.y / 2))
            return (beyond * beyond).sum().squareRoot()
        }

        func meets(_ other: Box) -> Bool {
            let away = center - other.center
            return abs(away.x) < (size.x + other.size.x) / 2 - 1e-6 && abs(away.y) < (size.y + other.size.y) / 2 - 1e-6
        }
    }

    private func cases(_ seed: UInt64) -> [Case] {
        var generator = Generator(seed: seed)
        return (0..<500).map { _ in
            let path = generator.pick([
                SliderPath.right, .left, .up, .down, .arc(start: 0, sweep: 360), .arc(start: 225, sweep: 270),
                .arc(start: 90, sweep: -200),
            ])
            var metrics = generator.metrics(path)
            metrics.ticks.mode = generator.pick([.count(4), .count(11), .count(24), .values([0, 3, 50, 55, 100])])
            metrics.ticks.hasLabels = true
            if case .arc = path, generator.chance(0.5) { metrics.inset = 60 }
            let base = SIMD2(generator.double(5...60), generator.double(8...20))
            return Case(metrics, SIMD2(generator.double(60...400), generator.double(60...400))) { _ in
                base * generator.double(0.7...1)
            }
        }
    }

    @Test func noTwoTextsOverlapAndNoneLeavesTheControl() {
        var shown = 0
        for story in cases(71) {
            let boxes = story.positioned.map(story.box)
            shown += boxes.count
            for (index, box) in boxes.enumerated() {
                #expect(!boxes[..<index].contains { $0.meets(box) })
                let (low, high) = (box.center - box.size / 2, box.center + box.size / 2)
                #expect(low.min() >= -1e-6 && (story.layout.size - high).min() >= -1e-6)
            }
        }
        #expect(shown > 1500)
    }

    @Test func noTextTouchesATickOrAPositionOfAThumb() {
        for story in cases(72) {
            let layout = story.layout
            let fractions = layout.tickFractions(of: story.state)
            let reach = max(layout.metrics.thumbSize, layout.metrics.thickness) / 2
            for box in story.positioned.map(story.box) {
                for step in 0...200 {
                    let point = layout.track.point(at: Double(step) / 200)
                    #expect(box.distance(to: point) >= reach - 1e-6)
                }
                for fraction in fractions {
                    guard case .line(let from, let to, _) = layout.tick(at: fraction) else { continue }
                    for step in 0...10 { #expect(box.distance(to: from + (to - from) * (Double(step) / 10)) > 0) }
                }
            }
        }
    }

    @Test func whatIsLeftOutIsLeftOutEvenly() {
        for story in cases(73) where story.ticks.count > 2 {
            let isRing = story.layout.track.isFullCircle
            let all = story.layout.tickLabels(of: story.state, gap: -1000) { story.sizes[$0] }.map(\.tick)
            let kept = story.ticks.compactMap { all.firstIndex(of: $0) }
            let steps = zip(kept, kept.dropFirst() + (isRing ? [all.count] : [])).map { $1 - $0 }
            let (minimum, maximum) = (steps.min() ?? 0, steps.max() ?? 0)
            #expect(kept.first == 0 && maximum - minimum <= (isRing ? 1 : 0))
            #expect(isRing || all.count - kept.count * minimum < minimum)
        }
    }

    /// The texts that stay of eleven ticks 30 points apart.
    private func ticks(_ width: Double, count: Int = 11, path: SliderPath = .right) -> [Int] {
        var metrics = SliderMetrics(path)
        (metrics.ticks, metrics.ticks.hasLabels) = (.count(count), true)
        let length = Double(count - 1) * 30 + 28
        let isUpright = path == .up || path == .down
        let size = isUpright ? SIMD2(200, length) : SIMD2(length, 90)
        return Case(metrics, size) { _ in isUpright ? SIMD2(20, width) : SIMD2(width, 14) }.ticks
    }

    @Test func everySecondTextStaysWhereAllWouldTouch() {
        #expect(ticks(26) == Array(0...10))
        #expect(ticks(27) == [0, 2, 4, 6, 8, 10] && ticks(46) == [0, 2, 4, 6, 8, 10])
        #expect(ticks(47) == [0, 5, 10], "rather than 0, 3, 6, 9: with both ends")
        #expect(ticks(200) == [0], "and at last the first alone")
        for path in [SliderPath.left, .up, .down] { #expect(ticks(27, path: path) == [0, 2, 4, 6, 8, 10]) }
    }

    @Test func theLastTextGoesWhereBothEndsWouldCostTooMany() {
        #expect(ticks(27, count: 12) == [0, 2, 4, 6, 8, 10], "rather than 0 and 11 alone")
    }

    /// Ticks around a circle, with square texts.
    private func ring(_ side: Double, count: Int = 12, ticks: SliderTrackSide = .below, inset: Double? = nil) -> Case {
        var metrics = SliderMetrics(.arc(start: 0, sweep: 360))
        (metrics.ticks, metrics.ticks.hasLabels) = (.count(count), true)
        (metrics.ticks.side, metrics.inset) = (ticks, inset)
        return Case(metrics, SIMD2(240, 240)) { _ in SIMD2(side, side) }
    }

    @Test func roundACircleTheRestIsEvenAcrossTheSeam() {
        #expect(ring(18).ticks == Array(0..<12) && ring(24).ticks == [0, 2, 4, 6, 8, 10])
        #expect(ring(48).ticks == [0, 3, 6, 9] && ring(56).ticks == [0, 4, 8] && ring(68).ticks == [0, 6])
    }

    @Test func roundACircleOfAPrimeCountTheStepsDifferByOne() {
        #expect(ring(30, count: 7).ticks == Array(0..<7) && ring(42, count: 7).ticks == [0, 2, 4])
        #expect(ring(30, count: 11).ticks == [0, 2, 4, 6, 8] && ring(48, count: 11).ticks == [0, 3, 7])
    }

    @Test func outsideARingTextsNeedAnInset() {
        #expect(ring(20, ticks: .above).ticks.isEmpty)
        #expect(ring(20, ticks: .above, inset: 50).ticks == Array(0..<12))
    }

    @Test func aTextWithoutRoomBesideItsTickIsLeftOut() {
        var metrics = SliderMetrics()
        (metrics.ticks, metrics.ticks.hasLabels) = (.count(3), true)
        #expect(Case(metrics, SIMD2(320, 78)) { _ in SIMD2(20, 14) }.ticks == [0, 1, 2])
        #expect(Case(metrics, SIMD2(320, 60)) { _ in SIMD2(20, 14) }.ticks == [])
        #expect(Case(metrics, SIMD2(320, 78)) { SIMD2($0 == 1 ? 400 : 20, 14) }.ticks == [0, 2])
    }

    @Test func textsAtTheEndsMoveIntoTheControl() {
        var metrics = SliderMetrics()
        (metrics.ticks, metrics.ticks.hasLabels) = (.count(3), true)
        let story = Case(metrics, SIMD2(320, 90)) { _ in SIMD2(60, 14) }
        #expect(story.positioned.map(\.center.x) == [30, 160, 290] && story.positioned[0].center.y == 77)
    }

    @Test func textsBesideAnUprightTrackAreFlush() {
        for (path, side) in [(SliderPath.up, SliderTrackSide.below), (.down, .above)] {
            var metrics = SliderMetrics(path)
            (metrics.ticks, metrics.ticks.hasLabels, metrics.ticks.side) = (.count(3), true, side)
            let narrow = Case(metrics, SIMD2(200, 300)) { _ in SIMD2(10, 14) }.positioned[0].center.x
            let wide = Case(metrics, SIMD2(200, 300)) { _ in SIMD2(40, 14) }.positioned[0].center.x
            // 14 of the thumb, 2 + 5 of the tick, 4 as below a level track, and half the width.
            #expect(narrow == (side == .below ? 130 : 70) && wide == (side == .below ? 145 : 55))
        }
    }

    @Test func ticksWithoutTextsDoNotCount() {
        var metrics = SliderMetrics()
        (metrics.ticks, metrics.ticks.hasLabels) = (.count(11), true)
        let layout = SliderLayout(metrics, size: SIMD2(328, 90))
        let state = SliderState(repairing: SliderConfiguration(bounds: 0...100), values: [0], on: layout.track)
        let positioned = layout.tickLabels(of: state) { $0 % 5 == 0 ? SIMD2(80, 14) : nil }
        #expect(positioned.map(\.tick) == [0, 5, 10])
    }

    @Test func withoutTextsThereAreNone() {
        var metrics = SliderMetrics()
        metrics.ticks = .count(3)
        #expect(Case(metrics, SIMD2(320, 90)) { _ in SIMD2(20, 14) }.ticks.isEmpty)
        metrics.hasLabels = true
        #expect(Case(metrics, SIMD2(320, 90)) { _ in SIMD2(20, 14) }.ticks == [0, 1, 2], "as thumbs have them")
    }
}
