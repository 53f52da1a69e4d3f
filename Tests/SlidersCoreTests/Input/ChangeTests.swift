import SlidersCore
import Testing

/// docs/behavior.md §5: the events of a change.
@Suite struct ChangeTests {
    @Test func aTapThatMovesNothingReportsNothing() throws {
        var slider = try Stage([20])
        slider.press(20)
        slider.release()
        slider.press(21)
        slider.drag(21)
        slider.release()
        #expect(slider.news() == "")
    }

    @Test func aDifferenceThatCountsAsNoneIsNoChange() throws {
        var slider = try Stage([0.409], in: 0...1)
        slider.type(0.40900000000000003)
        #expect(slider.news() == "" && slider.values == [0.409])
        slider.type(0.4090000001)
        #expect(slider.news() == "changed 0 by key" && slider.values == [0.4090000001])
    }

    @Test func aSpanThatBecomesAFullTurnOrEmptyIsAChangeOfItsUpperThumb() throws {
        for thumb in [0, 1] {
            var slider = try Stage([0, 0], in: 0...24, spans: [0], on: .ring) {
                ($0.wraps, $0.step) = (true, .every(24))
            }
            slider.key(.step(thumb == 0 ? -1 : 1), thumb: thumb)
            #expect(slider.state.spans == [24] && slider.news() == "changed 1 by key", "\(thumb)")
            slider.key(.step(thumb == 0 ? 1 : -1), thumb: thumb)
            #expect(slider.state.spans == [0] && slider.news() == "changed 1 by key", "\(thumb)")
            try slider.set([0, 0], spans: [24])
            slider.key(.step(0), thumb: 1)
            #expect(slider.state.spans == [24] && slider.news() == "", "code notifies nobody")
        }
    }

    @Test func aTapThatBringsNoThumbReportsNothing() throws {
        for start in [[50.0], [0, 100]] {
            var slider = try Stage(start) {
                $0.step = .every(50)
                $0.pressTarget = .track
            }
            slider.press(start.count == 1 ? 65 : 50)
            slider.release()
            #expect(slider.news() == (start.count == 1 ? "" : "began 0, changed 0, ended 0"))
        }
        var slider = try Stage([50]) {
            $0.step = .every(50)
            $0.pressTarget = .track
        }
        slider.drag(from: 65, to: 66, 90)
        slider.release()
        #expect(slider.news() == "began 0, changed 0, ended 0", "it begins with the first movement")
    }

    @Test func aDragBeginsAtTheFirstPointUnlikeThePress() throws {
        var slider = try Stage([20])
        slider.press(20)
        slider.drag(20)
        #expect(slider.news() == "")
        slider.drag(to: 200, 51)
        #expect(slider.news() == "began 0", "the point differs, the value does not")
        slider.drag(30)
        slider.drag(30)
        #expect(slider.news() == "changed 0")
        slider.release()
        #expect(slider.news() == "ended 0")
    }

    @Test func aDragOfAPileBeginsWithTheFirstMovementAlongTheTrack() throws {
        var slider = try Stage([20, 20])
        slider.press(20)
        slider.drag(to: 200, 65)
        #expect(slider.news() == "")
        slider.drag(to: 190, 65)
        #expect(slider.news() == "began 0, changed 0")
    }

    @Test func aChangeIsReportedOnlyIfAValueDiffers() throws {
        var slider = try Stage([20]) { $0.step = .every(10) }
        slider.drag(from: 20, to: 23, 24, 26, 33, 34, 20)
        slider.release()
        #expect(slider.news() == "began 0, changed 0, changed 0, ended 0")
    }

    @Test func aChangeNamesTheIndicesWhoseValuesDiffer() throws {
        var slider = try Stage([10, 20, 50, 90]) { $0.collision = .push }
        slider.drag(from: 20, to: 60)
        #expect(slider.news() == "began 1, changed 1+2")
        slider = try Stage([20, 40, 60]) { $0.collision = .cross }
        slider.drag(from: 20, to: 60)
        slider.drag(50)
        #expect(slider.values == [40, 50, 60])
        #expect(slider.news() == "began 1, changed 0+1, changed 1", "a thumb's number is its index by now")
    }

