import Foundation
@_spi(Double) import SwiftUI

@testable import GalleryApp

/// Writes the pages of the showcase as SVG, each in the variants that a reader wants to see.
@MainActor
enum PagePictures {
    typealias Variant = (name: String, change: (inout DisplaySettings) -> Void)

    /// How a page is shown, and what is added to its file's name.
    static let variants = changes.flatMap { name, change -> [Variant] in
        let dark = { (settings: inout DisplaySettings) in
            change(&settings)
            settings.isDark = true
        }
        return [("\(name)-light", change), ("\(name)-dark", dark)]
    }

    private static let changes: [Variant] = [
        ("", { _ in }), sizeVariant, ("-mirrored", { $0.isMirrored = true }), ("-flat", { $0.system = .flat }),
        ("-disabled", { $0.isDisabled = true }),
    ]

    static func svg(_ page: String, _ change: (inout DisplaySettings) -> Void) async -> String {
        var settings = DisplaySettings()
        settings.hasBar = false
        change(&settings)
        let screen = ShownPage.screen(page, settings)
        await screen.rest()
        return framed(screen, isDark: settings.isDark)
            .replacingOccurrences(of: "font-family=\"sans-serif\"", with: "font-family=\"Inter, sans-serif\"")
    }

    /// Writes `<page>-<variant>.svg` into a folder.
    static func write(to folder: URL) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for page in ShownPage.names {
            for variant in variants {
                let file = folder.appendingPathComponent("\(page)\(variant.name).svg")
                try Data(await svg(page, variant.change).utf8).write(to: file)
            }
        }
    }
}
