import SlidersCore
import Testing

/// The elements of a drawing, and its updates.
@Suite struct DrawingTests {
    private func layout(_ path: SliderPath = .right, _ configure: (inout SliderMetrics) -> Void = { _ in })
        -> SliderLayout
    {
        var metrics = SliderMetrics(path)
        configure(&metrics)
        return SliderLayout(metrics, size: path == .right ? SIMD2(1028, 100) : SIMD2(400, 400))
    }

    private func touched(_ spans: Range<Int>, _ thumbs: Range<Int>, _ labels: Range<Int>) -> SliderDrawing.Update {
        var touched = SliderDrawing.Update()
        touched.spans = spans
        touched.thumbs = thumbs
        touched.labels = labels
        return touched
    }

    @Test func elementsAreListedFromBackToFront() throws {
        let layout = layout {
            $0.ticks = .count(3)
            $0.hasLabels = true
        }
        let drawing = SliderDrawing(of: try Stage([20, 60], on: layout.track).state, in: layout)
        #expect(
            drawing.elements.map(\.part) == [
                .track, .span(0, lap: 0), .tick(0), .tick(1), .tick(2), .tickLabel(0), .tickLabel(1), .tickLabel(2),
                .thumb(0), .thumb(1), .label(0), .label(1),
            ])
    }

    @Test func threeThumbsHaveTwoSpansAndTwoTurnsHaveTwoElementsForEachSpan() throws {
        let line = layout()
        let turns = layout(.arc(start: 0, sweep: 720))
        let parts = { (layout: SliderLayout, values: [Double]) in
            SliderDrawing(of: try Stage(values, on: layout.track).state, in: layout).elements.map(\.part)
        }
        #expect(
            try parts(line, [1, 2, 3]) == [.track, .span(0, lap: 0), .span(1, lap: 0), .thumb(0), .thumb(1), .thumb(2)])
        #expect(try parts(turns, [60]) == [.track, .span(0, lap: 0), .span(0, lap: 1), .thumb(0)])
    }

    @Test func elementStatesShowHeldAndDisabledParts() throws {
        let layout = layout()
        var slider = try Stage([20, 60, 80], on: layout.track) { $0.disabledThumbs = [1, 2] }
        slider.press(20)
        let states = SliderDrawing(of: slider.state, in: layout).elements.map(\.state)
        #expect(states == [.held, .normal, .disabled, .held, .disabled, .disabled])
        try slider.set { $0.isEnabled = false }
        #expect(SliderDrawing(of: slider.state, in: layout).elements.allSatisfy { $0.state == .disabled })
    }

    @Test func anUpdateRewritesOnlyTheElementsOfTheChange() throws {
        let layout = layout { $0.hasLabels = true }
        var slider = try Stage([10, 30, 50, 70, 90], on: layout.track)
        var drawing = SliderDrawing(of: slider.state, in: layout)
        drawing.update(for: slider.do(.press(at: slider.point(of: 50), pointer: 0)), in: slider.state)
        let before = drawing
        let ranges = drawing.update(for: slider.do(.drag(to: slider.point(of: 60), pointer: 0)), in: slider.state)
        #expect(ranges == touched(2..<4, 7..<8, 12..<13))
        let differing = drawing.elements.indices.filter { drawing.elements[$0] != before.elements[$0] }
        #expect(differing == [2, 3, 7, 12])
        #expect(drawing == SliderDrawing(of: slider.state, in: layout))
    }

    @Test func anEmptyChangeUpdatesNothing() throws {
        let layout = layout()
        var slider = try Stage([10, 30], on: layout.track)
        var drawing = SliderDrawing(of: slider.state, in: layout)
        let ranges = drawing.update(for: slider.do(.drag(to: .zero, pointer: 3)), in: slider.state)
        #expect(ranges == touched(0..<0, 0..<0, 0..<0))
    }

    @Test func pressAndReleaseChangeTheStateOfTheThumb() throws {
        let layout = layout()
        var slider = try Stage([10, 30], on: layout.track)
        var drawing = SliderDrawing(of: slider.state, in: layout)
        drawing.update(for: slider.do(.press(at: slider.point(of: 10), pointer: 0)), in: slider.state)
        #expect(drawing.elements.map(\.state) == [.held, .normal, .held, .normal])
        drawing.update(for: slider.do(.release(pointer: 0)), in: slider.state)
        #expect(drawing.elements.map(\.state) == [.normal, .normal, .normal, .normal])
    }

    @Test func aCrossingThumbStaysHeldAtItsNewIndex() throws {
        let layout = layout()
        var slider = try Stage([10, 30, 50], on: layout.track) { $0.collision = .cross }
        var drawing = SliderDrawing(of: slider.state, in: layout)
        drawing.update(for: slider.do(.press(at: slider.point(of: 10), pointer: 0)), in: slider.state)
        drawing.update(for: slider.do(.drag(to: slider.point(of: 90), pointer: 0)), in: slider.state)
        #expect(drawing.elements.suffix(3).map(\.state) == [.normal, .normal, .held])
    }

    @Test func aDroppedProposalUpdatesTheStateOfItsThumb() throws {
        let layout = layout()
        var slider = try Stage([10, 30], on: layout.track) { $0.pressTarget = .track }
        var drawing = SliderDrawing(of: slider.state, in: layout)
        let proposal = slider.state.propose(.press(at: slider.point(of: 80), pointer: 0))
        drawing.update(for: proposal.change, in: slider.state)
        #expect(drawing == SliderDrawing(of: slider.state, in: layout))
        #expect(drawing.elements.last?.state == .held)
    }

    @Test func anUpdateSkipsThumbsThatCodeTookAwaySinceTheChange() throws {
        let layout = layout { $0.hasLabels = true }
        var slider = try Stage([10, 30, 50, 70], on: layout.track)
        var drawing = SliderDrawing(of: slider.state, in: layout)
        let change = slider.do(.key(.step(1), thumb: 3))
        #expect(change.redraws == 3..<4)
        try slider.state.assign([20, 40])
        #expect(drawing.update(for: change, in: slider.state) == SliderDrawing.Update())
    }

    @Test func spansEndAtTheirThumbsAfterOptionsChange() throws {
        let layout = layout()
        var slider = try Stage([20, 80], on: layout.track)
        slider.do(.key(.step(1), thumb: 0))
        var configuration = slider.state.configuration
        configuration.step = .every(1)
        slider.state.configure(configuration)
        let ends = (slider.point(of: 21), slider.point(of: 80))
        #expect(layout.span(0, lap: 0, of: slider.state) == .line(from: ends.0, to: ends.1, width: 6))
    }

    // MARK: Law

    private static let paths: [SliderPath] = [
        .right, .left, .up, .arc(start: 0, sweep: 360), .arc(start: 200, sweep: -300), .arc(start: 0, sweep: 720),
    ]

    /// After any sequence of updates and highlights the drawing equals a new one, and only the elements in the returned
    /// ranges differ from before.
    @Test func updatesEqualADrawingMadeAnew() {
        var generator = Generator(seed: 18)
        for _ in 0..<400 {
            let count = generator.int(1..<7)
            let path = generator.pick(Self.paths)
            var metrics = generator.metrics(path)
            metrics.labelVisibility = generator.pick([.always, .held])
            let layout = SliderLayout(metrics, size: path == .right ? SIMD2(1028, 100) : SIMD2(400, 400))
            var slider = SliderState(
                repairing: generator.configuration(count: count), values: generator.values(count), on: layout.track)
            var drawing = SliderDrawing(of: slider, in: layout)
            for _ in 0..<60 {
                let before = drawing
                let touched: SliderDrawing.Update
                let glides = generator.chance(0.1)
                if glides {
                    slider.glide(from: generator.values(count).map { $0 / 100 }, part: generator.double(0...1))
                    touched = drawing.update(in: slider)
                } else if generator.chance(0.2) {
                    var highlight = generator.highlight(count)
                    highlight.labeled = generator.chance(0.5) ? generator.int(0..<count) : nil
                    touched = drawing.highlight(highlight, in: slider)
                } else {
                    let input = generator.input(for: slider)
                    let change = generator.chance(0.1) ? slider.propose(input).change : slider.handle(input)
                    touched = drawing.update(for: change, in: slider)
                }
                let fresh = SliderDrawing(of: slider, in: layout, highlight: drawing.highlight)
                #expect(drawing == fresh, "\(path)")
                let ranges = [
                    touched.back, touched.histogram, touched.spans, touched.outer, touched.scale, touched.minorTicks,
                    touched.ticks, touched.tickLabels, touched.needles, touched.thumbs, touched.labels, touched.readout,
                    touched.obstacle,
                ]
                let unnamed = drawing.elements.indices.filter { index in
                    (index >= before.elements.count || drawing.elements[index] != before.elements[index])
                        && !ranges.contains { $0.contains(index) }
                }
                #expect(unnamed.isEmpty, "\(unnamed.map { drawing.elements[$0].part })")
                if glides {
                    slider.glide(from: [], part: 1)
                    drawing.update(in: slider)
                }
            }
        }
    }

    @Test func textElementsAreAnchorsAndAllOthersAreNot() {
        var generator = Generator(seed: 20)
        for _ in 0..<300 {
            let layout = SliderLayout(generator.metrics(generator.pick(Self.paths)), size: SIMD2(300, 300))
            let slider = SliderState(
                repairing: generator.configuration(count: 2), values: generator.values(2), on: layout.track)
            for element in SliderDrawing(of: slider, in: layout).elements {
                let isText =
                    switch element.role {
                    case .tickLabel, .label, .readout: true
                    default: false
                    }
                var isAnchor: Bool { if case .anchor = element.figure { true } else { false } }
                #expect(isText == isAnchor, "\(element.part)")
                #expect(element.figure.isFinite, "\(element.part)")
            }
        }
    }

    @Test func everyNumberOfADrawingIsFinite() {
        var generator = Generator(seed: 19)
        for _ in 0..<2000 {
            let size = SIMD2(
                generator.pick([0, 10, 300, .nan, -4, .infinity]),
                generator.pick([0, 44, 300, .infinity, .nan, -1e300]))
            let layout = SliderLayout(
                generator.metrics(generator.pick([.right, .down, .arc(start: 90, sweep: 500)])), size: size)
            let slider = SliderState(
                repairing: generator.configuration(count: 3), values: generator.values(3), on: layout.track)
            let drawing = SliderDrawing(of: slider, in: layout)
            #expect(drawing.elements.allSatisfy { $0.figure.isFinite }, "\(size)")
        }
    }
}
