import SlidersCore
import Testing

/// docs/behavior.md §4.11: a cancel restores the values of the press.
@Suite struct CancelTests {
    @Test func aCancelRestoresTheValuesOfThePressAndReportsIt() throws {
        var slider = try Stage([20, 60])
        slider.drag(from: 20, to: 45)
        _ = slider.news()
        slider.cancel()
        #expect(slider.picture == "──●━━━●────")
        #expect(slider.news() == "changed 0 by cancel, cancelled 0")
        #expect(!slider.state.isHeld(thumb: 0))
    }

    @Test func aCancelWithoutADifferenceReportsNoChange() throws {
        var slider = try Stage([20])
        slider.drag(from: 20, to: 45, 20)
        _ = slider.news()
        slider.cancel()
        #expect(slider.news() == "cancelled 0")
        slider.press(20)
        slider.cancel()
        #expect(slider.news() == "", "a tap began nothing")
    }

    @Test func aCancelRestoresPushedAndPulledThumbs() throws {
        var slider = try Stage([10, 20, 30]) {
            $0.collision = .push
            $0.minimumSpan = 5
        }
        slider.drag(from: 10, to: 80)
        #expect(slider.values == [80, 85, 90])
        slider.cancel()
        #expect(slider.values == [10, 20, 30])
        slider = try Stage([10, 20, 30]) {
            $0.collision = .push
            $0.maximumSpan = 15
        }
        slider.drag(from: 10, to: 0)
        slider.cancel()
        #expect(slider.values == [10, 20, 30])
    }

    @Test func aCancelRestoresCrossedThumbs() throws {
        var slider = try Stage([10, 40, 70]) { $0.collision = .cross }
        slider.drag(from: 10, to: 90)
        #expect(slider.values == [40, 70, 90])
        slider.cancel()
        #expect(slider.values == [10, 40, 70])
    }

    @Test func aCancelRestoresSpans() throws {
        var slider = try Stage([20, 60, 90]) { $0.spanDrag = .all }
        slider.drag(from: 40, to: 45)
        #expect(slider.values.isNear([25, 65, 95]))
        slider.cancel()
        #expect(slider.values == [20, 60, 90])
        #expect(slider.news() == "began span 0–2, changed 0+1+2, changed 0+1+2 by cancel, cancelled span 0–2")
    }

    @Test func aCancelRestoresRawAndExactValuesToTheBit() throws {
        var slider = try Stage([33.3]) {
            $0.step = .every(10)
            $0.keepsValuesBetweenSteps = true
            $0.snapsWhileDragging = false
        }
        slider.drag(from: 33.3, to: 47.1)
        slider.cancel()
        #expect(slider.values == [33.3])
    }

    @Test func aCancelRestoresThumbsOnAWrappingCircle() throws {
        var slider = try Stage([90, 10], on: .ring) {
            $0.wraps = true
            $0.collision = .push
            $0.minimumSpan = 10
        }
        slider.press(degrees: 324)
        for direction in [30.0, 150, 270, 20] { slider.drag(degrees: direction) }
        slider.cancel()
        #expect(slider.values == [90, 10])
        #expect(slider.state.spans.isNear([20]))
    }

    @Test func thumbsOfOtherPointersLimitACancel() throws {
        var slider = try Stage([20, 60])
        slider.drag(from: 20, to: 50)
        slider.press(60, pointer: 1)
        slider.drag(50, pointer: 1)
        slider.cancel(pointer: 1)
        #expect(slider.values == [50, 60])
        slider.press(60, pointer: 1)
        slider.drag(55, pointer: 1)
        slider.cancel(pointer: 0)
        #expect(slider.values.isNear([20, 55]), "only the thumb of the cancelled pointer")
        // A thumb that another pointer moved in between keeps it away.
        slider = try Stage([20, 60])
        slider.drag(from: 60, to: 100)
        slider.press(20, pointer: 1)
        slider.drag(80, pointer: 1)
        slider.cancel(pointer: 0)
        #expect(slider.values == [80, 80])
        #expect(slider.state.isHeld(thumb: 0))
    }

    @Test func escapeCancelsEveryPointer() throws {
        var slider = try Stage([20, 60])
        slider.drag(from: 20, to: 30)
        slider.press(60, pointer: 1)
        slider.drag(70, pointer: 1)
        while let pointer = slider.state.anyPointer { slider.cancel(pointer: pointer) }
        #expect(slider.values == [20, 60])
        #expect(slider.state.anyPointer == nil)
    }

    @Test func aCancelReportsNoChangeWhereIsContinuousIsOff() throws {
        var slider = try Stage([20]) { $0.isContinuous = false }
        slider.drag(from: 20, to: 45)
        slider.cancel()
        #expect(slider.values == [20])
        #expect(slider.news() == "began 0, cancelled 0")
    }

    @Test func changingTheNumberOfThumbsCancelsDrags() throws {
        var slider = try Stage([20, 60])
        slider.drag(from: 20, to: 45)
        #expect(slider.state.configure(slider.state.configuration).isEmpty)
        #expect(slider.state.anyPointer == 0)
        let reports = try slider.state.assign([1, 2, 3])
        #expect(slider.values == [1, 2, 3] && slider.state.anyPointer == nil)
        #expect(reports.map(\.change.reason) == [.cancel])
    }

    @Test func onlyTheDragOfADisabledThumbEnds() throws {
        var slider = try Stage([20, 60])
        slider.drag(from: 20, to: 45)
        try slider.set { $0.disabledThumbs = [1] }
        #expect(slider.values == [45, 60])
        #expect(slider.state.isHeld(thumb: 0))
    }

    @Test func aReleaseKeepsTheValues() throws {
        var slider = try Stage([20])
        slider.drag(from: 20, to: 45)
        slider.release()
        slider.cancel()
        #expect(slider.values == [45])
        #expect(slider.news() == "began 0, changed 0, ended 0")
    }

    // MARK: Law

    @Test func cancelRestoresToTheBit() throws {
        var generator = Generator(seed: 11)
        var moved = 0
        for _ in 0..<4000 {
            let count = generator.int(1..<6)
            let track = generator.track()
            let configuration = generator.configuration(count: count)
            var slider = SliderState(repairing: configuration, values: generator.values(count), on: track)
            let before = slider.values
            let spans = slider.spans
            slider.handle(.press(at: generator.point(near: slider), pointer: 0))
            for _ in 0..<generator.int(0..<12) { slider.handle(.drag(to: generator.point(near: slider), pointer: 0)) }
            moved += slider.values == before ? 0 : 1
            slider.handle(.cancel(pointer: 0))
            #expect(slider.values == before, "\(slider.configuration) on \(track)")
            #expect(slider.spans.isNear(spans, within: 1e-9 * max(1, slider.scale.length)))
            #expect(slider.anyPointer == nil)
        }
        #expect(moved > 500, "\(moved)")
    }
}
