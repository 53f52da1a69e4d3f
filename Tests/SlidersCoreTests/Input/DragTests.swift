import SlidersCore
import Testing

/// docs/behavior.md §4.4 and §4.7–§4.9: how a held thumb follows the pointer.
@Suite struct DragTests {
    @Test func theThumbIsUnderThePointerAgainAfterAnEnd() throws {
        var slider = try Stage([50])
        slider.drag(from: 50, to: 80, 150, 300)
        #expect(slider.picture == "━━━━━━━━━━●")
        slider.drag(90)
        #expect(slider.picture == "━━━━━━━━━●─")
        slider.drag(-400)
        slider.drag(10)
        #expect(slider.picture == "━●─────────")
    }

    @Test func aFastDragEndsExactlyAtTheBound() throws {
        var slider = try Stage([0.3, 0.6], in: 0...1)
        slider.drag(from: 0.3, to: -5)
        #expect(slider.values == [0, 0.6])
        slider.drag(7)
        #expect(slider.values == [0.6, 0.6])
    }

    @Test func theHeldThumbStopsAtItsNeighbor() throws {
        var slider = try Stage([20, 60])
        #expect(slider.picture == "──●━━━●────")
        slider.drag(from: 20, to: 90)
        #expect(slider.picture == "──────◉────")
        slider.drag(40)
        #expect(slider.picture == "────●━●────")
    }

    @Test func movementsAcrossTheTrackKeepTheValueOfThePressToTheBit() throws {
        let value = 100.0 / 3
        for step in [SliderStep.none, .every(7)] {
            var slider = try Stage([value]) {
                $0.step = step
                $0.keepsValuesBetweenSteps = true
                $0.hasFineControl = true
                $0.detents = [33.4]
            }
            slider.press(at: 340, 60)
            for y in [61.0, -400, 900, 60] { slider.drag(to: 340, y) }
            #expect(slider.values == [value])
            slider.drag(70)
            slider.drag(to: 340, 50)
            #expect(slider.values == [value])
        }
    }

    @Test func aDragOnASlantedTrackCountsAlongTheTrack() throws {
        var slider = try Stage([50], on: .line(from: SIMD2(0, 300), to: SIMD2(400, 0)))
        slider.press(at: 200, 150)
        slider.drag(to: 230, 190)
        #expect(slider.values == [50], "a movement across the track")
        slider.drag(to: 240, 120)
        #expect(slider.values.isNear([60]))
    }

    // MARK: §4.7

    @Test func fineControlSlowsWithTheDistance() throws {
        var slider = try Stage([50]) { $0.hasFineControl = true }
        slider.press(50)
        for (x, y, value) in [
            (600, 94, 60), (700, 138, 65), (800, 182, 67.5), (880, 183, 68.5), (880, 50, 68.5), (890, 6, 69.5),
        ] as [(Double, Double, Double)] {
            slider.drag(to: x, y)
            #expect(slider.values.isNear([value]), "at \(x), \(y)")
        }
    }

    @Test func fineControlByShiftIsAQuarter() throws {
        var slider = try Stage([50]) { $0.hasFineControl = true }
        slider.press(50)
        slider.do(.drag(to: SIMD2(600, 50), pointer: 0, isFine: true))
        #expect(slider.values.isNear([52.5]))
        slider = try Stage([50])
        slider.press(50)
        slider.do(.drag(to: SIMD2(600, 50), pointer: 0, isFine: true))
        #expect(slider.values == [60], "fine control is off")
    }

    @Test func fineControlIsNotClampedBeyondAnEnd() throws {
        var slider = try Stage([95]) { $0.hasFineControl = true }
        slider.press(95)
        slider.drag(to: 1150, 138)
        #expect(slider.values == [100])
        slider.drag(to: 1000, 138)
        #expect(slider.values.isNear([97.5]))
    }

    @Test func verticalDragOnACircle() throws {
        var slider = try Stage([50], on: .ring) {
            $0.dragsVertically = true
            $0.pressTarget = .anywhere
        }
        slider.press(at: 20, 300)
        #expect(slider.values == [50] && slider.news() == "", "there a press moves nothing")
        slider.drag(to: 380, 280)
        #expect(slider.values.isNear([60]), "20 of 200 points upward")
        slider.drag(to: 20, 350)
        #expect(slider.values.isNear([25]))
        slider.drag(to: 20, 30)
        #expect(slider.values == [100])
        #expect(slider.state.overshoot.isNear(85))
    }

