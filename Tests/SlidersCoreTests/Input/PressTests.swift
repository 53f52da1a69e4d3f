import SlidersCore
import Testing

/// docs/behavior.md §4.1–§4.3: what a press holds.
@Suite struct PressTests {
    /// What is held after a press at a point: "0", "span" or "nothing"; a thumb that the press moved to itself has a
    /// "!".
    private func held(_ slider: Stage, at x: Double, _ y: Double = 50) -> String {
        var slider = slider
        let before = slider.values
        slider.press(at: x, y)
        let indices = (0..<slider.state.count).filter { slider.state.isHeld(thumb: $0) }
        let came = slider.values == before ? "" : "!"
        return indices.isEmpty ? "nothing" : indices.count > 1 ? "span" : "\(indices[0])\(came)"
    }

    @Test func aTargetIsASquareOf44PointsAroundTheThumb() throws {
        let slider = try Stage([50])
        #expect(held(slider, at: 522, 72) == "0")
        #expect(held(slider, at: 478, 28) == "0")
        #expect(held(slider, at: 522.1, 50) == "nothing")
        #expect(held(slider, at: 500, 72.1) == "nothing")
    }

    @Test func aTargetIsAsLargeAsTheThumb() throws {
        var slider = try Stage([50])
        slider.state.layOut(on: .plain, targetSide: 60)
        #expect(held(slider, at: 530, 80) == "0")
        #expect(held(slider, at: 530.1, 80) == "nothing")
        slider.state.layOut(on: .plain, targetSide: 20)
        #expect(held(slider, at: 510, 60) == "0" && held(slider, at: 510.1, 60) == "nothing")
        for side in [0, -20, Double.nan, .infinity] {
            slider.state.layOut(on: .plain, targetSide: side)
            #expect(slider.state.targetSide == 44)
        }
    }

    @Test func betweenThumbsTargetsEndAtTheMiddle() throws {
        let slider = try Stage([50, 53]) { $0.pressTarget = .thumb }
        #expect(held(slider, at: 513.9) == "0")
        #expect(held(slider, at: 516.1) == "1")
        // Thumbs that cannot move have no target.
        let walled = try Stage([50, 53]) {
            $0.pressTarget = .thumb
            $0.disabledThumbs = [0]
        }
        #expect(held(walled, at: 512) == "1")
    }

    @Test func whereTheBarCanBeDraggedTargetsReachAThirdInward() throws {
        let slider = try Stage([50, 53])
        #expect(held(slider, at: 509.9) == "0")
        #expect(held(slider, at: 510.1) == "span")
        #expect(held(slider, at: 519.9) == "span")
        #expect(held(slider, at: 520.1) == "1")
        let walled = try Stage([50, 53]) { $0.disabledThumbs = [0] }
        #expect(held(walled, at: 513) == "1", "this span cannot be dragged")
    }

    @Test func spanAndTrackTakePressesWithin22Points() throws {
        let slider = try Stage([20, 60]) { $0.pressTarget = .spanAndTrack }
        #expect(held(slider, at: 350, 72) == "span")
        #expect(held(slider, at: 350, 72.1) == "nothing")
        #expect(held(slider, at: 900, 28) == "1!")
        #expect(held(slider, at: 900, 27.9) == "nothing")
        #expect(held(slider, at: -22) == "0!")
        #expect(held(slider, at: -22.1) == "nothing")
    }

    @Test func spanAndTrackTakePressesWithinHalfTheDrawnThickness() throws {
        var slider = try Stage([20, 60]) { $0.pressTarget = .spanAndTrack }
        slider.state.layOut(on: .plain, thickness: 60)
        #expect(held(slider, at: 350, 80) == "span")
        #expect(held(slider, at: 350, 80.1) == "nothing")
        #expect(held(slider, at: 900, 20) == "1!")
        #expect(held(slider, at: 900, 19.9) == "nothing")
        #expect(slider.state.value(under: SIMD2(350, 80)) == 35 && slider.state.value(under: SIMD2(350, 80.1)) == nil)
        slider = try Stage([20, 60]) { $0.pressTarget = .spanAndTrack }
        for thickness in [20, 44, 0, -60, .nan] {
            slider.state.layOut(on: .plain, thickness: thickness)
            #expect(held(slider, at: 900, 72) == "1!" && held(slider, at: 900, 72.1) == "nothing", "\(thickness)")
        }
    }

