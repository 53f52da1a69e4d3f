@_spi(Double) import AppKit
import Foundation

/// `scripts/live appkit-live PORT` shows the showcase of a Mac in a browser, without a Mac. `appkit-live --pictures
/// FOLDER` writes its pages as SVG, and `appkit-live --articles FOLDER` the view of the article about AppKit.
@main
struct Live {
    @MainActor
    static func main() async throws {
        NSColor.version = 26
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "--pictures", let folder = arguments.dropFirst().first {
            return try await PagePictures.write(to: URL(fileURLWithPath: folder))
        }
        if arguments.first == "--articles", let folder = arguments.dropFirst().first {
            return try await ArticlePictures.write([PriceInAppKit()], to: URL(fileURLWithPath: folder))
        }
        NSApp.hasKeyboardNavigation = true
        let screen = LiveScreen()
        try await LivePipe.serve(livePage) { body in
            let messages = try JSONDecoder().decode([Message].self, from: body)
            await MainActor.run { for message in messages { message.give(to: screen) } }
            await screen.rest()
            return await screen.answer
        }
    }

    /// A message of the page.
    private struct Message: Decodable {
        var touch: LiveScreen.Touch?
        var roll: Double?
        var page: String?
        var inactive, shift: Bool?
        var key: String?

        @MainActor
        func give(to screen: LiveScreen) {
            if let touch { screen.take(touch) }
            if let roll { screen.roll(roll) }
            if let page { screen.show(page) }
            if let inactive { screen.deactivate(inactive) }
            if let key { screen.pressKey(key, isShifted: shift ?? false) }
        }
    }
}
