import Testing

@testable import SlidersCore
@testable import SlidersRuler

/// A scale that moves under a mark (§11 of docs/behavior.md).
@Suite struct RulerTests {
    /// A level ruler of 10 points per unit, 0…100, with the mark at x = 150.
    private func ruler(
        _ value: Double = 50, _ track: SliderRuler.Track? = nil,
        _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws(SliderError) -> SliderRuler {
        var configuration = SliderConfiguration(bounds: 0...100)
        configure(&configuration)
        let track =
            track ?? SliderRuler.Track(.straight(mark: SIMD2(150, 22), direction: SIMD2(1, 0)), length: 1000)
        return try SliderRuler(configuration, value: value, on: track)
    }

    private func events(_ change: SliderState.Change) -> [String] {
        var events: [String] = []
        change.forEachEvent { events.append("\($0)".prefix { $0 != "(" }.description) }
        return events
    }

    /// Lets the scale come to rest, in frames, and returns the events.
    private func rest(_ ruler: inout SliderRuler, from time: Double, frame: Double = 1 / 60) -> [String] {
        var events: [String] = []
        var time = time
        while ruler.isMoving, time < 60 {
            time += frame
            events += self.events(ruler.tick(at: time))
        }
        return events
    }

    // MARK: Drags

    @Test func theScaleMovesWithTheFinger() throws {
        var ruler = try ruler()
        #expect(events(ruler.handle(.press(at: SIMD2(200, 22), pointer: 3), at: 0)) == [])
        #expect(events(ruler.handle(.drag(to: SIMD2(180, 22), pointer: 3), at: 0.1)) == ["began", "changed"])
        #expect(ruler.value == 52 && ruler.unwrappedFraction(at: 0.1) == 0.52)
        ruler.handle(.drag(to: SIMD2(205, 40), pointer: 3), at: 0.2)
        #expect(ruler.value == 49.5)
    }

    @Test func aDoubleTapNearTheMarkResetsTheValue() throws {
        var ruler = try ruler(20) { ($0.resetsOnDoubleTap, $0.resetValues) = (true, [40]) }
        var time = 0.0
        for (taps, position, value) in [(1, 151.0, 20.0), (2, 151, 40), (1, 200, 45), (2, 200, 50), (3, 170, 40)] {
            ruler.handle(.press(at: SIMD2(position, 22), pointer: 0), at: time)
            ruler.handle(.release(pointer: 0, taps: taps), at: time + 0.1)
            _ = rest(&ruler, from: time + 0.1)
            #expect(ruler.value == value)
            time += 10
        }
        ruler.handle(.type(70, thumb: 0), at: time)
        #expect(ruler.handle(.reset(thumb: 5), at: time).reason == .reset && ruler.value == 40)
    }

    @Test func theScaleFollowsBetweenStepsAndTheValueDoesNot() throws {
        var ruler = try ruler { $0.step = .every(1) }
        ruler.handle(.press(at: SIMD2(200, 22), pointer: 0), at: 0)
        ruler.handle(.drag(to: SIMD2(197, 22), pointer: 0), at: 0.1)
        #expect(ruler.value == 50 && ruler.unwrappedFraction(at: 0.1) == 0.503)
        ruler.handle(.drag(to: SIMD2(194, 22), pointer: 0), at: 0.2)
        #expect(ruler.value == 51)
    }

    @Test func aFingerThatRestedLeavesTheScaleOnTheNearestStep() throws {
        var ruler = try ruler { $0.step = .every(1) }
        ruler.handle(.press(at: SIMD2(200, 22), pointer: 0), at: 0)
        ruler.handle(.drag(to: SIMD2(196, 22), pointer: 0), at: 0.1)
        #expect(events(ruler.handle(.release(pointer: 0), at: 1)) == [])
        #expect(ruler.isEditing && ruler.isMoving)
        #expect(rest(&ruler, from: 1).last == "ended")
        #expect(ruler.value == 50 && ruler.unwrappedFraction(at: 9) == 0.5 && !ruler.isEditing)
    }

    @Test func beyondItsEndTheScaleGivesAndComesBack() throws {
        var ruler = try ruler(95)
        ruler.handle(.press(at: SIMD2(200, 22), pointer: 0), at: 0)
        ruler.handle(.drag(to: SIMD2(50, 22), pointer: 0), at: 0.1)
        #expect(ruler.value == 100 && ruler.unwrappedFraction(at: 0.1) > 1.02 && ruler.unwrappedFraction(at: 0.1) < 1.1)
        #expect(abs(ruler.slider.overshoot - 10) < 1e-9)
        #expect(ruler.obstacle == SliderObstacle(thumb: 0, .bound(100)))
        #expect(events(ruler.handle(.release(pointer: 0), at: 1)) == ["overshot"])
        #expect(ruler.obstacle == nil)
        var positions: [Double] = []
        for frame in 0...120 { positions.append(ruler.unwrappedFraction(at: 1 + Double(frame) / 60)) }
        #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 >= $1 } && positions.last == 1)
        #expect(rest(&ruler, from: 1) == ["ended"])
    }

    @Test func aCancelRestoresTheValue() throws {
        var ruler = try ruler()
        ruler.handle(.press(at: SIMD2(200, 22), pointer: 0), at: 0)
        ruler.handle(.drag(to: SIMD2(100, 22), pointer: 0), at: 0.1)
        #expect(events(ruler.handle(.cancel(pointer: 0), at: 0.2)) == ["changed", "cancelled"])
        _ = rest(&ruler, from: 0.2)
        #expect(ruler.value == 50 && ruler.unwrappedFraction(at: 5) == 0.5)
    }

    @Test func fineControlIsShift() throws {
        var ruler = try ruler { $0.hasFineControl = true }
        ruler.handle(.press(at: SIMD2(200, 22), pointer: 0), at: 0)
        ruler.handle(.drag(to: SIMD2(160, 22), pointer: 0, isFine: true), at: 0.1)
        #expect(ruler.value == 51)
    }

    @Test func aBentScaleTurnsWithTheFinger() throws {
        let track = SliderRuler.Track(
            .bent(center: SIMD2(150, 200), radius: 180, mark: 0, isClockwise: true), length: 1000)
        var ruler = try ruler(50, track)
        let press = track.location(at: 0)
        #expect(press == SIMD2(150, 20))
        ruler.handle(.press(at: press, pointer: 0), at: 0)
        ruler.handle(.drag(to: track.location(at: -30), pointer: 0), at: 0.1)
        #expect(abs(ruler.value - 53) < 1e-9)
    }

    // MARK: Flicks

    @Test func aFlickGoesOnAndEndsOnAStep() throws {
        var ruler = try ruler { $0.step = .every(1) }
        ruler.handle(.press(at: SIMD2(200, 22), pointer: 0), at: 0)
        for frame in 1...5 {
            ruler.handle(.drag(to: SIMD2(200 - 10 * Double(frame), 22), pointer: 0), at: Double(frame) / 100)
        }
        #expect(events(ruler.handle(.release(pointer: 0), at: 0.05)) == [])
        let goal = try #require(ruler.motion?.to)
        // A flick of 1,000 points a second continues for the distance of half a second.
        #expect(abs(goal - (0.55 + 0.4995)) < 0.005 || goal == 1)
        let events = rest(&ruler, from: 0.05)
        #expect(events.filter { $0 == "ended" }.count == 1 && events.last == "ended")
        #expect(ruler.slider.fraction(of: ruler.value) == goal && ruler.unwrappedFraction(at: 99) == goal)
    }

    @Test func theVelocityOfAFlickDeterminesWhereItRests() throws {
        for (speed, rest) in [(40.0, 52.0), (100.0, 55.0), (400.0, 70.0), (700.0, 86.0)] {
            var ruler = try ruler { $0.step = .every(1) }
            ruler.handle(.press(at: SIMD2(200, 22), pointer: 0), at: 0)
            for frame in 1...5 {
                let time = Double(frame) / 500
                ruler.handle(.drag(to: SIMD2(200 - speed * time, 22), pointer: 0), at: time)
            }
            ruler.handle(.release(pointer: 0), at: 0.01)
            #expect(ruler.motion?.to == rest / 100, "\(speed)")
            #expect(ruler.motion.map { $0.duration < 1.7 } == true)
        }
    }

    @Test func aTouchStopsTheScaleAndTheDragGoesOn() throws {
        var ruler = try ruler()
        flick(&ruler)
        #expect(ruler.acceptsPress(at: ruler.track.location(at: ruler.unwrappedFraction)))
        let position = ruler.unwrappedFraction(at: 0.2)
        #expect(events(ruler.handle(.press(at: SIMD2(100, 22), pointer: 1), at: 0.2)) == ["changed"])
        #expect(ruler.unwrappedFraction(at: 0.9) == position && ruler.isEditing && !ruler.isMoving)
        #expect(!events(ruler.handle(.drag(to: SIMD2(90, 22), pointer: 1), at: 1)).contains("began"))
        ruler.handle(.release(pointer: 1), at: 3)
        #expect(rest(&ruler, from: 3).filter { $0 == "ended" }.count == 1)
    }

    @Test func aPressCountsOnTheScaleOfARulerThatCanMove() throws {
        var ruler = try ruler()
        let mark = ruler.track.location(at: ruler.unwrappedFraction)
        #expect(ruler.acceptsPress(at: mark) && !ruler.acceptsPress(at: SIMD2(.nan, mark.y)))
        var configuration = ruler.configuration
        configuration.isReadOnly = true
        _ = ruler.configure(configuration)
        #expect(!ruler.acceptsPress(at: mark))
    }

    @Test func aTouchThatStopsTheScaleSelectsTheValueThatIsUnderTheMarkThen() throws {
        for frame in stride(from: 0.06, to: 0.6, by: 0.013) {
            var ruler = try ruler { $0.step = .every(1) }
            flick(&ruler)
            ruler.tick(at: 0.055)
            let (before, position) = (ruler.value, ruler.unwrappedFraction(at: frame))
            let change = ruler.handle(.press(at: SIMD2(100, 22), pointer: 1), at: frame)
            #expect(ruler.value == (100 * position).rounded() && ruler.unwrappedFraction(at: 9) == position)
            #expect(events(change) == (ruler.value == before ? [] : ["changed"]))
            let value = ruler.value
            ruler.handle(.release(pointer: 1), at: 3)
            #expect(
                rest(&ruler, from: 3) == ["ended"] && ruler.value == value
                    && ruler.unwrappedFraction(at: 9) == value / 100)
        }
    }

