import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// What an app learns of the sliders in a view, and what it decides.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderEventsTests: Showing {
    let window = TestWindow.make()

    /// Notes what actions are called with.
    private final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private func settle() async { for _ in 0..<9 { await Task.yield() } }

    // MARK: Changes

    @Test func aChangeComesAfterTheBindingHasIt() throws {
        let (value, log) = (Box(20.0...80.0), Log())
        let view = {
            RangeSlider(value: value.binding, in: 0...100, step: 5).onSliderChange {
                log.lines.append("\($0.values) \($0.thumbs) \($0.reason), bound \(value.value)")
            }
        }
        let stage = Stage(on: window)
        let control = try show(view(), on: stage)
        let finger = Pointer(window)
        finger.press(control, at: 80)
        finger.move(to: 90)
        #expect(log.take() == ["[20.0, 90.0] [1] pointer, bound 20.0...90.0"])
        finger.cancel()
        #expect(log.take() == ["[20.0, 80.0] [1] cancel, bound 20.0...80.0"])
        control.increment(thumb: 0)
        #expect(log.take() == ["[25.0, 80.0] [0] accessibility, bound 25.0...80.0"])
        value.value = 30...40
        stage.show(view())
        #expect(control.values == [30, 40] && log.take().isEmpty && stage.faults.isEmpty)
    }

    @Test func aSearchRunsAfterADragAndAfterEachOtherChange() throws {
        let (value, log) = (Box(20.0...80.0), Log())
        let view = RangeSlider(
            value: value.binding, in: 0...100, step: 5, onEditingChanged: { if !$0 { log.lines.append("drag") } }
        )
        .resetValues(10, 90)
        .sliderResetsOnDoubleTap()
        .onSliderChange { if $0.reason != .pointer, $0.reason != .cancel { log.lines.append("\($0.reason)") } }
        let control = try show(view, on: Stage(on: window))
        drag(control, from: 20, to: 40)
        #expect(value.value == 40...80 && log.take() == ["drag"])
        let finger = Pointer(window)
        finger.press(control, at: 80)
        finger.move(to: 90)
        finger.cancel()
        #expect(value.value == 40...80 && log.take() == ["drag"])
        control.increment(thumb: 0)
        control.handle(.key(.minimum, thumb: 0))
        control.handle(.wheel(1, thumb: 0))
        control.handle(.reset(thumb: 0))
        #expect(log.take() == ["accessibility", "key", "wheel", "reset"])
    }

    @Test func withoutContinuityEachDragAndEachOtherChangeIsOneChange() throws {
        let (value, log) = (Box(20.0...80.0), Log())
        let view = RangeSlider(value: value.binding, in: 0...100, step: 5)
            .sliderConfiguration { $0.isContinuous = false }
            .onSliderChange { log.lines.append("\($0.values)") }
        let control = try show(view, on: Stage(on: window))
        let finger = Pointer(window)
        finger.press(control, at: 20)
        for position in [30, 50, 40] { finger.move(to: Double(position)) }
        #expect(value.value == 20...80 && log.take().isEmpty)
        finger.lift()
        #expect(value.value == 40...80 && log.take() == ["[40.0, 80.0]"])
        control.increment(thumb: 0)
        control.handle(.choose(60))
        #expect(log.take() == ["[45.0, 80.0]", "[60.0, 80.0]"])
        finger.press(control, at: 80)
        finger.move(to: 90)
        finger.cancel()
        #expect(value.value == 60...80 && log.take().isEmpty)
    }

    @Test func aBindingThatKeepsItsValuesReportsNoChange() throws {
        let log = Log()
        let view = RangeSlider(value: .constant(20.0...80.0), in: 0...100).onSliderChange {
            log.lines.append("\($0.values)")
        }
        let control = try show(view, on: Stage(on: window))
        drag(control, from: 20, to: 40)
        #expect(control.values == [20, 80] && log.take().isEmpty)
    }

    @Test func aDateIsItsSeconds() throws {
        let day = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 86_400)
        let (value, log) = (Box(day.lowerBound), Log())
        let view = ValueSlider(value: value.binding, in: day, step: 3600).onSliderChange {
            log.lines.append("\($0.values)")
        }
        let control = try show(view, on: Stage(on: window))
        control.increment(thumb: 0)
        #expect(log.take() == ["[3600.0]"])
    }

    @Test(arguments: [true, false]) func whatAnUpdateEndsIsReportedAfterIt(_ isContinuous: Bool) async throws {
        let (value, log) = (Box(20.0...80.0), Log())
        let stage = Stage(on: window)
        let view = { (isOff: Bool) in
            RangeSlider(value: value.binding, in: 0...100, onEditingChanged: { log.lines.append("editing \($0)") })
                .disabled(isOff).sliderConfiguration { $0.isContinuous = isContinuous }
                .onSliderChange { log.lines.append("\($0.values) \($0.thumbs) \($0.reason)") }
        }
        let control = try show(view(false), on: stage)
        let finger = Pointer(window)
        finger.press(control, at: 20)
        finger.move(to: 40)
        let change = ["[40.0, 80.0] [0] pointer"]
        #expect(log.take() == ["editing true"] + (isContinuous ? change : []))
        stage.show(view(true))
        #expect(log.take().isEmpty)
        await settle()
        #expect(log.take() == (isContinuous ? [] : change) + ["editing false"] && value.value == 40...80)
        #expect(stage.faults.isEmpty)
        finger.lift()
    }

    @Test func allActionsAroundASliderAreCalledTheInnermostFirst() throws {
        let (value, log) = (Box(20.0...80.0), Log())
        let view = VStack {
            RangeSlider(value: value.binding, in: 0...100, step: 5).onSliderChange { _ in log.lines.append("slider") }
        }
        .onSliderChange { _ in log.lines.append("stack") }.padding().onSliderChange { _ in log.lines.append("page") }
        let control = try show(view, on: Stage(on: window))
        control.increment(thumb: 0)
        #expect(log.take() == ["slider", "stack", "page"])
    }

    /// Passes its state on, and has an action.
    private struct Search: View {
        @State private var price = 20.0...80.0
        let log: Log
        var body: some View {
            RangeSlider(value: $price, in: 0...100).onSliderChange { _ in log.lines.append("change") }
                .onSliderHover { _ in }.onSliderOvershoot { _, _ in }.sliderDecision { _, _ in .accept }
        }
    }

    /// Passes its state on.
    private struct Plain: View {
        @State private var price = 20.0...80.0
        var body: some View { RangeSlider(value: $price, in: 0...100) }
    }

    @Test func actionsCostADragNoBody() throws {
        let log = Log()
        let runs = { (view: any View) in
            let stage = Stage(on: window)
            let control = try show(AnyView(view), on: stage)
            let before = stage.runs
            let finger = Pointer(window)
            finger.press(control, at: 20)
            for value in [25.0, 30, 40] {
                finger.move(to: value)
                stage.flush()
            }
            finger.lift()
            stage.flush()
            #expect(control.values == [40, 80] && stage.faults.isEmpty)
            return stage.runs - before
        }
        #expect(try runs(Search(log: log)) == runs(Plain()) && log.take().count == 3)
    }

    /// Its action captures what its body read.
    private struct Counting: View {
        @State private var count = 0
        @State private var price = 20.0...80.0
        let log: Log
        var body: some View {
            RangeSlider(value: $price, in: 0...100, step: 5).onSliderChange { [count] _ in log.lines.append("\(count)")
            }
            Button("Count") { count += 1 }
        }
    }

    @Test func theActionOfTheLastBodyIsCalled() throws {
        let log = Log()
        let stage = Stage(on: window)
        let control = try show(Counting(log: log), on: stage)
        control.increment(thumb: 0)
        stage.tap("Count")
        control.increment(thumb: 0)
        #expect(log.take() == ["0", "1"])
    }

    // MARK: Hover

    @Test func hoverReportsTheValueUnderThePointer() throws {
        let (value, log) = (Box(20.0...80.0), Log())
        let view = RangeSlider(value: value.binding, in: 0...100, step: 5)
        let stage = Stage(on: window)
        let control = try show(view.onSliderHover { log.lines.append("\($0.map { "\($0)" } ?? "nil")") }, on: stage)
        #expect(control.reportsHover)
        for value in [51.0, 52, 54] { control.hover(at: control.point(forValue: value)) }
        control.hover(at: nil)
        #expect(log.take() == ["50.0", "55.0", "nil"] && value.value == 20...80)
        stage.show(view.onSliderHover { _ in log.lines.append("another") })
        control.hover(at: control.point(forValue: 10))
        #expect(log.take() == ["another"] && stage.made == 1)
    }

    @Test func withoutAnActionNothingIsWatched() throws {
        let control = try show(RangeSlider(value: .constant(20.0...80.0), in: 0...100), on: Stage(on: window))
        #expect(!control.reportsHover)
    }

    // MARK: Overshoot

    @Test func overshootIsReportedUntilItIsOver() throws {
        let (value, log) = (Box(20.0...80.0), Log())
        let view = RangeSlider(value: value.binding, in: 0...100).onSliderOvershoot { grip, overshoot in
            log.lines.append("\(grip) \(overshoot.rounded())")
        }
        let control = try show(view, on: Stage(on: window))
        let finger = Pointer(window)
        let move = { (value: Double) in
            let (start, end) = (control.point(forValue: 0), control.point(forValue: 100))
            finger.move(to: CGPoint(x: start.x + (end.x - start.x) * value / 100, y: start.y))
        }
        finger.press(control, at: 80)
        for value in [90.0, 100] { move(value) }
        #expect(log.take().isEmpty)
        for value in [110.0, 120] { move(value) }
        #expect(log.take() == ["thumb(1) 10.0", "thumb(1) 20.0"])
        move(95)
        #expect(log.take() == ["thumb(1) 0.0"])
        for value in [100.0, 130] { move(value) }
        #expect(log.take() == ["thumb(1) 30.0"])
        finger.lift()
        #expect(log.take() == ["thumb(1) 0.0"] && value.value.upperBound == 100)
    }

    // MARK: Obstacles

    @Test func anObstacleIsReportedOnceUntilTheThumbIsFree() throws {
        let (value, log) = (Box(20.0...60.0), Log())
        let slider = RangeSlider(value: value.binding, in: 0...100).span(atLeast: 10)
        let view = slider.onSliderBlocked { obstacle in
            log.lines.append(obstacle.map { "thumb \($0.thumb): \($0.kind)" } ?? "free")
        }
        let control = try show(view, on: Stage(on: window))
        let finger = Pointer(window)
        let move = { (value: Double) in
            let (start, end) = (control.point(forValue: 0), control.point(forValue: 100))
            finger.move(to: CGPoint(x: start.x + (end.x - start.x) * value / 100, y: start.y))
        }
        finger.press(control, at: 20)
        for value in [40.0, 70, 80] { move(value) }
        #expect(log.take() == ["thumb 0: minimumSpan(10.0, from: 1)"] && value.value == 50...60)
        move(30)
        #expect(log.take() == ["free"] && control.obstacle == nil)
        move(-20)
        #expect(log.take() == ["thumb 0: bound(0.0)"] && control.obstacle?.kind == .bound(0))
        finger.lift()
        #expect(log.take() == ["free"])
    }

    // MARK: Decisions

    @Test func aDecisionAcceptsRejectsOrAdjusts() throws {
        let value = Box(20.0...80.0)
        let view = { (decision: SliderDecision) in
            RangeSlider(value: value.binding, in: 0...100, step: 5).sliderDecision { values, reason in
                #expect(values == [25, 80] && reason == .accessibility)
                return decision
            }
        }
        let stage = Stage(on: window)
        let control = try show(view(.reject), on: stage)
        control.increment(thumb: 0)
        #expect(control.values == [20, 80] && value.value == 20...80 && value.writes == 0)
        stage.show(view(.adjust([32, 60])))
        control.increment(thumb: 0)
        #expect(control.values == [30, 60] && value.value == 30...60)
        value.value = 20...80
        stage.show(view(.accept))
        control.increment(thumb: 0)
        #expect(control.values == [25, 80] && value.value == 25...80 && stage.faults.isEmpty)
    }

    @Test func theInnermostDecides() throws {
        let value = Box(20.0...80.0)
        let view = RangeSlider(value: value.binding, in: 0...100, step: 5).sliderDecision { _, _ in .accept }
            .onSliderChange { _ in }.sliderDecision { _, _ in .reject }
        let control = try show(view, on: Stage(on: window))
        control.increment(thumb: 0)
        #expect(value.value == 25...80)
    }
}
