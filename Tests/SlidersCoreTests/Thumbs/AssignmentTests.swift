import SlidersCore
import Testing

/// docs/behavior.md §1.1, §1.3 and §1.7–§1.9: values and options from code.
@Suite struct AssignmentTests {
    @Test func eachThumbMovesToTheNearestValueThatLeavesTheOthersRoom() throws {
        var slider = try Stage([0, 100]) { $0.minimumSpan = 10 }
        try slider.state.assign([20, 25])
        #expect(slider.values == [20, 30])

        slider = try Stage([0, 0, 10, 10], in: 0...10) { $0.minimumSpan = 1 }
        #expect(slider.values == [0, 1, 9, 10])

        slider = try Stage([50, 80], in: 30...986) { $0.maximumSpan = 30 }
        try slider.state.assign([150, 600])
        #expect(slider.values == [150, 180])

        slider = try Stage([10, 10, 10, 10], in: 0...10) {
            $0.step = .every(1)
            $0.minimumSpan = 1
        }
        #expect(slider.values == [7, 8, 9, 10])
    }

    @Test func assignedValuesAreNotSorted() throws {
        var slider = try Stage([10, 20])
        try slider.state.assign([80, 20])
        #expect(slider.values == [80, 80])
        #expect(throws: SliderError.valuesDescend(index: 1)) { try Stage([80, 20]) }
    }

    @Test func theOrderOfSettersDoesNotMatter() throws {
        let setters: [(inout Stage) throws -> Void] = [
            { try $0.set { $0.bounds = 0...10 } },
            { try $0.set { $0.step = .every(3) } },
            { try $0.set { $0.minimumSpan = 2 } },
            { try $0.set { $0.maximumSpan = 4 } },
            { try $0.set([4.4, 50]) },
        ]
        var generator = Generator(seed: 5)
        for _ in 0..<100 {
            var order = Array(setters.indices)
            var slider = try Stage([0.2, 0.7], in: 0...1)
            for index in order.indices { order.swapAt(index, generator.int(index..<order.count)) }
            for index in order { try setters[index](&slider) }
            #expect(slider.values == [3, 6], "\(order)")
        }
    }

    @Test func requestsAreKeptWhileOptionsChange() throws {
        var slider = try Stage([33, 47])
        try slider.set { $0.step = .every(25) }
        #expect(slider.values == [25, 50])
        try slider.set {
            $0.step = .every(10)
            $0.minimumSpan = 30
        }
        #expect(slider.values == [30, 60])
        try slider.set {
            $0.step = .none
            $0.minimumSpan = 0
        }
        #expect(slider.values == [33, 47])
    }

    @Test func aUsersChangeReplacesAllRequests() throws {
        var slider = try Stage([33, 47]) { $0.step = .every(25) }
        slider.key(.step(1), thumb: 1)
        #expect(slider.values == [25, 75])
        try slider.set { $0.step = .none }
        #expect(slider.values == [25, 75])
    }

    @Test func valuesOutsideTheBoundsAreClampedAndNotWrittenBack() throws {
        var slider = try Stage([-20, 150])
        #expect(slider.picture == "●━━━━━━━━━●")
        try slider.set { $0.bounds = -100...200 }
        #expect(slider.values == [-20, 150])
    }

    @Test func valuesThatAreNotFiniteAreRefused() throws {
        var slider = try Stage([20, 40])
        #expect(throws: SliderError.valueNotFinite(index: 1)) { try slider.state.assign([10, .nan]) }
        #expect(throws: SliderError.valueNotFinite(index: 0)) { try slider.state.assign([.infinity, 50]) }
        #expect(throws: SliderError.noValues) { try slider.state.assign([]) }
        #expect(slider.values == [20, 40])
        #expect(throws: SliderError.valueNotFinite(index: 0)) { try Stage([.nan]) }
        #expect(throws: SliderError.noValues) { try Stage([]) }
    }

    @Test func equalBoundsAreLegalAndNothingMoves() throws {
        var slider = try Stage([5, 5], in: 5...5)
        slider.key(.step(1))
        slider.press(at: 0, 50)
        slider.drag(to: 500, 50)
        #expect(slider.values == [5, 5])
        #expect(slider.state.unwrappedFraction(of: 1) == 0)
    }

