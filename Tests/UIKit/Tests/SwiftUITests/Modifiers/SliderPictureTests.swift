@_spi(Double) import QuartzCore
import SlidersControls
import SlidersCore
import SlidersLooks
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersLookImages
@testable import SlidersSwiftUI

/// Images of paints and of parts, for all sliders in a view.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderPictureTests: Showing {
    let window = TestWindow.make()
    private let slider = RangeSlider(value: .constant(20.0...80.0), in: 0...100)

    @Test func imagesOfPaintsReachTheControlAndMissingOnesAreLeftOut() throws {
        let stage = Stage(on: window)
        let view = slider.sliderImages([
            1: .symbol("sun.max"), 2: .symbol("no.such.symbol"),
            3: .asset("no-such-file", bundle: SliderLook.Image.bundle),
        ])
        let control = try show(view, on: stage)
        #expect(control.images.keys.sorted() == [1])
        stage.show(slider.sliderImages([1: SliderPicture.symbol("moon")]))
        #expect(control.images[1]?.symbolName == "moon" && stage.made == 1)
    }

    @Test func imagesReplacePartsInTheirStates() throws {
        let stage = Stage(on: window)
        let view = { (thumb: SliderPicture?) in
            slider.sliderThumbImage(thumb).sliderThumbImage(.symbol("held", size: 30), for: .held)
                .sliderThumbImage(.symbol("disabled"), for: .disabled)
                .sliderMinimumTrackImage(.symbol("span")).sliderMaximumTrackImage(.symbol("track"))
        }
        let plain = try show(view(nil), on: stage).thumbWidth
        let control = try show(view(.symbol("knob", size: 30)), on: stage)
        #expect(control.thumbImages == ["knob", "knob"] && control.thumbWidth == 30)
        #expect(control.currentMinimumTrackImage?.symbolName == "span")
        #expect(control.currentMaximumTrackImage?.symbolName == "track")
        #expect(control.thumbImage(for: .disabled)?.symbolName == "disabled")
        #expect(control.thumbImage(for: .highlighted)?.symbolName == "held")
        stage.show(view(nil))
        #expect(control.thumbImage(for: .normal) == nil && control.thumbWidth == plain)
        #expect(control.thumbImage(for: .highlighted)?.symbolName == "held" && stage.made == 1)
    }

    @Test func imagesThatAreNotGivenAreLeftToAppearance() throws {
        let stage = Stage(on: window)
        let own = try #require(SliderPicture.symbol("own").image)
        let control = try show(slider.sliderThumbImage(.symbol("held"), for: .held), on: stage)
        // As UIAppearance does when the control comes to its window.
        control.setMinimumTrackImage(own, for: .normal)
        stage.show(slider.sliderThumbImage(.symbol("other"), for: .held))
        #expect(control.minimumTrackImage(for: .normal) === own && stage.made == 1)
    }
}

extension SliderLook.Image {
    /// The bundle with the images of looks.
    static var bundle: Bundle { .module }
}
