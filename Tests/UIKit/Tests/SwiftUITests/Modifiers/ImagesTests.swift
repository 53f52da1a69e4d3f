@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

@testable import SlidersLookImages
@testable import SlidersSwiftUI
@testable import SlidersUIKit

/// Images of paints and of parts, for all sliders in a view.
@MainActor @Suite(.serialized, .eachComparison)
struct ImagesTests: Showing {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let slider = RangeSlider(value: .constant(20.0...80.0), in: 0...100)

    private func names(_ control: SliderControl) -> [String?] {
        control.thumbViews.map { ($0.layer.contents as? CGImage)?.name }
    }

    @Test func anImageIsOneOfUIKitOneOfABundleOrASymbol() throws {
        let own = try #require(UIImage(systemName: "own"))
        #expect(SliderPicture.uiImage(own).image === own)
        #expect(SliderPicture.asset("moon", bundle: LookImage.bundle).image?.size == CGSize(width: 20, height: 20))
        let symbols: [(SliderPicture, String, CGFloat)] = [
            (.symbol("sun.max"), "sun.max", 20), (.symbol("sun.max", size: 28), "sun.max", 28),
            (.symbol("sun.max", weight: .bold), "sun.max-bold", 20),
            (.symbol("sun.max", size: 12, weight: .ultraLight), "sun.max-ultraLight", 12),
        ]
        for (picture, name, side) in symbols {
            let image = try #require(picture.image)
            #expect(image.isSymbolImage && image.cgImage?.name == name && image.size.width == side)
        }
    }

    @Test func imagesOfPaintsReachTheControlAndMissingOnesAreLeftOut() throws {
        let stage = Stage(on: window)
        let view = slider.sliderImages([
            1: .symbol("sun.max"), 2: .symbol("no.such.symbol"), 3: .asset("no-such-file", bundle: LookImage.bundle),
        ])
        let control = try show(view, on: stage)
        #expect(control.images.keys.sorted() == [1])
        stage.show(slider.sliderImages([1: SliderPicture.symbol("moon")]))
        #expect(control.images[1]?.cgImage?.name == "moon" && stage.made == 1)
    }

    @Test func imagesReplacePartsInTheirStates() throws {
        let stage = Stage(on: window)
        let view = { (thumb: SliderPicture?) in
            slider.sliderThumbImage(thumb).sliderThumbImage(.symbol("held", size: 30), for: .held)
                .sliderThumbImage(.symbol("disabled"), for: .disabled)
                .sliderMinimumTrackImage(.symbol("span")).sliderMaximumTrackImage(.symbol("track"))
        }
        let control = try show(view(.symbol("knob", size: 30)), on: stage)
        #expect(names(control) == ["knob", "knob"] && control.thumbViews[0].bounds.size.width == 30)
        #expect(control.currentMinimumTrackImage?.cgImage?.name == "span")
        #expect(control.currentMaximumTrackImage?.cgImage?.name == "track")
        #expect(control.thumbImage(for: .disabled)?.cgImage?.name == "disabled")
        #expect(control.thumbImage(for: .highlighted)?.cgImage?.name == "held")
        stage.show(view(nil))
        #expect(control.thumbImage(for: .normal) == nil && control.thumbViews[0].bounds.size.width == 28)
        #expect(control.thumbImage(for: .highlighted)?.cgImage?.name == "held" && stage.made == 1)
    }

    @Test func imagesThatAreNotGivenAreLeftToAppearance() throws {
        let stage = Stage(on: window)
        let own = try #require(UIImage(systemName: "own"))
        let control = try show(slider.sliderThumbImage(.symbol("held"), for: .held), on: stage)
        // As UIAppearance does when the control comes to its window.
        control.setMinimumTrackImage(own, for: .normal)
        stage.show(slider.sliderThumbImage(.symbol("other"), for: .held))
        #expect(control.minimumTrackImage(for: .normal) === own && stage.made == 1)
    }
}

extension LookImage {
    /// The bundle with the images of looks.
    fileprivate static var bundle: Bundle { .module }
}
