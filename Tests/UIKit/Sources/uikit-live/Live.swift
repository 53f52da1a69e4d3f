import Foundation
import SlidersControls
@_spi(Double) import SwiftUI
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
            return try await ArticlePictures.write(ArticleViews.all, to: URL(fileURLWithPath: folder)) {
                if $0 == "\(ShortestStay.self)" { await pullFirstThumb(to: 15, on: $1) }
            }
        }
        let screen = LiveScreen()
        try await LivePipe.serve(livePage) { body in
            let messages = try JSONDecoder().decode([Message].self, from: body)
            await MainActor.run { for message in messages { message.give(to: screen) } }
            await screen.rest()
            return await screen.answer
        }
    }

    /// Holds the first thumb of a slider, and pulls it toward a value.
    @MainActor
    private static func pullFirstThumb(to value: Double, on screen: Screen) async {
        guard let slider = screen.window.first(RangeSliderControl.self) else { return }
        let finger = Finger(screen.window)
        finger.press(at: slider.convert(slider.point(forValue: slider.values[0]), to: screen.window))
        finger.rest()
        finger.move(to: slider.convert(slider.point(forValue: value), to: screen.window))
        screen.flush()
        await screen.rest()
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
