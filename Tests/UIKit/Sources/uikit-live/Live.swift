import Foundation
@_spi(Double) import UIKit

@testable import ArticleViews

/// `scripts/live uikit-live PORT` shows the showcase in a browser, without a Mac. `uikit-live --pictures FOLDER` writes
/// its pages as SVG, `uikit-live --film FOLDER` the frames of drags, light and dark, and `uikit-live --articles FOLDER`
/// the views of articles.
@main
struct Live {
    static func main() async throws {
        UIDevice.version = "26.0"
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "--pictures", let folder = arguments.dropFirst().first {
            return try await PagePictures.write(to: URL(fileURLWithPath: folder))
        }
        if arguments.first == "--film", let folder = arguments.dropFirst().first {
            for style in ["light", "dark"] {
                try await Film.write(
                    to: URL(fileURLWithPath: folder).appendingPathComponent(style), isDark: style == "dark")
            }
            return
        }
        if arguments.first == "--articles", let folder = arguments.dropFirst().first {
            return try await ArticlePictures.write(ArticleViews.all, to: URL(fileURLWithPath: folder))
        }
        let screen = LiveScreen()
        try await LivePipe.serve(livePage) { body in
            let messages = try JSONDecoder().decode([Message].self, from: body)
            await MainActor.run { for message in messages { message.give(to: screen) } }
            await screen.rest()
            return await screen.answer
        }
    }

    /// A message of the page. Exactly one member is there.
    private struct Message: Decodable {
        var touch: LiveScreen.Touch?
        var roll: Double?
        var page: String?

        @MainActor
        func give(to screen: LiveScreen) {
            if let touch { screen.take(touch) }
            if let roll { screen.roll(roll) }
            if let page { screen.show(page) }
        }
    }
}
