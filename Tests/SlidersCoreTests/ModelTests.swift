import Testing

@testable import SlidersCore
@testable import SlidersPlane
@testable import SlidersRuler

/// What holds for a slider of every kind. A new kind is in these tests with one line in ``kinds``.
@Suite struct ModelTests {
    /// A kind of slider, laid out in 300 × 200 points, that plays a random story.
    struct Kind: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// Plays the story of a seed, and returns the number of drags that began.
        let play: @Sendable (UInt64) throws -> Int
    }

    static let kinds = [
        Kind("track") { generator in
            let layout = SliderLayout(
                generator.metrics(generator.pick([.right, .up, .arc(start: 0, sweep: 300)])), size: size)
            let configuration = generator.configuration(count: 3)
            return (SliderState(repairing: configuration, values: generator.values(3), on: layout.track), layout)
        },
        Kind("plane") { generator in
            let layout = SliderPlaneLayout(SliderPlaneMetrics(generator.pick([.rectangle(), .disc()])), size: size)
            var configuration = SliderPlane.Configuration()
            (configuration.x, configuration.y) = (generator.configuration(count: 2), generator.configuration(count: 2))
            configuration.isContinuous = generator.chance(0.8)
            return (
                SliderPlane(repairing: configuration, values: [SIMD2(20, 30), SIMD2(60, 50)], in: layout.area), layout
            )
        },
        Kind("ruler") { generator in
            var ruler = SliderRuler(
                repairing: generator.configuration(count: 1), value: 40,
                on: SliderRuler.Track(.straight(mark: .zero, direction: SIMD2(1, 0)), length: 0))
            let metrics = SliderRulerMetrics(generator.pick([.straight(.right), .straight(.up), .bent(radius: 200)]))
            let layout = SliderRulerLayout(metrics, size: size, of: ruler.slider)
            ruler.layOut(on: layout.track)
            return (ruler, layout)
        },
    ]

    private static let size = SIMD2(300.0, 200.0)

    @Test(arguments: kinds) func theLawsHoldInEveryStory(_ kind: Kind) throws {
        var begins = 0
        for seed in 0..<120 { begins += try kind.play(UInt64(seed)) }
        #expect(begins > 50)
    }
}

extension ModelTests.Kind {
    fileprivate init<Model: SliderModel>(
        _ name: String, _ make: @escaping @Sendable (inout Generator) -> (Model, Model.Drawing.Layout)
    ) {
        testDescription = name
        play = { seed in
            var generator = Generator(seed: 5100 + seed)
            let (model, layout) = make(&generator)
            var story = Story(model, layout)
            for _ in 0..<40 {
                try story.play(generator.input(near: model, count: story.model.count))
                if generator.chance(0.1) { story.highlight(generator.highlight(story.model.count)) }
            }
            story.end()
            return story.begins
        }
    }
}

extension Generator {
    /// An input of any kind, by one of two pointers, or on one of the coordinates.
    fileprivate mutating func input<Model: SliderModel>(near model: Model, count: Int) -> SliderInput {
        let (pointer, coordinate) = (int(0..<2), int(0..<Model.coordinatesPerThumb * count))
        let thumb = model.location(ofThumb: int(0..<model.count))
        let position =
            chance(0.5) ? SIMD2(double(-20...320), double(-20...220)) : thumb + SIMD2(double(-9...9), double(-9...9))
        return switch int(0..<10) {
        case 0...1: .press(at: position, pointer: pointer, waits: chance(0.2))
        case 2...4: .drag(to: position, pointer: pointer, isFine: chance(0.1))
        case 5: .release(pointer: pointer, taps: int(1..<3))
        case 6: .cancel(pointer: pointer)
        case 7: .key(pick([.step(1), .step(-2), .minimum, .arrow(dx: 0, dy: -1)]), thumb: coordinate)
        case 8: .type(double(-10...110), thumb: coordinate)
        default: .adjust(pick([1, -1]), thumb: coordinate)
        }
    }
}

