import Testing

@testable import SlidersCore
@testable import SlidersPlane

/// Points in a plane (§10 of docs/behavior.md).
@Suite struct PlaneTests {
    /// A rectangle of 300 × 200 points, in which values grow to the right and upward, 0…100 on both axes.
    private func plane(
        _ values: [SIMD2<Double>] = [SIMD2(50, 50)], in area: SliderPlane.Area? = nil,
        _ configure: (inout SliderPlane.Configuration) -> Void = { _ in }
    ) throws(SliderError) -> SliderPlane {
        var configuration = SliderPlane.Configuration()
        (configuration.x.bounds, configuration.y.bounds) = (0...100, 0...100)
        configure(&configuration)
        let area = area ?? .rectangle(from: SIMD2(0, 200), to: SIMD2(300, 0))
        return try SliderPlane(configuration, values: values, in: area)
    }

    private let disc = SliderPlane.Area.disc(
        SliderTrack.Arc(center: SIMD2(100, 100), radius: 100, start: 0, sweep: 360))

    private func events(_ change: SliderState.Change) -> [String] {
        var events: [String] = []
        change.forEachEvent { events.append("\($0)".prefix { $0 != "(" }.description) }
        return events
    }

    // MARK: Presses

    @Test func aPressMovesTheNearestPointUnderThePointer() throws {
        var plane = try plane([SIMD2(10, 10), SIMD2(90, 90)])
        let change = plane.handle(.press(at: SIMD2(225, 50), pointer: 0))
        #expect(plane.values == [SIMD2(10, 10), SIMD2(75, 75)] && change.grip == .thumb(1))
        #expect(events(change) == ["began", "changed"])
        #expect(events(plane.handle(.release(pointer: 0))) == ["ended"])
    }

    @Test func aMovementWithinAStepOfBothAxesChangesNoValue() throws {
        var plane = try plane {
            $0.x.step = .every(10)
            $0.y.step = .every(10)
        }
        plane.handle(.press(at: SIMD2(150, 100), pointer: 0))
        let changes = [SIMD2(155.0, 103), SIMD2(155, 120), SIMD2(157, 122)].map { point in
            let proposal = plane.propose(.drag(to: point, pointer: 0))
            defer { plane.commit(proposal) }
            return plane.changesValues(proposal)
        }
        #expect(changes == [false, true, false])
    }

    @Test func aPressOnAPointKeepsItsDistance() throws {
        var plane = try plane()
        #expect(events(plane.handle(.press(at: SIMD2(160, 95), pointer: 0))) == [])
        #expect(events(plane.handle(.drag(to: SIMD2(160, 95), pointer: 0))) == [])
        #expect(events(plane.handle(.drag(to: SIMD2(190, 75), pointer: 0))) == ["began", "changed"])
        #expect(plane.values == [SIMD2(60, 60)])
        plane.handle(.drag(to: SIMD2(160, 95), pointer: 0))
        #expect(plane.values == [SIMD2(50, 50)])
    }

    @Test func aTapThatMovesNothingSendsNothing() throws {
        var plane = try plane()
        #expect(events(plane.handle(.press(at: SIMD2(150, 100), pointer: 0))) == [])
        #expect(events(plane.handle(.release(pointer: 0))) == [])
    }

    @Test(arguments: [false, true])
    func aDoubleTapOnAPointResetsBothCoordinates(onDisc: Bool) throws {
        var plane = try plane([SIMD2(90, 60), SIMD2(60, 60)], in: onDisc ? disc : nil) {
            ($0.x.resetsOnDoubleTap, $0.y.resetsOnDoubleTap) = (true, true)
            $0.x.resetValues = [0, 40]
        }
        #expect(events(plane.handle(.key(.arrow(dx: 0, dy: 1), thumb: 3))) == ["changed"])
        let center = plane.location(ofThumb: 1)
        for taps in 1...2 {
            plane.handle(.press(at: center, pointer: 0))
            #expect(events(plane.handle(.drag(to: center + SIMD2(2, 2), pointer: 0))) == ["began", "changed"])
            let change = plane.handle(.release(pointer: 0, taps: taps))
            #expect(events(change) == (taps == 1 ? ["ended"] : ["changed", "ended"]))
            #expect(change.reason == (taps == 1 ? .pointer : .reset))
        }
        #expect(plane.values == [SIMD2(90, 60), SIMD2(40, 60)])
        // A point that a tap moved was not tapped itself.
        for taps in 1...2 {
            plane.handle(.press(at: center, pointer: 0))
            plane.handle(.release(pointer: 0, taps: taps))
        }
        #expect(plane.values[1] != SIMD2(40, 60))
        plane.handle(.key(.reset, thumb: 2))
        #expect(plane.values == [SIMD2(90, 60), SIMD2(40, 60)])
        plane.handle(.reset(thumb: 0))
        #expect(plane.values == [SIMD2(0, 60), SIMD2(40, 60)])
    }

