import SlidersCore
import Testing

/// docs/behavior.md §5: a change is proposed, and then committed, committed with other values, or dropped.
@Suite struct ProposalTests {
    private func drag(to value: Double) -> SliderInput { .drag(to: SIMD2(value * 10, 50), pointer: 0) }

    @Test func aProposalChangesNoValue() throws {
        var slider = try Stage([20, 60])
        slider.press(20)
        let proposal = slider.state.propose(drag(to: 40))
        #expect(slider.values == [20, 60])
        #expect(proposal.thumbs == 0..<1)
        #expect(slider.state.proposedValue(of: 0) == 40 && slider.state.proposedValue(of: 1) == 60)
        let change = slider.state.commit(proposal)
        #expect(slider.values == [40, 60])
        #expect(change.changed == 0..<1)
    }

    @Test func aDroppedProposalLeavesTheValuesAndTheDragContinues() throws {
        var slider = try Stage([90])
        slider.press(90)
        let dropped = slider.state.propose(drag(to: 120)).change
        #expect(slider.values == [90])
        #expect(slider.state.overshoot.isNear(20), "hold and overshoot continue")
        #expect(slider.state.isHeld(thumb: 0))
        var heard: [SliderState.Change.Event] = []
        dropped.forEachEvent { heard.append($0) }
        #expect(heard == [.began(.thumb(0)), .overshot(.thumb(0))])
        #expect(slider.state.obstacle == SliderObstacle(thumb: 0, .bound(100)))
        slider.drag(95)
        slider.release()
        #expect(slider.values == [95])
        #expect(slider.news() == "changed 0, ended 0")
    }

    @Test func commitWithValuesResolvesTheValues() throws {
        var slider = try Stage([20, 60]) {
            $0.step = .every(10)
            $0.minimumSpan = 20
        }
        slider.press(20)
        let proposal = slider.state.propose(drag(to: 40))
        let change = slider.state.commit(proposal, values: [34, 41])
        #expect(slider.values == [30, 50])
        #expect(change.changed == 0..<2)
        #expect(change.grip == .thumb(0))
        slider.drag(31)
        slider.cancel()
        #expect(slider.values == [20, 60], "what the app moved in this drag is restored too")
    }

    @Test func valuesThatCannotBeTakenCommitThePlainProposal() throws {
        var slider = try Stage([20, 60])
        slider.press(20)
        var proposal = slider.state.propose(drag(to: 40))
        slider.state.commit(proposal, values: [1, .nan])
        #expect(slider.values == [40, 60])
        proposal = slider.state.propose(drag(to: 50))
        slider.state.commit(proposal, values: [1])
        #expect(slider.values == [50, 60])
    }

    @Test func aProposalThatWasOvertakenChangesNoValue() throws {
        var slider = try Stage([20, 60])
        slider.press(20)
        let first = slider.state.propose(drag(to: 40))
        let second = slider.state.propose(drag(to: 50))
        slider.state.commit(first)
        #expect(slider.values == [20, 60])
        slider.state.commit(second)
        #expect(slider.values == [50, 60])
        slider.state.commit(second)
        #expect(slider.values == [50, 60])
        let third = slider.state.propose(drag(to: 55))
        try slider.state.assign([10, 90])
        slider.state.commit(third)
        #expect(slider.values == [10, 90])
    }

    /// Commits what inputs propose. Returns for each whether it changes a value.
    private func changes(_ slider: inout SliderState, _ inputs: [SliderInput]) -> [Bool] {
        inputs.map { input in
            let proposal = slider.propose(input)
            defer { slider.commit(proposal) }
            return slider.changesValues(proposal)
        }
    }

    @Test func movementsWithinAStepAndBeyondABoundChangeNoValue() throws {
        var slider = try Stage([20, 60]) { $0.step = .every(10) }
        slider.press(20)
        #expect(changes(&slider.state, [24, 26, 29, 80, 90].map(drag(to:))) == [false, true, false, true, false])
        #expect(changes(&slider.state, [.key(.step(1), thumb: 0), .release(pointer: 0)]) == [false, false])
    }

    @Test func movementsTowardTheMiddleOfAWrappingCircleChangeNoValue() throws {
        var slider = try Stage([30, 60], on: .ring) { $0.wraps = true }
        guard case .arc(let arc) = slider.state.track else { return }
        slider.press(30)
        let away = slider.point(of: 30) - arc.center
        let points = [arc.center + 0.7 * away, arc.center + 1.3 * away, slider.point(of: 31)]
        #expect(changes(&slider.state, points.map { .drag(to: $0, pointer: 0) }) == [false, false, true])
    }

