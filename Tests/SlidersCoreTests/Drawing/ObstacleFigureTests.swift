import SlidersCore
import SlidersLooks
import SlidersPlane
import Testing

/// What holds a thumb back is drawn while a pointer pulls the thumb against it (docs/behavior.md §4.19).
@Suite struct ObstacleFigureTests {
    /// A slider of 340 points from 0 to 100, with thumbs of 28 points, whose first thumb a pointer pulls from 20 to 90.
    private func pulled(
        to value: Double = 90, _ values: [Double] = [20, 60], in style: SliderStyle = SliderStyle(),
        _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) -> (state: SliderState, drawing: SliderDrawing) {
        var configuration = SliderConfiguration(bounds: 0...100)
        configure(&configuration)
        let layout = SliderLayout(style.metrics, size: SIMD2(368, 44))
        var state = SliderState(repairing: configuration, values: values, on: layout.track)
        var drawing = SliderDrawing(of: state, in: layout)
        for input in [
            SliderInput.press(at: state.location(ofThumb: 0), pointer: 1),
            .drag(to: state.track.point(at: value / 100), pointer: 1),
        ] {
            drawing.update(for: state.handle(input), in: state)
        }
        #expect(drawing == SliderDrawing(of: state, in: layout))
        return (state, drawing)
    }

    private func figure(_ drawing: SliderDrawing) -> SliderFigure? {
        drawing.elements.last.flatMap { $0.part == .obstacle ? $0.figure : nil }
    }

    private let x = { (value: Double) in 14 + 3.4 * value }

    /// A barrier that touches the edge of a thumb at a value, in front of it.
    private func barrier(at value: Double, _ direction: Double = 1) -> SliderFigure {
        let edge = x(value) + direction * 16
        return .line(from: SIMD2(edge, 10), to: SIMD2(edge, 34), width: 4)
    }

    @Test func aThumbInTheWayIsABarrierInFrontOfTheThumb() {
        #expect(figure(pulled().drawing).isAlmost(barrier(at: 60)))
        #expect(figure(pulled { $0.disabledThumbs = [1] }.drawing).isAlmost(barrier(at: 60)))
    }

    @Test func aMinimumSpanIsAThickLineBetweenTheThumbs() {
        let line = SliderFigure.line(from: SIMD2(x(30) + 19, 22), to: SIMD2(x(60) - 19, 22), width: 10)
        #expect(figure(pulled { $0.minimumSpan = 30 }.drawing).isAlmost(line))
        // The separation is in points.
        let short = SliderFigure.line(from: SIMD2(x(60) - 83, 22), to: SIMD2(x(60) - 19, 22), width: 10)
        #expect(figure(pulled { $0.minimumSeparation = 102 }.drawing).isAlmost(short))
    }

    @Test func aThickLineReachesFromAHeldThumbThatGrowsToTheOther() {
        var style = SliderStyle()
        style.metrics.heldThumbScale = 1.5
        let line = SliderFigure.line(from: SIMD2(x(30) + 26, 22), to: SIMD2(x(60) - 19, 22), width: 10)
        #expect(figure(pulled(in: style) { $0.minimumSpan = 30 }.drawing).isAlmost(line))
    }

    @Test func aMinimumSpanUnderTheThumbsIsABarrier() {
        #expect(figure(pulled { $0.minimumSpan = 2 }.drawing).isAlmost(barrier(at: 58)))
    }

    @Test func aMaximumSpanIsAThinLineFromCenterToCenter() {
        let line = SliderFigure.line(from: SIMD2(x(20), 22), to: SIMD2(x(60), 22), width: 2)
        #expect(figure(pulled(to: 5) { $0.maximumSpan = 40 }.drawing).isAlmost(line))
    }

    /// The arc that shows what holds back a thumb on a ring of values from 0 to 100.
    private func arc(
        _ values: [Double], thumb: Int, to value: Double, _ configure: (inout SliderConfiguration) -> Void
    ) -> (state: SliderState, arc: SliderTrack.Arc)? {
        var configuration = SliderConfiguration(bounds: 0...100)
        (configuration.wraps, configuration.pressTarget) = (true, .thumb)
        configure(&configuration)
        let layout = SliderLayout(SliderMetrics(.arc(start: 0, sweep: 360)), size: SIMD2(300, 300))
        var state = SliderState(repairing: configuration, values: values, on: layout.track)
        state.handle(.press(at: state.location(ofThumb: thumb), pointer: 1))
        state.handle(.drag(to: state.track.point(at: value / 100), pointer: 1))
        guard case .arc(let arc, _)? = figure(SliderDrawing(of: state, in: layout)) else { return nil }
        return (state, arc)
    }

    @Test func onARingALineFollowsTheSpanEvenBeyondHalfATurn() throws {
        let (state, arc) = try #require(arc([10, 70], thumb: 1, to: 90) { $0.maximumSpan = 70 })
        #expect(state.values == [10, 80] && state.obstacle == SliderObstacle(thumb: 1, .maximumSpan(70, from: 0)))
        // From 288° back to 36°.
        #expect(abs(arc.start - 288) < 1e-9 && abs(arc.sweep + 252) < 1e-9)
    }