    @Test func dragTypingMoveAndAssignmentGiveTheSameValue() throws {
        for request in stride(from: 3.0, through: 97, by: 1.7) {
            var paths = try [[request], [45], [45], [45]].map {
                try Stage($0) {
                    $0.step = .every(7)
                    $0.enabledRange = 10...80
                }
            }
            paths[1].drag(from: paths[1].values[0], to: request)
            paths[2].type(request)
            try paths[3].state.move(0, to: request)
            #expect(Set(paths.map { $0.values[0] }).count == 1, "\(request): \(paths.map(\.values))")
        }
    }

    // MARK: exact

    @Test func exactAssignmentsIgnoreTheStepsAndNothingElse() throws {
        var slider = try Stage([33, 47]) {
            $0.step = .every(10)
            $0.keepsValuesBetweenSteps = true
            $0.minimumSpan = 5
        }
        #expect(slider.values == [33, 47])
        try slider.state.assign([-7, 44.4])
        #expect(slider.values == [0, 44.4])
        try slider.state.assign([41, 44])
        #expect(slider.values == [41, 46])
    }

    @Test func anExactValueEndsWhenAPersonMovesItsThumb() throws {
        var slider = try Stage([33, 47]) {
            $0.step = .every(10)
            $0.keepsValuesBetweenSteps = true
        }
        slider.key(.step(1), thumb: 1)
        #expect(slider.values == [33, 50])
        slider.drag(from: 33, to: 26)
        #expect(slider.values == [30, 50])
    }

    // MARK: During a drag

    @Test func anAssignmentDuringADragCountsAtOnceAndTheDragContinues() throws {
        var slider = try Stage([20, 80])
        slider.drag(from: 20, to: 30)
        try slider.state.assign([60, 90])
        #expect(slider.values == [60, 90])
        slider.drag(31)
        #expect(slider.values == [31, 90])
    }

    @Test func assigningThePresentValuesDoesNothing() throws {
        var slider = try Stage([20]) {
            $0.step = .every(10)
            $0.snapsWhileDragging = false
        }
        slider.drag(from: 20, to: 33)
        try slider.state.assign([33])
        #expect(slider.values == [33])
        slider.drag(34)
        #expect(slider.values == [34])
        slider.release()
        #expect(slider.values == [30])
    }

    @Test func aCancelResolvesTheValuesOfThePressAgainstTheOptionsInUse() throws {
        var slider = try Stage([20, 80])
        slider.drag(from: 20, to: 50)
        try slider.set { $0.step = .every(30) }
        slider.cancel()
        #expect(slider.values == [30, 90])
        slider.release()
        try slider.set([20, 80]) { $0.step = .none }
        slider.drag(from: 20, to: 50)
        try slider.set { $0.bounds = 40...100 }
        slider.cancel()
        #expect(slider.values == [40, 80])
    }

    // MARK: move

    @Test func moveFollowsTheCollisionRuleAndSendsNoEvent() throws {
        var slider = try Stage([20, 40])
        try slider.state.move(0, to: 70)
        #expect(slider.values == [40, 40])
        slider = try Stage([20, 40]) { $0.collision = .push }
        try slider.state.move(0, to: 70)
        #expect(slider.values == [70, 70])
        slider.drag(from: 70, to: 70.5)
        #expect(slider.news() == "began 1, changed 1")
        #expect(throws: SliderError.noSuchThumb(2)) { try slider.state.move(2, to: 0) }
        #expect(throws: SliderError.valueNotFinite(index: 0)) { try slider.state.move(0, to: .nan) }
    }

    // MARK: One value, all values, start and spans

    @Test func assignmentOfOneValueKeepsTheRequestsOfTheOthers() throws {
        var slider = try Stage([0, 10])
        try slider.state.assign(80, for: 0)
        #expect(slider.values == [80, 80] && slider.state.requestedValues == [80, 10])
        try slider.state.assign(20, for: 0)
        #expect(slider.values == [20, 20] && slider.state.requestedValues == [20, 10])
        try slider.state.assign(90, for: 1)
        #expect(slider.values == [20, 90])
        #expect(throws: SliderError.noSuchThumb(2)) { try slider.state.assign(1, for: 2) }
        #expect(throws: SliderError.noSuchThumb(-1)) { try slider.state.assign(1, for: -1) }
        #expect(throws: SliderError.valueNotFinite(index: 1)) { try slider.state.assign(.infinity, for: 1) }
        #expect(slider.values == [20, 90])
    }

