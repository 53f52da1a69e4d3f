@_spi(Double) import QuartzCore
import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Images and texts that styles leave to the app.
@MainActor @Suite(.serialized, .eachComparison)
struct LookContentsTests: Showing {
    let window = TestWindow.make()

    @Test func imagesAndTextsReachTheControl() throws {
        let hours = Box(8.0)
        let image = try #require(SliderPicture.symbol("moon").image)
        let slider = CircularSlider(value: hours.binding, in: 0...24) { Text("Sleep") }
        let control = try show(
            slider.sliderImages([15: image]).sliderReadout { "\(Int($0[0])) h" }.sliderTickLabels {
                $0 == 0 ? "midnight" : "\(Int($0))"
            },
            on: Stage(on: window), width: 300, height: 300)
        #expect(control.images[15] === image)
        #expect(control.readoutText == "8 h")
        #expect(control.tickText(of: 0, decimals: 0) == "midnight")
        #expect(control.text(of: 8) == "8")
    }

    @Test func textsOfValuesGetTheIndicesOfTheirThumbs() throws {
        let stage = Stage(on: window)
        let view = { (text: @escaping (Double, Int) -> String) in
            RangeSlider(value: .constant(0.25...0.75), in: 0...1, format: .number).sliderValueLabels().sliderValueText(
                text)
        }
        let control = try show(view { "\($1 == 0 ? "from" : "to") \(Int($0 * 100))" }, on: stage, height: 88)
        let texts = { control.textLayers.compactMap { $0.string as? String } }
        #expect(texts() == ["from 25", "to 75"] && control.thumbValues == texts())
        // Whether SwiftUI takes another closure for another is not known; the latest that it passes on counts.
        stage.show(view { "\($1): \($0)" })
        #expect([["0: 0.25", "1: 0.75"], ["from 25", "to 75"]].contains(texts()))
        #expect(stage.made == 1)
    }

    @Test func withoutTextsOfTheirOwnValuesHaveThoseOfTheFormat() throws {
        let stage = Stage(on: window)
        let slider = RangeSlider(value: .constant(0.25...0.75), in: 0...1, format: .number).sliderValueLabels()
        let own = LookContents(value: { "\($1): \($0)" })
        let control = try show(slider.environment(\.lookContents, own), on: stage, height: 88)
        #expect(control.thumbValues == ["0: 0.25", "1: 0.75"])
        stage.show(slider.environment(\.lookContents, LookContents()))
        #expect(control.thumbValueFormatter == nil && control.thumbValues == ["0.25", "0.75"] && stage.made == 1)
    }

    @Test func theElementOfASingleThumbHasItsText() {
        let stage = Stage(on: window)
        stage.show(
            ValueSlider(value: .constant(0.5)) { Text("Volume") }.sliderValueText { "thumb \($1) at \(Int($0 * 100))" })
        #expect(stage.speech == "Volume thumb 0 at 50")
    }

    @Test func aTextOfATickInTheMiddleCounts() throws {
        let stage = Stage(on: window)
        var style = SliderStyle()
        style.metrics.ticks = .count(3)
        style.metrics.ticks.hasLabels = true
        let view = { (middle: String) in
            RangeSlider(value: .constant(0.2...0.8)).sliderLook(style).sliderTickLabels {
                $0 == 0.5 ? middle : "\(Int($0))"
            }
        }
        let control = try show(view("half"), on: stage, height: 88)
        let texts = { control.textLayers.compactMap { $0.string as? String } }
        #expect(texts() == ["0", "half", "1"])
        stage.show(view("middle"))
        #expect(texts() == ["0", ClosureComparison.current == .alwaysDiffer ? "middle" : "half", "1"])
    }

    @Test func theLatestTextsCountAndCanBeTakenBack() throws {
        let stage = Stage(on: window)
        let hours = Box(8.0)
        let slider = CircularSlider(value: hours.binding, in: 0...24) { Text("Sleep") }
        let short = LookContents(readout: { "\(Int($0[0])) h" })
        let long = LookContents(readout: { "\(Int($0[0])) hours" })
        let control = try show(slider.environment(\.lookContents, short), on: stage, width: 300, height: 300)
        #expect(control.readoutText == "8 h")
        // Whether SwiftUI takes another closure for another is not known; the latest that it passes on counts.
        stage.show(slider.environment(\.lookContents, long))
        #expect(control.readoutText == (ClosureComparison.current == .alwaysDiffer ? "8 hours" : "8 h"))
        stage.show(slider.environment(\.lookContents, LookContents()))
        #expect(control.readoutFormatter == nil && control.images.isEmpty && stage.made == 1)
    }
}