    @Test func onARingTheSeparationIsAcrossThePointWhereTheRingCloses() throws {
        // A quarter of the ring.
        let (state, arc) = try #require(arc([20, 60], thumb: 1, to: 5) { $0.minimumSeparation = 136 * .pi / 2 })
        #expect(abs(state.values[1] - 95) < 1e-9)
        // Between thumbs of 28 points at 342° and at 72°.
        #expect(abs(arc.start - 350) < 0.1 && abs(arc.sweep - 74) < 0.1)
    }

    @Test func aLimitIsABarrierInFrontOfTheThumb() {
        #expect(figure(pulled { $0.thumbLimits = [0...40, nil] }.drawing).isAlmost(barrier(at: 40)))
        #expect(figure(pulled(to: 5) { $0.enabledRange = 10...90 }.drawing).isAlmost(barrier(at: 10, -1)))
    }

    @Test func aWallIsInsideTheControl() {
        let barrier = SliderFigure.line(from: SIMD2(366, 10), to: SIMD2(366, 34), width: 4)
        #expect(figure(pulled(to: 100, [90]) { $0.thumbLimits = [0...99] }.drawing).isAlmost(barrier))
    }

    @Test func aForbiddenRangeIsALineAlongIt() {
        let line = SliderFigure.line(from: SIMD2(x(30) + 19, 22), to: SIMD2(x(50) - 5, 22), width: 10)
        #expect(figure(pulled(to: 39) { $0.forbiddenRanges = [30...50] }.drawing).isAlmost(line))
    }

    @Test func theEndAndTheSystemsLookShowNothing() {
        #expect(figure(pulled(to: -10).drawing) == nil)
        #expect(figure(pulled(in: SliderLook.system.style()).drawing) == nil)
        #expect(figure(pulled(in: SliderLook.iOSGlass.style()).drawing) == nil)
        var style = SliderStyle()
        style.metrics.extras.showsObstacles = false
        #expect(figure(pulled(in: style).drawing) == nil)
    }

    @Test func itGoesWhenTheFingerTurnsBackOrLifts() {
        for input in [SliderInput.drag(to: SIMD2(100, 22), pointer: 1), .release(pointer: 1), .cancel(pointer: 1)] {
            var (state, drawing) = pulled()
            let count = drawing.elements.count
            let update = drawing.update(for: state.handle(input), in: state)
            #expect(figure(drawing) == nil && drawing.elements.count == count - 1 && update.obstacle.isEmpty)
        }
    }

    @Test func keysDrawNothing() {
        var (state, drawing) = pulled()
        drawing.update(for: state.handle(.release(pointer: 1)), in: state)
        drawing.update(for: state.handle(.key(.step(1), thumb: 0)), in: state)
        #expect(state.obstacle == SliderObstacle(thumb: 0, .neighbor(1)) && figure(drawing) == nil)
    }

    @Test func aPointOfAPlaneHasALineInFrontOfIt() {
        var configuration = SliderPlane.Configuration()
        (configuration.x, configuration.y) = (.init(bounds: 0...100), .init(bounds: 0...100))
        configuration.x.thumbLimits = [0...60]
        configuration.y.thumbLimits = [20...100]
        let layout = SliderPlaneLayout(SliderPlaneMetrics(), size: SIMD2(228, 228))
        var plane = SliderPlane(repairing: configuration, values: [SIMD2(50, 50)], in: layout.area)
        var drawing = SliderPlaneDrawing(of: plane, in: layout)
        func drag(to location: SIMD2<Double>) -> SliderFigure? {
            drawing.update(for: plane.handle(.drag(to: location, pointer: 0)), in: plane)
            #expect(drawing == SliderPlaneDrawing(of: plane, in: layout))
            return drawing.elements.last.flatMap { $0.part == .obstacle ? $0.figure : nil }
        }
        drawing.update(for: plane.handle(.press(at: SIMD2(114, 114), pointer: 0)), in: plane)
        #expect(drag(to: SIMD2(114, 100)) == nil)
        let right = SliderFigure.line(from: SIMD2(150, 76), to: SIMD2(150, 124), width: 4)
        #expect(drag(to: SIMD2(200, 100)).isAlmost(right))
        let below = SliderFigure.line(from: SIMD2(124, 190), to: SIMD2(76, 190), width: 4)
        #expect(drag(to: SIMD2(100, 220)).isAlmost(below))
        #expect(drag(to: SIMD2(100, 100)) == nil)
    }
}

extension SliderFigure? {
    /// Returns whether two lines are the same except for rounding, in either direction.
    fileprivate func isAlmost(_ other: SliderFigure) -> Bool {
        guard case .line(let from, let to, let width)? = self, case .line(let start, let end, let otherWidth) = other
        else { return false }
        func isNear(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool { (a - b).length < 1e-9 }
        return width == otherWidth
            && (isNear(from, start) && isNear(to, end) || isNear(from, end) && isNear(to, start))
    }
}