    @Test func startAndSpansAreReducedToThePeriod() throws {
        for start in [1320, -120, 2760, -13_080] as [Double] {
            var slider = try Stage([0, 60], in: 0...1440, on: .ring) { $0.wraps = true }
            try slider.state.assign(start: start, spans: [480])
            #expect(slider.values == [1320, 360] && slider.state.spans == [480], "\(start)")
        }
    }

    @Test func startAndSpansTellAnEmptySpanFromAFullTurn() throws {
        var slider = try Stage([0, 60], in: 0...1440, on: .ring) { $0.wraps = true }
        try slider.state.assign(start: 30, spans: [1440])
        #expect(slider.values == [30, 30] && slider.state.spans == [1440])
        try slider.state.assign(start: 30, spans: [0])
        #expect(slider.values == [30, 30] && slider.state.spans == [0])
        try slider.state.assign(start: 0, spans: [100, 200])
        #expect(slider.values == [0, 100, 300], "another number of thumbs")
        #expect(throws: SliderError.valueNotFinite(index: 1)) { try slider.state.assign(start: 0, spans: [.nan]) }
        #expect(throws: SliderError.valueNotFinite(index: 0)) { try slider.state.assign(start: .infinity, spans: []) }
    }

    @Test func moveAllShiftsAllValuesAsFarAsTheBoundsAllow() throws {
        for (offset, values) in [(10, [30, 60]), (80, [70, 100]), (-50, [0, 30]), (0, [20, 50])]
            as [(Double, [Double])]
        {
            var slider = try Stage([20, 50])
            try slider.state.moveAll(by: offset)
            #expect(slider.values == values && slider.news() == "", "\(offset)")
        }
        var slider = try Stage([20, 50]) { $0.enabledRange = 10...60 }
        try slider.state.moveAll(by: 30)
        #expect(slider.values == [30, 60])
        try slider.state.moveAll(by: -90)
        #expect(slider.values == [10, 40])
    }

    @Test func moveAllOnAWrappingCircleCrossesTheSeam() throws {
        var slider = try Stage([90, 10], on: .ring) { $0.wraps = true }
        try slider.state.moveAll(by: 20)
        #expect(slider.values.isNear([10, 30]) && slider.state.spans.isNear([20]))
        try slider.state.moveAll(by: -230)
        #expect(slider.values.isNear([80, 0]) && slider.state.spans.isNear([20]))
        try slider.state.assign(start: 40, spans: [100])
        try slider.state.moveAll(by: 70)
        #expect(slider.values.isNear([10, 10]) && slider.state.spans.isNear([100]), "a full turn stays one")
    }

    @Test(arguments: [SliderTrack.plain, .ring]) func moveAllRefusesAnOffsetThatIsNotFinite(track: SliderTrack) throws {
        var slider = try Stage([20, 50], on: track) { $0.wraps = track == .ring }
        for offset in [Double.nan, .infinity, -.infinity] {
            #expect(throws: SliderError.valueNotFinite(index: 0)) { try slider.state.moveAll(by: offset) }
            #expect(slider.values == [20, 50])
        }
    }

    // MARK: Laws

    @Test func assignmentIsAFunctionOfRequestsAndConfiguration() throws {
        var generator = Generator(seed: 6)
        for _ in 0..<4000 {
            let count = generator.int(1..<5)
            let track = generator.track()
            let configuration = generator.configuration(count: count)
            let values = (0..<count).map { _ in generator.double(-50...150) }
            let fresh = SliderState(repairing: configuration, values: values, on: track)
            var used = SliderState(repairing: generator.configuration(count: 2), values: [1, 2], on: track)
            for _ in 0..<5 { used.handle(generator.input(for: used)) }
            while let pointer = used.anyPointer { used.handle(.release(pointer: pointer)) }
            try used.configure(generator.configuration(count: count), values: values)
            used.configure(configuration)
            #expect(used.values == fresh.values, "\(values) \(configuration)")
            #expect(used.spans.isNear(fresh.spans, within: 1e-9 * max(1, fresh.scale.length)))
        }
    }

    @Test func assignmentIsAFixedPoint() throws {
        var generator = Generator(seed: 7)
        for _ in 0..<4000 {
            let count = generator.int(1..<6)
            let configuration = generator.configuration(count: count)
            var slider = SliderState(repairing: configuration, values: generator.values(count), on: generator.track())
            let once = slider.values
            try slider.assign(once, spans: slider.isWrapped ? slider.spans : nil)
            #expect(slider.values == once, "\(configuration)")
        }
    }
}
