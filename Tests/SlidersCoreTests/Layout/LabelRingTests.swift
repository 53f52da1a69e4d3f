import SlidersCore
import Testing

/// Labels around a ring, which move apart along it (docs/behavior.md §8).
@Suite struct LabelRingTests {
    private struct Case {
        let layout: SliderLayout, state: SliderState, sizes: [SIMD2<Double>], gap: Double, room: Double

        func labels(_ overlap: SliderLabelOverlap = .apart) -> [SIMD2<Double>] {
            layout.thumbLabels(of: state, overlap, gap: gap, room: room) { sizes[$0.lowerBound] }.map(\.center)
        }

        /// Whether two labels at these positions have less space than the gap, in both directions.
        func meet(_ centers: [SIMD2<Double>], _ one: Int, _ other: Int) -> Bool {
            let between = centers[one] - centers[other]
            let minimum = (sizes[one] + sizes[other]) / 2 + SIMD2(repeating: gap - 1e-6)
            return isOnOneSide(one, other) && abs(between.x) < minimum.x && abs(between.y) < minimum.y
        }

        func isOnOneSide(_ one: Int, _ other: Int) -> Bool {
            layout.metrics.labels != .alternating || (one - other).isMultiple(of: 2)
        }

        func isShown(_ one: Int, _ other: Int) -> Bool { sizes[one] != .zero && sizes[other] != .zero }

        func pairs(where isFound: (Int, Int) -> Bool) -> Int {
            sizes.indices.reduce(0) { sum, one in sum + (0..<one).filter { isFound(one, $0) }.count }
        }

        /// The degrees from the start of the track to a point around its center.
        func degrees(_ point: SIMD2<Double>) -> Double {
            guard case .arc(let arc) = layout.track else { return .nan }
            let turned = SliderTrack.arc(.init(center: arc.center, radius: 100, start: arc.start, sweep: 360))
            return (turned.fraction(at: point) ?? .nan) * 360
        }
    }

    private func ring(
        _ values: [Double], labels: SliderLabelPlacement = .above, side: Double = 300, gap: Double = 4,
        sweep: Double = 360, text: SIMD2<Double> = SIMD2(30, 14), _ change: (inout SliderMetrics) -> Void = { _ in }
    ) -> Case {
        var metrics = SliderMetrics(.arc(start: 0, sweep: sweep))
        (metrics.hasLabels, metrics.labels, metrics.inset) = (true, labels, 60)
        change(&metrics)
        let layout = SliderLayout(metrics, size: SIMD2(side, side))
        var state = SliderState(
            repairing: SliderConfiguration(bounds: 0...100), values: values, on: layout.track)
        state.layOut(on: layout.track, thumbOffset: layout.thumbOffset)
        return Case(layout: layout, state: state, sizes: values.map { _ in text }, gap: gap, room: 0)
    }

    private func cases(_ seed: UInt64) -> [Case] {
        var generator = Generator(seed: seed)
        return (0..<250).map { _ in
            let count = generator.int(1..<6)
            var metrics = generator.metrics(
                .arc(start: generator.double(-400...400), sweep: generator.pick([360, -360, 270, -180, 720, 0])))
            metrics.hasLabels = true
            let side = generator.double(20...500)
            let layout = SliderLayout(metrics, size: SIMD2(side, side * generator.pick([1, 1, 1.3])))
            let values = generator.chance(0.6) ? generator.values(count) : generator.values(count).map { 40 + $0 / 10 }
            var state = SliderState(
                repairing: SliderConfiguration(bounds: 0...100), values: values, on: layout.track)
            state.layOut(on: layout.track, thumbOffset: layout.thumbOffset)
            let sizes = (0..<count).map { _ in
                generator.chance(0.1) ? .zero : SIMD2(generator.double(5...60), generator.double(8...20))
            }
            let (gap, room) = (generator.pick([0, 4.0]), generator.pick([0, 20, 500.0]))
            return Case(layout: layout, state: state, sizes: sizes, gap: gap, room: room)
        }
    }

    @Test func labelsOfNearThumbsMoveApartEqually() {
        for (values, sweep) in [([49.0, 51], 360.0), ([24, 26], 360), ([49, 51], -360), ([74, 76], 270)] {
            let near = ring(values, sweep: sweep)
            let (stay, apart) = (near.labels(.overlap), near.labels())
            #expect(near.meet(stay, 0, 1) && !near.meet(apart, 0, 1))
            let thumbs = values.indices.map { near.degrees(near.state.location(ofThumb: $0)) }
            let shifts = values.indices.map { near.degrees(apart[$0]) - thumbs[$0] }
            #expect(abs(shifts[0] + shifts[1]) < 0.01 && abs(shifts[0]) > 0.1, "\(shifts)")
            #expect((thumbs[0] < thumbs[1]) == (near.degrees(apart[0]) < near.degrees(apart[1])), "in their order")
            // No farther than they need.
            let between = apart[1] - apart[0]
            #expect(min(abs(abs(between.x) - 34), abs(abs(between.y) - 18)) < 0.01, "\(between)")
        }
    }

