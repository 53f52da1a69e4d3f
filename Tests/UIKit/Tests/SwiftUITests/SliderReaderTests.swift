import Foundation
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersPlaneControls
@testable import SlidersPlaneSwiftUI
@testable import SlidersRulerControls
@testable import SlidersRulerSwiftUI
@testable import SlidersSwiftUI

/// What content around a slider asks it, and when it is made again.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderReaderTests: Showing {
    let window = TestWindow.make()

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

    /// Shows what the slider answers in the type of its values.
    private struct Typed: View {
        @State var price = Decimal(20)...80
        let mass: Binding<Measurement<UnitMass>>
        var body: some View {
            SliderReader(for: Decimal.self) { slider in
                Text("\(slider.values) \(slider.nextValue(of: 1) ?? 0)")
                Text(slider.limits(of: 0).map { ($0 as ClosedRange<Decimal>).description } ?? "no thumb")
                Text(slider.text(of: Decimal(5)))
                RangeSlider(value: $price, in: 0...100, step: 10, format: .number)
            }
            SliderReader(for: Measurement<UnitMass>.self) { slider in
                Text(slider.values.map { "\($0.value) \($0.unit.symbol)" }.joined())
                ValueSlider(
                    value: mass, in: Measurement(value: 0, unit: .kilograms)...Measurement(value: 200, unit: .kilograms)
                )
            }
            // Another type has the values of the numbers.
            SliderReader(for: Int.self) { slider in
                Text("\(slider.values)")
                ValueSlider(value: .constant(2.6), in: 0...10)
            }
        }
    }

    @Test func answersHaveTheTypeThatAReaderIsFor() async throws {
        let stage = Stage(on: window)
        stage.show(Typed(mass: Box(Measurement(value: 70, unit: UnitMass.kilograms)).binding))
        window.layOut()
        await settle(stage)
        #expect(stage.texts == ["[20, 80] 90", "0...80", "5", "70.0 kg", "[3]"])
        #expect(stage.faults.isEmpty)
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

    @Test func valuesFollowADragWhoseBindingWaitsForItsEnd() async throws {
        struct Waiting: View {
            @State private var value = 20.0
            var body: some View {
                SliderReader { slider in
                    Text("\(slider.values)")
                    Text("\(value)")
                    ValueSlider(value: $value, in: 0...100).sliderConfiguration { $0.isContinuous = false }
                }
                Button("Other") { value = 70 }
            }
        }
        let (stage, control) = try await shown(Waiting())
        let finger = Pointer(window)
        finger.press(control, at: 20)
        finger.move(to: 40)
        stage.flush()
        #expect(stage.texts.prefix(2) == ["[40.0]", "20.0"])
        finger.lift()
        stage.flush()
        #expect(stage.texts.prefix(2) == ["[40.0]", "40.0"])
        // What the app binds in the meantime applies.
        finger.press(control, at: 40)
        finger.move(to: 50)
        stage.tap("Other")
        await settle(stage)
        #expect(stage.texts.prefix(2) == ["[70.0]", "70.0"])
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

    @Test func onlyARingHasASquareInside() async throws {
        struct Inside: View {
            @State private var isThick = false
            var body: some View {
                SliderReader { slider in
                    let square = slider.innerSquare
                    Text(square.map { "\($0.midX.rounded()) \($0.midY.rounded()) \(Int($0.width))" } ?? "none")
                    CircularSlider(value: .constant(0.5))
                        .sliderTrackThickness(isThick ? 90 : 20).sliderThumbs(.hidden)
                }
                SliderReader { slider in
                    Text(slider.innerSquare == nil ? "none" : "some")
                    PlaneSlider(x: .constant(0.5), in: 0...1, y: .constant(0.5), in: 0...1)
                }
                SliderReader { slider in
                    Text(slider.innerSquare == nil ? "none" : "some")
                    ValueSlider(value: .constant(0.5))
                }
                Button("Thicker") { isThick = true }
            }
        }
        let stage = Stage(on: window)
        stage.show(Inside())
        #expect(stage.texts.first == "none")
        for case let control as SliderControl in stage.views {
            control.frame = CGRect(x: 20, y: 10, width: 200, height: 200)
        }
        window.layOut()
        await settle(stage)
        #expect(stage.texts.dropLast() == ["100.0 100.0 113", "none", "none"])
        stage.tap("Thicker")
        await settle(stage)
        window.layOut()
        await settle(stage)
        #expect(stage.texts.dropLast() == ["100.0 100.0 14", "none", "none"])
        #expect(stage.faults.isEmpty)
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
        let slider: SliderProxy<Double>
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

    // MARK: Fields

    /// Fields beside a slider, which hold what the slider would take.
    private struct Fields: View {
        @State var price = Decimal(20)...80
        @State var isOn = true
        let changes: @MainActor (ClosedRange<Decimal>, SliderChangeReason) -> Void
        var body: some View {
            SliderReader(for: Decimal.self) { slider in
                TextField("Lowest", value: slider.binding(of: 0), format: .number)
                TextField("Highest", value: slider.binding(of: 1), format: .number)
                TextField("Third", value: slider.binding(of: 2), format: .number)
                RangeSlider(value: $price, in: 0...100, step: 10).span(atLeast: 20).onChange(perform: changes)
                    .disabled(!isOn)
            }
            Button("Off") { isOn = false }
        }
    }

    @Test func aFieldAcceptsWhatTheSliderWould() async throws {
        var changes: [String] = []
        let (stage, control) = try await shown(Fields { changes.append("\($0.lowerBound) \($0.upperBound) \($1)") })
        let fields = { Array(stage.texts.prefix(3)) }
        #expect(fields() == ["20", "80", " "])
        for (text, field, values) in [
            ("33", "Lowest", [30.0, 80]), ("95", "Lowest", [60, 80]), ("-5", "Highest", [60, 80]),
            ("", "Lowest", [60, 80]),
            ("ten", "Highest", [60, 80]), ("1000", "Highest", [60, 100]), ("50", "Third", [60, 100]),
        ] {
            stage.enter(text, in: field)
            await settle(stage)
            #expect(control.values == values && fields() == values.map { "\(Int($0))" } + [" "])
        }
        #expect(changes == ["30 80 key", "60 80 key", "60 100 key"])
        stage.tap("Off")
        await settle(stage)
        stage.enter("10", in: "Lowest")
        await settle(stage)
        #expect(control.values == [60, 100] && fields() == ["60", "100", " "] && stage.faults.isEmpty)
    }

    @Test func theNearestValueHasTheTypeOfTheSlider() async throws {
        struct Asked: View {
            @State private var price = Decimal(20)...80
            var body: some View {
                SliderReader(for: Decimal.self) { slider in
                    Text("\(slider.nearestValue(to: 33, of: 0) ?? -1) \(slider.nearestValue(to: 5, of: 2) ?? -1)")
                    RangeSlider(value: $price, in: 0...100, step: 10)
                }
            }
        }
        let (stage, _) = try await shown(Asked())
        #expect(stage.texts == ["30 -1"])
    }

    // MARK: Planes and rulers

    /// Shows a view of one control of a kind, which gets a size.
    private func shown<Control: BaseSliderControl>(
        _ view: some View, of kind: Control.Type, height: CGFloat
    ) async throws -> (Stage, Control) {
        let stage = Stage(on: window)
        stage.show(view)
        let control = try #require(stage.views.first as? Control)
        control.frame = CGRect(x: 0, y: 0, width: 240, height: height)
        window.layOut()
        await settle(stage)
        return (stage, control)
    }

    /// Asks a plane, each of whose coordinates is a thumb.
    private struct AskingPlane: View {
        @State private var x = 20.0
        @State private var y = 0.5
        var body: some View {
            SliderReader { slider in
                Text("\(slider.values)")
                Text("\(slider.nextValue(of: 0) ?? -1) \(slider.previousValue(of: 1) ?? -1)")
                Text(slider.limits(of: 1).map { "\($0)" } ?? "no thumb")
                Text(slider.isHeld(thumb: 1) ? "held" : "free")
                Text("\(slider.text(of: 5)) \(slider.text(of: 0.25, thumb: 1)) \(slider.limits(of: 2) == nil)")
                PlaneSlider(x: $x, in: 0...100, y: $y, in: 0...1)
                    .step(x: 10, y: 0.25)
                    .sliderValueText { value, index in "\(index == 0 ? "x" : "y") \(value)" }
                Button("Cancel") { slider.cancelDrags() }
            }
        }
    }

    @Test func thumbsOfAPlaneAreItsCoordinates() async throws {
        let (stage, control) = try await shown(AskingPlane(), of: PlaneSliderControl.self, height: 240)
        #expect(stage.texts.prefix(5) == ["[20.0, 0.5]", "30.0 0.25", "0.0...1.0", "free", "5 y 0.25 true"])
        let finger = Pointer(window)
        let position = try #require(control.location(ofThumb: 0))
        finger.press(control, at: position)
        finger.move(to: CGPoint(x: control.bounds.maxX, y: 0))
        stage.flush()
        #expect(stage.texts.prefix(4) == ["[100.0, 1.0]", "-1.0 0.75", "0.0...1.0", "held"])
        stage.tap("Cancel")
        await settle(stage)
        #expect(stage.texts[0] == "[20.0, 0.5]" && stage.texts[3] == "free" && stage.faults.isEmpty)
        finger.lift()
    }

    /// Asks a ruler, whose mark is its thumb.
    private struct AskingRuler: View {
        @State private var weight = 70.0
        var body: some View {
            SliderReader { slider in
                Text("\(slider.values) \(slider.nextValue(of: 0) ?? -1) \(slider.isHeld(thumb: 0))")
                Text("\(slider.limits(of: 0).map { "\($0)" } ?? "no thumb") \(slider.nextValue(of: 1) == nil)")
                Text(slider.text(of: 5))
                RulerSlider("Weight", value: $weight, in: 0...150, step: 1, enabledBounds: 20...90)
                Button("Cancel") { slider.cancelDrags() }
            }
        }
    }

    @Test func theThumbOfARulerIsItsMark() async throws {
        let (stage, control) = try await shown(AskingRuler(), of: RulerSliderControl.self, height: 80)
        #expect(stage.texts.prefix(3) == ["[70.0] 71.0 false", "20.0...90.0 true", "5"])
        let (finger, middle) = (Pointer(window), CGPoint(x: control.bounds.midX, y: control.bounds.midY))
        finger.press(control, at: middle)
        // A step is 8 points.
        finger.move(to: CGPoint(x: middle.x - 80, y: middle.y))
        stage.flush()
        #expect(stage.texts[0] == "[80.0] 81.0 true")
        stage.tap("Cancel")
        await settle(stage)
        #expect(stage.texts[0] == "[70.0] 71.0 false" && stage.faults.isEmpty)
        finger.lift()
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
