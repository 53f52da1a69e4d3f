import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// The label of a slider, as assistive technology reads it.
@MainActor @Suite(.serialized, .eachComparison)
struct AccessibleSliderTests: Showing {
    let window = TestWindow.make()

    private func speech(_ view: some View) -> String {
        let stage = Stage(on: window)
        stage.show(view)
        return stage.speech
    }

    @Test func thumbsAreAGroupWithTheTextOfTheLabel() {
        let range = Binding.constant(0.2...0.8)
        #expect(speech(RangeSlider(value: range) { Text("Price") }) == "Price { Minimum, Maximum }")
        #expect(speech(RangeSlider(value: range) { Text("Price") }.thumbNames("a", "b")) == "Price { a, b }")
        #expect(
            speech(RangeSlider(value: .constant([0.2, 0.5, 0.8])) { Text("Mix") })
                == "Mix { Minimum, Value 2, Maximum }")
        let night = Binding.constant(CircularRange(start: 0.2, length: 0.5))
        #expect(speech(CircularSlider(value: night) { Text("Night") }) == "Night { Minimum, Maximum }")
    }

    @Test func aSingleThumbHasTheLabelAndNoGroup() {
        #expect(speech(ValueSlider(value: .constant(0.5)) { Text("Volume") }) == "Volume 0.5")
        #expect(speech(CircularSlider(value: .constant(0.5)) { Text("Volume") }) == "Volume 0.5")
        #expect(speech(RangeSlider(value: .constant([0.5])) { Text("Volume") }) == "Volume 0.5")
        #expect(speech(CircularSlider(value: .constant([0.5])) { Text("Volume") }.thumbNames("Loud")) == "Loud 0.5")
    }

    @Test func aReadOnlyThumbIsReadAndNotAdjusted() throws {
        let volume = Box(0.5)
        let view = { (isReadOnly: Bool) in
            CircularSlider(value: volume.binding, in: 0...1, step: 0.25) { Text("Volume") }.sliderTextEntry()
                .sliderConfiguration { $0.isReadOnly = isReadOnly }
        }
        let stage = Stage(on: window)
        stage.show(view(true))
        #expect(stage.speech == "Volume 0.5" && stage.adjust == nil && stage.activate == nil)
        #expect(stage.hint == nil)
        stage.show(view(false))
        #expect(stage.speech == "Volume 0.5" && stage.activate != nil && stage.hint == "Type a value")
        stage.adjust?(.increment)
        #expect(volume.value == 0.75 && stage.made == 1)
        stage.show(view(true))
        #expect(stage.speech == "Volume 0.75" && stage.adjust == nil)
    }

    @Test func anActionResetsASingleThumbWhereThatIsOn() throws {
        let gain = Box(-3.0)
        let view = { (isOn: Bool, isReadOnly: Bool) in
            ValueSlider(value: gain.binding, in: -12...12, neutralValue: 0) { Text("Gain") }
                .sliderResetsOnDoubleTap(isOn).sliderConfiguration { $0.isReadOnly = isReadOnly }
        }
        let stage = Stage(on: window)
        stage.show(view(false, false))
        #expect(stage.actions.isEmpty)
        stage.show(view(true, false))
        try #require(stage.views.first as? SliderControl).layOut()
        let action = try #require(stage.actions.first)
        #expect(stage.actions.count == 1 && action.name == "Reset")
        action.perform()
        #expect(gain.value == 0)
        stage.show(view(true, false))
        #expect(stage.speech == "Gain 0" && stage.made == 1)
        stage.show(view(true, true))
        #expect(stage.actions.isEmpty)
    }

    @Test func thumbsOfAGroupHaveActionsOfTheirOwn() throws {
        let stage = Stage(on: window)
        let price = Box(20.0...80.0)
        stage.show(
            RangeSlider(value: price.binding, in: 0...100) { Text("Price") }
                .resetValues(10, 90)
                .sliderResetsOnDoubleTap())
        let control = try #require(stage.views.first as? SliderControl)
        #expect(stage.actions.isEmpty && control.resetValues == [10, 90])
        control.handle(.reset(thumb: 1))
        #expect(price.value == 20...90)
    }

    @Test func aLabelThatIsNoTextIsReadToo() {
        let range = RangeSlider(value: .constant(0.2...0.8)) { Label("Price", systemImage: "tag") }
        #expect(speech(range) == "Price { Minimum, Maximum }")
        #expect(speech(ValueSlider(value: .constant(0.5)) { Label("Volume", systemImage: "tag") }) == "Volume 0.5")
        let padded = ValueSlider(value: .constant(0.5)) { Text("Volume").padding() }
        #expect(speech(padded) == "Volume 0.5")
        let stage = Stage(on: window)
        stage.show(range.sliderLabelsVisibility(.hidden))
        #expect(stage.texts.isEmpty && stage.arrangement == "RangeSliderControl")
    }

    @Test func aLabelShowsWhereAnAppAsksForIt() throws {
        let volume = Box(0.5)
        let view = { (visibility: Visibility) in
            VStack {
                ValueSlider(value: volume.binding, in: 0...1, step: 0.25) { Text("Volume") }
                CircularSlider(value: .constant(CircularRange(start: 0.2, length: 0.5))) {
                    Label("Night", systemImage: "moon")
                }
                .sliderLabelsVisibility(.hidden)
                RangeSlider(value: .constant(0.2...0.8))
            }
            .sliderLabelsVisibility(visibility)
        }
        let stage = Stage(on: window)
        stage.show(view(.automatic))
        #if canImport(UIKit)
        #expect(stage.texts.isEmpty)
        #else
        #expect(stage.texts == ["Volume"])
        #endif
        stage.show(view(.hidden))
        #expect(stage.texts.isEmpty)
        let hidden = stage.speech
        stage.show(view(.visible))
        #expect(stage.texts == ["Volume"] && stage.speech == hidden)
        #expect(
            stage.arrangement
                == "[[Volume | ValueSliderControl] / CircularSliderControl / RangeSliderControl]")
        let made = stage.made
        stage.adjust?(.increment)
        stage.show(view(.visible))
        #expect(volume.value == 0.75 && stage.made == made && stage.faults.isEmpty)
    }

    /// A slider with a label that is no text, before iOS 18.
    private func before18(_ values: [Double], _ names: [String.LocalizationValue] = []) -> some View {
        let values = BoundValues.values(values)
        let handle = SliderHandle()
        var arguments = SliderArguments(0.0...1, in: ValueBridge(of: 0))
        arguments.names = names.map { .key($0) }
        let slider = TrackSlider(.range, arguments, SliderLabels(Label("Price", systemImage: "tag")))
        let settings = SliderSettings(slider, SliderOptions(), values, handle)
        let thumb = ThumbSpeech(settings)
        return AccessibleSlider(labels: slider.labels, thumb: thumb, handle: handle, acceptsViews: false) {
            SliderRepresentable(
                slider: slider, settings: settings, bound: BoundBinding(.constant(values)), isTyping: .constant(false),
                handle: handle)
        }
    }

    @Test func beforeViewsCouldBeLabelsTheLabelIsTheFirstElementOfTheGroup() {
        let stage = Stage(on: window)
        stage.show(before18([0.2, 0.8]))
        #expect(stage.speech == "{ Price, { Minimum, Maximum } }")
        #expect(stage.texts.isEmpty && stage.arrangement == "RangeSliderControl")
        stage.show(before18([0.5]))
        #expect(stage.speech == "{ Price, Value 0.5 }")
        stage.show(before18([0.5], ["Loud"]))
        #expect(stage.speech == "{ Loud 0.5 }" && stage.made == 1)
    }

    @Test func noLabelIsNoEmptyLabel() {
        let stage = Stage(on: window)
        stage.show(RangeSlider(value: .constant(0.2...0.8)))
        #expect(stage.speech == "{ Minimum, Maximum }" && stage.label == nil)
        stage.show(ValueSlider(value: .constant(0.5)))
        #expect(stage.speech == "Value 0.5")
    }

    @Test func whatIsDisabledIsReadAsSuch() throws {
        let stage = Stage(on: window)
        let single = ValueSlider(value: .constant(0.5)) { Text("Volume") }
        stage.show(single.sliderConfiguration { $0.isEnabled = false })
        #expect(stage.speech == "Volume 0.5, disabled")
        stage.show(single.sliderConfiguration { $0.disabledThumbs = [0] })
        #expect(stage.speech == "Volume 0.5, disabled")
        stage.show(single.sliderConfiguration { _ in })
        #expect(stage.speech == "Volume 0.5" && stage.made == 1)
        #expect((stage.views.first as? SliderControl)?.isEnabled == true)
        #expect(speech(single.disabled(true)) == "Volume 0.5, disabled")
        let range = RangeSlider(value: .constant(0.2...0.8)) { Text("Price") }
        #expect(speech(range.sliderConfiguration { $0.disabledThumbs = [1] }) == "Price { Minimum, Maximum, disabled }")
        #expect(
            speech(range.sliderConfiguration { $0.isEnabled = false })
                == "Price { Minimum, disabled, Maximum, disabled }")
    }
}
