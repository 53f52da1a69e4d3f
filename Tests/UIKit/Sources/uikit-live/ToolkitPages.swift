import LayerPicture
@_spi(Double) import SwiftUI
@_spi(Double) import UIKit

@testable import GalleryApp

// What the shared code asks of UIKit.

extension ShownPage {
    /// The names of all pages: that of the first, and those of `Page`.
    static let names = ["showcase"] + Page.allCases.map(\.rawValue)
    static let width: CGFloat = 390

    @MainActor static func view(of name: String, _ settings: DisplaySettings) -> AnyView {
        guard let page = Page(rawValue: name) else { return AnyView(Showcase(settings: settings)) }
        return AnyView(PageAlone(page: page, settings: settings))
    }
}

/// A page without the navigation to it.
private struct PageAlone: View {
    let page: Page
    @State var settings: DisplaySettings

    var body: some View {
        NavigationView { page.screen.page(page.title, $settings) }
            .preferredColorScheme(settings.isDark ? .dark : .light)
    }
}

extension PagePictures {
    static let sizeVariant: Variant = ("-large", { $0.size = .largest })

    /// A picture of a page, which fills the screen.
    static func framed(_ screen: Screen, isDark: Bool) -> String { screen.picture }
}

extension Screen {
    /// A picture of the window.
    var picture: String { LayerPicture.svg(of: window.layer, images: ImageAddresses.address) }
}

/// What the page of the browser has of UIKit.
enum ToolkitPage {
    static let radius = 32
    static let controls = ""
    static let script = ""
}