    @Test func aChangeNamesItsReason() throws {
        var slider = try Stage([20])
        slider.key(.step(1))
        slider.do(.adjust(1, thumb: 0))
        slider.do(.wheel(1, thumb: 0))
        slider.type(50)
        slider.drag(from: 50, to: 60)
        slider.cancel()
        #expect(
            slider.news()
                == "changed 0 by key, changed 0 by accessibility, changed 0 by wheel, changed 0 by key, "
                + "began 0, changed 0, changed 0 by cancel, cancelled 0"
        )
    }

    @Test func withIsContinuousOffOneChangeIsReportedBeforeTheEnd() throws {
        var slider = try Stage([20, 60]) {
            $0.isContinuous = false
            $0.collision = .push
        }
        slider.drag(from: 20, to: 30, 70, 40)
        #expect(slider.values == [40, 70], "the thumbs follow the pointer meanwhile")
        slider.release()
        #expect(slider.news() == "began 0, changed 0+1, ended 0")
        slider.drag(from: 40, to: 50, 40)
        slider.release()
        #expect(slider.news() == "began 0, ended 0")
        slider.key(.step(1))
        #expect(slider.news() == "changed 0 by key")
    }

    @Test func withIsContinuousOffOvershootIsReported() throws {
        var slider = try Stage([90]) { $0.isContinuous = false }
        slider.drag(from: 90, to: 100, 120)
        slider.release()
        #expect(slider.news() == "began 0, overshot 0, changed 0, ended 0")
    }

    @Test func changesByCodeReportNothing() throws {
        var slider = try Stage([20, 60])
        try slider.state.assign([30, 70])
        try slider.state.move(0, to: 40)
        try slider.set { $0.step = .every(50) }
        slider.state.layOut(on: .ring)
        slider.state.layOut(on: .plain)
        #expect(slider.news() == "")
        #expect(slider.values == [50, 50])
        // The next drag does not report what code set.
        slider.drag(from: 50, to: 60)
        #expect(slider.news() == "began 1")
    }

    @Test func anAssignmentDuringADragIsNotReportedByTheDrag() throws {
        var slider = try Stage([20, 60])
        slider.drag(from: 20, to: 30)
        try slider.state.assign([35, 60])
        slider.drag(35)
        slider.release()
        #expect(slider.news() == "began 0, changed 0, ended 0")
    }

    @Test func aChangeRedrawsTheThumbsThatItMovesOrHolds() throws {
        var slider = try Stage([10, 30, 50, 70])
        let point = slider.point(of: 30)
        #expect(slider.do(.press(at: point, pointer: 0)).redraws == 1..<2, "its state changes")
        #expect(slider.do(.drag(to: slider.point(of: 40), pointer: 0)).redraws == 1..<2)
        #expect(slider.do(.drag(to: slider.point(of: 40), pointer: 0)).redraws == 0..<0)
        #expect(slider.do(.release(pointer: 0)).redraws == 1..<2)
        #expect(slider.do(.press(at: slider.point(of: 20), pointer: 0)).redraws == 0..<2)
    }

    @Test func aBeginWithoutAChangeRedrawsNothing() throws {
        var slider = try Stage([10, 30])
        slider.press(10)
        let change = slider.do(.drag(to: slider.point(of: 10) + SIMD2(0, 5), pointer: 0))
        #expect(change.grip == .thumb(0) && change.redraws.isEmpty)
    }

    @Test func aChangeKnowsItsGrip() throws {
        var slider = try Stage([10, 60])
        #expect(slider.do(.key(.step(1), thumb: 0)).grip == nil)
        slider.press(35)
        #expect(slider.do(.drag(to: slider.point(of: 40), pointer: 0)).grip == .span(0..<2))
        let nothing = slider.do(.drag(to: .zero, pointer: 5))
        #expect(nothing.grip == nil && nothing.changed.isEmpty && nothing.redraws.isEmpty)
    }

    // MARK: Law

    @Test func eachBeginHasOneEnd() {
        var generator = Generator(seed: 14)
        for _ in 0..<1500 {
            let count = generator.int(1..<5)
            var slider = SliderState(
                repairing: generator.configuration(count: count), values: generator.values(count), on: generator.track()
            )
            var open = [0, 0, 0]
            for step in 0..<60 {
                let input = step < 57 ? generator.input(for: slider) : .release(pointer: step - 57)
                let pointer = input.pointer
                slider.handle(input).forEachEvent { event in
                    switch event {
                    case .began: open[pointer ?? 0] += 1
                    case .ended, .cancelled: open[pointer ?? 0] -= 1
                    case .overshot: #expect(pointer.map { open[$0] } == 1)
                    case .blocked: Issue.record("without a reporter")
                    case .changed(let indices, let reason):
                        #expect(indices.contains { slider.isChanged(thumb: $0) })
                        let isChoice = if case .choose = input { true } else { false }
                        let isRelease = if case .release = input { true } else { false }
                        let isOfPointer = reason == .pointer || reason == .cancel || isRelease && reason == .reset
                        #expect(isOfPointer == (pointer != nil || isChoice))
                    }
                    #expect(open.allSatisfy { $0 == 0 || $0 == 1 })
                }
            }
            #expect(open == [0, 0, 0])
        }
    }
}
