import SlidersCore
import Testing

/// docs/behavior.md §4.6: with `cross`, thumbs pass, values stay sorted, and the pointer follows its thumb through the
/// indices.
@Suite struct CrossingTests {
    private func crossing(_ values: [Double], _ configure: (inout SliderConfiguration) -> Void = { _ in }) throws
        -> Stage
    {
        try Stage(values) {
            $0.collision = .cross
            configure(&$0)
        }
    }

    @Test func aPointerFollowsItsThumbThroughTheIndices() throws {
        var slider = try crossing([20, 60])
        slider.drag(from: 20, to: 50)
        #expect(slider.picture == "─────●●────")
        slider.drag(90)
        #expect(slider.picture == "──────●━━●─")
        #expect(slider.state.isHeld(thumb: 1) && !slider.state.isHeld(thumb: 0))
        slider.drag(30)
        #expect(slider.picture == "───●━━●────")
        slider.release()
        #expect(slider.news() == "began 0, changed 0, changed 0+1, changed 0+1, ended 0")
    }

    @Test func aThumbPassesSeveralAtOnce() throws {
        var slider = try crossing([10, 30, 50, 70])
        slider.drag(from: 10, to: 100)
        #expect(slider.values == [30, 50, 70, 100])
        slider.drag(40)
        #expect(slider.values == [30, 40, 50, 70])
        #expect(slider.state.isHeld(thumb: 1))
    }

    @Test func afterReleaseACrossedThumbIsAnyThumbOfItsIndex() throws {
        var slider = try crossing([20, 60])
        slider.drag(from: 20, to: 90)
        slider.release()
        slider.key(.step(1), thumb: 1)
        #expect(slider.values == [60, 91])
    }

    @Test func withAMinimumSpanACrossingThumbLeapsToTheNearerSide() throws {
        var slider = try crossing([20, 60]) { $0.minimumSpan = 10 }
        slider.press(20)
        for (pointer, values) in [
            (55, [50, 60]), (59.9, [50, 60]), (60.1, [60, 70]), (75, [60, 75]), (58, [50, 60]),
        ] as [(Double, [Double])] {
            slider.drag(pointer)
            #expect(slider.values == values, "\(pointer)")
        }
    }

    @Test func aCrossingThumbDoesNotLeapWhereThereIsNoRoom() throws {
        var slider = try crossing([20, 95]) { $0.minimumSpan = 10 }
        slider.drag(from: 20, to: 100)
        #expect(slider.values == [85, 95])
    }

    @Test func theMaximumSpanLimitsACrossing() throws {
        var slider = try crossing([40, 60]) { $0.maximumSpan = 30 }
        slider.drag(from: 40, to: 100)
        #expect(slider.values == [60, 90])
        // The two thumbs that it would leave behind may not be farther apart than the maximum span.
        slider = try crossing([30, 50, 70]) { $0.maximumSpan = 30 }
        slider.drag(from: 50, to: 100)
        #expect(slider.values == [30, 60, 70])
    }

    @Test func aCrossingKeepsTheLimitsOfIndices() throws {
        var slider = try crossing([20, 60]) { $0.thumbLimits = [0...50, nil] }
        slider.drag(from: 20, to: 90)
        #expect(slider.values == [50, 60], "60 is outside the limits of index 0")
        slider = try crossing([20, 40]) { $0.thumbLimits = [0...50, nil] }
        slider.drag(from: 20, to: 90)
        #expect(slider.values == [40, 90])
    }

    @Test func aCrossingStopsAtDisabledThumbs() throws {
        var slider = try crossing([20, 50, 80]) { $0.disabledThumbs = [1] }
        slider.drag(from: 20, to: 100)
        #expect(slider.values == [50, 50, 80])
    }

    @Test func theFocusFollowsAThumbThatAKeyMovesAcrossOthers() throws {
        var slider = try crossing([20, 25]) { $0.step = .every(5) }
        let change = slider.do(.key(.page(1), thumb: 0))
        #expect(slider.values == [25, 70])
        #expect(change.focus == 1)
        #expect(slider.news() == "changed 0+1 by key")
    }

    @Test func aCrossingKeepsStepsAndMinimumSpan() throws {
        var slider = try crossing([0, 50]) {
            $0.step = .every(20)
            $0.minimumSpan = 25
        }
        #expect(slider.values == [0, 60])
        slider.press(0)
        for (pointer, values) in [(40, [20, 60]), (61, [60, 100]), (59, [20, 60])] as [(Double, [Double])] {
            slider.drag(pointer)
            #expect(slider.values == values, "\(pointer)")
        }
    }

    @Test func aBarDoesNotCross() throws {
        var slider = try crossing([20, 40, 60])
        slider.drag(from: 30, to: 90)
        #expect(slider.values == [40, 60, 60])
    }

    // MARK: Law

    /// Thumbs that are not held keep their values, and the held thumb has the pointer's value.
    @Test func aCrossingThumbIsUnderThePointerAndTheOthersStay() throws {
        var generator = Generator(seed: 13)
        var dragged = 0
        for _ in 0..<2000 {
            let start = generator.ascending(5).map { ($0 + 100) / 5 }
            let thumb = generator.int(0..<5)
            var slider = try crossing(start.map { min(100, $0) })
            let others = { (values: [Double], index: Int) in values.indices.filter { $0 != index }.map { values[$0] } }
            let before = others(slider.values, thumb)
            slider.do(.press(at: slider.state.location(ofThumb: thumb), pointer: 0))
            // A press on a pile holds no thumb before the first movement.
            guard slider.state.isHeld(thumb: thumb) else { continue }
            for _ in 0..<5 {
                let pointer = generator.double(0...100)
                slider.drag(pointer)
                let held = try #require((0..<5).first { slider.state.isHeld(thumb: $0) })
                dragged += 1
                #expect(others(slider.values, held) == before)
                #expect(slider.values[held].isNear(pointer))
            }
        }
        #expect(dragged > 8000, "\(dragged)")
    }
}