    @Test func theDrawnThicknessIsKnownFromTheBeginning() throws {
        let state = try SliderState(
            SliderConfiguration(bounds: 0...100), values: [20, 60], on: .plain, targetSide: 44, thickness: 60)
        #expect(state.grip(under: SIMD2(350, 80)) == .span(0..<2) && state.grip(under: SIMD2(350, 80.1)) == nil)
    }

    @Test func aThickTrackDoesNotEnlargeTheTargetsOfThumbs() throws {
        var slider = try Stage([50]) { $0.pressTarget = .thumb }
        slider.state.layOut(on: .plain, thickness: 200)
        #expect(held(slider, at: 522, 72) == "0" && held(slider, at: 523, 50) == "nothing")
    }

    @Test func thePressOptionSaysWhereAPressCounts() throws {
        // On a thumb, on the span, on the track outside, beside everything.
        let points = [(205.0, 50.0), (350, 50), (900, 50), (350, 200)]
        let expected: [(SliderPressTarget, [String])] = [
            (.thumb, ["0", "nothing", "nothing", "nothing"]),
            (.span, ["0", "span", "nothing", "nothing"]),
            (.track, ["0", "0!", "1!", "nothing"]),
            (.spanAndTrack, ["0", "span", "1!", "nothing"]),
            (.anywhere, ["0", "0!", "1!", "0!"]),
            (.relative, ["0", "span", "1", "0"]),
        ]
        for (press, held) in expected {
            let slider = try Stage([20, 60]) { $0.pressTarget = press }
            #expect(points.map { self.held(slider, at: $0.0, $0.1) } == held, "\(press)")
        }
    }

    @Test func theNearestThumbThatCanMoveIsTaken() throws {
        let slider = try Stage([50, 51, 52]) {
            $0.pressTarget = .thumb
            $0.disabledThumbs = [1]
        }
        #expect(held(slider, at: 508) == "0")
        #expect(held(slider, at: 512) == "2")
        // The middle thumb cannot move between its neighbors.
        let stuck = try Stage([48, 50, 52]) {
            $0.pressTarget = .thumb
            $0.minimumSpan = 2
        }
        #expect(held(stuck, at: 505) == "2")
    }

    // MARK: Coinciding

    @Test func aPressOnThumbsWithin2PointsWaitsForTheFirstMovement() throws {
        var slider = try Stage([50, 50.1]) { $0.pressTarget = .thumb }
        slider.press(50)
        #expect(!slider.state.isHeld(thumb: 0) && !slider.state.isHeld(thumb: 1))
        slider.drag(to: 500, 60)
        #expect(slider.news() == "", "not along the track")
        slider.drag(to: 530, 60)
        #expect(slider.news() == "began 1, changed 1")
        slider.drag(20)
        #expect(slider.values == [50, 50], "the chosen thumb is kept")
        slider = try Stage([50, 50.3]) { $0.pressTarget = .thumb }
        #expect(held(slider, at: 500) == "0", "three points apart")
    }

    @Test func aPressInTheMiddleBetweenTargetsWaitsForTheFirstMovement() throws {
        var slider = try Stage([50, 53]) { $0.pressTarget = .thumb }
        slider.press(51.5)
        slider.drag(50)
        #expect(slider.values.isNear([48.5, 53]))
    }

    // MARK: §4.3

    @Test func aPressInATargetMovesNothingAndKeepsItsDistance() throws {
        for press in SliderPressTarget.allCases {
            var slider = try Stage([50]) { $0.pressTarget = press }
            slider.press(51.5)
            #expect(slider.values == [50])
            slider.drag(61.5)
            #expect(slider.values.isNear([60]))
        }
    }

    @Test func aPressOnTheTrackIsTheFirstMovement() throws {
        var slider = try Stage([20, 60]) { $0.pressTarget = .track }
        slider.press(90)
        #expect(slider.picture == "──●━━━━━━●─")
        #expect(slider.news() == "began 1, changed 1")
        slider.drag(80)
        #expect(slider.picture == "──●━━━━━●──", "its center is under the pointer")
        slider.release()
        #expect(slider.news() == "changed 1, ended 1")
    }

