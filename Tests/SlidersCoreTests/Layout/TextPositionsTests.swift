import SlidersCore
import Testing

/// The room that texts need beside the track (§8).
@Suite struct TextPositionsTests {
    private func straight(_ generator: inout Generator) -> SliderMetrics {
        var metrics = generator.metrics(generator.pick([.right, .left, .up, .down]))
        metrics.ticks.mode = .count(3)
        return metrics
    }

    /// The size of a control that is as deep as its parts reach.
    private func size(_ metrics: SliderMetrics, _ text: SIMD2<Double>) -> SIMD2<Double> {
        let across = 2 * metrics.reach(label: text, tickLabel: text)
        return metrics.path == .up || metrics.path == .down ? SIMD2(across, 400) : SIMD2(400, across)
    }

    @Test func aControlAsDeepAsItsPartsReachShowsThemAll() {
        var generator = Generator(seed: 91)
        for _ in 0..<400 {
            let metrics = straight(&generator)
            let text = SIMD2(generator.double(5...60), generator.double(8...30))
            let layout = SliderLayout(metrics, size: size(metrics, text))
            let state = SliderState(
                repairing: SliderConfiguration(bounds: 0...100), values: [generator.double(0...100)], on: layout.track)
            let hasTexts = metrics.hasLabels || metrics.ticks.hasLabels
            #expect(layout.tickLabels(of: state) { _ in text }.count == (hasTexts ? 3 : 0))
            let axis = metrics.path == .up || metrics.path == .down ? 0 : 1
            for element in SliderDrawing(of: state, in: layout).elements {
                guard case .line(let from, let to, _) = element.figure, element.role != .histogram(isSelected: true)
                else { continue }
                let reached = [from[axis], to[axis]]
                #expect(reached.allSatisfy { $0 >= -1e-9 && $0 <= layout.size[axis] + 1e-9 })
            }
            guard metrics.hasLabels, metrics.labels != .inside else { continue }
            let label = layout.thumbLabels(of: state, .apart) { _ in text }[0].center
            let away = abs(label[axis] - state.location(ofThumb: 0)[axis])
            #expect(away - text[axis] / 2 >= max(metrics.thumbSize, metrics.thickness) / 2, "clear of the thumb")
        }
    }

    @Test func beneathThePartsThereIsNothingElse() {
        var metrics = SliderMetrics()
        #expect(metrics.reach(label: .zero, tickLabel: .zero) == 14, "half a thumb")
        metrics.ticks.distance = 30
        #expect(metrics.reach(label: .zero, tickLabel: .zero) == 14, "ticks that are not there need no room")
        metrics.ticks = .none
        metrics.hasLabels = true
        #expect(metrics.reach(label: SIMD2(90, 14), tickLabel: .zero) == 32, "14 + 11 + 7")
        metrics.path = .up
        #expect(metrics.reach(label: SIMD2(90, 14), tickLabel: .zero) == 108, "14 + 4 + 90")
        metrics.labels = .inside
        #expect(metrics.reach(label: SIMD2(90, 14), tickLabel: .zero) == 45)
        metrics.hasLabels = false
        metrics.ticks = .count(3)
        #expect(metrics.reach(label: .zero, tickLabel: SIMD2(40, 14)) == 21.75, "14 + 2 + 5, and half the tick's width")
        metrics.ticks.hasLabels = true
        #expect(metrics.reach(label: .zero, tickLabel: SIMD2(40, 14)) == 65, "21 + 4 + 40")
        metrics.extras.histogram = [1]
        metrics.extras.histogramHeight = 70
        #expect(metrics.reach(label: .zero, tickLabel: SIMD2(40, 14)) == 73, "3 + 70")
    }

    @Test func eachSideReachesAsFarAsItsParts() {
        var metrics = SliderMetrics()
        (metrics.hasLabels, metrics.ticks) = (true, .count(3))
        metrics.extras.histogram = [1]
        let text = SIMD2(40.0, 14)
        #expect(metrics.reach(.above, label: text, tickLabel: text) == 61, "3 + 40 + 11 + 7")
        #expect(metrics.reach(.below, label: text, tickLabel: text) == 39, "14 + 2 + 5 + 11 + 7")
        metrics.labels = .alternating
        #expect(metrics.reach(.above, label: text, tickLabel: text) == 61)
        #expect(metrics.reach(.below, label: text, tickLabel: text) == 39, "a thumb's text needs 14 + 11 + 7")
        metrics.ticks.side = .above
        #expect(metrics.reach(.below, label: text, tickLabel: text) == 32)
        metrics.labels = .below
        #expect(metrics.reach(.below, label: text, tickLabel: text) == 32)
        #expect(metrics.reach(.above, label: text, tickLabel: text) == 43, "3 + 40")
    }
}
