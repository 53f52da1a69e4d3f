import SlidersCore
import Testing

/// Which values have a tick, and where ticks are.
@Suite struct TicksTests {
    private func layout(_ path: SliderPath, _ ticks: SliderTicks) -> SliderLayout {
        var metrics = SliderMetrics(path)
        metrics.ticks = ticks
        return SliderLayout(metrics, size: SIMD2(300, 300))
    }

    private func drawn(_ path: SliderPath, _ ticks: SliderTicks, step: SliderStep = .none) throws -> (
        major: Int, minor: Int
    ) {
        let layout = layout(path, ticks)
        let stage = try Stage([0], in: 0...12, on: layout.track) { $0.step = step }
        let parts = SliderDrawing(of: stage.state, in: layout).elements.map(\.role)
        return (
            parts.filter { if case .tick = $0 { true } else { false } }.count,
            parts.filter { if case .minorTick = $0 { true } else { false } }.count
        )
    }

    private func fractions(
        _ ticks: SliderTicks, _ width: Double = 320, _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws -> [Double] {
        var metrics = SliderMetrics()
        metrics.ticks = ticks
        let layout = SliderLayout(metrics, size: SIMD2(width, 44))
        return layout.tickFractions(of: try Stage([0], on: layout.track, configure).state)
    }

    @Test func ticksAreAtStepsValuesOrByCount() throws {
        #expect(try fractions(.none) == [])
        #expect(try fractions(.steps) { $0.step = .every(25) } == [0, 0.25, 0.5, 0.75, 1])
        #expect(try fractions(.steps) == [], "without steps there are none")
        #expect(try fractions(.count(3)) == [0, 0.5, 1])
        #expect(try fractions(.count(1)) == [])
        #expect(try fractions(.values([10, 40, 200])) == [0.1, 0.4])
    }

    @Test func theTicksOfTheSystemAreDotsAtTheStepsOfALine() throws {
        #expect(try fractions(.system) { $0.step = .every(25) } == [0, 0.25, 0.5, 0.75, 1])
        #expect(try fractions(.system) == [], "without steps there are none")
        #expect(try fractions(.system) { $0.step = .every(1) } == [], "nor where they would touch")
        #expect(try drawn(.up, .system, step: .every(1)) == (13, 0))
        #expect(try drawn(.arc(start: 0, sweep: 270), .system, step: .every(1)) == (0, 0))
        let layout = layout(.right, .system)
        let slider = try Stage([0], in: 0...12, on: layout.track) { $0.step = .every(1) }.state
        let ticks = SliderDrawing(of: slider, in: layout).elements.filter {
            if case .tick = $0.part { true } else { false }
        }
        #expect(ticks.count == 13 && ticks.allSatisfy { !$0.figure.isEmpty }, "hosts hide what is empty")
        for shape in ticks.flatMap({ layout.shapes(of: $0, in: SliderStyle(), slider) }) {
            guard case .box(_, let size, let corner, _) = shape.form else { return #expect(Bool(false)) }
            #expect(size == SIMD2(4, 4) && corner == 2)
        }
    }

    @Test func ticksNearerThanThreePointsAreLeftOut() throws {
        #expect(try fractions(.steps, 332) { $0.step = .every(1) }.count == 101)
        #expect(try fractions(.steps, 320) { $0.step = .every(1) } == [])
        #expect(try fractions(.count(200)) == [])
        #expect(try fractions(.values([10, 10.5])) == [0.1])
    }

    @Test func ofTicksThatAreTooNearAsManyAreDrawnAsHaveRoom() throws {
        #expect(try fractions(.values([0, 25, 25, 50, 100])) == [0, 0.25, 0.5, 1], "equal ones once")
        #expect(try fractions(.values([100, 25, 0, 25.1, 100])) == [1, 0.25, 0], "in any order")
        #expect(try fractions(.fractions([0, 0.001, 0.5, 0.501, 1])) == [0, 0.5, 1])
        let dense = try fractions(.values((0...1000).map { Double($0) / 10 }))
        #expect(dense.count > 90 && zip(dense, dense.dropFirst()).allSatisfy { ($1 - $0) * 292 >= 3 })
        let ring = layout(.arc(start: 0, sweep: 360), .values([0, 0.02, 6, 11.97]))
        let state = try Stage([0], in: 0...12, on: ring.track).state
        #expect(ring.tickFractions(of: state) == [0, 0.5], "across the seam, too")
    }

    @Test func ticksStandBelowATrackAndLabelsAbove() throws {
        let layout = SliderLayout(SliderMetrics(), size: SIMD2(320, 44))
        let slider = try Stage([50], on: layout.track)
        #expect(layout.tick(at: 0.5) == .line(from: SIMD2(160, 38), to: SIMD2(160, 43), width: 1.5))
        #expect(layout.tickLabel(at: 0.5) == .anchor(SIMD2(160, 54)))
        #expect(layout.label(0, of: slider.state) == .anchor(SIMD2(160, -3)))
        let leftwards = SliderLayout(SliderMetrics(.left), size: SIMD2(320, 44))
        #expect(leftwards.tick(at: 0.5) == layout.tick(at: 0.5), "in either direction")
    }

    @Test func ticksOfACircleStandInside() {
        let layout = SliderLayout(SliderMetrics(.arc(start: 0, sweep: 360)), size: SIMD2(228, 228))
        #expect(layout.tick(at: 0) == .line(from: SIMD2(114, 30), to: SIMD2(114, 35), width: 1.5))
    }

    @Test func ticksOfAFullCircleHaveOneTickForBothEnds() throws {
        let ring = SliderPath.arc(start: 0, sweep: 360)
        let open = SliderPath.arc(start: 0, sweep: 330)
        #expect(try drawn(ring, .count(12)) == (12, 0) && drawn(open, .count(12)) == (12, 0))
        #expect(try drawn(ring, .steps, step: .every(1)) == (12, 0) && drawn(open, .steps, step: .every(1)) == (13, 0))
        #expect(try drawn(ring, .values([0, 6, 12])) == (2, 0) && drawn(ring, .fractions([0, 0.5, 1])) == (2, 0))
        let layout = layout(ring, .count(4))
        let state = try Stage([0], on: layout.track).state
        #expect(layout.tickFractions(of: state) == [0, 0.25, 0.5, 0.75])
    }

    @Test func minorTicksLieBetweenNeighborsAndCloseTheCircle() throws {
        var ticks = SliderTicks.count(12)
        ticks.minor = 4
        #expect(try drawn(.arc(start: 0, sweep: 360), ticks) == (12, 48))
        #expect(try drawn(.arc(start: 0, sweep: 330), ticks) == (12, 44))
    }

    @Test func aDensityDividesStretchesEvenlyAndReachesTheEnds() throws {
        func minor(_ ticks: SliderTicks, _ density: Double, _ path: SliderPath = .right) throws -> [Double] {
            var ticks = ticks
            (ticks.density, ticks.minor) = (density, 3)
            let layout = layout(path, ticks)
            let state = try Stage([0], on: layout.track).state
            return layout.minorTickFractions(between: layout.tickFractions(of: state))
        }
        #expect(try minor(.fractions([0, 0.5, 1]), 0.25) == [0.25, 0.75])
        #expect(try minor(.fractions([0.5]), 0.25) == [0, 0.25, 0.75, 1])
        #expect(try minor(.fractions([0, 1]), 0.3).isNear([1 / 3, 2 / 3]))
        #expect(try minor(.fractions([0, 0.5, 1]), 0.6) == [], "no less than one part")
        #expect(try minor(.fractions([0, 0.5]), 0.25, .arc(start: 0, sweep: 360)) == [0.25, 0.75])
        for unusable in [0, -1, 1e-9, Double.nan] {
            #expect(try minor(.fractions([0, 1]), unusable) == [])
        }
        #expect(try minor(.none, 0.25) == [])
    }

    @Test func steppedTicksStandOnStepsOnceEach() throws {
        func stepped(_ ticks: SliderTicks, by step: SliderStep) throws -> [Double] {
            var ticks = ticks
            ticks.areStepped = true
            return try fractions(ticks) { $0.step = step }
        }
        #expect(try stepped(.fractions([0.12, 0.14, 0.5]), by: .every(10)) == [0.1, 0.5])
        #expect(try stepped(.count(4), by: .every(10)) == [0, 0.3, 0.7, 1])
        #expect(try stepped(.values([30, 40.5]), by: .none).isNear([0.3, 0.405]))
    }

    @Test func chosenTicksAreTheOnlyOnes() throws {
        var ticks = SliderTicks(.chosen([0, 0.5, 1], short: [0.5], minor: [0.25]))
        ticks.minor = 4
        #expect(try fractions(ticks) == [0, 0.5, 1])
        let layout = layout(.right, ticks)
        #expect(layout.minorTickFractions(between: [0, 0.5, 1]) == [0.25])
        #expect([0, 0.25, 0.5, 1].map { layout.isShort(tickAt: $0) } == [false, false, true, false])
        #expect(try drawn(.right, ticks) == (2, 2), "a short one looks as a minor one")
        let slider = try Stage([50], on: layout.track)
        let short = SliderDrawing(of: slider.state, in: layout).elements.first { $0.part == .tick(1) }
        #expect(short?.figure == layout.tick(at: 0.5, isMinor: true))
    }

    @Test func minorTicksAreLeftOutFirstWhereThereIsNoRoom() throws {
        var ticks = SliderTicks.count(21)
        ticks.minor = 4
        #expect(try drawn(.right, ticks) == (21, 0), "100 gaps of 2.72 points are too narrow")
        ticks.minimumDistance = 2
        #expect(try drawn(.right, ticks) == (21, 80))
        ticks.minimumDistance = 20
        #expect(try drawn(.right, ticks) == (0, 0))
    }

    @Test func ticksAreNeverNearerThanTheMinimumDistance() throws {
        var generator = Generator(seed: 71)
        var seen = 0
        for _ in 0..<500 {
            let metrics = generator.metrics(
                generator.pick([.right, .up, .arc(start: 0, sweep: 360), .arc(start: 225, sweep: 270)]))
            let layout = SliderLayout(metrics, size: SIMD2(generator.double(50...300), generator.double(50...300)))
            let state = SliderState(repairing: generator.configuration(count: 1), values: [0], on: layout.track)
            let positions = layout.tickFractions(of: state).map { $0 * layout.track.length }
            seen += positions.count > 1 ? 1 : 0
            #expect(
                zip(positions, positions.dropFirst()).allSatisfy {
                    abs($1 - $0) >= metrics.ticks.minimumDistance - 1e-9
                })
        }
        #expect(seen > 200, "\(seen)")
    }

    @Test func ticksStandOnTheChosenSideOfTheTrack() {
        var ticks = SliderTicks.count(3)
        ticks.side = .above
        #expect(layout(.right, ticks).tick(at: 0.5) == .line(from: SIMD2(150, 134), to: SIMD2(150, 129), width: 1.5))
        #expect(
            layout(.arc(start: 0, sweep: 360), ticks).tick(at: 0)
                == .line(from: SIMD2(150, -2), to: SIMD2(150, -7), width: 1.5))
    }

