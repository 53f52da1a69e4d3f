import SlidersCore
import Testing

/// The sections of a drawing: which parts there are, in which order, and which of them an update rewrites.
@Suite struct DrawingSectionsTests {
    /// The position of a part's section in the order of drawing.
    private func section(_ part: SliderElement.Part) -> Int {
        switch part {
        case .face: 0
        case .histogram: 1
        case .track: 2
        case .enabledRange: 3
        case .before, .after: 4
        case .span: 5
        case .forbiddenRange: 6
        case .cover: 7
        case .minorTick: 8
        case .tick: 9
        case .reading: 10
        case .tickLabel: 11
        case .needle: 12
        case .thumb: 13
        case .label: 14
        case .readout: 15
        case .obstacle: 16
        }
    }

    private func layout(_ path: SliderPath) -> SliderLayout {
        var metrics = SliderMetrics(path)
        var dial = SliderDial()
        dial.face = 0.5
        dial.needle = 0...1
        dial.hasReadout = true
        var extras = SliderTrackExtras()
        extras.histogram = [1, 2, 3]
        extras.readings = [10, 20]
        extras.showsEnabledRange = true
        extras.hasCover = true
        metrics.dial = dial
        metrics.extras = extras
        metrics.ticks = .count(4)
        metrics.ticks.minor = 1
        metrics.hasLabels = true
        return SliderLayout(metrics, size: SIMD2(300, 300))
    }

    private func counts(_ drawing: SliderDrawing) -> [Int] {
        (0...15).map { section in drawing.elements.filter { self.section($0.part) == section }.count }
    }

    @Test func everySectionHasItsNumberOfElements() throws {
        let round = layout(.arc(start: 225, sweep: 270))
        let drawing = SliderDrawing(
            of: try Stage([20, 60], on: round.track) {
                ($0.enabledRange, $0.forbiddenRanges) = (0...90, [30...40])
            }.state, in: round)
        #expect(counts(drawing) == [1, 3, 1, 2, 0, 1, 1, 1, 3, 4, 2, 4, 2, 2, 2, 1])
        let straight = layout(.right)
        let line = SliderDrawing(of: try Stage([20, 60], on: straight.track).state, in: straight)
        #expect(counts(line) == [0, 3, 1, 0, 0, 1, 0, 1, 3, 4, 2, 4, 2, 2, 2, 0], "no ranges, face and readout")
    }

    @Test func aPlainSliderHasTrackSpansAndThumbs() throws {
        let layout = SliderLayout(SliderMetrics(), size: SIMD2(300, 44))
        let drawing = SliderDrawing(of: try Stage([20, 60, 80], on: layout.track).state, in: layout)
        #expect(counts(drawing) == [0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0])
    }

    @Test func aHighlightUpdatesTheStatesOfThumbsNeedlesAndSpans() throws {
        let layout = layout(.arc(start: 225, sweep: 270))
        let state = try Stage([20, 40, 60], on: layout.track).state
        var drawing = SliderDrawing(of: state, in: layout)
        let parts = { (update: SliderDrawing.Update) in
            [update.spans, update.needles, update.thumbs].flatMap { $0.map { drawing.elements[$0].part } }
        }
        var update = drawing.highlight(SliderHighlight(hovered: .span(1, lap: 0)), in: state)
        #expect(parts(update) == [.span(1, lap: 0)])
        update = drawing.highlight(SliderHighlight(hovered: .thumb(0), focused: 1), in: state)
        #expect(parts(update) == [.span(1, lap: 0), .needle(0), .needle(1), .thumb(0), .thumb(1)])
        #expect(drawing.highlight(SliderHighlight(hovered: .thumb(0), focused: 1), in: state) == SliderDrawing.Update())
    }

    @Test func anUpdateNamesTheReadoutAndTheColumnsThatBecameSelected() throws {
        let layout = layout(.arc(start: 0, sweep: 360))
        var slider = try Stage([20, 60], on: layout.track)
        var drawing = SliderDrawing(of: slider.state, in: layout)
        let small = drawing.update(for: slider.do(.key(.step(1), thumb: 1)), in: slider.state)
        #expect(small.histogram.isEmpty && small.readout.map { drawing.elements[$0].part } == [.readout])
        let large = drawing.update(for: slider.do(.type(90, thumb: 1)), in: slider.state)
        #expect(large.histogram.map { drawing.elements[$0].part } == [.histogram(2)])
    }

    /// The focus moves with a key, so that the highlight is the first to see the new values.
    @Test func aHighlightBeforeTheUpdateOfAChangeNamesTheColumns() throws {
        let layout = layout(.right)
        var slider = try Stage([20, 60], on: layout.track)
        var drawing = SliderDrawing(of: slider.state, in: layout)
        slider.do(.type(90, thumb: 1))
        let update = drawing.highlight(SliderHighlight(focused: 1), in: slider.state)
        #expect(update.histogram.contains { drawing.elements[$0].part == .histogram(2) })
    }

    // MARK: Laws

    private let paths: [SliderPath] = [.right, .up, .arc(start: 0, sweep: 360), .arc(start: 0, sweep: -720)]

    @Test func eachPartIsThereOnceAndSectionsAreInOrder() {
        var generator = Generator(seed: 95)
        for _ in 0..<500 {
            let layout = SliderLayout(generator.metrics(generator.pick(paths)), size: SIMD2(300, 300))
            let count = generator.int(1..<6)
            let slider = SliderState(
                repairing: generator.configuration(count: count), values: generator.values(count), on: layout.track)
            let parts = SliderDrawing(of: slider, in: layout).elements.map(\.part)
            #expect(Set(parts).count == parts.count)
            let sections = parts.map(section)
            #expect(sections == sections.sorted())
        }
    }

    @Test func theRangesOfAnUpdateLieInTheirSections() {
        var generator = Generator(seed: 96)
        var seen = 0
        for _ in 0..<200 {
            let layout = SliderLayout(generator.metrics(generator.pick(paths)), size: SIMD2(300, 300))
            let count = generator.int(1..<6)
            var slider = SliderState(
                repairing: generator.configuration(count: count), values: generator.values(count), on: layout.track)
            var drawing = SliderDrawing(of: slider, in: layout)
            for _ in 0..<30 {
                let update = drawing.update(for: slider.handle(generator.input(for: slider)), in: slider)
                let ranges = [
                    (update.histogram, 1), (update.outer, 4), (update.spans, 5), (update.needles, 12),
                    (update.thumbs, 13), (update.labels, 14), (update.readout, 15),
                ]
                for (range, section) in ranges {
                    seen += range.count
                    #expect(range.allSatisfy { self.section(drawing.elements[$0].part) == section })
                }
            }
        }
        #expect(seen > 3000, "\(seen)")
    }
}