    @Test func aTouchOnAGlideChangesNothingUntilItMoves() throws {
        var ruler = try ruler { $0.step = .every(1) }
        ruler.handle(.key(.step(5), thumb: 0), at: 0)
        ruler.handle(.press(at: SIMD2(150, 22), pointer: 1), at: 0.05)
        #expect(ruler.value == 55 && ruler.unwrappedFraction(at: 9) < 0.54)
        ruler.handle(.release(pointer: 1), at: 1)
        #expect(rest(&ruler, from: 1) == [] && ruler.value == 55 && ruler.unwrappedFraction(at: 9) == 0.55)
    }

    @Test func aTouchThatCatchesTheScaleBeyondItsEndMovesItFromThere() throws {
        var ruler = try ruler(95)
        ruler.handle(.press(at: SIMD2(200, 22), pointer: 0), at: 0)
        ruler.handle(.drag(to: SIMD2(0, 22), pointer: 0), at: 0.1)
        ruler.handle(.release(pointer: 0), at: 1)
        let position = ruler.unwrappedFraction(at: 1.05)
        #expect(position > 1.01 && events(ruler.handle(.press(at: SIMD2(100, 22), pointer: 1), at: 1.05)) == [])
        ruler.handle(.drag(to: SIMD2(100.001, 22), pointer: 1), at: 1.1)
        #expect(abs(ruler.unwrappedFraction(at: 1.1) - position) < 1e-5 && ruler.value == 100)
        // Back to where the scale ends, and on.
        ruler.handle(.drag(to: SIMD2(500, 22), pointer: 1), at: 1.2)
        #expect(ruler.value < 90)
    }

