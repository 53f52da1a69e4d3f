import Testing

@testable import SlidersCore
@testable import SlidersPlane

/// The laws of points in a plane, for random options, areas and inputs.
@Suite struct PlaneLawsTests {
    private func area(_ generator: inout Generator) -> SliderPlane.Area {
        generator.pick([
            .rectangle(from: SIMD2(0, 200), to: SIMD2(300, 0)), .rectangle(from: SIMD2(300, 0), to: SIMD2(20, 200)),
            .rectangle(from: SIMD2(10, 10), to: SIMD2(10, 10)), .rectangle(from: SIMD2(0, 50), to: SIMD2(300, 50)),
            .disc(.init(center: SIMD2(150, 100), radius: 100, start: 0, sweep: 360)),
            .disc(.init(center: SIMD2(150, 100), radius: 80, start: 90, sweep: -360)),
            .disc(.init(center: SIMD2(150, 100), radius: 80, start: 225, sweep: 270)),
            .disc(.init(center: SIMD2(150, 100), radius: 0, start: 0, sweep: 360)),
        ])
    }

    private func configuration(_ generator: inout Generator, count: Int) -> SliderPlane.Configuration {
        var configuration = SliderPlane.Configuration()
        (configuration.x, configuration.y) = (
            generator.configuration(count: count), generator.configuration(count: count)
        )
        configuration.pressTarget = generator.pick([.thumb, .track, .track, .anywhere, .relative])
        if generator.chance(0.2) { configuration.disabledThumbs = [0] }
        configuration.isEnabled = !generator.chance(0.02)
        configuration.isContinuous = !generator.chance(0.2)
        configuration.hasFineControl = generator.chance(0.2)
        configuration.snapsWhileDragging = !generator.chance(0.2)
        return configuration
    }

    private func location(_ generator: inout Generator) -> SIMD2<Double> {
        generator.chance(0.02)
            ? SIMD2(generator.pick([1e300, .nan, -1e9]), 20)
            : SIMD2(generator.double(-60...360), generator.double(-60...260))
    }

    private func input(_ generator: inout Generator, _ plane: SliderPlane) -> SliderInput {
        let pointer = generator.int(0..<3)
        let coordinate = generator.int(-1..<2 * plane.count + 1)
        return switch generator.int(0..<12) {
        case 0...2: .press(at: location(&generator), pointer: pointer)
        case 3...6: .drag(to: location(&generator), pointer: pointer, isFine: generator.chance(0.2))
        case 7: .release(pointer: pointer)
        case 8: .cancel(pointer: pointer)
        case 9:
            .key(
                generator.pick([
                    .arrow(dx: 1, dy: 0), .arrow(dx: 0, dy: 1), .pageArrow(dx: 0, dy: -1), .page(1), .minimum,
                ]),
                thumb: coordinate)
        case 10: .type(generator.pick([generator.double(-100...200), .nan]), thumb: coordinate)
        default: .adjust(generator.pick([1, -1, 3]), thumb: coordinate)
        }
    }

    /// What a drag has reported: one end for each begin.
    private struct Drags {
        var begun = 0
        var isSound = true

        mutating func take(_ change: SliderState.Change) {
            change.forEachEvent { event in
                switch event {
                case .began: begun += 1
                case .ended, .cancelled: begun -= 1
                case .changed(let points, _): isSound = isSound && !points.isEmpty
                case .overshot, .blocked: break
                }
            }
            isSound = isSound && begun >= 0
        }
    }