    @Test func minorTicksAreShorter() {
        let layout = layout(.right, .count(3))
        #expect(layout.tick(at: 0.5, isMinor: true) == .line(from: SIMD2(150, 166), to: SIMD2(150, 169), width: 1.5))
    }

    // MARK: Selection

    /// Which of eleven ticks are selected: those of 0, 10, … 100.
    private func selected(
        _ values: [Double], _ path: SliderPath = .right, _ fill: SliderTrackFill = .inner, neutral: Double? = nil,
        _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws -> String {
        let slider = try DrawnSlider(values, path, configure) {
            $0.ticks = .values((0...10).map { Double($0) * 10 })
            ($0.fill, $0.neutralValue, $0.ticks.hasLabels) = (fill, neutral, true)
        }
        let (ticks, texts) = (
            slider.drawing.elements.compactMap { if case .tick(let isSelected) = $0.role { isSelected } else { nil } },
            slider.drawing.elements.compactMap {
                if case .tickLabel(let isSelected) = $0.role { isSelected } else { nil }
            }
        )
        #expect(ticks == texts)
        return ticks.map { $0 ? "│" : "·" }.joined()
    }

    @Test func ticksAtWhatIsFilledAreSelectedEndsIncluded() throws {
        #expect(try selected([20, 60]) == "··│││││····")
        #expect(try selected([21, 59]) == "···│││·····")
        #expect(try selected([20, 60, 80]) == "··│││││││··", "between all thumbs")
        #expect(try selected([30]) == "││││·······", "from the lower bound")
        #expect(try selected([30], neutral: 50) == "···│││·····")
        #expect(try selected([20, 60], .left, .outer) == "│││···│││││")
        #expect(try selected([21, 59], .up, .outer) == "│││···│││││")
        #expect(try selected([20, 60], .down, .all) == "│││││││││││")
        #expect(try selected([20, 61], .right, .none) == "··│········", "where nothing is filled, at thumbs")
        #expect(try selected([30, 30]) == "···│·······")
    }

    @Test func theSeamOfARingIsOnePoint() throws {
        let ring = SliderPath.arc(start: 0, sweep: 360)
        #expect(try selected([80, 20], ring) { $0.wraps = true } == "│││·····││")
        #expect(try selected([80, 100], ring) == "│·······││", "100 is where 0 is")
        #expect(try selected([100], ring, .none) == "│·········")
        #expect(try selected([80, 80], ring) { $0.wraps = true } == "········│·")
        #expect(try selected([80, 20], ring, .outer) { $0.wraps = true } == "··│││││││·")
    }

    @Test func decimalsOfStepsDoNotMatter() throws {
        let slider = try DrawnSlider([0.3, 0.7], .right) {
            ($0.lowerBound, $0.upperBound, $0.step) = (0, 1, .every(0.1))
        } measure: {
            ($0.ticks, $0.ticks.minimumDistance) = (.count(11), 1)
        }
        let selected = slider.drawing.elements.filter { $0.role == .tick(isSelected: true) }
        #expect(selected.map(\.part) == (3...7).map { .tick($0) })
    }
}