    @Test func howFarTheScaleGivesIsInverted() throws {
        let ruler = try ruler()
        for position in stride(from: -0.5, through: 1.5, by: 0.0625) {
            let drawn = ruler.drawnFraction(ofDragged: position)
            #expect(abs(ruler.draggedFraction(ofDrawn: drawn) - position) < 1e-9, "\(position)")
        }
    }

    @Test func codeStopsTheScaleWithOneEnd() throws {
        var ruler = try ruler()
        flick(&ruler)
        let reports = try ruler.assign(20)
        #expect(reports.map { events($0.change).last } == ["ended"])
        #expect(ruler.value == 20 && !ruler.isMoving && ruler.unwrappedFraction(at: 1) == 0.2)
    }

    @Test func aStopIsFollowedByKeys() throws {
        var ruler = try ruler { $0.step = .every(1) }
        flick(&ruler)
        #expect(ruler.stop().map { events($0.change).last } == "ended")
        let value = ruler.value
        #expect(events(ruler.handle(.key(.step(1), thumb: 0), at: 0.3)) == ["changed"])
        #expect(ruler.value == value + 1 && ruler.isMoving, "the scale glides to the value that is there already")
        #expect(
            rest(&ruler, from: 0.3) == [] && ruler.unwrappedFraction(at: 9) == ruler.slider.fraction(of: ruler.value))
    }

    @Test func cancelingAllRestoresTheValueOfAPressAndStopsAMotion() throws {
        var held = try ruler { $0.step = .every(1) }
        held.handle(.press(at: SIMD2(200, 22), pointer: 3), at: 0)
        held.handle(.drag(to: SIMD2(100, 22), pointer: 3), at: 0.1)
        #expect(held.value == 60 && held.anyPointer == 3)
        #expect(held.cancelAll().map { events($0.change).last } == ["cancelled"])
        #expect(held.value == 50 && held.unwrappedFraction(at: 1) == 0.5 && held.anyPointer == nil)
        #expect(!held.isEditing && !held.isMoving && held.cancelAll().isEmpty)

        var moving = try ruler { $0.step = .every(1) }
        flick(&moving)
        moving.tick(at: 0.1)
        let value = moving.value
        #expect(moving.cancelAll().map { events($0.change).last } == ["ended"])
        #expect(moving.value == value && value > 50 && !moving.isMoving && moving.cancelAll().isEmpty)
    }

    @Test func reducedMotionIsAtTheEndAtOnce() throws {
        var ruler = try ruler { $0.step = .every(1) }
        flick(&ruler)
        let goal = ruler.motion?.to
        ruler.finish()
        #expect(ruler.unwrappedFraction(at: 0.1) == goal)
        #expect(rest(&ruler, from: 0.1).suffix(1) == ["ended"] && ruler.slider.fraction(of: ruler.value) == goal)
    }

    @Test func aRejectedValueBringsTheScaleBack() throws {
        var ruler = try ruler()
        ruler.handle(.press(at: SIMD2(200, 22), pointer: 0), at: 0)
        _ = ruler.propose(.drag(to: SIMD2(100, 22), pointer: 0), at: 0.1)
        #expect(ruler.value == 50)
        _ = ruler.propose(.release(pointer: 0), at: 1)
        for frame in 1...200 {
            ruler.time = 1 + Double(frame) / 60
            let proposal = ruler.proposeFrame()
            if proposal.thumbs.isEmpty { ruler.commit(proposal) }
        }
        #expect(ruler.value == 50 && ruler.unwrappedFraction(at: 9) == 0.5 && !ruler.isEditing)
    }

    private func flick(_ ruler: inout SliderRuler) {
        ruler.handle(.press(at: SIMD2(200, 22), pointer: 0), at: 0)
        for frame in 1...5 {
            ruler.handle(.drag(to: SIMD2(200 - 4 * Double(frame), 22), pointer: 0), at: Double(frame) / 100)
        }
        ruler.handle(.release(pointer: 0), at: 0.05)
    }

    // MARK: Without dragging

    @Test func aTapBringsTheValueThatItIsOn() throws {
        var ruler = try ruler { $0.step = .every(1) }
        ruler.handle(.press(at: SIMD2(212, 22), pointer: 0), at: 0)
        #expect(events(ruler.handle(.release(pointer: 0), at: 0.1)) == ["changed"])
        #expect(ruler.value == 56 && ruler.unwrappedFraction(at: 0.1) == 0.5)
        _ = rest(&ruler, from: 0.1)
        #expect(ruler.unwrappedFraction(at: 5) == 0.56)
    }

    @Test func arrowsGoByTheScreen() throws {
        let mark = SIMD2(150.0, 22.0)
        let shapes: [(SliderRuler.Track.Shape, right: Double, up: Double)] = [
            (.straight(mark: mark, direction: SIMD2(1, 0)), 51, 51),
            (.straight(mark: mark, direction: SIMD2(-1, 0)), 49, 51),
            (.straight(mark: mark, direction: SIMD2(0, 1)), 51, 51),
            (.straight(mark: mark, direction: SIMD2(0, -1)), 51, 51),
            (.bent(center: SIMD2(150, 222), radius: 200, mark: 0, isClockwise: true), 51, 51),
            (.bent(center: SIMD2(150, 222), radius: 200, mark: 0, isClockwise: false), 49, 51),
            (.bent(center: SIMD2(150, 22), radius: 200, mark: 180, isClockwise: true), 49, 51),
        ]
        for (shape, right, up) in shapes {
            for (intent, value) in [
                (SliderIntent.arrow(dx: 1, dy: 0), right), (.arrow(dx: 0, dy: -1), up),
                (.pageArrow(dx: -1, dy: 0), 50 - 10 * (right - 50)),
            ] {
                var ruler = try ruler(50, SliderRuler.Track(shape, length: 1000)) { $0.step = .every(1) }
                ruler.handle(.key(intent, thumb: 0), at: 0)
                #expect(ruler.value == value, "\(shape) \(intent)")
            }
        }
    }

    @Test func codeMayLetTheScaleGlide() throws {
        var ruler = try ruler()
        try ruler.assign(70)
        ruler.glide(from: 0.5)
        #expect(ruler.unwrappedFraction(at: 0) == 0.5 && ruler.motion?.to == 0.7 && !ruler.isEditing)
        #expect(rest(&ruler, from: 0) == [] && ruler.unwrappedFraction(at: 9) == 0.7)
        ruler.handle(.press(at: SIMD2(200, 22), pointer: 4), at: 10)
        ruler.glide(from: 0.1)
        #expect(ruler.unwrappedFraction(at: 10) == 0.7 && ruler.anyPointer == 4)
    }

    @Test func aDisabledRulerAcceptsNoPress() throws {
        var ruler = try ruler { $0.isEnabled = false }
        ruler.handle(.press(at: SIMD2(212, 22), pointer: 0), at: 0)
        ruler.handle(.drag(to: SIMD2(100, 22), pointer: 0), at: 0.1)
        #expect(ruler.value == 50 && !ruler.isEditing && ruler.unwrappedFraction(at: 1) == 0.5)
    }

    @Test func disablingEndsADragWhereTheScaleIs() throws {
        for change in [{ $0.isEnabled = false }, { $0.disabledThumbs = [0] }, { $0.isReadOnly = true }]
            as [(inout SliderConfiguration) -> Void]
        {
            var ruler = try ruler { $0.step = .every(1) }
            ruler.handle(.press(at: SIMD2(200, 22), pointer: 3), at: 0)
            ruler.handle(.drag(to: SIMD2(100, 22), pointer: 3), at: 0.1)
            var configuration = ruler.configuration
            change(&configuration)
            #expect(ruler.configure(configuration).map { events($0.change) } == [["ended"]])
            #expect(
                ruler.value == 60 && !ruler.isEditing && ruler.anyPointer == nil
                    && ruler.unwrappedFraction(at: 1) == 0.6)
        }
    }
}