    @Test func onlyPointsTakePressesIfAsked() throws {
        var plane = try plane { $0.pressTarget = .thumb }
        plane.handle(.press(at: SIMD2(10, 10), pointer: 0))
        #expect(!plane.isDown(pointer: 0) && !plane.reaches(SIMD2(10, 10)))
        plane.handle(.press(at: SIMD2(170, 115), pointer: 0))
        #expect(plane.isHeld(thumb: 0))
    }

    @Test func withRelativeAPressAnywhereHoldsThePointWhereItIs() throws {
        var plane = try plane { $0.pressTarget = .relative }
        #expect(events(plane.handle(.press(at: SIMD2(20, 20), pointer: 0))) == [])
        plane.handle(.drag(to: SIMD2(50, 40), pointer: 0))
        #expect(plane.values == [SIMD2(60, 40)])
    }

    @Test func pressesFarOutsideTheAreaAreNotThePlanes() throws {
        let plane = try plane(in: disc)
        #expect(plane.reaches(SIMD2(100, -20)) && !plane.reaches(SIMD2(100, -25)) && !plane.reaches(SIMD2(2, 2)))
    }

    @Test func ofPointsAtOneLocationTheLastIsTaken() throws {
        var plane = try plane([SIMD2(50, 50), SIMD2(50, 50)])
        plane.handle(.press(at: SIMD2(150, 100), pointer: 0))
        #expect(plane.isHeld(thumb: 1))
        plane = try self.plane([SIMD2(50, 50), SIMD2(50, 50)]) { $0.disabledThumbs = [1] }
        plane.handle(.press(at: SIMD2(150, 100), pointer: 0))
        #expect(plane.isHeld(thumb: 0))
    }

    // MARK: Drags

    @Test func aPointerOutsideGivesTheNearestPointOfTheRectangle() throws {
        var plane = try plane()
        plane.handle(.press(at: SIMD2(150, 100), pointer: 0))
        plane.handle(.drag(to: SIMD2(400, -70), pointer: 0))
        #expect(plane.values == [SIMD2(100, 100)])
        plane.handle(.drag(to: SIMD2(-5, 50), pointer: 0))
        #expect(plane.values == [SIMD2(0, 75)])
    }

    @Test func aPointerOutsideGivesTheNearestPointOfTheDisc() throws {
        var plane = try plane([SIMD2(0, 0)], in: disc) { $0.x.wraps = true }
        plane.handle(.press(at: SIMD2(100, 100), pointer: 0))
        plane.handle(.drag(to: SIMD2(300, 100), pointer: 0))
        #expect(plane.values == [SIMD2(25, 100)])
        plane.handle(.drag(to: SIMD2(100, 150), pointer: 0))
        #expect(plane.values == [SIMD2(50, 50)])
    }

    @Test func atTheCenterTheAngleStays() throws {
        var plane = try plane([SIMD2(25, 50)], in: disc) { $0.x.wraps = true }
        plane.handle(.press(at: SIMD2(150, 100), pointer: 0))
        plane.handle(.drag(to: SIMD2(100, 100), pointer: 0))
        #expect(plane.values == [SIMD2(25, 0)])
        plane.handle(.drag(to: SIMD2(60, 100), pointer: 0))
        #expect(plane.values == [SIMD2(75, 40)])
    }

    @Test func anglesWrapWhereAsked() throws {
        var plane = try plane([SIMD2(95, 100)], in: disc) { $0.x.wraps = true }
        let center = plane.location(ofThumb: 0)
        plane.handle(.press(at: center, pointer: 0))
        plane.handle(.drag(to: SIMD2(110, 10), pointer: 0))
        #expect(plane.values[0].x < 5 && plane.values[0].x > 0)
        plane = try self.plane([SIMD2(95, 100)], in: disc)
        plane.handle(.press(at: center, pointer: 0))
        plane.handle(.drag(to: SIMD2(110, 10), pointer: 0))
        #expect(plane.values[0].x == 100)
    }

    @Test func stepsDetentsAndEnabledRangesAreThoseOfAnAxis() throws {
        var plane = try plane([SIMD2(50, 50)]) {
            $0.x.step = .every(10)
            $0.y.detents = [25]
            $0.y.enabledRange = 0...80
        }
        plane.handle(.press(at: SIMD2(200, 153), pointer: 0))
        #expect(plane.values == [SIMD2(70, 25)])
        plane.handle(.drag(to: SIMD2(200, 0), pointer: 0))
        #expect(plane.values == [SIMD2(70, 80)] && plane.overshoot.y == 20)
    }

    @Test func shiftMovesAPointAtAQuarterOfThePointersDistance() throws {
        var plane = try plane { $0.hasFineControl = true }
        plane.handle(.press(at: SIMD2(150, 100), pointer: 0))
        plane.handle(.drag(to: SIMD2(190, 60), pointer: 0, isFine: true))
        #expect(abs(plane.values[0].x - (50 + 40.0 / 300 * 100 / 4)) < 1e-9)
        #expect(abs(plane.values[0].y - (50 + 40.0 / 200 * 100 / 4)) < 1e-9)
    }