    @Test func labelsMeetAcrossTheSeamToo() {
        let ends = ring([0, 100])
        let apart = ends.labels()
        #expect(ends.state.location(ofThumb: 0) == ends.state.location(ofThumb: 1))
        #expect(!ends.meet(apart, 0, 1) && apart[0].x > 150 && apart[1].x < 150, "the end is before the start")
        let near = ring([1, 50, 99])
        let labels = near.labels()
        #expect(near.pairs { near.meet(labels, $0, $1) } == 0 && labels[1] == near.labels(.overlap)[1])
        #expect(abs(labels[0].x + labels[2].x - 300) < 0.01 && abs(labels[0].y - labels[2].y) < 0.01)
    }

    @Test func labelsThatDoNotMeetStayAtTheirThumbs() {
        for placement in [SliderLabelPlacement.above, .below, .inside, .alternating] {
            for values in [[30], [0, 50], [10, 40, 70]] as [[Double]] {
                let far = ring(values, labels: placement)
                #expect(far.labels() == far.labels(.overlap) && far.labels(.merge) == far.labels(.overlap))
            }
        }
        let neighbors = ring([49, 51], labels: .alternating)
        #expect(neighbors.labels() == neighbors.labels(.overlap), "they are on different sides")
        #expect(ring([20, 49, 51, 80]).labels()[0] == ring([20, 49, 51, 80]).labels(.overlap)[0])
    }

    @Test func labelsMoveApartInsteadOfMerging() {
        let near = ring([49, 51])
        #expect(near.labels(.merge) == near.labels())
    }

    @Test func labelsWithoutRoomStayAtTheirThumbs() {
        let tight = ring([10, 30, 50, 70, 90], labels: .below, side: 170, text: SIMD2(60, 14)) { $0.inset = 14 }
        #expect(tight.labels() == tight.labels(.overlap))
        let tiny = ring([49, 51], side: 30) { $0.inset = 10 }
        #expect(tiny.labels() == tiny.labels(.overlap))
    }

    @Test func whileAThumbIsDraggedLabelsNeverJump() {
        for placement in [SliderLabelPlacement.above, .below, .inside] {
            var last: [SIMD2<Double>]?
            for step in 0...4000 {
                let labels = ring([37, 55, min(100, 55 + Double(step) / 90)], labels: placement).labels()
                if let last {
                    let distance = zip(labels, last).map { (($0 - $1) * ($0 - $1)).sum().squareRoot() }.max() ?? 0
                    #expect(distance < 2, "\(placement) \(step)")
                }
                last = labels
            }
        }
    }

    // MARK: Laws

    /// Law: labels are finite, inside the control and its room as far as they fit, and either all are apart or, without
    /// room, all are at their thumbs. Those that are clear of the others at their thumbs move only for others.
    @Test func labelsAreApartOrAtTheirThumbs() {
        var (moved, without) = (0, 0)
        for seed in 71...74 as ClosedRange<UInt64> {
            for story in cases(seed) {
                let (stay, labels) = (story.labels(.overlap), story.labels())
                #expect(labels.allSatisfy { $0.x.isFinite && $0.y.isFinite } && labels == story.labels())
                let met = story.pairs { story.meet(stay, $0, $1) && story.isShown($0, $1) }
                let meets = story.pairs { story.meet(labels, $0, $1) && story.isShown($0, $1) }
                if met == 0 { #expect(labels == stay) }
                if labels != stay { moved += 1 }
                if story.layout.metrics.labels != .alternating, labels != stay { #expect(meets == 0) }
                if meets > 0 { without += 1 }
                for (label, size) in zip(labels, story.sizes) {
                    let (low, high) = (label - size / 2, label + size / 2)
                    for axis in 0...1 where size[axis] <= story.layout.size[axis] + 2 * story.room {
                        #expect(low[axis] >= -story.room - 1e-9)
                        #expect(high[axis] <= story.layout.size[axis] + story.room + 1e-9)
                    }
                }
            }
        }
        #expect(moved > 150 && without < 250, "\(moved) moved, \(without) without room")
    }

    /// Law: around the ring, labels have the order of their thumbs, and each keeps its side of the track.
    @Test func labelsKeepTheirOrderAndTheirSide() {
        var checked = 0
        for seed in 75...76 as ClosedRange<UInt64> {
            for story in cases(seed) where story.room == 500 && story.labels() != story.labels(.overlap) {
                guard case .arc(let arc) = story.layout.track, abs(arc.sweep) <= 360 else { continue }
                let labels = story.labels()
                let shown = story.sizes.indices.filter { story.sizes[$0] != .zero }
                for (index, label) in labels.enumerated() {
                    let out = ((label - arc.center) * (label - arc.center)).sum().squareRoot() - arc.radius
                    switch story.layout.metrics.labels {
                    case .above: #expect(out > 0)
                    case .below: #expect(out < 0)
                    case .alternating: #expect(index.isMultiple(of: 2) == (out > 0))
                    case .inside: #expect(abs(out - story.layout.thumbOffset.across) < 1e-6)
                    }
                }
                let isAlternating = story.layout.metrics.labels == .alternating
                for side in 0..<(isAlternating ? 2 : 1) {
                    let row = shown.filter { !isAlternating || $0 % 2 == side }
                    let positions = row.map { story.degrees(labels[$0]) }.map { arc.sweep < 0 ? -$0 : $0 }
                    let falls = positions.indices.filter {
                        positions[$0] < positions[($0 + 1) % positions.count] - 1e-6
                    }.count
                    #expect(row.count < 2 || falls >= row.count - 1, "\(positions)")
                }
                checked += 1
            }
        }
        #expect(checked > 20, "\(checked)")
    }
}
