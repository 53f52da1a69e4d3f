import Foundation
@_spi(Double) import SwiftUI

/// Writes pictures of the views of articles as SVG: each in the middle of more room than it needs.
@MainActor
enum ArticlePictures {
    private static let (width, margin): (CGFloat, CGFloat) = (390, 16)

    /// Writes `<view>.svg` and `<view>~dark.svg` into a folder.
    ///
    /// - Parameter use: what a person does on the screen of a view, by its name, before the picture is taken.
    static func write(
        _ views: [any View], to folder: URL, after use: (String, Screen) async -> Void = { _, _ in }
    ) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for view in views {
            for (suffix, scheme) in [("", ColorScheme.light), ("~dark", .dark)] {
                let name = "\(type(of: view))"
                let svg = await svg(view, scheme) { await use(name, $0) }
                try Data(svg.utf8).write(to: folder.appendingPathComponent("\(name)\(suffix).svg"))
            }
        }
    }

    private static func svg(
        _ view: some View, _ scheme: ColorScheme, after use: (Screen) async -> Void
    ) async -> String {
        let view = VStack { view }.frame(maxWidth: .infinity).padding(margin).preferredColorScheme(scheme)
        let screen = ClosureComparison.$current.withValue(.alwaysDiffer) { Screen(view, width: width, height: 1000) }
        await screen.rest()
        await use(screen)
        return screen.picture
            .replacingOccurrences(of: "font-family=\"sans-serif\"", with: "font-family=\"Inter, sans-serif\"")
    }
}
