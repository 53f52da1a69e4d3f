@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

@testable import GalleryApp
@testable import SlidersControls
@testable import SlidersSwiftUI
@testable import uikit_live

/// How the pages of the example app are shown on iOS.
@MainActor @Suite(.serialized, .eachComparison)
struct DisplaySettingsTests {
    @Test func settingsReachTheSliders() throws {
        let look = { (change: (inout DisplaySettings) -> Void) in
            var settings = DisplaySettings()
            change(&settings)
            return try #require(ShownPage.screen("basics", settings).sliders.first)
        }
        let plain = try look { _ in }
        #expect(plain.style.metrics.thumbLength == 37)
        #expect(try look { $0.system = .flat }.style.metrics.thumbLength == nil)
        #expect(try look { $0.isDark = true }.traitCollection.userInterfaceStyle == .dark)
        #expect(try look { $0.isMirrored = true }.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(try look { $0.size = .largest }.traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
        #expect(try !look { $0.isDisabled = true }.isEnabled)
    }
}
