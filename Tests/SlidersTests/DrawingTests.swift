import Sliders
import Testing

/// The picture as a flat list of elements, and its update.
@Suite struct DrawingTests {
    private func layout(_ path: SliderPath = .right, _ configure: (inout SliderMetrics) -> Void = { _ in }) -> SliderLayout {
        var metrics = SliderMetrics(path)
        configure(&metrics)
        return SliderLayout(metrics, size: path == .right ? SIMD2(1028, 100) : SIMD2(400, 400))
    }

    private func touched(_ spans: Range<Int>, _ thumbs: Range<Int>, _ labels: Range<Int>) -> Drawing.Touched {
        var touched = Drawing.Touched()
        (touched.spans, touched.thumbs, touched.labels) = (spans, thumbs, labels)
        return touched
    }

    @Test func elementsLieBackToFront() throws {
        let layout = layout { $0.ticks = .count(3); $0.hasLabels = true }
        let drawing = Drawing(of: try Stage([20, 60], on: layout.track).state, in: layout)
        #expect(drawing.elements.map(\.part) == [
            .track, .span(0, lap: 0), .tick(0), .tick(1), .tick(2), .tickLabel(0), .tickLabel(1), .tickLabel(2),
            .thumb(0), .thumb(1), .label(0), .label(1),
        ])
    }

    @Test func threeThumbsHaveTwoSpansAndTwoTurnsTwoParts() throws {
        let line = layout(), turns = layout(.arc(start: 0, sweep: 720))
        let parts = { (layout: SliderLayout, values: [Double]) in
            Drawing(of: try Stage(values, on: layout.track).state, in: layout).elements.map(\.part)
        }
        #expect(try parts(line, [1, 2, 3]) == [.track, .span(0, lap: 0), .span(1, lap: 0), .thumb(0), .thumb(1), .thumb(2)])
        #expect(try parts(turns, [60]) == [.track, .span(0, lap: 0), .span(0, lap: 1), .thumb(0)])
    }

    @Test func looksTellWhatIsHeldAndDisabled() throws {
        let layout = layout()
        var slider = try Stage([20, 60, 80], on: layout.track) { $0.disabled = [1, 2] }
        slider.press(20)
        let looks = Drawing(of: slider.state, in: layout).elements.map(\.look.state)
        #expect(looks == [.normal, .normal, .disabled, .held, .disabled, .disabled])
        try slider.set { $0.isEnabled = false }
        #expect(Drawing(of: slider.state, in: layout).elements.allSatisfy { $0.look.state == .disabled })
    }

    @Test func anUpdateRewritesOnlyWhatAChangeTouches() throws {
        let layout = layout { $0.hasLabels = true }
        var slider = try Stage([10, 30, 50, 70, 90], on: layout.track)
        var drawing = Drawing(of: slider.state, in: layout)
        drawing.update(for: slider.do(.press(at: slider.point(of: 50), pointer: 0)), in: slider.state)
        let before = drawing
        let ranges = drawing.update(for: slider.do(.drag(to: slider.point(of: 60), pointer: 0)), in: slider.state)
        #expect(ranges == touched(2..<4, 7..<8, 12..<13))
        let differing = drawing.elements.indices.filter { drawing.elements[$0] != before.elements[$0] }
        #expect(differing == [2, 3, 7, 12])
        #expect(drawing == Drawing(of: slider.state, in: layout))
    }

    @Test func aChangeOfNothingUpdatesNothing() throws {
        let layout = layout()
        var slider = try Stage([10, 30], on: layout.track)
        var drawing = Drawing(of: slider.state, in: layout)
        let ranges = drawing.update(for: slider.do(.drag(to: .zero, pointer: 3)), in: slider.state)
        #expect(ranges == touched(0..<0, 0..<0, 0..<0))
    }

    @Test func pressAndReleaseChangeTheLook() throws {
        let layout = layout()
        var slider = try Stage([10, 30], on: layout.track)
        var drawing = Drawing(of: slider.state, in: layout)
        drawing.update(for: slider.do(.press(at: slider.point(of: 10), pointer: 0)), in: slider.state)
        #expect(drawing.elements.map(\.look.state) == [.normal, .normal, .held, .normal])
        drawing.update(for: slider.do(.release(pointer: 0)), in: slider.state)
        #expect(drawing.elements.map(\.look.state) == [.normal, .normal, .normal, .normal])
    }

    @Test func crossingHandsTheLookOver() throws {
        let layout = layout()
        var slider = try Stage([10, 30, 50], on: layout.track) { $0.collision = .cross }
        var drawing = Drawing(of: slider.state, in: layout)
        drawing.update(for: slider.do(.press(at: slider.point(of: 10), pointer: 0)), in: slider.state)
        drawing.update(for: slider.do(.drag(to: slider.point(of: 90), pointer: 0)), in: slider.state)
        #expect(drawing.elements.suffix(3).map(\.look.state) == [.normal, .normal, .held])
    }

    @Test func aDroppedProposalUpdatesItsLook() throws {
        let layout = layout()
        var slider = try Stage([10, 30], on: layout.track) { $0.press = .track }
        var drawing = Drawing(of: slider.state, in: layout)
        let proposal = slider.state.propose(.press(at: slider.point(of: 80), pointer: 0))
        drawing.update(for: proposal.dropped, in: slider.state)
        #expect(drawing == Drawing(of: slider.state, in: layout))
        #expect(drawing.elements.last?.look.state == .held)
    }

    @Test func spansEndAtTheirThumbsAfterOptionsChange() throws {
        let layout = layout()
        var slider = try Stage([20, 80], on: layout.track)
        slider.do(.key(.step(1), thumb: 0))
        var configuration = slider.state.configuration
        configuration.step = .every(1)
        try slider.state.configure(configuration)
        let ends = (slider.point(of: 21), slider.point(of: 80))
        #expect(layout.span(0, lap: 0, of: slider.state) == .line(from: ends.0, to: ends.1, width: 6))
    }

    // MARK: Law

    private static let paths: [SliderPath] = [
        .right, .left, .up, .arc(start: 0, sweep: 360), .arc(start: 200, sweep: -300), .arc(start: 0, sweep: 720),
    ]

    /// After any sequence of updates and changes of attention the drawing equals one made anew, and only what they tell differs
    /// from before.
    @Test func updatesEqualADrawingMadeAnew() {
        var generator = Generator(seed: 18)
        for _ in 0..<400 {
            let count = generator.int(1..<7), path = generator.pick(Self.paths)
            let layout = SliderLayout(generator.metrics(path), size: path == .right ? SIMD2(1028, 100) : SIMD2(400, 400))
            var slider = SliderState(repairing: generator.configuration(count: count), values: generator.values(count), on: layout.track)
            var drawing = Drawing(of: slider, in: layout)
            for _ in 0..<60 {
                let before = drawing, touched: Drawing.Touched
                if generator.chance(0.2) {
                    touched = drawing.attend(to: generator.attention(count), in: slider)
                } else {
                    let input = generator.input(for: slider)
                    let change = generator.chance(0.1) ? slider.propose(input).dropped : slider.handle(input)
                    touched = drawing.update(for: change, in: slider)
                }
                let anew = Drawing(of: slider, in: layout, attention: drawing.attention)
                #expect(drawing == anew, "\(path)")
                let ranges = [touched.bars, touched.spans, touched.needles, touched.thumbs, touched.labels, touched.readout]
                let untold = drawing.elements.indices.filter { index in
                    drawing.elements[index] != before.elements[index] && !ranges.contains { $0.contains(index) }
                }
                #expect(untold.isEmpty, "\(untold.map { drawing.elements[$0].part })")
            }
        }
    }

    @Test func nothingIsDrawnWhereTextsBelongAndTheOtherWayRound() {
        var generator = Generator(seed: 20)
        for _ in 0..<300 {
            let layout = SliderLayout(generator.metrics(generator.pick(Self.paths)), size: SIMD2(300, 300))
            let slider = SliderState(repairing: generator.configuration(count: 2), values: generator.values(2), on: layout.track)
            for element in Drawing(of: slider, in: layout).elements {
                let isText = switch element.look.role {
                case .tickLabel, .label, .readout: true
                default: false
                }
                var isAnchor: Bool { if case .anchor = element.figure { true } else { false } }
                #expect(isText == isAnchor, "\(element.part)")
                #expect(element.figure.isFinite, "\(element.part)")
            }
        }
    }

    @Test func everyNumberIsFinite() {
        var generator = Generator(seed: 19)
        for _ in 0..<2000 {
            let size = SIMD2(generator.pick([0, 10, 300, .nan, -4]), generator.pick([0, 44, 300, .infinity]))
            let layout = SliderLayout(SliderMetrics(generator.pick([.right, .down, .arc(start: 90, sweep: 500)])), size: size)
            let slider = SliderState(repairing: generator.configuration(count: 3), values: generator.values(3), on: layout.track)
            let drawing = Drawing(of: slider, in: layout)
            guard size.y.isFinite else { continue }
            #expect(drawing.elements.allSatisfy { $0.figure.isFinite }, "\(size)")
        }
    }
}
