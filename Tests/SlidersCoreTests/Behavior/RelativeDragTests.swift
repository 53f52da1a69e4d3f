import SlidersCore
import Testing

/// docs/behavior.md §4.3: a press anywhere holds the nearest thumb, which moves by the pointer's distance.
@Suite struct RelativeDragTests {
    private let relative: (inout SliderConfiguration) -> Void = { $0.pressTarget = .relative }

    @Test func thePressMovesNothingAndTheThumbMovesAsFarAsThePointer() throws {
        var slider = try Stage([20, 60], relative)
        slider.press(95)
        #expect(slider.values == [20, 60] && slider.news() == "" && slider.state.isHeld(thumb: 1))
        slider.drag(85)
        #expect(slider.values == [20, 50] && slider.news() == "began 1, changed 1")
        slider.drag(95)
        #expect(slider.values == [20, 60])
        slider.do(.release(pointer: 0))
        #expect(slider.values == [20, 60])
    }

    @Test func aTapChangesNothingNotEvenByAFinger() throws {
        for waits in [false, true] {
            var slider = try Stage([20, 60], relative)
            slider.do(.press(at: slider.point(of: 95), pointer: 0, waits: waits))
            #expect(slider.state.isHeld(thumb: 1))
            slider.do(.release(pointer: 0))
            #expect(slider.values == [20, 60] && slider.news() == "")
        }
    }

    @Test func aPressFarFromTheTrackCounts() throws {
        var slider = try Stage([20, 60], relative)
        slider.do(.press(at: SIMD2(100, 900), pointer: 0))
        slider.do(.drag(to: SIMD2(200, 900), pointer: 0))
        #expect(slider.values.isNear([30, 60]))
    }

    @Test func aThumbThatCannotMoveIsPassedOver() throws {
        var slider = try Stage([20, 60]) {
            $0.pressTarget = .relative
            $0.disabledThumbs = [1]
        }
        slider.press(90)
        slider.drag(80)
        #expect(slider.values.isNear([10, 60]))
    }

    @Test func betweenTwoTheFirstMovementChooses() throws {
        for (position, values) in [(60.0, [40.0, 70.0]), (40, [30, 60])] {
            var slider = try Stage([40, 60], relative)
            slider.do(.press(at: SIMD2(500, 300), pointer: 0))
            // The span holds near the track alone.
            #expect(!slider.state.isHeld(thumb: 0) && !slider.state.isHeld(thumb: 1))
            slider.do(.drag(to: SIMD2(position * 10, 300), pointer: 0))
            #expect(slider.values.isNear(values))
        }
    }

    @Test func theBarAndSeveralFingersGoToo() throws {
        var slider = try Stage([20, 60, 80], relative)
        slider.press(40)
        slider.drag(45)
        #expect(slider.values == [25, 65, 80])
        slider.do(.press(at: slider.point(of: 99), pointer: 1))
        slider.do(.drag(to: slider.point(of: 89), pointer: 1))
        #expect(slider.values == [25, 65, 70])
        slider.do(.cancel(pointer: 1))
        #expect(slider.values == [25, 65, 80])
    }

    @Test func roundADialTheThumbTurnsByTheAngle() throws {
        var slider = try Stage([25], on: .ring, relative)
        slider.do(.press(at: slider.point(degrees: 180), pointer: 0))
        #expect(slider.values == [25])
        slider.do(.drag(to: slider.point(degrees: 216), pointer: 0))
        #expect((slider.values[0] - 35).magnitude < 1e-9)
    }
}