    @Test func afterAnyInputsValuesAreFiniteInsideAndEachBeginHasItsEnd() {
        var generator = Generator(seed: 211)
        var moves = 0
        for _ in 0..<400 {
            let count = generator.int(1..<4)
            var plane = SliderPlane(
                repairing: configuration(&generator, count: count),
                values: (0..<count).map { _ in SIMD2(generator.double(-50...150), generator.double(-50...150)) },
                in: area(&generator))
            var drags = Drags()
            for _ in 0..<60 {
                if generator.chance(0.03) {
                    for report in plane.layOut(in: area(&generator)) { drags.take(report.change) }
                } else if generator.chance(0.03) {
                    let configuration = configuration(&generator, count: count)
                    for report in plane.configure(configuration) { drags.take(report.change) }
                } else {
                    let before = plane.values
                    drags.take(plane.handle(input(&generator, plane)))
                    moves += before == plane.values ? 0 : 1
                }
                for (index, point) in plane.points.enumerated() {
                    for axis in SliderPlane.Axis.allCases {
                        let slider = point[axis]
                        let value = slider.value(of: 0)
                        #expect(value.isFinite && slider.bounds.contains(value))
                        #expect(slider.isHeld(thumb: 0) ? plane.isHeld(thumb: index) : true)
                    }
                    #expect(plane.location(ofThumb: index).isFinite)
                }
                #expect(plane.overshoot.isFinite)
            }
            for report in plane.cancelAll() { drags.take(report.change) }
            #expect(drags.begun == 0 && drags.isSound)
        }
        #expect(moves > 2500, "\(moves)")
    }

    @Test func optionsAndValuesCanBeSetInAnyOrder() throws {
        var generator = Generator(seed: 212)
        for _ in 0..<500 {
            let (area, count) = (area(&generator), generator.int(1..<4))
            let configuration = configuration(&generator, count: count)
            let values = (0..<count).map { _ in SIMD2(generator.double(-50...150), generator.double(-50...150)) }
            let together = SliderPlane(repairing: configuration, values: values, in: area)
            var apart = SliderPlane(repairing: .init(), values: values.reversed(), in: area)
            var half = apart.configuration
            half.x = configuration.x
            apart.configure(half)
            try apart.assign(values)
            apart.configure(configuration)
            #expect(apart.values == together.values)
        }
    }

    /// Without steps a press gives the point of the area that is nearest to it, except near the center of a disc, where
    /// the angle stays.
    @Test func aPressGivesTheNearestPointOfTheArea() throws {
        var generator = Generator(seed: 213)
        var configuration = SliderPlane.Configuration()
        (configuration.x.bounds, configuration.y.bounds) = (-1...1, 0...7)
        (configuration.x.wraps, configuration.pressTarget) = (true, .anywhere)
        for _ in 0..<500 {
            let area = generator.pick(
                [
                    .rectangle(from: SIMD2(300, 0), to: SIMD2(20, 200)), .rectangle(from: .zero, to: SIMD2(300, 200)),
                    .disc(.init(center: SIMD2(150, 100), radius: 100, start: 30, sweep: -360)),
                ] as [SliderPlane.Area])
            var plane = SliderPlane(repairing: configuration, values: [SIMD2(0, 3)], in: area, targetSide: 1e-9)
            let press = SIMD2(generator.double(-200...500), generator.double(-200...400))
            if area.isDisc, (press - SIMD2(150, 100)).length < 9 { continue }
            plane.handle(.press(at: press, pointer: 0))
            let reached = plane.location(ofThumb: 0)
            #expect(abs((reached - press).length - area.distance(to: press)) < 1e-9)
        }
    }

    @Test func assigningTheSameValuesAndOptionsChangesNothing() throws {
        var generator = Generator(seed: 214)
        for _ in 0..<300 {
            let count = generator.int(1..<4)
            var plane = SliderPlane(
                repairing: configuration(&generator, count: count),
                values: (0..<count).map { _ in SIMD2(generator.double(-50...150), generator.double(-50...150)) },
                in: area(&generator))
            for _ in 0..<10 { plane.handle(input(&generator, plane)) }
            let before = plane.values
            try plane.assign(plane.values)
            #expect(plane.values == before)
            plane.configure(plane.configuration)
            #expect(plane.values == before)
        }
    }
}