    @Test func verticalDragCrossesTheSeamOfAWrappingCircle() throws {
        var slider = try Stage([50], on: .ring) {
            $0.dragsVertically = true
            $0.pressTarget = .anywhere
            $0.wraps = true
        }
        slider.press(at: 200, 300)
        slider.drag(to: 200, 150)
        #expect(slider.values.isNear([25]))
    }

    // MARK: §4.8

    @Test func aDetentAttractsWithin8Points() throws {
        var slider = try Stage([20]) { $0.detents = [50] }
        slider.drag(from: 20, to: 49.1)
        #expect(slider.values.isNear([49.1]))
        slider.drag(49.21)
        #expect(slider.values == [50])
        slider.drag(50.79)
        #expect(slider.values == [50])
        slider.drag(50.9)
        #expect(slider.values.isNear([50.9]), "the detent moves the value, not the accumulated place")
    }

    @Test(arguments: [(20.0, 48.0), (100, 40), (0.5, 49.95)])
    func aDetentAttractsWithinItsDistance(distance: Double, edge: Double) throws {
        var slider = try Stage([20]) { ($0.detents, $0.detentDistance) = ([50], distance) }
        slider.drag(from: 20, to: edge - 0.01)
        #expect(slider.values.isNear([edge - 0.01]))
        slider.drag(edge + 0.01)
        #expect(slider.values == [50])
    }

    @Test(arguments: [0.0, -5, .nan]) func aDetentWithoutADistanceAttractsNothing(distance: Double) throws {
        var slider = try Stage([20]) { ($0.detents, $0.detentDistance) = ([50], distance) }
        slider.drag(from: 20, to: 49.999)
        #expect(slider.values.isNear([49.999]))
    }

    @Test func aDetentBesideAnEndAttractsFromThereToo() throws {
        for start in [90.0, 100] {
            var slider = try Stage([start]) { $0.detents = [99.5] }
            slider.drag(from: start, to: 100.1)
            #expect(slider.values == [99.5], "from \(start)")
        }
    }

    @Test func aDetentAcrossTheSeamIsTakenToTheBit() throws {
        var slider = try Stage([95.1], on: .ring) {
            $0.wraps = true
            $0.detents = [4.3]
        }
        slider.drag(from: 95.1, to: 4.2)
        #expect(slider.values == [4.3])
        #expect(slider.state.landing(of: 0) == .detents)
    }

    @Test func theNearerDetentAttractsAndBarsIgnoreDetents() throws {
        var slider = try Stage([20]) { $0.detents = [50, 51] }
        slider.drag(from: 20, to: 50.6)
        #expect(slider.values == [51])
        slider = try Stage([20, 40]) { $0.detents = [50, 70] }
        slider.drag(from: 30, to: 59.8)
        #expect(slider.values.isNear([49.8, 69.8]))
        #expect(throws: SliderError.detentNotFinite(index: 1)) { try Stage([0]) { $0.detents = [1, .nan] } }
    }

    // MARK: §4.9

    @Test func withSnapsWhileDraggingOffAThumbSnapsOnRelease() throws {
        var slider = try Stage([20, 60]) {
            $0.step = .every(10)
            $0.snapsWhileDragging = false
        }
        slider.drag(from: 20, to: 37.5)
        #expect(slider.values == [37.5, 60])
        _ = slider.news()
        slider.release()
        #expect(slider.values == [40, 60])
        #expect(slider.news() == "changed 0, ended 0")
    }

    @Test func withSnapsWhileDraggingOffABarSnapsOnRelease() throws {
        var slider = try Stage([20, 40]) {
            $0.step = .every(10)
            $0.snapsWhileDragging = false
        }
        slider.drag(from: 30, to: 36)
        #expect(slider.values.isNear([26, 46]))
        slider.release()
        #expect(slider.values == [30, 50])
    }

    @Test func withSnapsWhileDraggingOffADragStaysWithinTheLimits() throws {
        var slider = try Stage([20]) {
            $0.step = .every(10)
            $0.snapsWhileDragging = false
            $0.enabledRange = 15...85
        }
        slider.drag(from: 20, to: 84)
        #expect(slider.values == [80], "the limit is the last reachable step")
        slider.drag(79)
        #expect(slider.values == [79])
    }

    // MARK: §4.13
}
