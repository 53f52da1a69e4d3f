import SlidersCore
import Testing

/// docs/behavior.md §4.17: a double tap, a key or an action moves a thumb to its reset value.
@Suite struct ResetTests {
    private func slider(
        _ values: [Double], to resetValues: [Double] = [50, 60, 70], on track: SliderTrack = .plain,
        _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws -> Stage {
        try Stage(values, on: track) {
            ($0.resetsOnDoubleTap, $0.resetValues) = (true, resetValues)
            configure(&$0)
        }
    }

    // MARK: Which value

    @Test func resetValuesComeBeforeTheNeutralValueAndThatBeforeTheFirst() throws {
        var stage = try slider([20], to: [])
        stage.drag(from: 20, to: 70)
        stage.release()
        #expect(stage.state.resetValue(of: 0) == 20)
        stage.state.defaultResetValue = 40
        #expect(stage.state.resetValue(of: 0) == 40)
        for values in [[30.0], [30, 5]] {
            try stage.set { $0.resetValues = values }
            #expect(stage.state.resetValue(of: 0) == 30)
        }
        try stage.set { $0.resetValues = [.nan] }
        #expect(stage.state.resetValue(of: 0) == 40)
        stage.state.defaultResetValue = .infinity
        #expect(stage.state.resetValue(of: 0) == 20)
    }

    @Test func theNeutralValueIsThatOfASingleThumb() throws {
        var stage = try slider([20, 80], to: [30])
        stage.state.defaultResetValue = 40
        #expect(stage.state.resetValue(of: 0) == 30 && stage.state.resetValue(of: 1) == 80)
        #expect(stage.state.resetValue(of: 9).isNaN == false)
    }

    @Test func theFirstLayoutIsThatOfATrackWithALength() throws {
        let point = SliderTrack.line(from: .zero, to: .zero)
        var stage = try slider([20, 80], to: [], on: point)
        try stage.state.assign([10, 30])
        stage.state.layOut(on: point, targetSide: 50)
        try stage.state.assign([15, 40])
        #expect(stage.state.resetValue(of: 0) == 15)
        stage.state.layOut(on: .plain)
        try stage.state.assign([50, 60])
        #expect(stage.state.resetValue(of: 0) == 15 && stage.state.resetValue(of: 1) == 40)
        stage.state.layOut(on: point)
        stage.state.layOut(on: .plain)
        #expect(stage.state.resetValue(of: 0) == 15)
        try stage.set([1, 2, 3])
        #expect((0..<3).map(stage.state.resetValue) == [1, 2, 3], "another number of thumbs has values of its own")
    }

    // MARK: Double taps

    @Test func aDoubleTapResets() throws {
        var stage = try slider([20, 80])
        stage.tap(20, times: 1)
        #expect(stage.news() == "")
        stage.tap(20, times: 2)
        #expect(stage.values == [50, 80] && stage.news() == "changed 0 by reset")
        stage.tap(50, times: 2)
        #expect(stage.news() == "", "it is there already")
    }

    @Test func withoutTheOptionNothingResets() throws {
        var stage = try slider([20, 80]) { $0.resetsOnDoubleTap = false }
        stage.tap(20, times: 2)
        stage.key(.reset)
        stage.do(.reset(thumb: 0))
        #expect(stage.values == [20, 80] && !stage.state.canReset(thumb: 0) && !stage.state.responds(to: .delete))
        #expect(stage.state.responds(to: .home))
    }

    @Test func bothTapsAreOnTheSameThumb() throws {
        var stage = try slider([20, 80])
        stage.tap(20, times: 1)
        stage.press(80)
        stage.release(taps: 2)
        #expect(stage.values == [20, 80])
        stage.press(80)
        stage.release(taps: 3)
        #expect(stage.values == [20, 60], "the second on this one, whatever the toolkit counts")
    }

    @Test func aTapCountsOnceInEachPair() throws {
        var stage = try slider([20])
        stage.tap(20, times: 2)
        try stage.state.assign([20])
        stage.press(20)
        stage.release(taps: 3)
        #expect(stage.values == [20])
        stage.press(20)
        stage.release(taps: 4)
        #expect(stage.values == [50])
    }

    @Test func aClickThatBringsAThumbIsNoTapOnIt() throws {
        var stage = try slider([20]) { $0.pressTarget = .track }
        stage.tap(70, times: 2)
        #expect(stage.values == [70])
        stage.press(70)
        stage.release(taps: 3)
        #expect(stage.values == [50])
    }

    @Test func aMovementOfMoreThanFourPointsIsNoTap() throws {
        for (distance, value) in [(3.9, 50.0), (4.1, 20.41)] {
            for isSecond in [false, true] {
                var stage = try slider([20])
                for tap in [false, true] {
                    let start = stage.point(of: stage.values[0])
                    stage.do(.press(at: start, pointer: 0))
                    if tap == isSecond { stage.do(.drag(to: start + SIMD2(distance, 0), pointer: 0)) }
                    stage.do(.release(pointer: 0, taps: tap ? 2 : 1))
                }
                #expect(stage.values.isNear([value]), "\(distance) \(isSecond)")
            }
        }
    }

    @Test func aFingerThatTremblesEndsItsDragAfterTheReset() throws {
        var stage = try slider([20])
        stage.tap(20, times: 1)
        stage.press(20)
        stage.drag(20.1)
        _ = stage.news()
        stage.release(taps: 2)
        #expect(stage.news() == "changed 0 by reset, ended 0" && stage.values == [50])
    }

    @Test func aDragThatCameBackIsNoTap() throws {
        var stage = try slider([20])
        stage.tap(20, times: 1)
        stage.drag(from: 20, to: 60, 20)
        stage.release(taps: 2)
        #expect(stage.values == [20])
    }

    @Test func aCancelIsNoTap() throws {
        var stage = try slider([20])
        stage.tap(20, times: 1)
        stage.press(20)
        stage.cancel()
        stage.press(20)
        stage.release(taps: 2)
        #expect(stage.values == [20])
    }

    @Test func ofAPileTheTopmostThatCanMoveIsReset() throws {
        var stage = try slider([20, 20, 20]) { ($0.collision, $0.disabledThumbs) = (.push, [2]) }
        stage.tap(20, times: 2)
        #expect(stage.values == [20, 20, 20], "it stops at the disabled thumb")
        stage = try slider([20, 20, 20])
        stage.tap(20, times: 2)
        #expect(stage.values == [20, 20, 70])
        stage = try slider([20, 20, 80])
        stage.tap(20, times: 2)
        #expect(stage.values == [20, 60, 80])
    }

    @Test func aDoubleTapOnABarResetsNothing() throws {
        var stage = try slider([20, 80])
        stage.tap(50, times: 2)
        #expect(stage.values == [20, 80])
    }

    @Test func withRelativeDragATapAnywhereIsOnTheThumbThatItHolds() throws {
        var stage = try slider([20]) { $0.pressTarget = .relative }
        stage.tap(90, times: 2)
        #expect(stage.values == [50])
    }

    @Test func aVerticalDragStartsAnywhereToo() throws {
        var stage = try slider([20], on: .ring) { ($0.dragsVertically, $0.pressTarget) = (true, .anywhere) }
        for taps in 1...2 {
            stage.press(at: 200, 200)
            stage.release(taps: taps)
        }
        #expect(stage.values == [50])
    }

    @Test func aTouchThatWaitsOnTheTrackIsNoTap() throws {
        var stage = try slider([20]) { $0.pressTarget = .track }
        for taps in 1...2 {
            stage.do(.press(at: stage.point(of: 20.1 + 2.5 * Double(taps)), pointer: 0, waits: true))
            stage.release(taps: taps)
        }
        #expect(stage.values == [25.1])
    }

    // MARK: Where it goes

    @Test func aResetGoesAsATypedValueDoes() throws {
        var stage = try slider([20, 40])
        stage.do(.reset(thumb: 0))
        #expect(stage.values == [40, 40] && stage.news() == "changed 0 by reset")
        stage = try slider([20, 40]) { ($0.collision, $0.minimumSpan) = (.push, 10) }
        stage.do(.reset(thumb: 0))
        #expect(stage.values == [50, 60] && stage.news() == "changed 0+1 by reset")
        stage = try slider([20, 40]) { ($0.collision, $0.step) = (.cross, .every(20)) }
        let change = stage.do(.reset(thumb: 0))
        #expect(stage.values == [40, 60] && change.focus == 1, "it crossed, and the focus follows")
    }

    @Test func disabledHeldAndReadOnlyThumbsStay() throws {
        for configure in [
            { $0.isEnabled = false }, { $0.disabledThumbs = [0] }, { $0.isReadOnly = true },
        ] as [(inout SliderConfiguration) -> Void] {
            var stage = try slider([20, 80], configure)
            #expect(!stage.state.canReset(thumb: 0))
            stage.do(.reset(thumb: 0))
            stage.key(.reset)
            stage.tap(20, times: 2)
            #expect(stage.values == [20, 80] && stage.news() == "")
        }
        var stage = try slider([20, 80])
        stage.press(20)
        stage.do(.reset(thumb: 0))
        #expect(stage.values == [20, 80] && !stage.state.canReset(thumb: 0))
        stage.do(.reset(thumb: 9))
    }

    @Test func theKeyResetsTheFocusedThumb() throws {
        for isShifted in [false, true] {
            var stage = try slider([20, 80])
            stage.key(SliderKey.delete.intent(isShifted: isShifted), thumb: 1)
            #expect(stage.values == [20, 60] && stage.news() == "changed 1 by reset")
        }
    }

    @Test func aValueOffTheStepsSnapsAtTheReleaseThatResetsNothing() throws {
        var stage = try slider([20], to: [20.2]) { ($0.step, $0.snapsWhileDragging) = (.every(5), false) }
        stage.tap(20, times: 1)
        stage.press(20)
        stage.drag(20.3)
        #expect(stage.values.isNear([20.3]))
        stage.release(taps: 2)
        #expect(stage.values == [20])
    }

    @Test func roundAWrappingCircleItFollowsTheShorterArc() throws {
        var stage = try Stage([90, 95], in: 0...100, on: .ring) {
            ($0.wraps, $0.collision, $0.resetsOnDoubleTap, $0.resetValues) = (true, .push, true, [5])
        }
        stage.do(.reset(thumb: 0))
        #expect(stage.values == [5, 5] && stage.state.spans == [0], "across the seam, and pushed")
    }
}
