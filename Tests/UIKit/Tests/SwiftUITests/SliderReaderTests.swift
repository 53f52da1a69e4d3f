@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// What content around a slider asks it, and when it is made again.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderReaderTests: Showing {
    let window = TestWindow.make()

    private func settle(_ stage: Stage) async {
        for _ in 0..<9 {
            await Task.yield()
            stage.flush()
        }
    }

    private func shown(_ view: some View) async throws -> (Stage, SliderControl) {
        let stage = Stage(on: window)
        let control = try show(view, on: stage)
        await settle(stage)
        return (stage, control)
    }

    /// Shows what the slider answers.
    private struct Asking: View {
        @State private var values = [20.0, 80]
        @State private var maximum = 100.0
        var body: some View {
            SliderReader { slider in
                Text("\(slider.values)")
                Text(slider.nextValue(of: 1).map { "next \($0)" } ?? "at the end")
                Text(slider.previousValue(of: 0).map { "previous \($0)" } ?? "at the start")
                Text(slider.limits(of: 0).map { "\($0)" } ?? "no thumb")
                Text(slider.isHeld(thumb: 0) ? "held" : "free")
                Text(slider.text(of: 5))
                RangeSlider(value: $values, in: 0...maximum, step: 10)
            }
            Button("More") { maximum = 90 }
            Button("Ends") { values = [0, maximum] }
        }
    }

    @Test func contentShowsWhatTheSliderAnswersNow() async throws {
        let (stage, control) = try await shown(Asking())
        let answers = { Array(stage.texts.prefix(6)) }
        #expect(answers() == ["[20.0, 80.0]", "next 90.0", "previous 10.0", "0.0...80.0", "free", "5"])
        let finger = Pointer(window)
        finger.press(control, at: 20)
        stage.flush()
        #expect(answers()[4] == "held")
        finger.move(to: 40)
        stage.flush()
        #expect(answers() == ["[40.0, 80.0]", "next 90.0", "previous 30.0", "0.0...80.0", "held", "5"])
        finger.lift()
        stage.flush()
        #expect(answers()[4] == "free")
        stage.tap("Ends")
        await settle(stage)
        #expect(answers() == ["[0.0, 100.0]", "at the end", "at the start", "0.0...100.0", "free", "5"])
        stage.tap("More")
        await settle(stage)
        #expect(answers()[0] == "[0.0, 90.0]" && stage.made == 1 && stage.faults.isEmpty)
    }

    @Test func withoutASliderThereAreNoAnswers() async throws {
        struct Empty: View {
            @State private var isOpen = true
            var body: some View {
                SliderReader { slider in
                    Text("\(slider.values) \(slider.limits(of: 0) == nil) \(slider.nextValue(of: 0) == nil)")
                    if isOpen { ValueSlider(value: .constant(3), in: 0...10) }
                }
                Button("Close") { isOpen = false }
            }
        }
        let (stage, _) = try await shown(Empty())
        #expect(stage.texts[0] == "[3.0] false false")
        stage.tap("Close")
        await settle(stage)
        #expect(stage.texts[0] == "[] true true" && stage.faults.isEmpty)
    }

    /// Cancels drags, and asks nothing.
    private struct Cancelling: View {
        @State private var price = 20.0...80.0
        var body: some View {
            SliderReader { slider in
                RangeSlider(value: $price, in: 0...100)
                Button("Cancel") { slider.cancelDrags() }
            }
        }
    }

    @Test func aProxyCancelsDragsAndItsContentRunsForNoneOfThem() async throws {
        let (stage, control) = try await shown(Cancelling())
        let finger = Pointer(window)
        finger.press(control, at: 20)
        for value in [25.0, 30, 40] {
            finger.move(to: value)
            stage.flush()
        }
        #expect(control.values == [40, 80] && stage.runs(of: "SliderReader") == [1])
        stage.tap("Cancel")
        #expect(control.values == [20, 80] && stage.runs(of: "SliderReader") == [1] && stage.faults.isEmpty)
        finger.lift()
    }

    /// Stores a proxy and asks in its body.
    private struct Plus: View {
        let slider: SliderProxy
        var body: some View { Text(slider.nextValue(of: 0).map { "\($0)" } ?? "–") }
    }

    @Test func aViewThatStoresTheProxyFollows() async throws {
        struct Stored: View {
            @State private var level = 3.0
            var body: some View {
                SliderReader { slider in
                    Plus(slider: slider)
                    ValueSlider(value: $level, in: 0...10, step: 1)
                }
            }
        }
        let (stage, control) = try await shown(Stored())
        #expect(stage.texts == ["4.0"])
        drag(control, from: 3, to: 8)
        stage.flush()
        #expect(stage.texts == ["9.0"])
        drag(control, from: 8, to: 10)
        stage.flush()
        #expect(stage.texts == ["–"] && stage.faults.isEmpty)
    }

    @Test func readersAroundEachOtherAskTheSameSlider() async throws {
        struct Nested: View {
            @State private var level = 3.0
            var body: some View {
                SliderReader { outer in
                    Text("\(outer.values)")
                    SliderReader { inner in
                        Text("\(inner.values)")
                        ValueSlider(value: $level, in: 0...10, step: 1)
                        ValueSlider(value: .constant(9.0), in: 0...10)
                    }
                }
            }
        }
        let (stage, control) = try await shown(Nested())
        #expect(stage.texts == ["[3.0]", "[3.0]"])
        control.increment(thumb: 0)
        stage.flush()
        #expect(stage.texts == ["[4.0]", "[4.0]"])
    }

    /// What pointers can reach depends on the length of the track.
    @Test func aLayoutPassChangesAnswers() async throws {
        struct Apart: View {
            @State private var values = [20.0, 80]
            var body: some View {
                SliderReader { slider in
                    Text("\((slider.limits(of: 0)?.upperBound ?? 0).rounded())")
                    RangeSlider(value: $values, in: 0...100).sliderConfiguration { $0.minimumSeparation = 100 }
                }
            }
        }
        let (stage, control) = try await shown(Apart())
        let before = stage.texts
        control.frame.size.width = 200
        window.layOut()
        stage.flush()
        #expect(stage.texts != before && stage.texts == ["\(control.limits(of: 0).upperBound.rounded())"])
    }
}