    @Test func aCancelRestoresBothCoordinates() throws {
        var plane = try plane()
        plane.handle(.press(at: SIMD2(10, 10), pointer: 0))
        #expect(plane.values != [SIMD2(50, 50)])
        let change = plane.handle(.cancel(pointer: 0))
        #expect(
            plane.values == [SIMD2(50, 50)] && events(change) == ["changed", "cancelled"] && change.reason == .cancel)
    }

    @Test func withoutContinuousThereIsOneChangeBeforeTheEnd() throws {
        var plane = try plane { $0.isContinuous = false }
        #expect(events(plane.handle(.press(at: SIMD2(10, 10), pointer: 0))) == ["began"])
        #expect(events(plane.handle(.drag(to: SIMD2(20, 20), pointer: 0))) == [])
        #expect(events(plane.handle(.release(pointer: 0))) == ["changed", "ended"])
    }

    @Test func twoPointersHoldTwoPoints() throws {
        var plane = try plane([SIMD2(20, 50), SIMD2(80, 50)])
        plane.handle(.press(at: SIMD2(60, 100), pointer: 0))
        plane.handle(.press(at: SIMD2(240, 100), pointer: 1))
        plane.handle(.drag(to: SIMD2(90, 80), pointer: 0))
        plane.handle(.drag(to: SIMD2(210, 120), pointer: 1))
        #expect(plane.values == [SIMD2(30, 60), SIMD2(70, 40)])
        #expect(plane.handle(.press(at: SIMD2(90, 80), pointer: 2)).grip == nil && !plane.isDown(pointer: 2))
    }

    // MARK: Deciding

    @Test func aChangeCanBeRefusedOrAdjusted() throws {
        var plane = try plane()
        plane.handle(.press(at: SIMD2(150, 100), pointer: 0))
        let refused = plane.propose(.drag(to: SIMD2(180, 80), pointer: 0))
        #expect(plane.proposedValue(ofThumb: 0) == SIMD2(60, 60) && plane.values == [SIMD2(50, 50)])
        let adjusted = plane.propose(.drag(to: SIMD2(180, 80), pointer: 0))
        #expect(!plane.isCurrent(refused))
        let change = plane.commit(adjusted, values: [SIMD2(11, 12)])
        #expect(plane.values == [SIMD2(11, 12)] && change.changed == 0..<1)
    }

    @Test func aDisabledOrReadOnlyPlaneAcceptsNoPresses() throws {
        for isEnabled in [true, false] {
            var plane = try plane { ($0.isEnabled, $0.isReadOnly) = (isEnabled, isEnabled) }
            plane.handle(.press(at: SIMD2(150, 100), pointer: 0))
            plane.handle(.key(.step(1), thumb: 0))
            #expect(!plane.isDown(pointer: 0) && plane.values == [SIMD2(50, 50)])
        }
    }

    @Test func disablingEndsADragOnceWhereThePointIs() throws {
        for change in [{ $0.isEnabled = false }, { $0.disabledThumbs = [0] }, { $0.isReadOnly = true }]
            as [(inout SliderPlane.Configuration) -> Void]
        {
            var plane = try plane()
            plane.handle(.press(at: SIMD2(10, 10), pointer: 0))
            let values = plane.values
            var configuration = plane.configuration
            change(&configuration)
            let reports = plane.configure(configuration)
            #expect(reports.map { events($0.change) } == [["ended"]] && plane.values == values)
            #expect(values != [SIMD2(50, 50)] && !plane.isDown(pointer: 0))
        }
    }

    // MARK: Keys

    @Test func arrowsMoveTheCoordinateAlongWhichTheyPoint() throws {
        var plane = try plane { ($0.x.step, $0.y.step) = (.every(1), .every(1)) }
        for coordinate in 0...1 {
            #expect(plane.handle(.key(.arrow(dx: 1, dy: 0), thumb: coordinate)).focus == 0)
            #expect(plane.handle(.key(.arrow(dx: 0, dy: -1), thumb: coordinate)).focus == 1)
        }
        #expect(plane.values == [SIMD2(52, 52)])
        plane.handle(.key(.pageArrow(dx: -1, dy: 0), thumb: 1))
        plane.handle(.key(.maximum, thumb: 1))
        plane.handle(.key(.page(-1), thumb: 0))
        #expect(plane.values == [SIMD2(32, 100)])
    }

    @Test func upIsUpWhereValuesGrowDownward() throws {
        let area = SliderPlane.Area.rectangle(from: .zero, to: SIMD2(300, 200))
        var plane = try plane(in: area) { $0.y.step = .every(1) }
        plane.handle(.key(.arrow(dx: 0, dy: -1), thumb: 0))
        #expect(plane.values == [SIMD2(50, 49)])
    }

    @Test func aTypedValueAndIncrementsAreOfOneCoordinate() throws {
        var plane = try plane([SIMD2(10, 20), SIMD2(30, 40)]) { $0.y.step = .every(5) }
        plane.handle(.type(71, thumb: 3))
        plane.handle(.adjust(1, thumb: 2))
        #expect(plane.values == [SIMD2(10, 20), SIMD2(40, 70)])
    }
}
