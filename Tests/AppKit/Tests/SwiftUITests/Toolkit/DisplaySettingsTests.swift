@_spi(Double) import AppKit
import SlidersLooks
@_spi(Double) import SwiftUI
import Testing

@testable import GalleryApp
@testable import SlidersControls
@testable import SlidersSwiftUI
@testable import appkit_live

/// How the pages of the example app are shown on a Mac.
@MainActor @Suite(.serialized, .eachComparison)
struct DisplaySettingsTests {
    /// The first slider of a page.
    private func slider(_ page: String = "basics", _ change: (inout DisplaySettings) -> Void) throws -> SliderControl {
        var settings = DisplaySettings()
        change(&settings)
        return try #require(ShownPage.screen(page, settings).sliders.first)
    }

    @Test(arguments: ["basics", "code"]) func settingsReachTheSliders(page: String) throws {
        #expect(try slider(page) { $0.isDark = true }.effectiveAppearance.name == .darkAqua)
        #expect(try slider(page) { $0.isMirrored = true }.userInterfaceLayoutDirection == .rightToLeft)
        #expect(try !slider(page) { $0.isDisabled = true }.isEnabled)
        #expect(try slider(page) { $0.size = .small }.controlSize == .small)
        let plain = try slider(page) { _ in }
        #expect(plain.effectiveAppearance.name == .aqua && plain.userInterfaceLayoutDirection == .leftToRight)
        #expect(plain.isEnabled && plain.controlSize == .regular)
    }

    @Test func theSystemsLookIsThatOfAMac() throws {
        #expect(try slider { _ in }.style == SliderLook.macGlass.style())
        #expect(try slider { $0.system = .flat }.style == SliderLook.macFlat.style())
    }
}
