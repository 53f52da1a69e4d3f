@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Modifiers of sliders.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderViewTests: Showing {
    let window = TestWindow.make()

    @Test func everyModifierReachesTheControl() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        let control = try show(RangeSlider(value: value.binding, in: 0...100), on: stage)
        stage.show(
            RangeSlider(value: value.binding, in: 10...90, step: 10).collision(.push).spans(minimum: 20, maximum: 60)
                .scale(.power(2)).pressTarget(.track).sliderTint(.red).thumbNames("From", "To").direction(.left)
                .configured { $0.detents = [30] })
        let range = try #require(control as? RangeSliderControl)
        #expect(range.minimumValue == 10 && range.maximumValue == 90 && range.step == 10 && range.collision == .push)
        #expect(
            range.minimumSpan == 20 && range.maximumSpan == 60 && range.scale == .power(2)
                && range.pressTarget == .track)
        #expect(range.spanTint == .red && range.thumbName(1) == "To" && range.direction == .left)
        #expect(range.configuration.detents == [30] && stage.made == 1)
    }

    @Test func aSliderCanBeDisabledByItsConfiguration() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        let control = try show(
            RangeSlider(value: value.binding, in: 0...100).configured { $0.isEnabled = false }, on: stage)
        #expect(!control.isEnabled)
    }

    @Test func namesThatAreNoLongerGivenAreTakenBack() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        let control = try show(RangeSlider(value: value.binding, in: 0...100).thumbNames("From", "To"), on: stage)
        #expect(control.thumbName(0) == "From")
        stage.show(RangeSlider(value: value.binding, in: 0...100))
        #expect(control.thumbName(0) == "Minimum" && control.thumbName(1) == "Maximum")
    }

    @Test func anExplicitPressWinsOverTheDefault() throws {
        TestWindow.isOfMac = true
        defer { TestWindow.isOfMac = false }
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        let slider = RangeSlider(value: value.binding, in: 0...100)
        let control = try show(slider, on: stage)
        #expect(control.pressTarget == .barAndTrack)
        for target in [SliderPressTarget.thumb, .bar, .track, .barAndTrack, .anywhere] {
            stage.show(slider.pressTarget(target))
            #expect(control.pressTarget == target)
            stage.show(slider.configured { $0.pressTarget = target }.collision(.push))
            #expect(control.pressTarget == target && control.collision == .push)
        }
        stage.show(slider.configured { $0.isExact = true })
        #expect(control.pressTarget == .barAndTrack && control.isExact)
    }

    @Test func aClosureThatChangesOptionsIsCalledOnce() {
        var calls = 0
        _ = RangeSlider(value: Box(20.0...80.0).binding, in: 0...100).configured { _ in calls += 1 }
        #expect(calls == 1)
    }

    @Test func aKnobIsPressedAnywhereUnlessTheAppSaysOtherwise() throws {
        let volume = Box(0.5)
        let stage = Stage(on: window)
        let knob = CircularSlider(value: volume.binding)
        let control = try show(knob, on: stage, width: 200, height: 200)
        #expect(control.pressTarget == .barAndTrack)
        stage.show(knob.configured { $0.dragsVertically = true })
        #expect(control.pressTarget == .anywhere)
        stage.show(knob.pressTarget(.barAndTrack).configured { $0.dragsVertically = true })
        #expect(control.pressTarget == .barAndTrack)
    }

    @Test func namesThatAreLiteralsAreTextsOfTheAppsStrings() throws {
        Translations.texts = ["en": ["Least": "Lowest"], "de": ["Least": "Kleinster"]]
        defer { Translations.texts = [:] }
        let most = "Most"
        let stage = Stage(on: window)
        let names = { (control: SliderControl) in control.thumbLabels }
        let control = try show(RangeSlider(value: .constant(0.25...0.5)).thumbNames("Least", "Most"), on: stage)
        #expect(names(control) == ["Lowest", "Most"])
        let slider = ValueSlider(value: .constant(0.5)) { Text("Price") }
        stage.show(slider.thumbNames("Least").environment(\.locale, Locale(identifier: "de")))
        #expect(stage.label == "Kleinster")
        Translations.texts = ["en": ["Most": "Highest"]]
        stage.show(slider.thumbNames(most))
        #expect(stage.label == "Most")
    }
}
