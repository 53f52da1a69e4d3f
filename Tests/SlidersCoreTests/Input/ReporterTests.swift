import SlidersCore
import SlidersReplay
import Testing

/// docs/behavior.md §5: the order of events, also if the app changes the slider between them.
@Suite struct ReporterTests {
    /// A host and its app. The app can change the slider when it is asked about a proposal and at an event.
    private struct Host {
        var state: SliderState
        var reporter = SliderReporter()
        var events: [String] = []
        /// What the app does when it is next asked about a proposal.
        var isAsked: ((inout Host) -> Void)?
        /// What the app does at the first event that begins with these words.
        var reaction: (words: String, react: (inout Host) -> Void)?

        init(_ values: [Double], _ configure: (inout SliderConfiguration) -> Void = { _ in }) throws {
            state = try Stage(values, configure).state
        }

        mutating func handle(_ input: SliderInput) {
            let proposal = state.propose(input)
            reporter.note(proposal)
            if let isAsked {
                self.isAsked = nil
                isAsked(&self)
            }
            deliver(SliderState.Report(of: state.commit(proposal)))
        }

        mutating func deliver(_ report: SliderState.Report) {
            var report = report
            while let event = reporter.next(&report, in: state) {
                if case .blocked = event { continue }
                let text = text(event, report)
                events.append(text)
                if let (words, react) = reaction, text.hasPrefix(words) {
                    reaction = nil
                    react(&self)
                }
            }
        }

        mutating func press(_ value: Double, pointer: Int = 0) {
            handle(.press(at: SIMD2(value * 10, 50), pointer: pointer))
        }

        mutating func drag(_ value: Double, pointer: Int = 0) {
            handle(.drag(to: SIMD2(value * 10, 50), pointer: pointer))
        }

        mutating func configure(_ change: (inout SliderConfiguration) -> Void) {
            var configuration = state.configuration
            change(&configuration)
            for report in state.configure(configuration) { deliver(report) }
        }

        private func text(_ event: SliderState.Change.Event, _ report: SliderState.Report) -> String {
            switch event {
            case .began(let grip): "began \(grip.thumbs)"
            case .changed(_, let reason): "changed \(state.changedThumbs(of: report)) by \(reason)"
            case .overshot(let grip): "overshot \(grip.thumbs)"
            case .blocked: "blocked"
            case .ended(let grip): "ended \(grip.thumbs)"
            case .cancelled(let grip): "cancelled \(grip.thumbs)"
            }
        }
    }

    // MARK: Order

