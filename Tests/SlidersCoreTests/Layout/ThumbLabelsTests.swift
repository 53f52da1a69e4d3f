import SlidersCore
import Testing

/// Where the labels of thumbs are.
@Suite struct ThumbLabelsTests {
    private struct Case {
        let layout: SliderLayout, state: SliderState, sizes: [SIMD2<Double>], gap: Double

        /// The size of a label; a merged one is as wide as its parts and the dashes between them.
        func measure(_ indices: Range<Int>) -> SIMD2<Double> {
            indices.map { sizes[$0] }.reduce(SIMD2(-8, 0)) { SIMD2($0.x + $1.x + 8, max($0.y, $1.y)) }
        }

        func labels(_ overlap: SliderLabelOverlap) -> [SliderLayout.ThumbLabel] {
            layout.thumbLabels(of: state, overlap, gap: gap, measure: measure)
        }

        var isLevel: Bool { layout.metrics.path == .right || layout.metrics.path == .left }
        var isBackwards: Bool { layout.metrics.path == .left || layout.metrics.path == .up }
        var length: Double { isLevel ? layout.size.x : layout.size.y }
        /// Whether all labels fit beside one another.
        var isFitting: Bool { sizes.map { extent($0) }.reduce(-gap) { $0 + $1 + gap } <= length }

        func extent(_ size: SIMD2<Double>) -> Double { isLevel ? size.x : size.y }
        func center(_ position: SliderLayout.ThumbLabel) -> Double { isLevel ? position.center.x : position.center.y }

        /// The lower and the upper end of each label, in their order on screen.
        func stretches(_ positions: [SliderLayout.ThumbLabel]) -> [(lower: Double, upper: Double)] {
            let all = positions.map { position in
                let half = extent(measure(position.thumbs)) / 2
                return (lower: center(position) - half, upper: center(position) + half)
            }
            return isBackwards ? all.reversed() : all
        }
    }

    private func cases(_ seed: UInt64, _ paths: [SliderPath]) -> [Case] {
        var generator = Generator(seed: seed)
        return (0..<600).map { _ in
            let count = generator.int(1..<6)
            let path = generator.pick(paths)
            var metrics = generator.metrics(path)
            // Texts on two sides are not one row; see below.
            if metrics.labels == .alternating { metrics.labels = .below }
            let layout = SliderLayout(
                metrics, size: SIMD2(generator.double(60...400), generator.double(60...400)))
            let state = SliderState(
                repairing: SliderConfiguration(bounds: 0...100), values: generator.values(count), on: layout.track)
            let sizes = (0..<count).map { _ in SIMD2(generator.double(5...60), generator.double(8...20)) }
            return Case(layout: layout, state: state, sizes: sizes, gap: generator.pick([0, 4]))
        }
    }

    private let straight: [SliderPath] = [.right, .left, .up, .down]

    @Test func aTrackTiltedByRoundingHasTheSameLabels() {
        for path in straight {
            var metrics = SliderMetrics()
            (metrics.path, metrics.ticks.mode, metrics.ticks.hasLabels) = (path, .values([0, 50, 100]), true)
            var layout = SliderLayout(metrics, size: SIMD2(200, 200))
            let state = SliderState(
                repairing: SliderConfiguration(bounds: 0...100), values: [40, 42, 44], on: layout.track)
            func positions() -> [Double] {
                let centers =
                    layout.thumbLabels(of: state, .apart) { _ in SIMD2(30, 12) }.map(\.center)
                    + layout.tickLabels(of: state) { _ in SIMD2(30, 12) }.map(\.center)
                return centers.flatMap { [$0.x, $0.y] }
            }
            let straight = positions()
            guard case .line(let from, let to) = layout.track else { continue }
            layout.track = .line(from: from, to: to + SIMD2(1e-12, -1e-12))
            #expect(straight.count == 12 && positions().isNear(straight), "\(path)")
        }
    }

    @Test func labelsNeverOverlapAndNeverLeaveTheControlWhereTheyFit() {
        let fitting = cases(61, straight).filter(\.isFitting)
        #expect(fitting.count > 300)
        for story in fitting {
            let stretches = story.stretches(story.labels(.apart))
            for (one, next) in zip(stretches, stretches.dropFirst()) {
                #expect(next.lower >= one.upper + story.gap - 1e-9)
            }
            #expect(stretches[0].lower >= -1e-9 && stretches[stretches.count - 1].upper <= story.length + 1e-9)
        }
    }

