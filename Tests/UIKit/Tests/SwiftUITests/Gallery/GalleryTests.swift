@_spi(Double) import SwiftUI
import Testing

@testable import GalleryApp
@testable import SlidersControls
@testable import SlidersSwiftUI

#if canImport(UIKit)
@testable import uikit_live
#else
@testable import appkit_live
#endif

/// The pages of the example app on each toolkit.
@MainActor @Suite(.serialized, .eachComparison)
struct GalleryTests {
    @Test(arguments: ShownPage.names) func nothingIsCutOrCovered(page: String) async {
        for variant in PagePictures.variants {
            var settings = DisplaySettings()
            variant.change(&settings)
            let screen = ShownPage.screen(page, settings)
            await screen.rest()
            #expect(screen.faults.isEmpty)
            #expect(screen.items.filter { $0.kind == .control }.isEmpty == false)
            let bounds = CGRect(x: 0, y: 0, width: ShownPage.width, height: screen.height)
            for item in screen.items where !bounds.contains(item.frame) {
                Issue.record("\(page) \(variant.name): \(item) is outside the screen")
            }
            for (index, item) in screen.items.enumerated() {
                for other in screen.items[..<index]
                where other.plane == item.plane && other.frame.insetBy(dx: 1, dy: 1).intersects(item.frame) {
                    Issue.record("\(page) \(variant.name): \(item) covers \(other)")
                }
            }
        }
    }

    @Test(arguments: ShownPage.names) func everySliderMovesAndATextFollows(page: String) throws {
        let screen = ShownPage.screen(page)
        let sliders = screen.sliders.filter(\.isEnabled)
        #expect(!sliders.isEmpty)
        for slider in sliders {
            #expect(slider.configurationError == nil)
            let (before, texts) = (slider.values, screen.texts)
            let value = try #require(before.first)
            let pointer = Pointer(screen.window)
            pointer.press(slider, at: value)
            pointer.rest()
            pointer.move(to: value + 0.1 * (slider.maximumValue - slider.minimumValue))
            screen.flush()
            #expect(slider.values != before, "\(page)")
            #expect(screen.texts != texts, "\(page) \(texts)")
            pointer.lift()
            screen.flush()
            #expect(screen.faults.isEmpty)
        }
    }

    @Test func everyPageHasAGroupAndWordsOfItsOwn() {
        #expect(PageGroup.allCases.flatMap(\.pages) == Page.allCases)
        #expect(Set(Page.allCases.map(\.title)).count == Page.allCases.count)
        #expect(Set(Page.allCases.map(\.subtitle)).count == Page.allCases.count)
    }

    @Test func everyPreviewShows() {
        let previews: [any View] = [
            ShowcasePreviews.previews, BasicsPreviews.previews, StraightLooksPreviews.previews, DialsPreviews.previews,
            ClocksPreviews.previews, PriceFilterPreviews.previews, BedtimePreviews.previews,
            EqualizerPreviews.previews, ThermostatPreviews.previews, ColorSlidersPreviews.previews,
            PlaybackSpeedPreviews.previews, TrimmerPreviews.previews, VoiceMemoPreviews.previews,
            DeliveryPreviews.previews, ControlCenterPreviews.previews, ClassicsPagePreviews.previews,
        ]
        for preview in previews { #expect(!Screen(AnyView(preview)).sliders.isEmpty) }
    }
}

extension Screen {
    /// The texts that the screen shows.
    var texts: [String] {
        items.compactMap { if case .text(let text) = $0.kind { text } else { nil } }
    }
}

extension SliderControl.PlatformView {
    /// The sliders in the view, from the lowest to the topmost.
    var sliders: [SliderControl] {
        (self as? SliderControl).map { [$0] } ?? subviews.flatMap(\.sliders)
    }
}
