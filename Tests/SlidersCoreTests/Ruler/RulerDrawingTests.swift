import Testing

@testable import SlidersCore
@testable import SlidersRuler

/// Which ticks of a ruler show, and where.
@Suite struct RulerDrawingTests {
    private func layout(
        _ metrics: SliderRulerMetrics = SliderRulerMetrics(), size: SIMD2<Double> = SIMD2(300, 80),
        _ configure: (inout SliderConfiguration) -> Void
    ) -> (SliderRuler, SliderRulerLayout) {
        var configuration = SliderConfiguration(bounds: 0...100)
        configuration.step = .every(1)
        configure(&configuration)
        let slider = SliderState(repairing: configuration, values: [50], on: .line(from: .zero, to: SIMD2(1, 0)))
        let layout = SliderRulerLayout(metrics, size: size, of: slider)
        return (SliderRuler(repairing: configuration, value: 50, on: layout.track), layout)
    }

    private func ticks(_ ruler: SliderRuler, _ layout: SliderRulerLayout, at position: Double) -> [SliderRulerLayout
        .Tick]
    {
        var ticks: [SliderRulerLayout.Tick] = []
        layout.forEachTick(at: position, of: ruler.slider) { ticks.append($0) }
        return ticks
    }

    @Test func ticksStandAtTheStepsThatShow() {
        let (ruler, layout) = layout { _ in }
        let shown = ticks(ruler, layout, at: 0.5)
        #expect(shown.map(\.value) == (32...68).map(Double.init))
        #expect(shown.filter(\.isMajor).map(\.value) == [40, 50, 60])
        #expect(shown.first { $0.value == 50 }?.distance == 0)
        #expect(abs((shown.first { $0.value == 51 }?.distance ?? 0) - 8) < 1e-9)
        #expect(ticks(ruler, layout, at: 1).map(\.value) == (82...100).map(Double.init))
    }

    @Test func withoutStepsAHundredTicksShareTheScale() {
        let (ruler, layout) = layout { ($0.step, $0.bounds) = (.none, 0...1) }
        #expect(layout.track.length == 800)
        #expect(ticks(ruler, layout, at: 0.5).filter(\.isMajor).map(\.value) == [0.4, 0.5, 0.6])
    }

    @Test func nearTicksAreLeftOutEvenly() {
        var metrics = SliderRulerMetrics()
        metrics.pointsPerUnit = 0.5
        let (ruler, layout) = layout(metrics, size: SIMD2(290, 80)) { $0.bounds = 0...10_000 }
        let shown = ticks(ruler, layout, at: 0.5)
        #expect(shown.filter(\.isMajor).map(\.value) == [4800, 4900, 5000, 5100, 5200])
        #expect(Set(zip(shown, shown.dropFirst()).map { $1.value - $0.value }) == [10])
    }

    @Test func aShorterLastStepHasATick() {
        let (ruler, layout) = layout { ($0.bounds, $0.step) = (0...10, .every(3)) }
        #expect(ticks(ruler, layout, at: 1).map(\.value) == [0, 3, 6, 9, 10])
    }