/// A model that is played as a host plays it, with a drawing that is updated.
private struct Story<Model: SliderModel> {
    var model: Model
    var drawing: Model.Drawing
    let layout: Model.Drawing.Layout
    var reporter = SliderReporter()
    var begins = 0
    private var begun = 0

    init(_ model: Model, _ layout: Model.Drawing.Layout) {
        (self.model, self.layout) = (model, layout)
        drawing = Model.Drawing(of: model, in: layout, highlight: SliderHighlight())
    }

    mutating func play(_ input: SliderInput) throws {
        let before = model.coordinates
        let proposal = model.propose(input)
        reporter.note(proposal)
        let proposed = (0..<model.coordinateCount).map { model.proposedValue(of: $0) }
        let changes = model.changesValues(proposal)
        #expect(model.coordinates == before, "a proposal changes no value")
        // A wrong number of values is none.
        let change = model.commit(proposal, coordinates: [])
        #expect(!changes || !proposal.thumbs.isEmpty)
        #expect(changes || model.coordinates == before, "\(input)")
        if changes { #expect(model.coordinates == proposed, "\(input)") }
        try check()
        drawing.update(for: change, in: model)
        #expect(drawing == Model.Drawing(of: model, in: layout, highlight: drawing.highlight), "\(input)")
        report(SliderState.Report(of: change))
    }

    mutating func highlight(_ highlight: SliderHighlight) {
        drawing.highlight(highlight, in: model)
        #expect(drawing == Model.Drawing(of: model, in: layout, highlight: highlight))
    }

    /// Ends every drag, and expects that each has ended once.
    mutating func end() {
        for ended in model.cancelAll() { report(ended) }
        #expect(begun == 0 && model.anyPointer == nil && !model.isDragged)
    }

    private mutating func report(_ report: SliderState.Report) {
        var report = report
        while let event = reporter.nextEvent(of: &report, in: model) {
            switch event {
            case .began: (begins, begun) = (begins + 1, begun + 1)
            case .ended, .cancelled: begun -= 1
            case .changed: #expect(model.changedThumbs(of: report).allSatisfy { $0 < model.count })
            case .overshot, .blocked: break
            }
        }
        #expect(begun >= 0)
    }

    /// What each question about a coordinate or a thumb has in common with the slider that it belongs to.
    private func check() throws {
        #expect(model.coordinates.count == Model.coordinatesPerThumb * model.count)
        for thumb in 0..<model.count {
            for coordinate in Model.coordinates(ofThumb: thumb) {
                let (slider, index) = model.slider(of: coordinate)
                #expect(Model.thumb(ofCoordinate: coordinate) == thumb)
                #expect(slider.value(of: index) == model.value(of: coordinate) && model.value(of: coordinate).isFinite)
            }
            #expect(model.location(ofThumb: thumb).isFinite && (!model.isHeld(thumb: thumb) || model.isDragged))
        }
        for pointer in 0..<2 where model.waits(pointer: pointer) { #expect(model.isDown(pointer: pointer)) }
        #expect(model.anyPointer.map { model.isDown(pointer: $0) } ?? !model.isDragged)
        var same = model
        #expect(try same.assign(coordinates: model.coordinates).isEmpty && same.coordinates == model.coordinates)
        #expect(throws: SliderError.noValues) { try same.assign(coordinates: []) }
        #expect(throws: SliderError.noValues) { try same.configure(model.configuration, coordinates: []) }
        let numbers = model.restorationValues
        #expect(try same.restore(numbers).isEmpty && same.restorationValues == numbers)
        #expect(try same.assign(model.value(of: 0), of: 0).isEmpty && same.restorationValues == numbers)
        let target = layout.targetSize(side: 44, breadth: 28, in: SIMD2(300, 200))
        #expect(target.min() >= 28 && model.configuration.axes.count == Model.coordinatesPerThumb)
    }
}
