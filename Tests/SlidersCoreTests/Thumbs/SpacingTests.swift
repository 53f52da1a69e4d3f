import SlidersCore
import Testing

/// docs/behavior.md §1.6: distances between neighbors, and what happens to those that cannot be met.
@Suite struct SpacingTests {
    @Test func theMinimumSpanIsSolvedTogetherWithTheStep() throws {
        var slider = try Stage([10, 80]) {
            $0.step = .every(10)
            $0.minimumSpan = 15
        }
        slider.drag(from: 10, to: 79)
        #expect(slider.values == [60, 80])
        slider.release()
        try slider.state.assign([50, 55])
        #expect(slider.values == [50, 70])
    }

    @Test func aHeldThumbStopsAtTheMaximumSpan() throws {
        var slider = try Stage([40, 50]) { $0.maximumSpan = 30 }
        #expect(slider.picture == "────●●─────")
        slider.drag(from: 50, to: 100)
        #expect(slider.picture == "────●━━●───")
        slider.release()
        slider.drag(from: 40, to: 0)
        #expect(slider.picture == "────●━━●───")
    }

    @Test func spansThatCannotBeMetAreFaults() {
        #expect(throws: SliderError.minimumSpanTooLarge(largest: 1)) {
            try Stage([0, 1], in: 0...1) { $0.minimumSpan = 2 }
        }
        #expect(throws: SliderError.minimumSpanTooLarge(largest: 50)) {
            try Stage([0, 50, 100]) { $0.minimumSpan = 60 }
        }
        #expect(throws: SliderError.maximumSpanTooSmall(smallest: 20)) {
            try Stage([0, 50]) {
                $0.minimumSpan = 20
                $0.maximumSpan = 10
            }
        }
        #expect(throws: SliderError.minimumNegative) { try Stage([0, 50]) { $0.minimumSpan = -1 } }
        #expect(throws: SliderError.maximumNegative) { try Stage([0, 50]) { $0.maximumSpan = .nan } }
        #expect(throws: SliderError.minimumNegative) { try Stage([0, 50]) { $0.minimumSeparation = -1 } }
    }

    @Test func settersKeepASpanUntilItCanBeMet() throws {
        var slider = try Stage([20, 30, 40])
        try slider.set { $0.minimumSpan = 200 }
        #expect(slider.state.configurationError == .minimumSpanTooLarge(largest: 50))
        #expect(slider.state.minimumSpan == 50)
        #expect(slider.values == [0, 50, 100])
        try slider.set { $0.bounds = 0...1000 }
        #expect(slider.state.configurationError == nil)
        #expect(slider.values == [20, 220, 420])
    }

    @Test func settersUseTheSmallestMaximumThatCanBeMet() throws {
        var slider = try Stage([0, 90]) {
            $0.minimumSpan = 25
            $0.step = .every(10)
        }
        try slider.set { $0.maximumSpan = 5 }
        #expect(slider.state.maximumSpan == 30)
        #expect(slider.values == [0, 30])
    }

    // MARK: Separation in points
}
