import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// What a debug build prints of methods that have no meaning for a slider.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderWarningsTests: Showing {
    let window = TestWindow.make()

    /// What a view prints when it's shown, and shown again.
    private func warnings(_ view: some View) throws -> [String] {
        let (print, stage) = (printSliderWarning, Stage(on: window))
        defer { printSliderWarning = print }
        var warnings: [String] = []
        printSliderWarning = { warnings.append($0) }
        _ = try show(view, on: stage)
        stage.show(view)
        window.layOut()
        return warnings
    }

    private let slider = RangeSlider(value: .constant(20...80), in: 0...100)

    @Test func whatEverySliderCanDoPrintsNothing() throws {
        #expect(
            try warnings(slider.span(atLeast: 10).limits(0...50, ofThumb: 0).thumbNames("Low", "High").detents(50))
                == []
        )
        #expect(try warnings(RangeSlider(value: .constant([Double]()), in: 0...1).thumbNames("Low")) == [])
        #expect(try warnings(ValueSlider("Level", value: .constant(1), in: 0...2).resetValue(1)) == [])
    }

    @Test func thumbsThatDoNotExistAreNamedOnce() throws {
        #expect(
            try warnings(slider.limits(0...50, ofThumb: 2).thumbNames("Low", "Middle", "High")) == [
                "swift-sliders: limits(_:ofThumb: 2): there are 2 thumbs, and they count from 0. The limits have no "
                    + "effect.",
                "swift-sliders: thumbNames(_:): there are 2 thumbs. The last 1 of 3 have no effect.",
            ])
    }

    @Test func colorsOfZonesThatAreNotThereAreNamed() throws {
        #expect(try warnings(slider.zoneColors(.red, .green, .blue)) == [])
        #expect(
            try warnings(slider.zoneColors(.red, .green)) == [
                "swift-sliders: zoneColors(_:): there are 2 thumbs, and 3 zones for 2 colors."
            ])
    }

    @Test func aTintThatALookPaintsOverIsNamedOnce() throws {
        let ignored = { (method: String, parts: String) in
            "swift-sliders: \(method): the look paints \(parts). The tint has no effect there; use the options of the "
                + "look."
        }
        let tinted = slider.sliderTint(.orange).sliderTrackTint(Gradient(colors: [.blue, .red])).sliderThumbTint(.white)
        #expect(try warnings(tinted) == [])
        #expect(
            try warnings(tinted.sliderLook(.flat)) == [
                ignored("sliderTint(_:)", "spans"), ignored("sliderTrackTint(_:)", "the track"),
                ignored("sliderThumbTint(_:)", "thumbs"),
            ])
        #expect(try warnings(slider.sliderTint(nil).sliderLook(.flat)) == [])
        // Elsewhere, or while it's enabled, the tint shows.
        var style = SliderStyle()
        style.paint(.span, Color.green, in: .disabled)
        style.paint(.span, Color.green, thumb: 1)
        style.paints.append(SliderPartPaint(.span, SliderPaint(.color(.init(white: 0))), isDark: true))
        #expect(try warnings(slider.sliderTint(.orange).sliderLook(style)) == [])
        style.paint(.span, Color.red)
        #expect(try warnings(slider.sliderTint(.orange).sliderLook(style)) == [ignored("sliderTint(_:)", "spans")])
    }

    @Test func aMethodIsNamedWithWhatIsUsedInstead() throws {
        #expect(
            try warnings(slider.span(atLeast: 200)) == [
                "swift-sliders: span(atLeast:): the minimum span cannot be met; give 100 or less. Until then, the "
                    + "minimum is that number."
            ])
        let night = CircularSlider(value: .constant(CircularRange(start: 22, length: 8)), in: 0...24)
        #expect(
            try warnings(night.limits(0...12, ofThumb: 0)) == [
                "swift-sliders: limits(_:ofThumb:): a wrapping circle has no limits; leave them out. Until then, "
                    + "thumbs have no limits."
            ])
    }
}
