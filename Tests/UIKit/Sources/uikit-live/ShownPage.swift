@_spi(Double) import SwiftUI

@testable import GalleryApp

/// A page of the showcase on a screen of the double.
enum ShownPage {
    /// The names of all pages: that of the first, and those of `Page`.
    static let names = ["showcase"] + Page.allCases.map(\.rawValue)

    /// Shows a page as settings say. A screen without a height is as high as its content.
    @MainActor
    static func screen(_ name: String, _ settings: DisplaySettings = DisplaySettings(), height: CGFloat? = nil)
        -> Screen
    {
        // A program compares closures in one way; tests compare them in each.
        ClosureComparison.$current.withValue(ClosureComparison.current ?? .alwaysDiffer) {
            guard let page = Page(rawValue: name) else { return Screen(Showcase(settings: settings), height: height) }
            return Screen(PageAlone(page: page, settings: settings), height: height)
        }
    }
}

/// A page without the way to it.
private struct PageAlone: View {
    let page: Page
    @State var settings: DisplaySettings

    var body: some View {
        NavigationView { page.screen.page(page.title, $settings) }
            .preferredColorScheme(settings.isDark ? .dark : .light)
    }
}