    @Test func mergedLabelsCoverAllThumbsInOrderAndDoNotOverlap() {
        for story in cases(62, straight) {
            let positions = story.labels(.merge)
            #expect(positions.flatMap { Array($0.thumbs) } == Array(0..<story.state.count))
            let stretches = story.stretches(positions)
            for (one, next) in zip(stretches, stretches.dropFirst()) {
                #expect(next.lower >= one.upper + story.gap - 1e-9)
            }
        }
    }

    @Test func labelsMovedApartKeepTheOrderOfTheirThumbs() {
        for story in cases(63, straight).filter(\.isFitting) {
            let positions = story.labels(.apart)
            #expect(positions.map(\.thumbs) == (0..<story.state.count).map { $0..<$0 + 1 })
            let centers = story.stretches(positions).map { $0.lower + $0.upper }
            #expect(centers == centers.sorted())
        }
    }

    /// Law: each side is as if the other had no texts.
    @Test func alternatingLabelsStandAsThoseOfEachSideWould() {
        for story in cases(65, straight + [.arc(start: 0, sweep: 360)]) {
            var metrics = story.layout.metrics
            func labels(
                _ placement: SliderLabelPlacement, _ overlap: SliderLabelOverlap, _ isShown: (Int) -> Bool
            ) -> [SliderLayout.ThumbLabel] {
                metrics.labels = placement
                return SliderLayout(metrics, size: story.layout.size).thumbLabels(
                    of: story.state, overlap, gap: story.gap
                ) { isShown($0.lowerBound) ? story.measure($0) : .zero }
            }
            for overlap in [SliderLabelOverlap.overlap, .apart, .merge] {
                let positioned = labels(.alternating, overlap) { _ in true }
                #expect(positioned.map(\.thumbs) == (0..<story.state.count).map { $0..<$0 + 1 }, "none merge")
                let single = overlap == .merge ? .apart : overlap
                let above = labels(.above, single) { $0.isMultiple(of: 2) }
                let below = labels(.below, single) { !$0.isMultiple(of: 2) }
                for (index, label) in positioned.enumerated() {
                    #expect(label == (index.isMultiple(of: 2) ? above : below)[index])
                }
            }
        }
    }