    @Test func aSpanThatBecomesAFullTurnChangesWithoutAnotherValue() throws {
        var slider = try Stage([0, 0], spans: [0], on: .ring) {
            $0.wraps = true
            $0.step = .every(100)
        }
        #expect(changes(&slider.state, [.key(.page(1), thumb: 1), .key(.page(1), thumb: 1)]) == [true, false])
        #expect(slider.values == [0, 0] && slider.state.spans == [100])
    }

    @Test func aProposalIsCurrentUntilAnotherInputOrAssignment() throws {
        var slider = try Stage([20, 60])
        let key = slider.state.propose(.key(.step(1), thumb: 0))
        #expect(slider.state.isCurrent(key))
        let next = slider.state.propose(.key(.step(1), thumb: 0))
        #expect(!slider.state.isCurrent(key) && slider.state.isCurrent(next))
        slider.state.commit(next)
        #expect(!slider.state.isCurrent(next))
        let last = slider.state.propose(.key(.step(1), thumb: 0))
        try slider.state.assign([1, 2])
        #expect(!slider.state.isCurrent(last))
    }

    @Test func theMovementAfterADroppedProposalCountsFromThePress() throws {
        var slider = try Stage([20, 60]) { $0.collision = .push }
        slider.press(20)
        _ = slider.state.propose(drag(to: 80))
        #expect(slider.values == [20, 60])
        slider.drag(70)
        #expect(slider.values == [70, 70])
    }

    @Test func keysAndTypedValuesCanBeVetoed() throws {
        var slider = try Stage([20])
        _ = slider.state.propose(.key(.page(1), thumb: 0))
        _ = slider.state.propose(.type(90, thumb: 0))
        _ = slider.state.propose(.adjust(1, thumb: 0))
        #expect(slider.values == [20])
    }

    @Test func valuesOfAWrappingCircleCanBeLimitedByCommit() throws {
        // Keeps the value between 20 and 40 on a circle that can have no limits.
        var slider = try Stage([30], on: .ring) { $0.wraps = true }
        slider.press(degrees: 108)
        for direction in [126.0, 162, 90] {
            let proposal = slider.state.propose(.drag(to: slider.point(degrees: direction), pointer: 0))
            slider.state.commit(proposal, values: [min(40, max(20, slider.state.proposedValue(of: 0)))])
        }
        #expect(slider.values.isNear([25]))
    }

    @Test func theGripOfAProposalIsWhatThePointerHoldsAfterTheCommit() throws {
        var slider = try Stage([20, 60]) { $0.collision = .cross }
        slider.press(20)
        let crossing = slider.state.propose(drag(to: 90))
        #expect(crossing.grip == .thumb(1) && crossing.change.grip == .thumb(0))
        #expect(slider.state.commit(crossing).grip == .thumb(1))
        slider.release()
        slider.press(75)
        #expect(slider.state.propose(drag(to: 80)).grip == .span(0..<2))
        slider.release()
        #expect(slider.state.propose(.key(.step(1), thumb: 0)).grip == nil)
    }

    @Test func aProposalBeginsADragOnce() throws {
        var slider = try Stage([20, 60])
        #expect(!slider.state.propose(.press(at: slider.point(of: 20), pointer: 0)).begins)
        let begins = [30, 40].map { value in
            let proposal = slider.state.propose(drag(to: value))
            slider.state.commit(proposal)
            return proposal.begins
        }
        #expect(begins == [true, false])
    }

    @Test func aReleaseCanBeProposed() throws {
        var slider = try Stage([20]) {
            $0.step = .every(10)
            $0.snapsWhileDragging = false
        }
        slider.drag(from: 20, to: 36)
        let proposal = slider.state.propose(.release(pointer: 0))
        #expect(slider.values.isNear([36]) && slider.state.proposedValue(of: 0) == 40)
        slider.state.commit(proposal)
        #expect(slider.values == [40])
    }

    // MARK: Law

    @Test func proposingAndCommittingIsHandling() {
        var generator = Generator(seed: 15)
        for _ in 0..<500 {
            let count = generator.int(1..<5)
            var slider = SliderState(
                repairing: generator.configuration(count: count), values: generator.values(count), on: generator.track()
            )
            for _ in 0..<40 {
                let input = generator.input(for: slider)
                let before = slider.values
                var other = slider
                let proposal = slider.propose(input)
                #expect(slider.values == before)
                for index in 0..<count where !proposal.thumbs.contains(index) {
                    #expect(slider.proposedValue(of: index) == before[index])
                }
                let proposed = (0..<count).map { slider.proposedValue(of: $0) }
                slider.commit(proposal)
                #expect(slider.values == proposed)
                other.handle(input)
                #expect(other.values == slider.values)
            }
        }
    }
}
