import SlidersCore
import Testing

/// docs/behavior.md §4.5: the span between two thumbs.
@Suite struct SpanDragTests {
    @Test func aSpanMovesBothThumbsAndKeepsTheirDistance() throws {
        var slider = try Stage([20, 50])
        slider.drag(from: 30, to: 60)
        #expect(slider.picture == "─────●━━●──")
        slider.release()
        #expect(slider.news() == "began span 0–1, changed 0+1, ended span 0–1")
    }

    @Test func aBarStopsAtTheEndsAndComesBackUnderThePointer() throws {
        var slider = try Stage([20, 50])
        slider.drag(from: 30, to: 99)
        #expect(slider.picture == "───────●━━●")
        slider.drag(-50)
        #expect(slider.picture == "●━━●───────")
        slider.drag(40)
        #expect(slider.values.isNear([30, 60]))
    }

    @Test func eachThumbOfABarMovesToItsNearestAllowedValue() throws {
        var slider = try Stage([3, 6], in: 0...10) { $0.step = .every(3) }
        slider.drag(from: 4.5, to: 20)
        #expect(slider.values == [6, 10], "the distance may differ by less than a step")
    }

    @Test func aBarKeepsTheDistanceInValuesOnEveryScale() throws {
        var slider = try Stage([10, 30], in: 1...1000) { $0.scale = .logarithmic }
        slider.drag(from: 18, to: 118)
        #expect(slider.values.isNear([110, 130], within: 1e-6))
    }

    @Test func outerNeighborsStopABar() throws {
        for collision in [SliderCollision.stop, .cross] {
            var slider = try Stage([10, 30, 50, 70]) { $0.collision = collision }
            slider.drag(from: 40, to: 80)
            #expect(slider.values == [10, 50, 70, 70], "\(collision)")
            slider.drag(0)
            #expect(slider.values == [10, 10, 30, 70], "\(collision)")
        }
    }

    @Test func aBarPushesOuterNeighbors() throws {
        var slider = try Stage([10, 30, 50, 70]) {
            $0.collision = .push
            $0.minimumSpan = 5
        }
        slider.drag(from: 40, to: 80)
        #expect(slider.values == [10, 70, 90, 95])
        slider.drag(0)
        #expect(slider.values == [0, 5, 25, 95], "a pushed thumb stays where it was left")
    }

    @Test func aBarPullsOuterNeighbors() throws {
        var slider = try Stage([10, 30, 50]) {
            $0.collision = .push
            $0.maximumSpan = 25
        }
        slider.drag(from: 40, to: 60)
        #expect(slider.values == [25, 50, 70])
        slider = try Stage([10, 30, 50]) { $0.maximumSpan = 25 }
        slider.drag(from: 40, to: 60)
        #expect(slider.values == [10, 35, 55])
    }

    @Test func wallsStopABar() throws {
        var slider = try Stage([20, 40, 70]) {
            $0.collision = .push
            $0.disabledThumbs = [2]
        }
        slider.drag(from: 30, to: 90)
        #expect(slider.values == [50, 70, 70])
    }

    @Test func aBarWithADisabledThumbCannotBeDragged() throws {
        for press in [SliderPressTarget.span, .spanAndTrack] {
            var slider = try Stage([20, 60]) {
                $0.pressTarget = press
                $0.disabledThumbs = [0]
            }
            slider.drag(from: 45, to: 50)
            #expect(slider.values == [20, 60], "\(press)")
            #expect(slider.news() == "")
        }
    }

    @Test func aBarIsTheTwoThumbsBesideThePress() throws {
        var slider = try Stage([10, 40, 70])
        slider.drag(from: 55, to: 60)
        #expect(slider.values.isNear([10, 45, 75]))
    }

    @Test func aBarOfAllThumbsMovesAllOfThem() throws {
        var slider = try Stage([10, 40, 70]) { $0.spanDrag = .all }
        slider.drag(from: 55, to: 65)
        #expect(slider.picture == "──●━━●━━●──")
        slider.drag(100)
        #expect(slider.values == [40, 70, 100])
        #expect(slider.news() == "began span 0–2, changed 0+1+2, changed 0+1+2")
        slider.release()
        try slider.set { $0.disabledThumbs = [2] }
        slider.drag(from: 55, to: 45)
        #expect(slider.values == [40, 70, 100])
    }

    @Test func aBarThatHasNowhereToGoCannotBeDragged() throws {
        for press in [SliderPressTarget.span, .spanAndTrack] {
            var slider = try Stage([0, 100]) { $0.pressTarget = press }
            slider.drag(from: 50, to: 60)
            slider.release()
            #expect(slider.news() == "", "\(press)")
            #expect(slider.state.grip(under: slider.point(of: 50)) == nil)
        }
        var pile = try Stage([100, 100]) {
            $0.pressTarget = .span
            $0.disabledThumbs = [0]
        }
        pile.drag(from: 100, to: 90)
        pile.release()
        #expect(pile.values == [100, 100] && pile.news() == "")
    }

    @Test func limitsOfThumbsLimitTheirSpan() throws {
        var slider = try Stage([20, 60]) {
            $0.thumbLimits = [10...30, nil]
            $0.enabledRange = 0...65
        }
        slider.drag(from: 40, to: 60)
        #expect(slider.values.isNear([25, 65]))
        slider.drag(0)
        #expect(slider.values.isNear([10, 50]))
    }

    @Test func aWrappingBarGoesRoundWithoutEnd() throws {
        var slider = try Stage([90, 10], on: .ring) { $0.wraps = true }
        slider.press(degrees: 0)
        for direction in [120.0, 240, 0, 120] { slider.drag(degrees: direction) }
        #expect(slider.values.isNear([23.333, 43.333], within: 0.0005))
        #expect(slider.state.spans.isNear([20]))
        #expect(slider.state.overshoot == 0)
    }

    @Test func aBarWithoutLengthIsAPile() throws {
        var slider = try Stage([50, 50])
        slider.drag(from: 50, to: 60)
        #expect(slider.values == [50, 60])
    }

    // MARK: Law

    @Test func aBarKeepsItsDistanceInEveryDrag() throws {
        var generator = Generator(seed: 12)
        for _ in 0..<3000 {
            let low = generator.double(0...40)
            let high = low + generator.double(20...60)
            var slider = try Stage([low, high]) { $0.collision = generator.pick([.stop, .push, .cross]) }
            slider.press((low + high) / 2)
            for _ in 0..<6 {
                slider.drag(generator.double(-80...180))
                #expect((slider.values[1] - slider.values[0]).isNear(high - low))
                #expect(slider.values[0] >= 0 && slider.values[1] <= 100)
            }
        }
    }
}
