import SlidersCore
import Testing

/// docs/behavior.md §4.2: a pile can always be opened, at an end, in the middle, and beside disabled thumbs.
@Suite struct PileTests {
    /// The slider after a press on a pile and a drag.
    private func dragged(
        _ pile: [Double], to value: Double, _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws -> String {
        var slider = try Stage(pile, configure)
        slider.drag(from: pile[0], to: value)
        return slider.picture
    }

    @Test(arguments: [SliderPressTarget.thumb, .span]) func onARingOnlyCoincidingThumbsAreAPile(
        press: SliderPressTarget
    ) throws {
        var configuration = SliderConfiguration(bounds: 0...100)
        (configuration.wraps, configuration.pressTarget) = (true, press)
        let ring = SliderTrack.arc(.init(center: .zero, radius: 100, start: 0, sweep: 360))
        for (next, index) in [(0.52, 0), (0.48, 2)] {
            var state = try SliderState(configuration, values: [50, 80, 50], on: ring)
            state.handle(.press(at: ring.point(at: 0.5), pointer: 0))
            state.handle(.drag(to: ring.point(at: next), pointer: 0))
            #expect((0..<3).filter { state.isHeld(thumb: $0) } == [index])
        }
    }

    @Test func aWaitingPileThatIsPushedRoundARingOpensInThePointersDirection() throws {
        for (next, value) in [(52.0, 12.0), (48, 8)] {
            var slider = try Stage([30, 50, 50, 70], on: .ring) { ($0.wraps, $0.collision) = (true, .push) }
            slider.press(50)
            slider.press(30, pointer: 1)
            for position in [60.0, 90] { slider.drag(position, pointer: 1) }
            slider.do(.drag(to: slider.state.track.point(at: 0.1), pointer: 1))
            slider.release(pointer: 1)
            #expect(slider.values.isNear([10, 10, 10, 10]))
            slider.drag(next)
            let expected = value > 10 ? [10, 10, value, value] : [value, value, 10, 10]
            #expect(slider.values.isNear(expected), "\(next): \(slider.values)")
        }
    }

    @Test func ofAPileWhoseThumbsMovedTheNearestAreLeft() throws {
        for (next, index) in [(53.0, 0), (47, 0)] {
            var slider = try Stage([50, 50])
            slider.press(50)
            try slider.state.assign([50, 51])
            slider.drag(next)
            #expect(slider.state.isHeld(thumb: index), "\(next)")
        }
    }

    @Test func aPileWhoseValuesCodeChangesIsDraggedFromTheNewOnes() throws {
        var slider = try Stage([1, 1], in: 0...1)
        slider.press(1)
        var configuration = slider.state.configuration
        (configuration.lowerBound, configuration.upperBound, configuration.step) = (0, 100, .every(10))
        try slider.state.configure(configuration, values: [50, 50])
        slider.drag(99)
        slider.drag(100)
        #expect(slider.values == [50, 50], "back at the press, the thumb is where it was taken")
    }

    @Test func aPileThatWasPushedIsDraggedVerticallyFromWhereItIs() throws {
        var slider = try Stage([10, 30, 30], on: .circle(sweep: 270)) {
            ($0.collision, $0.dragsVertically) = (.push, true)
        }
        slider.press(30)
        let start = slider.point(of: 30)
        try slider.state.move(0, to: 40)
        #expect(slider.values == [40, 40, 40])
        slider.do(.drag(to: start - SIMD2(0, 20), pointer: 0))
        #expect(slider.values.isNear([40, 40, 50]), "\(slider.values)")
    }

    @Test func aPileInTheMiddleOpensInBothDirections() throws {
        #expect(try dragged([50, 50], to: 80) == "─────●━━●──")
        #expect(try dragged([50, 50], to: 20) == "──●━━●─────")
        #expect(try dragged([50, 50, 50], to: 80) == "─────◉━━●──")
        #expect(try dragged([50, 50, 50], to: 20) == "──●━━◉─────")
    }

    @Test func aPileAtAnEndOpensInward() throws {
        #expect(try dragged([0, 0], to: 30) == "●━━●───────")
        #expect(try dragged([100, 100], to: 70) == "───────●━━●")
        #expect(try dragged([0, 0], to: -30) == "◉──────────")
        #expect(try dragged([100, 100, 100], to: 130) == "──────────◉")
    }

    @Test func theOnlyThumbOfAPileThatCanMoveIsTaken() throws {
        var slider = try Stage([100, 100])
        slider.drag(from: 100, to: 105)
        #expect(slider.news() == "began 0, overshot 0")
        slider.drag(60)
        #expect(slider.picture == "──────●━━━●")
        #expect(slider.news() == "changed 0")
    }

    @Test func aPileThatCannotOpenInOneDirectionWaitsForTheOther() throws {
        var slider = try Stage([50, 50]) {
            $0.thumbLimits = [0...50, 0...50]
            $0.collision = .push
        }
        slider.press(50)
        slider.drag(55)
        #expect(slider.news() == "" && !slider.state.isHeld(thumb: 0))
        slider.drag(40)
        #expect(slider.picture == "────●●─────")
        #expect(slider.news() == "began 0, changed 0")
    }

    @Test func aPileWithDisabledThumbsOpensWhereItCan() throws {
        #expect(try dragged([50, 50, 50], to: 80) { $0.disabledThumbs = [1] } == "─────◉━━●──")
        #expect(try dragged([50, 50, 50], to: 20) { $0.disabledThumbs = [1] } == "──●━━◉─────")
        #expect(try dragged([50, 50, 50], to: 80) { $0.disabledThumbs = [2] } == "─────◉─────")
        #expect(try dragged([50, 50, 50], to: 20) { $0.disabledThumbs = [2] } == "──●━━◉─────")
        #expect(try dragged([50, 50, 50], to: 20) { $0.disabledThumbs = [0] } == "─────◉─────")
        #expect(try dragged([50, 50, 50], to: 80) { $0.disabledThumbs = [0, 1] } == "─────◉━━●──")
    }

    @Test func aPileOpensWithEveryCollisionRule() throws {
        for collision in [SliderCollision.stop, .push, .cross] {
            #expect(try dragged([50, 50], to: 80) { $0.collision = collision } == "─────●━━●──")
            #expect(try dragged([50, 50], to: 20) { $0.collision = collision } == "──●━━●─────")
        }
    }

    @Test func aPileOpensBesideAThumbHeldByAnotherPointer() throws {
        var slider = try Stage([50, 50])
        slider.press(50, pointer: 1)
        slider.drag(50.5, pointer: 1)
        slider.drag(50, pointer: 1)
        // Thumb 1 is held and a wall; thumb 0 can go backward only.
        slider.drag(from: 50, to: 60)
        #expect(slider.values == [50, 50])
        slider.drag(40)
        #expect(slider.values == [40, 50])
    }

    @Test func aDisabledThumbIsAWallForEveryCollisionRule() throws {
        for collision in [SliderCollision.stop, .push, .cross] {
            var slider = try Stage([20, 50, 80]) {
                $0.collision = collision
                $0.disabledThumbs = [1]
            }
            slider.drag(from: 20, to: 100)
            #expect(slider.picture == "─────◉━━●──", "\(collision)")
            slider.release()
            slider.drag(from: 80, to: 0)
            #expect(slider.picture == "─────◉─────", "\(collision)")
        }
    }

    @Test func aPileOnACircleOpensInBothDirections() throws {
        for wraps in [false, true] {
            var slider = try Stage([50, 50], on: .ring) { $0.wraps = wraps }
            slider.press(degrees: 180)
            slider.drag(degrees: 225)
            #expect(slider.values.isNear([50, 62.5]))
            slider.release()
            slider = try Stage([50, 50], on: .ring) { $0.wraps = wraps }
            slider.press(degrees: 180)
            slider.drag(degrees: 135)
            #expect(slider.values.isNear([37.5, 50]))
        }
    }

    // MARK: Law

    /// A pile of any size opens forward unless its highest thumb is disabled or at the end, and backward unless its
    /// lowest thumb is.
    @Test func noPileIsStuck() throws {
        var generator = Generator(seed: 10)
        for _ in 0..<3000 {
            let count = generator.int(1..<6)
            let position = Double(generator.int(0..<11)) * 10
            let goesUp = generator.chance(0.5)
            var slider = try Stage([Double](repeating: position, count: count)) {
                $0.collision = generator.pick([.stop, .push, .cross])
                $0.disabledThumbs = (0..<count).filter { _ in generator.chance(0.3) }
                $0.step = generator.pick([.none, .every(10)])
                $0.pressTarget = generator.pick([.thumb, .span, .track, .anywhere])
            }
            slider.drag(from: position, to: position + (goesUp ? 20 : -20))
            let outermost = goesUp ? count - 1 : 0
            let isOpen = !slider.state.isDisabled(thumb: outermost) && position != (goesUp ? 100 : 0)
            #expect((slider.values[outermost] != position) == isOpen, "\(slider.state.configuration) at \(position)")
        }
    }
}
