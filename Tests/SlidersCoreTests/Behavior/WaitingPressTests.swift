import SlidersCore
import Testing

/// docs/behavior.md §4.3: a touch that would move a thumb to it waits, so that a swipe across the track can scroll.
@Suite struct WaitingPressTests {
    /// Presses with a touch at a value of a slider whose whole track takes presses.
    private func touch(
        _ value: Double, of values: [Double] = [20, 60], on track: SliderTrack = .plain,
        _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws -> Stage {
        var slider = try Stage(values, on: track) {
            $0.pressTarget = .track
            configure(&$0)
        }
        slider.do(.press(at: slider.point(of: value), pointer: 0, waits: true))
        return slider
    }

    @Test func aTouchThatWouldBringAThumbWaits() throws {
        var slider = try touch(90)
        #expect(slider.state.waits(pointer: 0) && slider.state.isDown(pointer: 0))
        #expect(!slider.state.waits(pointer: 1) && !slider.state.isDragged)
        #expect(slider.values == [20, 60] && !slider.state.isHeld(thumb: 1) && slider.news() == "")
    }

    @Test func aWaitingTouchBringsItsThumbAfter4PointsAlongTheTrack() throws {
        var slider = try touch(90)
        slider.drag(to: 903.9, 50)
        #expect(slider.state.waits(pointer: 0) && slider.news() == "")
        slider.drag(to: 904, 50)
        #expect(!slider.state.waits(pointer: 0) && slider.state.isHeld(thumb: 1) && slider.state.isDragged)
        #expect(slider.values.isNear([20, 90.4]) && slider.news() == "began 1, changed 1")
        slider.drag(80)
        #expect(slider.values.isNear([20, 80]))
    }

    @Test func aWaitingTouchBringsItsThumbWhenItRests() throws {
        var slider = try touch(90)
        slider.drag(to: 902, 55)
        slider.do(.rest(pointer: 0))
        #expect(!slider.state.waits(pointer: 0) && slider.state.isHeld(thumb: 1))
        #expect(slider.values.isNear([20, 90]) && slider.news() == "began 1, changed 1")
        slider.release()
        #expect(slider.news() == "ended 1")
    }

    @Test func aWaitingTouchBringsItsThumbWhenItIsReleased() throws {
        var slider = try touch(90)
        slider.release()
        #expect(slider.values.isNear([20, 90]) && slider.news() == "began 1, changed 1, ended 1")
        #expect(!slider.state.isDown(pointer: 0))
    }

    @Test func aSwipeAcrossTheTrackReportsNothing() throws {
        var slider = try touch(90)
        for y in [60.0, 120, 400] { slider.drag(to: 903, y) }
        #expect(slider.state.waits(pointer: 0))
        slider.cancel()
        #expect(slider.values == [20, 60] && slider.news() == "" && !slider.state.isDown(pointer: 0))
    }

    @Test func aTouchOnAThumbOrOnTheBarDoesNotWait() throws {
        var slider = try touch(20)
        #expect(!slider.state.waits(pointer: 0) && slider.state.isHeld(thumb: 0))
        slider = try touch(40) { $0.pressTarget = .spanAndTrack }
        #expect(!slider.state.waits(pointer: 0) && slider.state.isHeld(thumb: 0) && slider.state.isHeld(thumb: 1))
    }

    @Test func aTouchForAVerticalDragDoesNotWait() throws {
        var slider = try touch(90, of: [20], on: .ring) {
            $0.pressTarget = .anywhere
            $0.dragsVertically = true
        }
        #expect(!slider.state.waits(pointer: 0) && slider.state.isHeld(thumb: 0))
        slider.release()
        #expect(slider.news() == "", "a press moves nothing there")
    }

    @Test func afterARestEquallyFarFromTwoThumbsTheMovementStillChooses() throws {
        for (pointer, values) in [(41, [20, 41]), (39, [39, 60])] as [(Double, [Double])] {
            var slider = try touch(40)
            slider.do(.rest(pointer: 0))
            #expect(!slider.state.waits(pointer: 0) && slider.state.isDown(pointer: 0) && slider.values == [20, 60])
            slider.drag(pointer)
            #expect(slider.values.isNear(values), "\(pointer)")
        }
        var slider = try touch(40)
        slider.release()
        #expect(slider.values.isNear([40, 60]), "a release moves the lower")
    }

    @Test func aWaitingTouchOnACircleCountsThePointsAlongItsTangent() throws {
        var slider = try touch(25, of: [50], on: .ring)
        // At 25 the circle runs downward.
        slider.drag(to: 330, 203)
        #expect(slider.state.waits(pointer: 0))
        slider.drag(to: 300, 204.5)
        #expect(!slider.state.waits(pointer: 0) && slider.state.isHeld(thumb: 0))
    }

    @Test func aRestOfAPointerThatDoesNotWaitDoesNothing() throws {
        var slider = try touch(20)
        for pointer in 0...1 {
            let before = slider.state
            slider.do(.rest(pointer: pointer))
            #expect(slider.state == before && slider.news() == "")
        }
    }

    @Test func disablingEveryThumbThatATouchWaitsForEndsItWithoutAnEvent() throws {
        var slider = try touch(90)
        try slider.set { $0.disabledThumbs = [0] }
        #expect(slider.state.waits(pointer: 0), "thumb 1 can still come")
        var configuration = slider.state.configuration
        configuration.isEnabled = false
        let reports = slider.state.configure(configuration)
        #expect(!slider.state.isDown(pointer: 0) && reports.map { $0.change.grip } == [nil])
    }

    @Test func aResizeWhileATouchWaitsLeavesItWaiting() throws {
        var slider = try touch(90)
        slider.state.layOut(on: .line(from: SIMD2(0, 50), to: SIMD2(2000, 50)))
        #expect(slider.state.waits(pointer: 0) && slider.values == [20, 60])
        slider.do(.rest(pointer: 0))
        #expect(slider.values.isNear([20, 45]), "where the touch is now")
    }

    // MARK: Laws

    @Test func aTouchThatRestsDoesWhatAPressWithoutWaitingDoes() {
        var generator = Generator(seed: 82)
        var waited = 0
        for _ in 0..<4000 {
            let count = generator.int(1..<5)
            let slider = SliderState(
                repairing: generator.configuration(count: count), values: generator.values(count),
                on: generator.track())
            let point = generator.point(near: slider)
            var mouse = slider
            var touch = slider
            let expected = mouse.handle(.press(at: point, pointer: 0))
            var change = touch.handle(.press(at: point, pointer: 0, waits: true))
            if touch.waits(pointer: 0) {
                #expect(change.grip == nil && change.changed.isEmpty && change.redraws.isEmpty)
                #expect(touch.values == slider.values)
                waited += 1
                change = touch.handle(.rest(pointer: 0))
            }
            #expect(mouse.values == touch.values && change == expected, "\(slider.configuration) at \(point)")
            #expect((0..<count).map { mouse.isHeld(thumb: $0) } == (0..<count).map { touch.isHeld(thumb: $0) })
        }
        #expect(waited > 100, "\(waited)")
    }
}
