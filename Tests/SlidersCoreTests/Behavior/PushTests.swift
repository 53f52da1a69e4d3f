import SlidersCore
import Testing

/// docs/behavior.md §4.6: with `push`, neighbors move along.
@Suite struct PushTests {
    private func pushing(_ values: [Double], _ configure: (inout SliderConfiguration) -> Void = { _ in }) throws
        -> Stage
    {
        try Stage(values) {
            $0.collision = .push
            configure(&$0)
        }
    }

    @Test func aPushedThumbStaysWhereItWasLeft() throws {
        var slider = try pushing([20, 40])
        slider.press(20)
        slider.drag(70)
        #expect(slider.picture == "───────◉───")
        slider.drag(30)
        #expect(slider.picture == "───●━━━●───")
        #expect(slider.values == [30, 70])
        #expect(slider.news() == "began 0, changed 0+1, changed 0")
    }

    @Test func aThumbPushesAChainOfNeighbors() throws {
        var slider = try pushing([10, 20, 30, 90]) { $0.minimumSpan = 10 }
        slider.drag(from: 10, to: 50)
        #expect(slider.picture == "─────●●●━●─")
        slider.drag(90)
        #expect(slider.values == [70, 80, 90, 100], "the whole chain stops at the end")
    }

    @Test func aNeighborIsPulledNoFartherThanItMust() throws {
        var slider = try pushing([40, 50, 60]) { $0.maximumSpan = 20 }
        slider.drag(from: 60, to: 90)
        #expect(slider.values == [50, 70, 90])
        slider.drag(80)
        #expect(slider.values == [50, 70, 80])
    }

    @Test func pushedThumbsTakeSteps() throws {
        var slider = try pushing([10, 20]) {
            $0.step = .every(10)
            $0.minimumSpan = 15
        }
        slider.drag(from: 10, to: 31)
        #expect(slider.values == [30, 50])
    }

    @Test func limitsOfThePushedLimitThePusher() throws {
        var slider = try pushing([10, 20]) {
            $0.thumbLimits = [nil, 0...55]
            $0.minimumSpan = 5
        }
        slider.drag(from: 10, to: 90)
        #expect(slider.values == [50, 55])
        slider = try pushing([30, 90]) {
            $0.thumbLimits = [20...100, nil]
            $0.maximumSpan = 60
        }
        slider.drag(from: 90, to: 0)
        #expect(slider.values == [20, 20])
    }

    @Test func aThumbStopsWhereItsNeighborFindsNoStepWithinTheMaximumSpan() throws {
        // With thumb 1 at 10, thumb 0 would have to be between 6 and 7.
        var slider = try pushing([0, 4]) {
            $0.bounds = 0...10
            $0.step = .every(4)
            $0.minimumSpan = 3
            $0.maximumSpan = 4
        }
        #expect(slider.state.limits(of: 1) == 4...8)
        slider.drag(from: 4, to: 10)
        #expect(slider.values == [4, 8])
    }

    @Test func aThumbPushesBackwardsToo() throws {
        var slider = try pushing([30, 60, 90]) { $0.minimumSpan = 10 }
        slider.drag(from: 90, to: 0)
        #expect(slider.values == [0, 10, 20])
        slider.drag(50)
        #expect(slider.values == [0, 10, 50])
    }

    @Test func keysAndCodePushNeighbors() throws {
        var slider = try pushing([30, 31]) {
            $0.step = .every(1)
            $0.minimumSpan = 1
        }
        slider.key(.page(1))
        #expect(slider.values == [40, 41])
        #expect(slider.news() == "changed 0+1 by key")
        slider.do(.adjust(-1, thumb: 1))
        #expect(slider.values == [39, 40])
        try slider.state.move(0, to: 77)
        #expect(slider.values == [77, 78])
    }

    @Test(arguments: [13.7, 14.1, 14.5]) func thumbsTooNearAlreadyAreNotMovedByRounding(value: Double) throws {
        var slider = try pushing([5, value, value + 0.1]) {
            $0.minimumSeparation = 28
            $0.thumbLimits = [nil, value...100, nil]
            $0.disabledThumbs = [2]
        }
        slider.drag(from: 5, to: 0)
        #expect(slider.values == [0, value, value + 0.1])
    }

    @Test func pushKeepsMinimumAndMaximumSpan() throws {
        var slider = try pushing([20, 40, 60]) {
            $0.minimumSpan = 10
            $0.maximumSpan = 25
        }
        slider.drag(from: 40, to: 100)
        #expect(slider.values == [65, 90, 100])
        slider.drag(0)
        #expect(slider.values == [0, 10, 35])
    }
}
