import SlidersCore
import Testing

/// docs/behavior.md §4.12: several pointers, and a resize in the middle of a drag.
@Suite struct PointersTests {
    @Test func twoPointersHoldTwoThumbs() throws {
        var slider = try Stage([20, 80])
        slider.press(20, pointer: 1)
        slider.press(80, pointer: 2)
        slider.drag(40, pointer: 1)
        slider.drag(60, pointer: 2)
        #expect(slider.picture == "────●━●────")
        slider.drag(90, pointer: 1)
        #expect(slider.picture == "──────◉────", "what another holds is a wall")
        slider.release(pointer: 1)
        slider.drag(100, pointer: 2)
        #expect(slider.picture == "──────●━━━●")
        slider.release(pointer: 2)
        #expect(slider.news() == "began 0, changed 0, began 1, changed 1, changed 0, ended 0, changed 1, ended 1")
    }

    @Test func aThumbHeldByAnotherPointerIsAWallForPushAndCross() throws {
        for collision in [SliderCollision.push, .cross] {
            var slider = try Stage([20, 50, 80]) { $0.collision = collision }
            slider.press(50, pointer: 1)
            slider.drag(from: 20, to: 90)
            #expect(slider.values == [50, 50, 80], "\(collision)")
        }
    }

    @Test func aSecondPressOnAHeldThumbOrItsBarIsIgnored() throws {
        var slider = try Stage([20, 80]) { $0.pressTarget = .spanAndTrack }
        slider.press(20, pointer: 1)
        slider.press(21, pointer: 2)
        slider.press(50, pointer: 3)
        for pointer in 2...3 { slider.drag(40, pointer: pointer) }
        #expect(slider.values == [20, 80])
        for pointer in 2...3 { slider.release(pointer: pointer) }
        #expect(slider.news() == "")
        slider = try Stage([20, 80])
        slider.press(50, pointer: 1)
        slider.press(60, pointer: 2)
        slider.press(20, pointer: 3)
        slider.drag(70, pointer: 2)
        slider.drag(30, pointer: 3)
        #expect(slider.values == [20, 80])
    }

    @Test func inputsOfUnknownPointersDoNothing() throws {
        var slider = try Stage([20, 80])
        slider.drag(50, pointer: 7)
        slider.release(pointer: 7)
        slider.cancel(pointer: 7)
        slider.press(20, pointer: 1)
        slider.press(80, pointer: 1)
        slider.drag(30, pointer: 1)
        #expect(slider.values == [30, 80], "a pointer that is down cannot go down again")
        #expect(slider.news() == "began 0, changed 0")
    }

    @Test func pointsThatAreNotFiniteDoNothing() throws {
        var slider = try Stage([20, 80]) { $0.pressTarget = .anywhere }
        slider.press(at: .nan, 50)
        #expect(slider.state.anyPointer == nil)
        slider.press(20)
        slider.drag(to: .infinity, 50)
        slider.drag(to: 300, .nan)
        #expect(slider.values == [20, 80])
        slider.drag(30)
        #expect(slider.values == [30, 80])
    }

    @Test func keysMoveAThumbThatIsNotDragged() throws {
        var slider = try Stage([20, 80])
        slider.drag(from: 20, to: 30)
        slider.key(.step(-1), thumb: 1)
        #expect(slider.values == [30, 79])
        slider.drag(31)
        #expect(slider.values == [31, 79])
    }

    // MARK: Resize

    @Test func aResizeChangesNoValueAndTheThumbKeepsItsDistanceToThePointer() throws {
        var slider = try Stage([20, 80])
        slider.press(21)
        slider.drag(41)
        slider.state.layOut(on: .line(from: SIMD2(0, 50), to: SIMD2(500, 50)))
        #expect(slider.values == [40, 80])
        slider.drag(to: 210, 50)
        #expect(slider.values.isNear([40, 80]), "the pointer is still ten points from the center")
        slider.drag(to: 260, 50)
        #expect(slider.values.isNear([50, 80]))
    }

    @Test func aPileChosenAfterAResizeFollowsTheDirectionOfTheMovement() throws {
        var slider = try Stage([50, 50])
        slider.press(50)
        slider.state.layOut(on: .line(from: SIMD2(0, 50), to: SIMD2(500, 50)))
        slider.drag(to: 490, 50)
        #expect(slider.values.isNear([48, 50]), "the movement was backward, wherever the press lies on the new track")
    }

    @Test func aResizeDuringTheDragOfABarKeepsItsDistanceToThePointer() throws {
        var slider = try Stage([20, 40])
        slider.press(30)
        slider.drag(40)
        slider.state.layOut(on: .line(from: SIMD2(0, 50), to: SIMD2(2000, 50)))
        #expect(slider.values.isNear([30, 50]))
        slider.drag(to: 1000, 50)
        #expect(slider.values.isNear([45, 65]))
    }

    @Test func aDragContinuesWhereALineBecomesACircle() throws {
        var slider = try Stage([25, 75])
        slider.drag(from: 25, to: 50)
        slider.state.layOut(on: .ring)
        #expect(slider.values == [50, 75])
        slider.drag(degrees: 200)
        #expect(slider.values.isNear([55.556, 75], within: 0.0005))
    }

    @Test func aDragIsCancelledWhereAWrappingCircleBecomesALine() throws {
        var slider = try Stage([90, 10], on: .ring) { $0.wraps = true }
        slider.press(degrees: 324)
        slider.drag(degrees: 330)
        #expect(slider.state.layOut(on: .plain).map(\.change.grip) == [.thumb(0)])
        #expect(slider.state.anyPointer == nil)
        #expect(!slider.state.isWrapped)
        #expect(slider.values == [90, 90])
    }

    @Test func aTrackWithoutLengthMovesNothing() throws {
        var slider = try Stage([20, 80], on: .line(from: SIMD2(9, 9), to: SIMD2(9, 9))) { $0.pressTarget = .anywhere }
        slider.press(at: 9, 9)
        slider.drag(to: 500, 9)
        slider.release()
        #expect(slider.values == [20, 80])
        #expect(slider.news() == "")
    }
}