    @Test func alternatingLabelsNeedNotMoveForTheirNeighbors() throws {
        var metrics = SliderMetrics(.right)
        (metrics.hasLabels, metrics.labels) = (true, .alternating)
        let layout = SliderLayout(metrics, size: SIMD2(320, 80))
        let state = try Stage([49, 51], on: layout.track).state
        let positions = layout.thumbLabels(of: state, .apart) { _ in SIMD2(30, 14) }
        #expect(
            positions.map(\.center) == [
                SIMD2(state.location(ofThumb: 0).x, 15), SIMD2(state.location(ofThumb: 1).x, 65),
            ])
        let anchors = SliderDrawing(of: state, in: layout).elements.suffix(2).map(\.figure)
        #expect(anchors == positions.map { .anchor($0.center) })
        // Large texts are farther away.
        let large = layout.thumbLabels(of: state, .apart) { _ in SIMD2(30, 20) }
        #expect(large.map(\.center.y) == [13.5, 66.5])
    }

    @Test func labelsThatDoNotOverlapStayAtTheirThumbs() throws {
        var metrics = SliderMetrics(.right)
        metrics.hasLabels = true
        let layout = SliderLayout(metrics, size: SIMD2(320, 80))
        let state = try Stage([20, 80], on: layout.track).state
        for overlap in [SliderLabelOverlap.overlap, .apart, .merge] {
            let positions = layout.thumbLabels(of: state, overlap) { _ in SIMD2(30, 14) }
            #expect(positions.map(\.center) == [0, 1].map { SIMD2(state.location(ofThumb: $0).x, 15) })
        }
    }

    @Test func overlappingLabelsMoveApartEquallyOrMerge() throws {
        var metrics = SliderMetrics(.right)
        metrics.hasLabels = true
        let layout = SliderLayout(metrics, size: SIMD2(320, 80))
        let state = try Stage([49, 51], on: layout.track).state
        let apart = layout.thumbLabels(of: state, .apart, gap: 4) { _ in SIMD2(30, 14) }
        #expect(apart.map(\.center.x) == [143, 177])
        let merged = layout.thumbLabels(of: state, .merge, gap: 4) { SIMD2(Double($0.count) * 34 - 4, 14) }
        #expect(merged == [SliderLayout.ThumbLabel(0..<2, SIMD2(160, 15))])
    }

    @Test func theDistancesOfLabelsAreMetrics() throws {
        var metrics = SliderMetrics(.right)
        metrics.hasLabels = true
        func centers(height: Double) throws -> [SIMD2<Double>] {
            let layout = SliderLayout(metrics, size: SIMD2(320, 120))
            let state = try Stage([49, 51], on: layout.track).state
            return layout.thumbLabels(of: state, .apart) { _ in SIMD2(30, height) }.map(\.center)
        }
        // Half an em of a font whose lines are 1.2 em high.
        for (height, space) in [(6.0, 4.0), (14, 14 / 2.4), (40, 40 / 2.4)] {
            let labels = try centers(height: height)
            #expect(abs(labels[1].x - labels[0].x - 30 - space) < 1e-9, "\(height)")
        }
        #expect(try centers(height: 14).map(\.y) == [35, 35])
        (metrics.labelDistance, metrics.labelSpacing) = (20, 10)
        #expect(try centers(height: 14) == [SIMD2(140, 26), SIMD2(180, 26)])
    }

    @Test func labelsWithoutRoomOverlapOneAnotherByTheSameLength() throws {
        let layout = SliderLayout(SliderMetrics(.right), size: SIMD2(220, 80))
        let state = try Stage([10, 30, 50, 70, 90], on: layout.track).state
        let centers = layout.thumbLabels(of: state, .apart, gap: 4) { _ in SIMD2(60, 14) }.map(\.center.x)
        #expect(centers == [30, 70, 110, 150, 190])
    }

    @Test func labelsWithoutASizeMoveNoOther() throws {
        var metrics = SliderMetrics(.right)
        metrics.hasLabels = true
        let layout = SliderLayout(metrics, size: SIMD2(320, 80))
        let state = try Stage([49, 50, 51], on: layout.track).state
        for overlap in [SliderLabelOverlap.overlap, .apart, .merge] {
            let labels = layout.thumbLabels(of: state, overlap) { $0 == 1..<2 ? SIMD2(30, 14) : .zero }
            #expect(labels.first { $0.thumbs == 1..<2 }?.center.x == state.location(ofThumb: 1).x)
            #expect(Set(labels.map(\.thumbs)) == [0..<1, 1..<2, 2..<3], "each has a place")
        }
    }

    @Test func labelsStayInsideAtTheEnds() throws {
        let layout = SliderLayout(SliderMetrics(.right), size: SIMD2(320, 80))
        let state = try Stage([0, 100], on: layout.track).state
        #expect(layout.thumbLabels(of: state, .overlap) { _ in SIMD2(50, 14) }.map(\.center.x) == [25, 295])
        #expect(
            layout.thumbLabels(of: state, .overlap) { _ in SIMD2(500, 14) }.map(\.center.x) == [160, 160],
            "a label that is too wide is centered")
    }

    @Test func labelsOfARoundSliderStayInsideTheControl() {
        for story in cases(64, [.arc(start: 0, sweep: 360), .arc(start: 225, sweep: 270)]) {
            let positions = story.labels(.apart)
            #expect(positions.count == story.state.count)
            for position in positions {
                let half = story.measure(position.thumbs) / 2
                let size = story.layout.size
                #expect(position.center.x >= half.x - 1e-9 && position.center.x <= size.x - half.x + 1e-9)
                #expect(position.center.y >= half.y - 1e-9 && position.center.y <= size.y - half.y + 1e-9)
            }
        }
    }

    @Test func labelsOfARoundSliderMayHaveRoomAroundTheControl() throws {
        let layout = SliderLayout(SliderMetrics(.arc(start: 0, sweep: 360)), size: SIMD2(200, 200))
        let state = try Stage([25], on: layout.track).state
        func position(_ room: Double) -> SIMD2<Double> {
            layout.thumbLabels(of: state, .apart, room: room) { _ in SIMD2(30, 14) }[0].center
        }
        #expect(position(0) == SIMD2(185, 100) && position(24) == SIMD2(209, 100))
        #expect(position(100).x > 215, "no farther than beside the thumb")
    }
}