    /// 10⁶ ticks make no more than 50 do.
    @Test func whatIsMadeDoesNotDependOnTheNumberOfTicks() {
        let (few, fewLayout) = layout { $0.bounds = 0...50 }
        let (many, manyLayout) = layout { $0.bounds = 0...1e6 }
        #expect(
            SliderRulerDrawing(of: few, in: fewLayout).elements.count
                == SliderRulerDrawing(of: many, in: manyLayout).elements.count)
        #expect(ticks(many, manyLayout, at: 0.5).count == 37)
    }

    @Test func theTickOfTheValueIsSelectedAndSoIsItsText() throws {
        let (ruler, layout) = layout { _ in }
        var drawing = SliderRulerDrawing(of: ruler, in: layout)
        func selected() -> [SliderElement.Role] {
            drawing.elements.map(\.role).filter {
                switch $0 {
                case .tick(isSelected: true), .minorTick(isSelected: true), .tickLabel(isSelected: true): true
                default: false
                }
            }
        }
        #expect(selected() == [.tick(isSelected: true), .tickLabel(isSelected: true)])
        var moved = ruler
        try moved.assign(51)
        drawing.update(in: moved)
        #expect(selected() == [.minorTick(isSelected: true)])
    }

    @Test func ticksThatShowTogetherHaveElementsOfTheirOwn() {
        var generator = Generator(seed: 231)
        for _ in 0..<400 {
            var metrics = SliderRulerMetrics(
                generator.pick([
                    .straight(.right), .straight(.up), .bent(radius: 200), .bent(radius: 20, isClockwise: false),
                ]))
            if generator.chance(0.5) { metrics.pointsPerUnit = generator.pick([0.01, 3, 100]) }
            if generator.chance(0.3) { metrics.tickDistance = generator.pick([0.5, 7, 1e-3]) }
            metrics.majorInterval = generator.pick([10, 1, 4, 0, 1_000_000])
            metrics.hasLabel = generator.chance(0.5)
            let size = SIMD2(generator.double(0...600), generator.double(0...300))
            let configuration = generator.configuration(count: 1)
            let (ruler, layout) = self.layout(metrics, size: size) { $0 = configuration }
            let positions = (0..<6).map { _ in generator.double(-0.1...1.1) }
            var drawing = SliderRulerDrawing(of: ruler, in: layout)
            for position in positions {
                let shown = ticks(ruler, layout, at: position)
                #expect(Set(shown.map(\.slot)).count == shown.count)
                let labels = shown.compactMap(\.label)
                #expect(Set(labels).count == labels.count)
                #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.distance < $1.distance && $0.value < $1.value })
                let ruler = ruler.resting(at: position)
                drawing.update(in: ruler)
                #expect(drawing == SliderRulerDrawing(of: ruler, in: layout))
            }
        }
    }

    @Test func theMarkIsACapsuleAcrossTheScale() {
        let paths: [(SliderRulerMetrics.Path, SIMD2<Double>)] = [
            (.straight(.left), SIMD2(3, 34)), (.straight(.up), SIMD2(34, 3)),
        ]
        for (path, size) in paths {
            let (_, layout) = layout(SliderRulerMetrics(path)) { _ in }
            #expect(layout.mark == .capsule(center: SIMD2(150, 40), size: size, turn: 0))
        }
        let (_, bent) = layout(SliderRulerMetrics(.bent(radius: 200))) { _ in }
        #expect(bent.mark == .capsule(center: SIMD2(150, 40), size: SIMD2(3, 34), turn: 0))
    }

    @Test func theScaleFadesAtTheEndsOfTheControl() {
        let (_, level) = layout { _ in }
        let opacities = [-1.0, 0, 10, 40, 150, 290, 300].map { level.opacity(of: .anchor(SIMD2($0, 79))) }
        #expect(opacities == [0, 0, 0.25, 1, 1, 0.25, 0])
        #expect(level.opacity(of: .line(from: SIMD2(20, 0), to: SIMD2(20, 9), width: 1)) == 0.5)
        #expect(level.opacity(of: level.mark) == 1)
        let (_, upright) = layout(SliderRulerMetrics(.straight(.down))) { _ in }
        #expect([0.0, 10, 40].map { upright.opacity(of: .anchor(SIMD2(0, $0))) } == [0, 0.25, 1])
        // A bent one leaves the control below.
        let (_, bent) = layout(SliderRulerMetrics(.bent(radius: 200))) { _ in }
        #expect([40.0, 75, 81].map { bent.opacity(of: .anchor(SIMD2(150, $0))) } == [1, 0.5, 0])
        var metrics = SliderRulerMetrics()
        metrics.fade = 0
        let (_, sharp) = layout(metrics) { _ in }
        #expect([-1.0, 0, 150].map { sharp.opacity(of: .anchor(SIMD2($0, 40))) } == [0, 1, 1])
    }

    @Test func besideAnUprightScaleTextsKeepClearOfTicksAndTheMark() throws {
        for path in [SliderRulerMetrics.Direction.up, .down, .right, .left] {
            var metrics = SliderRulerMetrics(.straight(path))
            metrics.hasLabel = true
            let (ruler, plain) = layout(metrics) { _ in }
            let text = SIMD2(48.0, 14)
            let layout = SliderRulerLayout(metrics, size: SIMD2(300, 300), of: ruler.slider, largestText: text)
            let isUpright = path == .up || path == .down
            let half = (isUpright ? text.x : text.y) / 2
            let across = isUpright ? 0 : 1
            let tick = try #require(ticks(ruler, layout, at: 0.5).first { $0.isMajor })
            guard case .anchor(let label) = layout.label(of: tick), case .anchor(let value) = layout.markLabel else {
                Issue.record("texts have anchors")
                return
            }
            // 7 points, as below a level scale.
            #expect(label[across] - half == 150 + 11 + 7 && value[across] + half == 150 - 17 - 7)
            #expect(layout.thickness == 2 * (17 + 14 + half + (isUpright ? 17 : 0)))
            #expect(plain.thickness == 2 * (17 + 14), "texts that were not measured need no room")
        }
    }

    @Test func aTapeLiesBehindTicksOfThreeLengths() {
        var metrics = SliderRulerMetrics()
        (metrics.tapeWidth, metrics.middleLength) = (40, 17)
        let (ruler, layout) = layout(metrics) { _ in }
        // Room for a text, with as much on both sides of it, and for the mark, which begins before the tape.
        #expect(layout.thickness == 22 + 2 * 14 + 2 * 5)
        #expect(layout.mark == .capsule(center: SIMD2(150, 10 + 17), size: SIMD2(3, 34), turn: 0))
        #expect(layout.markLabel == .anchor(SIMD2(150, 10 - 14)))
        let drawing = SliderRulerDrawing(of: ruler, in: layout)
        let tape = SliderFigure.line(from: SIMD2(0, 40), to: SIMD2(300, 40), width: 50)
        #expect(drawing.elements[0] == SliderElement(.track, tape, .track))
        var lengths: [Int: Double] = [:]
        for tick in ticks(ruler, layout, at: 0.5) {
            guard case .line(let from, let to, _) = layout.figure(of: tick) else { continue }
            #expect(from.y == 15)
            lengths[Int(tick.value.rounded()) % 10] = to.y - from.y
        }
        #expect(lengths[0] == 22 && lengths[5] == 17 && lengths[4] == 12 && lengths.count == 10)
        for position in stride(from: 0.0, through: 1, by: 0.0625) {
            var updated = drawing
            let ruler = ruler.resting(at: position)
            updated.update(in: ruler)
            #expect(updated == SliderRulerDrawing(of: ruler, in: layout))
        }
    }

    /// So that a tick that comes back needs no other paint.
    @Test func anElementIsThatOfAMajorTickWhereverTheScaleIs() {
        let (ruler, layout) = layout { _ in }
        var slots: [Int: Bool] = [:]
        for position in stride(from: 0.0, through: 1, by: 0.01) {
            for tick in ticks(ruler, layout, at: position) {
                #expect(slots[tick.slot] ?? tick.isMajor == tick.isMajor)
                slots[tick.slot] = tick.isMajor
            }
        }
        #expect(slots.values.contains(true) && slots.values.contains(false))
    }
}
