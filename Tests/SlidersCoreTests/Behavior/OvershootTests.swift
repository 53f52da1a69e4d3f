import SlidersCore
import Testing

/// docs/behavior.md §4.10: how far a movement wanted to go beyond what can be reached.
@Suite struct OvershootTests {
    @Test func overshootIsSignedInValueUnitsAndAbsoluteForTheDrag() throws {
        var slider = try Stage([50], in: 0...200)
        slider.press(50)
        for (pointer, overshoot) in [(150, 0), (220, 20), (260, 60), (230, 30), (190, 0), (-30, -30)]
            as [(Double, Double)]
        {
            slider.drag(pointer)
            #expect(slider.state.overshoot.isNear(overshoot), "\(pointer)")
        }
    }

    @Test func overshootIsCountedFromNeighborsAndSpansToo() throws {
        var slider = try Stage([20, 60]) { $0.minimumSpan = 10 }
        slider.drag(from: 20, to: 90)
        #expect(slider.values == [50, 60])
        #expect(slider.state.overshoot.isNear(40))
        slider = try Stage([20, 60]) { $0.maximumSpan = 50 }
        slider.drag(from: 60, to: 90)
        #expect(slider.state.overshoot.isNear(20))
    }

    @Test func snappingInsideTheLimitsIsNoOvershoot() throws {
        var slider = try Stage([30]) {
            $0.step = .every(30)
            $0.enabledRange = 0...95
        }
        slider.drag(from: 30, to: 80)
        #expect(slider.values == [90])
        #expect(slider.state.overshoot == 0)
        slider.drag(93)
        #expect(slider.state.overshoot.isNear(3), "90 is the last reachable value")
    }

    @Test func theOvershootOfABarIsItsShift() throws {
        var slider = try Stage([20, 60])
        slider.drag(from: 40, to: 90)
        #expect(slider.values.isNear([60, 100]))
        #expect(slider.state.overshoot.isNear(10))
        slider.drag(-10)
        #expect(slider.values.isNear([0, 40]))
        #expect(slider.state.overshoot.isNear(-30))
    }

    @Test func aMovementThatChangesOnlyTheOvershootIsReported() throws {
        var slider = try Stage([90])
        slider.drag(from: 90, to: 120, 130, 130, 100)
        #expect(slider.news() == "began 0, changed 0, overshot 0, overshot 0")
        slider = try Stage([20, 60])
        slider.drag(from: 40, to: 90, 95)
        #expect(slider.news() == "began span 0–1, changed 0+1, overshot span 0–1")
    }

    @Test func beyondItsEndsATrackContinuesLinearlyOnEveryScale() throws {
        var slider = try Stage([10], in: 1...101) { $0.scale = .logarithmic }
        slider.press(10)
        slider.drag(to: 1100, 50)
        #expect(slider.values == [101])
        let grab = slider.state.overshoot
        #expect(grab.isNear(10, within: 1e-6))
    }

    @Test func overshootForgetsWholeTurnsBeyondTheEnd() throws {
        var slider = try Stage([95], on: .ring)
        slider.press(degrees: 342)
        slider.drag(degrees: 90)
        #expect(slider.state.overshoot.isNear(25))
        slider.drag(degrees: 200)
        slider.drag(degrees: 330)
        #expect(slider.state.overshoot.isNear(91.667, within: 0.0005))
        slider.drag(degrees: 36)
        #expect(slider.state.overshoot.isNear(10))
        #expect(slider.values == [100])
    }

    @Test func takeOvershootReturnsTheGrowthSinceTheLastTake() throws {
        var slider = try Stage([90])
        slider.press(90)
        slider.drag(120)
        #expect(slider.state.takeOvershoot().isNear(20))
        #expect(slider.state.takeOvershoot() == 0)
        slider.drag(150)
        #expect(slider.state.takeOvershoot().isNear(30))
        slider.drag(140)
        #expect(slider.state.takeOvershoot().isNear(-10))
        #expect(slider.state.overshoot.isNear(40))
        slider.release()
        #expect(slider.state.takeOvershoot() == 0)
    }

    @Test func releaseAndOtherInputsEndTheOvershoot() throws {
        let endings: [(inout Stage) throws -> Void] = [
            { $0.release() },
            { $0.cancel() },
            { $0.key(.step(1), thumb: 0) },
            { $0.press(20, pointer: 9) },
            { try $0.state.assign([10, 50]) },
            { try $0.set { $0.step = .every(3) } },
            { try $0.state.move(0, to: 5) },
        ]
        for (index, end) in endings.enumerated() {
            var slider = try Stage([20, 90])
            slider.drag(from: 90, to: 120)
            #expect(slider.state.overshoot == 20)
            try end(&slider)
            #expect(slider.state.overshoot == 0, "ending \(index)")
        }
    }

    @Test func inputsThatDoNothingLeaveTheOvershoot() throws {
        let inputs: [(inout Stage) -> Void] = [
            { $0.key(.step(1), thumb: 1) },
            { $0.key(.step(1), thumb: 7) },
            { $0.press(at: 500, 200) },
            { $0.release(pointer: 9) },
        ]
        for (index, input) in inputs.enumerated() {
            var slider = try Stage([20, 90])
            slider.drag(from: 90, to: 120)
            input(&slider)
            #expect(slider.state.overshoot == 20, "input \(index)")
        }
    }

    @Test func aThumbWithoutLimitsHasNoOvershoot() throws {
        var slider = try Stage([90], on: .ring) { $0.wraps = true }
        slider.press(degrees: 324)
        for direction in [60.0, 200, 320, 80] { slider.drag(degrees: direction) }
        #expect(slider.state.overshoot == 0)
    }
}
