import Testing

@testable import SlidersCore
@testable import SlidersPlane

/// What holds a thumb back (docs/behavior.md §4.19). Tests/Recordings has a recording for each kind of obstacle, and
/// random sliders are in SlidersFuzzTests.
@Suite struct ObstacleTests {
    @Test func anObstacleIsReportedOnceAndItsEndToo() throws {
        var slider = try Stage([20, 60]) { $0.minimumSpan = 10 }
        slider.drag(from: 20, to: 40, 55, 70, 80, 30, 52)
        slider.release()
        let span = SliderObstacle(thumb: 0, .minimumSpan(10, from: 1))
        #expect(slider.obstacles == [span, nil, span, nil])
        #expect(slider.state.obstacle == nil)
    }

    @Test func anotherObstacleIsAnEventOfItsOwn() throws {
        var slider = try Stage([20]) { $0.forbiddenRanges = [40...60] }
        slider.drag(from: 20, to: 45, 56, 110)
        let range = SliderObstacle(thumb: 0, .forbiddenRange(40...60))
        #expect(slider.obstacles == [range, SliderObstacle(thumb: 0, .bound(100))])
    }

    @Test func snappingAndDetentsAreNoObstacles() throws {
        var slider = try Stage([20, 60]) {
            $0.step = .every(10)
            $0.detents = [45]
        }
        slider.drag(from: 20, to: 33, 38, 44.9)
        #expect(slider.obstacles.isEmpty)
    }

    @Test func ofEquallyNearObstaclesAnotherThumbComesFirst() throws {
        var slider = try Stage([20, 60]) { $0.thumbLimits = [0...60, nil] }
        slider.drag(from: 20, to: 70)
        #expect(slider.obstacles == [SliderObstacle(thumb: 0, .neighbor(1))])
    }

    @Test func thePushedThumbThatStopsIsTheOneThatIsHeldBack() throws {
        var slider = try Stage([20, 40, 60]) {
            $0.collision = .push
            $0.minimumSpan = 5
            $0.thumbLimits = [nil, nil, 0...80]
        }
        slider.drag(from: 20, to: 90)
        #expect(slider.values == [70, 75, 80] && slider.obstacles == [SliderObstacle(thumb: 2, .limit(80))])
    }

    @Test func aSpanIsHeldBackByEitherEnd() throws {
        var slider = try Stage([20, 40, 90]) {
            $0.minimumSpan = 5
            $0.pressTarget = .span
        }
        slider.drag(from: 30, to: 85, 5)
        #expect(
            slider.obstacles == [
                SliderObstacle(thumb: 1, .minimumSpan(5, from: 2)), SliderObstacle(thumb: 0, .bound(0)),
            ])
    }

    @Test func aKeyThatDoesLessThanAskedSaysWhy() throws {
        var slider = try Stage([20, 60]) {
            $0.step = .every(5)
            $0.thumbLimits = [0...40, nil]
        }
        let limit = SliderObstacle(thumb: 0, .limit(40))
        slider.key(.step(2))
        #expect(slider.obstacles.isEmpty)
        slider.key(.page(1))
        #expect(slider.values[0] == 40 && slider.obstacles == [limit])
        slider.key(.step(1))
        #expect(slider.obstacles == [limit] && slider.state.obstacle == limit, "not again while a key repeats")
        slider.key(.step(-1))
        #expect(slider.obstacles == [limit, nil])
    }

    @Test func codeEndsAnObstacleWithoutAnEvent() throws {
        var slider = try Stage([20, 60])
        slider.drag(from: 20, to: 80)
        try slider.set([30, 60])
        #expect(slider.state.obstacle == nil && slider.obstacles.count == 1)
        slider.drag(20)
        #expect(slider.obstacles.count == 2 && slider.obstacles.last == .some(nil))
    }

    @Test func aPlaneHasOneForEachAxis() throws {
        var configuration = SliderPlane.Configuration()
        (configuration.x, configuration.y) = (.init(bounds: 0...100), .init(bounds: 0...100))
        configuration.x.thumbLimits = [0...60]
        configuration.y.enabledRange = 20...100
        var plane = SliderPlane(
            repairing: configuration, values: [SIMD2(50, 50)], in: .rectangle(from: SIMD2(0, 100), to: SIMD2(100, 0)))
        plane.handle(.press(at: SIMD2(50, 50), pointer: 0))
        plane.handle(.drag(to: SIMD2(50, 95), pointer: 0))
        #expect(plane.obstacle == SliderObstacle(thumb: 1, .enabledRange(20)) && plane.obstacle(.x) == nil)
        plane.handle(.drag(to: SIMD2(90, 95), pointer: 0))
        #expect(plane.obstacle == SliderObstacle(thumb: 0, .limit(60)))
        #expect(plane.obstacle(.y) == SliderObstacle(thumb: 1, .enabledRange(20)))
        plane.handle(.release(pointer: 0))
        #expect(plane.obstacle == nil)
    }
}
