import SlidersUIKit
@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

@testable import GalleryApp
@testable import uikit_live

/// The pages of the example app.
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
            for item in screen.items where !screen.window.bounds.contains(item.frame) {
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
        let sliders = screen.window.sliders.filter(\.isEnabled)
        #expect(!sliders.isEmpty)
        for slider in sliders {
            #expect(slider.fault == nil)
            let (before, texts) = (slider.values, screen.texts)
            let value = try #require(before.first)
            let finger = Finger(screen.window)
            finger.press(at: slider.convert(slider.point(of: value), to: nil), on: slider)
            finger.rest()
            let length = slider.maximumValue - slider.minimumValue
            finger.move(to: slider.convert(slider.point(of: value + 0.1 * length), to: nil))
            screen.flush()
            #expect(slider.values != before, "\(page)")
            #expect(screen.texts != texts, "\(page) \(texts)")
            finger.lift()
            screen.flush()
            #expect(screen.faults.isEmpty)
        }
    }

    @Test func settingsReachTheSliders() throws {
        let look = { (change: (inout DisplaySettings) -> Void) in
            var settings = DisplaySettings()
            change(&settings)
            return try #require(ShownPage.screen("basics", settings).window.sliders.first)
        }
        let plain = try look { _ in }
        #expect(plain.style.metrics.thumbLength == 37)
        #expect(try look { $0.system = .flat }.style.metrics.thumbLength == nil)
        #expect(try look { $0.isDark = true }.traitCollection.userInterfaceStyle == .dark)
        #expect(try look { $0.isMirrored = true }.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(
            try look { $0.textSize = .largest }.traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
        #expect(try !look { $0.isDisabled = true }.isEnabled)
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
            EqualiserPreviews.previews, ThermostatPreviews.previews, ColourPickerPreviews.previews,
            PlaybackSpeedPreviews.previews, UIKitClassicsPreviews.previews,
        ]
        for preview in previews { #expect(!Screen(AnyView(preview)).window.sliders.isEmpty) }
    }
}

extension Screen {
    /// The texts that the screen shows.
    var texts: [String] {
        items.compactMap { if case .text(let text) = $0.kind { text } else { nil } }
    }
}

extension UIView {
    /// The sliders in the view, from the lowest to the topmost.
    var sliders: [SliderControl] { (self as? SliderControl).map { [$0] } ?? subviews.flatMap(\.sliders) }
}
