import Sliders
import Testing

/// behaviour §4.6, `cross`: thumbs pass, values stay sorted, and the pointer follows its thumb through the ranks.
@Suite struct CrossingTests {
    private func crossing(_ values: [Double], _ configure: (inout SliderConfiguration) -> Void = { _ in }) throws -> Stage {
        try Stage(values) {
            $0.collision = .cross
            configure(&$0)
        }
    }

    @Test func thePointerFollowsItsThumb() throws {
        var slider = try crossing([20, 60])
        slider.drag(from: 20, to: 50)
        #expect(slider.picture == "─────●●────")
        slider.drag(90)
        #expect(slider.picture == "──────●━━●─")
        #expect(slider.state.isHeld(1) && !slider.state.isHeld(0))
        slider.drag(30)
        #expect(slider.picture == "───●━━●────")
        slider.release()
        #expect(slider.news() == "began 0, changed 0, changed 0+1, changed 0+1, ended 0")
    }

    @Test func severalArePassedAtOnce() throws {
        var slider = try crossing([10, 30, 50, 70])
        slider.drag(from: 10, to: 100)
        #expect(slider.values == [30, 50, 70, 100])
        slider.drag(40)
        #expect(slider.values == [30, 40, 50, 70])
        #expect(slider.state.isHeld(1))
    }

    @Test func afterReleaseNothingRemembers() throws {
        var slider = try crossing([20, 60])
        slider.drag(from: 20, to: 90)
        slider.release()
        slider.key(.step(1), thumb: 1)
        #expect(slider.values == [60, 91])
    }

    @Test func withAMinimumSpanItLeapsToTheNearerSide() throws {
        var slider = try crossing([20, 60]) { $0.minimumSpan = 10 }
        slider.press(20)
        for (finger, values) in [(55, [50, 60]), (59.9, [50, 60]), (60.1, [60, 70]), (75, [60, 75]), (58, [50, 60])] as [(Double, [Double])] {
            slider.drag(finger)
            #expect(slider.values == values, "\(finger)")
        }
    }

    @Test func atAnEndThereIsNoRoomToLeap() throws {
        var slider = try crossing([20, 95]) { $0.minimumSpan = 10 }
        slider.drag(from: 20, to: 100)
        #expect(slider.values == [85, 95])
    }

    @Test func maximumSpanHoldsAcross() throws {
        var slider = try crossing([40, 60]) { $0.maximumSpan = 30 }
        slider.drag(from: 40, to: 100)
        #expect(slider.values == [60, 90])
        // The two it would leave behind may not be farther apart than that.
        slider = try crossing([30, 50, 70]) { $0.maximumSpan = 30 }
        slider.drag(from: 50, to: 100)
        #expect(slider.values == [30, 60, 70])
    }

    @Test func limitsBelongToRanks() throws {
        var slider = try crossing([20, 60]) { $0.limits = [0...50, nil] }
        slider.drag(from: 20, to: 90)
        #expect(slider.values == [50, 60], "60 could not be the lowest")
        slider = try crossing([20, 40]) { $0.limits = [0...50, nil] }
        slider.drag(from: 20, to: 90)
        #expect(slider.values == [40, 90])
    }

    @Test func disabledRanksAreWalls() throws {
        var slider = try crossing([20, 50, 80]) { $0.disabled = [1] }
        slider.drag(from: 20, to: 100)
        #expect(slider.values == [50, 50, 80])
    }

    @Test func theFocusOfAKeyGoesAlong() throws {
        var slider = try crossing([20, 25]) { $0.step = .every(5) }
        let change = slider.do(.key(.page(1), thumb: 0))
        #expect(slider.values == [25, 70])
        #expect(change.focus == 1)
        #expect(slider.news() == "changed 0+1 by key")
    }

    @Test func stepsAndSpansTogether() throws {
        var slider = try crossing([0, 50]) { $0.step = .every(20); $0.minimumSpan = 25 }
        #expect(slider.values == [0, 60])
        slider.press(0)
        for (finger, values) in [(40, [20, 60]), (61, [60, 100]), (59, [20, 60])] as [(Double, [Double])] {
            slider.drag(finger)
            #expect(slider.values == values, "\(finger)")
        }
    }

    @Test func barsStop() throws {
        var slider = try crossing([20, 40, 60])
        slider.drag(from: 30, to: 90)
        #expect(slider.values == [40, 60, 60])
    }

    // MARK: Law

    /// Of what is not held nothing moves, and the held thumb is as near to the finger as any sorted place allows.
    @Test func theOthersKeepTheirPlaces() throws {
        var generator = Generator(seed: 13)
        for _ in 0..<2000 {
            let start = generator.ascending(5).map { ($0 + 100) / 5 }, thumb = generator.int(0..<5)
            var slider = try crossing(start.map { min(100, $0) })
            let others = { (values: [Double], rank: Int) in values.indices.filter { $0 != rank }.map { values[$0] } }
            let before = others(slider.values, thumb)
            slider.do(.press(at: slider.state.point(of: thumb), pointer: 0))
            guard slider.state.isHeld(thumb) else { continue }
            for _ in 0..<5 {
                let finger = generator.double(0...100)
                slider.drag(finger)
                guard let held = (0..<5).first(where: { slider.state.isHeld($0) }) else { continue }
                #expect(others(slider.values, held) == before)
                #expect(slider.values[held].isNear(finger))
            }
        }
    }
}