    private func equallyFar(at value: Double = 50) throws -> Stage {
        var slider = try Stage([20, 80]) { $0.pressTarget = .track }
        slider.press(value)
        #expect(slider.values == [20, 80])
        return slider
    }

    @Test func equallyFarFromTwoThumbsAMovementForwardsBringsTheUpper() throws {
        var slider = try equallyFar()
        slider.drag(51)
        #expect(slider.values == [20, 51])
    }

    @Test func equallyFarFromTwoThumbsAMovementBackwardsBringsTheLower() throws {
        var slider = try equallyFar()
        slider.drag(49)
        #expect(slider.values == [49, 80])
    }

    @Test func equallyFarFromTwoThumbsAReleaseBringsTheLower() throws {
        var slider = try equallyFar()
        #expect(slider.news() == "")
        slider.release()
        #expect(slider.values == [50, 80])
        #expect(slider.news() == "began 0, changed 0, ended 0")
    }

    @Test func distancesWithin2PointsCountAsEquallyFar() throws {
        var slider = try equallyFar(at: 50.09)
        slider.release()
        #expect(slider.values.isNear([50.09, 80]))
        slider = try Stage([20, 80]) { $0.pressTarget = .track }
        slider.press(50.11)
        #expect(slider.values.isNear([20, 50.11]))
    }

    @Test func aPressBesideAPileBringsTheThumbThatCanCome() throws {
        for (pile, press, values) in [
            (50, 70, [50, 70]), (50, 30, [30, 50]), (100, 70, [70, 100]), (0, 30, [0, 30]),
        ] as [(Double, Double, [Double])] {
            var slider = try Stage([pile, pile]) { $0.pressTarget = .track }
            slider.press(press)
            #expect(slider.values == values)
        }
    }

    @Test func aPressBringsNoThumbThatCannotCome() throws {
        var slider = try Stage([20, 80]) {
            $0.pressTarget = .track
            $0.disabledThumbs = [1]
        }
        slider.press(70)
        #expect(slider.values == [70, 80])
        slider = try Stage([20, 80]) {
            $0.pressTarget = .track
            $0.isEnabled = false
        }
        slider.press(70)
        #expect(slider.values == [20, 80])
        #expect(slider.news() == "")
    }

    @Test(arguments: [360, 500, 720, 800, 1100, -360, -720] as [Double]) func aBarThatPassesAThumbAgainLeavesItsTarget(
        sweep: Double
    ) throws {
        let track = SliderTrack.circle(start: 90, sweep: sweep)
        let degree = 100 / abs(sweep)
        var slider = try Stage([0, 100], on: track) { $0.pressTarget = .span }
        slider.drag(from: 0, to: 10 * degree, 30 * degree)
        #expect(slider.values.isNear([30 * degree, 100]))
        slider = try Stage([0, 100], on: track) { $0.pressTarget = .span }
        slider.drag(from: 100, to: 100 - 10 * degree, 100 - 30 * degree)
        #expect(slider.values.isNear([0, 100 - 30 * degree]))
    }

    @Test(arguments: [
        (SliderPressTarget.thumb, "t··"), (.span, "tb·"), (.track, "tbo"), (.spanAndTrack, "tbo"), (.anywhere, "tbo×"),
    ])
    func aSliderReachesWhereAPressCountsThoughThumbsAreDisabled(press: SliderPressTarget, reached: String) throws {
        for isEnabled in [true, false] {
            let slider = try Stage([25, 50], on: .ring) {
                $0.pressTarget = press
                $0.isEnabled = isEnabled
            }
            let track = slider.state.track
            let points: [(Character, SIMD2<Double>)] = [
                ("t", slider.point(of: 25)), ("b", slider.point(of: 37.5)), ("o", slider.point(of: 80)),
                ("×", track.point(at: 0.8) / 2 + track.point(at: 0.3) / 2),
            ]
            for (name, point) in points { #expect(slider.state.reaches(point) == reached.contains(name), "\(name)") }
        }
    }
}
