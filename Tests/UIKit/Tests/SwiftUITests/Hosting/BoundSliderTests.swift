import SlidersLooks
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// The control of a slider stays while what is bound and set around it changes.
@MainActor @Suite(.serialized, .eachComparison)
struct BoundSliderTests: Showing {
    let window = TestWindow.make()

    /// Each label is read by other modifiers.
    private func stays(_ slider: (Binding<[Double]>) -> some View, _ single: String, _ double: String) throws {
        let list = Box([20.0])
        let stage = Stage(on: window)
        let control = try show(slider(list.binding), on: stage)
        #expect(stage.speech == single)
        list.value = [20, 80]
        stage.show(slider(list.binding))
        #expect(stage.speech == double && control.values == [20, 80])
        drag(control, from: 80, to: 60)
        #expect(list.value == [20, 60])
        list.value = [40]
        stage.show(slider(list.binding))
        #expect(stage.speech == "\(single)".replacingOccurrences(of: "20", with: "40") && control.values == [40])
        #expect(stage.made == 1 && stage.views.first === control && stage.faults.isEmpty)
    }

    @Test func theControlStaysBetweenOneAndMoreValues() throws {
        try stays(
            { RangeSlider(value: $0, in: 0...100, step: 1) { Text("Mix") } }, "Mix 20", "Mix { Minimum, Maximum }")
        try stays({ RangeSlider(value: $0, in: 0...100, step: 1) }, "Value 20", "{ Minimum, Maximum }")
        try stays(
            { RangeSlider(value: $0, in: 0...100, step: 1) { Label("Mix", systemImage: "tag") } }, "Mix 20",
            "Mix { Minimum, Maximum }")
    }

    @Test func theFocusStaysWhenASecondValueComes() throws {
        let list = Box([20.0])
        let stage = Stage(on: window)
        let view = { RangeSlider(value: list.binding, in: 0...100) { Text("Mix") } }
        let control = try show(view(), on: stage)
        control.focus(thumb: 0)
        list.value = [20, 80]
        stage.show(view())
        #expect(control.hasFocus(thumb: 0) && stage.made == 1)
    }

    @Test func theControlStaysWhenAThumbGetsAName() throws {
        let value = Box([50.0])
        let stage = Stage(on: window)
        let view = { (names: [String.LocalizationValue]) in
            CircularSlider(value: value.binding, in: 0...100) { Text("Volume") }.thumbNames(names)
        }
        let control = try show(view([]), on: stage)
        stage.show(view(["Loudness"]))
        #expect(stage.speech == "Loudness 50")
        stage.show(view([]))
        #expect(stage.speech == "Volume 50" && stage.made == 1 && stage.views.first === control)
    }

    private func dial(_ value: Binding<Double>, isTyped: Bool = true) -> some View {
        CircularSlider(value: value, in: 0...100, step: 5) { Text("Volume") }.sliderLook(.glow).sliderTextEntry(isTyped)
    }

    private func settle() async { for _ in 0..<9 { await Task.yield() } }

    @Test func theFieldOfATypedValueIsRead() async throws {
        let value = Box(25.0)
        let stage = Stage(on: window)
        let control = try show(dial(value.binding), on: stage, width: 320, height: 320)
        #expect(stage.speech == "Volume 25")
        stage.activate?()
        #expect(control.typedText == "25")
        await settle()
        stage.flush()
        #expect(stage.speech == "Volume { Value, Value }" && control.typedText == "25")
        control.enter(typed: "72")
        await settle()
        stage.show(dial(value.binding))
        #expect(value.value == 70 && stage.speech == "Volume 70" && control.typedText == nil)
        #expect(stage.made == 1 && stage.faults.isEmpty)
    }

    @Test func typingThatAnUpdateEndsIsToldAfterIt() async throws {
        let value = Box(25.0)
        let stage = Stage(on: window)
        let control = try show(dial(value.binding), on: stage, width: 320, height: 320)
        stage.activate?()
        await settle()
        stage.flush()
        #expect(control.typedText != nil)
        stage.show(dial(value.binding, isTyped: false))
        #expect(control.typedText == nil && stage.faults.isEmpty)
        await settle()
        stage.flush()
        #expect(stage.speech == "Volume 25" && stage.made == 1 && stage.faults.isEmpty)
    }

    @Test func aValueThatCannotBeTypedIsNotActivated() throws {
        let stage = Stage(on: window)
        stage.show(dial(.constant(25), isTyped: false))
        #expect(stage.activate == nil)
        stage.show(ValueSlider(value: .constant(0.5)))
        #expect(stage.activate == nil)
    }

    @Test func theValueOfAStraightSliderIsTypedToo() async throws {
        let value = Box(25.0)
        let stage = Stage(on: window)
        let view = { (hasLabels: Bool) in
            ValueSlider(value: value.binding, in: 0...100, step: 5) { Text("Volume") }.sliderValueLabels(hasLabels)
                .sliderTextEntry()
        }
        for (hasLabels, text, expected) in [(true, "72", 70.0), (false, "18", 20)] {
            let control = try show(view(hasLabels), on: stage, width: 320, height: 80)
            stage.activate?()
            #expect(control.typedText == "\(Int(value.value))")
            await settle()
            stage.flush()
            control.enter(typed: text)
            await settle()
            stage.show(view(hasLabels))
            #expect(value.value == expected && stage.speech == "Volume \(Int(expected))" && stage.faults.isEmpty)
        }
    }
}
