import Foundation
@_spi(Double) import SwiftUI

/// The margin around a view, and the radius of its card.
private let margin: CGFloat = 16

/// Writes pictures of the views of articles as SVG: each on a card as tall as the view.
@MainActor
enum ArticlePictures {
    private static let width: CGFloat = 390

    /// Writes `<view>.svg` and `<view>~dark.svg` into a folder.
    static func write(_ views: [any View], to folder: URL) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for view in views {
            for (suffix, scheme) in [("", ColorScheme.light), ("~dark", .dark)] {
                let name = "\(type(of: view))\(suffix)"
                try Data(await svg(view, scheme).utf8).write(to: folder.appendingPathComponent("\(name).svg"))
            }
        }
    }

    private static func svg(_ view: some View, _ scheme: ColorScheme) async -> String {
        let card = Card(view: view).preferredColorScheme(scheme)
        let roomy = await screen(card, height: 1000)
        let frames = roomy.items.map(\.frame)
        let height = (frames.map(\.maxY).max() ?? 0) - (frames.map(\.minY).min() ?? 0) + 2 * margin
        let screen = await screen(card, height: height.rounded(.up))
        return screen.picture
            .replacingOccurrences(of: "font-family=\"sans-serif\"", with: "font-family=\"Inter, sans-serif\"")
    }

    private static func screen(_ card: some View, height: CGFloat) async -> Screen {
        let screen = ClosureComparison.$current.withValue(.alwaysDiffer) { Screen(card, width: width, height: height) }
        await screen.rest()
        return screen
    }
}

/// A view on a shade that sets it off from the page.
private struct Card<Content: View>: View {
    let view: Content
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack { view }
            .frame(maxWidth: .infinity)
            .padding(margin)
            .background { RoundedRectangle(cornerRadius: margin).fill(Color(white: scheme == .dark ? 0.11 : 0.95)) }
    }
}