    @Test func eventsOfADragAreDeliveredInOrderOnceEach() throws {
        var host = try Host([20, 60])
        host.press(20)
        host.drag(30)
        host.drag(30)
        host.drag(90)
        host.drag(95)
        host.handle(.release(pointer: 0))
        #expect(
            host.events == [
                "began 0..<1", "changed [0] by pointer", "changed [0] by pointer", "overshot 0..<1", "ended 0..<1",
            ])
    }

    @Test func aPressThatBringsAThumbBeginsAndChanges() throws {
        var host = try Host([20, 60]) { $0.pressTarget = .track }
        host.press(90)
        host.handle(.cancel(pointer: 0))
        #expect(
            host.events == ["began 1..<2", "changed [1] by pointer", "changed [1] by cancel", "cancelled 1..<2"])
    }

    @Test func keysReportTheirChangeAlone() throws {
        var host = try Host([20, 60])
        host.handle(.key(.step(1), thumb: 1))
        host.handle(.key(.step(0), thumb: 1))
        #expect(host.events == ["changed [1] by key"])
    }

    @Test func aReportNamesTheThumbsWhoseValuesDiffer() throws {
        var host = try Host([20, 60, 90]) { $0.spanDrag = .all }
        host.press(40)
        host.drag(45)
        #expect(host.events == ["began 0..<3", "changed [0, 1, 2] by pointer"])
        host = try Host([20, 40, 60]) { $0.collision = .push }
        host.press(60)
        host.drag(10)
        #expect(host.events.last == "changed [0, 1, 2] by pointer")
    }

    // MARK: An app that ends the drag

    @Test func anAppThatEndsTheDragAtItsBeginReceivesTheValuesThatStay() throws {
        var host = try Host([20, 60])
        host.reaction = ("began", { $0.configure { $0.isEnabled = false } })
        host.press(20)
        host.drag(30)
        #expect(host.events == ["began 0..<1", "changed [0] by pointer", "ended 0..<1"])
        host.drag(40)
        host.handle(.release(pointer: 0))
        #expect(host.events.count == 3 && host.state.values == [30, 60])
    }

    @Test func anAppThatCancelsTheDragAtItsBeginReceivesNothingOfItsMovement() throws {
        var host = try Host([20, 60])
        host.reaction = ("began", { host in for report in host.state.cancelAll() { host.deliver(report) } })
        host.press(20)
        host.drag(30)
        #expect(host.events == ["began 0..<1", "changed [0] by cancel", "cancelled 0..<1"])
        host.press(60)
        host.drag(60.5)
        host.handle(.release(pointer: 0))
        #expect(host.events.dropFirst(3) == ["began 1..<2", "changed [1] by pointer", "ended 1..<2"])
    }

    @Test func whereTheAppEndsTheDragWhileItIsAskedTheBeginIsDeliveredFirst() throws {
        var host = try Host([20, 60])
        host.press(20)
        host.isAsked = { $0.configure { $0.isEnabled = false } }
        host.drag(30)
        #expect(host.events == ["began 0..<1", "ended 0..<1"])
        #expect(host.state.values == [20, 60])
    }

    @Test func aReportIsOverOnceTheAppEndedItsDrag() throws {
        var slider = try Stage([20, 60])
        slider.press(20)
        let input = SliderInput.drag(to: slider.point(of: 30), pointer: 0)
        let report = SliderState.Report(of: slider.state.handle(input))
        #expect(!slider.state.isOver(report))
        let cancels = slider.state.cancelAll()
        #expect(slider.state.isOver(report) && cancels.allSatisfy { !slider.state.isOver($0) })
    }

    @Test func cancelAllReportsEveryDrag() throws {
        var host = try Host([20, 60])
        host.press(20)
        host.drag(30)
        host.press(60, pointer: 1)
        host.drag(70, pointer: 1)
        host.events = []
        for report in host.state.cancelAll() { host.deliver(report) }
        #expect(
            host.events == [
                "changed [0] by cancel", "cancelled 0..<1", "changed [1] by cancel", "cancelled 1..<2",
            ])
        #expect(host.state.cancelAll() == [])
    }

    @Test func reportsOfCancelsKeepTheThumbsThatTheyChanged() throws {
        var host = try Host([20, 60])
        host.press(20)
        host.drag(30)
        let reports = host.state.cancelAll()
        host.handle(.key(.step(1), thumb: 1))
        #expect(reports.map { host.state.changedThumbs(of: $0) } == [[0]])
    }

    // MARK: An app that gives other inputs

    @Test func anInputWhileTheAppIsAskedIsReportedAfterTheBegin() throws {
        var host = try Host([20, 60])
        host.press(20)
        host.isAsked = { $0.handle(.key(.step(1), thumb: 1)) }
        host.drag(30)
        #expect(host.events == ["began 0..<1", "changed [1] by key"], "the key overtook the movement")
        host.drag(31)
        #expect(host.events.last == "changed [0] by pointer" && host.state.values == [31, 61])
    }

    @Test func anInputDuringAnEventIsReportedBeforeTheRest() throws {
        var host = try Host([20, 60])
        host.reaction = ("began", { $0.handle(.key(.step(1), thumb: 1)) })
        host.press(20)
        host.drag(30)
        #expect(host.events.prefix(2) == ["began 0..<1", "changed [1] by key"])
        #expect(host.events.filter { $0 == "began 0..<1" }.count == 1)
    }

    @Test func aReleaseDuringAnEventEndsTheDragThere() throws {
        var host = try Host([20, 60])
        host.reaction = ("began", { $0.handle(.release(pointer: 0)) })
        host.press(20)
        host.drag(30)
        #expect(host.events == ["began 0..<1", "changed [0] by pointer", "ended 0..<1"])
    }

    @Test func valuesThatCodeOverwroteAreNotReported() throws {
        var host = try Host([20, 60])
        host.reaction = ("began", { _ = try? $0.state.assign([20, 60]) })
        host.press(20)
        host.drag(30)
        #expect(host.events == ["began 0..<1"])
    }

    @Test func aDroppedProposalReportsItsBeginOnce() throws {
        var host = try Host([20, 60])
        host.press(20)
        for value in [30.0, 35] {
            let input = SliderInput.drag(to: SIMD2(value * 10, 50), pointer: 0)
            let proposal = host.state.propose(input)
            host.reporter.note(proposal)
            host.deliver(SliderState.Report(of: proposal.change))
        }
        #expect(host.events == ["began 0..<1"])
        host.drag(40)
        host.handle(.release(pointer: 0))
        #expect(host.events == ["began 0..<1", "changed [0] by pointer", "ended 0..<1"])
    }

    // MARK: Law

    /// Without interference the events are those of the change.
    @Test func aReporterDeliversTheEventsOfEachChange() {
        var generator = Generator(seed: 83)
        var seen = 0
        for _ in 0..<600 {
            let count = generator.int(1..<5)
            var state = SliderState(
                repairing: generator.configuration(count: count), values: generator.values(count),
                on: generator.track())
            var reporter = SliderReporter()
            var obstacle: SliderObstacle?
            for _ in 0..<40 {
                let input = generator.input(for: state)
                let proposal = state.propose(input)
                reporter.note(proposal)
                let change = state.commit(proposal)
                var expected: [SliderState.Change.Event] = []
                change.forEachEvent(in: state, reportedObstacle: &obstacle) { expected.append($0) }
                var report = SliderState.Report(of: change)
                var events: [SliderState.Change.Event] = []
                while let event = reporter.next(&report, in: state) { events.append(event) }
                #expect(events == expected)
                #expect(reporter.obstacle == obstacle)
                seen += events.count
            }
        }
        #expect(seen > 3000, "\(seen)")
    }
}
