@_spi(Double) import SwiftUI
import Testing

@testable import GalleryApp
@testable import SlidersControls
@testable import SlidersPlaneControls
@testable import SlidersRulerControls
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
                Issue.record("\(page)\(variant.name): \(item) is outside the screen")
            }
            for (index, item) in screen.items.enumerated() {
                for other in screen.items[..<index]
                where other.plane == item.plane && other.frame.insetBy(dx: 1, dy: 1).intersects(item.frame) {
                    Issue.record("\(page)\(variant.name): \(item) covers \(other)")
                }
            }
        }
    }

    @Test(arguments: ShownPage.names) func everySliderMovesAndATextFollows(page: String) throws {
        let screen = ShownPage.screen(page)
        let controls = screen.controls.filter(\.isEnabled)
        #expect(!controls.isEmpty)
        for control in controls {
            #expect((control as? SliderControl)?.configurationError == nil)
            #expect((control as? PlaneSliderControl)?.configurationError == nil)
            let (before, texts) = (control.numbers, screen.texts)
            let pointer = Pointer(screen.window)
            if let slider = control as? SliderControl {
                let value = try #require(slider.values.first)
                pointer.press(slider, at: value)
                pointer.rest()
                pointer.move(to: value + 0.1 * (slider.maximumValue - slider.minimumValue))
            } else if let plane = control as? PlaneSliderControl {
                let position = try #require(plane.location(ofThumb: 0))
                pointer.press(plane, at: position)
                pointer.rest()
                pointer.move(to: CGPoint(x: position.x - 20, y: position.y + 15))
            } else {
                let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
                pointer.press(control, at: middle)
                pointer.rest()
                pointer.move(to: CGPoint(x: middle.x - 40, y: middle.y))
            }
            screen.flush()
            #expect(control.numbers != before, "\(page)")
            #expect(screen.texts != texts, "\(page) \(texts)")
            pointer.lift()
            // No clock runs on into other tests.
            RulerSliderControl.stopScale(of: control)
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
            ColorPickerPreviews.previews, SoundPadPreviews.previews,
            PlaybackSpeedPreviews.previews, TrimmerPreviews.previews, VoiceMemoPreviews.previews,
            DeliveryPreviews.previews, ControlCenterPreviews.previews, RulersPreviews.previews,
            ClassicsPagePreviews.previews,
        ]
        for preview in previews { #expect(!Screen(AnyView(preview)).controls.isEmpty) }
    }
}

extension Screen {
    /// The texts that the screen shows.
    var texts: [String] {
        items.compactMap { if case .text(let text) = $0.kind { text } else { nil } }
    }
}
