@_spi(Double) import AppKit
import FlyingFox
import FlyingSocks
import Foundation

/// `appkit-live [port]` shows the AppKit sliders in a browser, without a Mac.
@main
struct Live {
    @MainActor
    static func main() async throws {
        let port = CommandLine.arguments.dropFirst().first.flatMap { UInt16($0) } ?? 8082
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port))
        NSApp.hasKeyboardNavigation = true
        let screen = LiveScreen()
        await server.appendRoute("GET /") { _ in
            HTTPResponse(
                statusCode: .ok, headers: [.contentType: "text/html; charset=utf-8"], body: Data(livePage.utf8))
        }
        await server.appendRoute("POST /input") { request in
            let messages = try JSONDecoder().decode([Message].self, from: try await request.bodyData)
            let answer = await MainActor.run {
                for message in messages { message.give(to: screen) }
                return screen.answer
            }
            return HTTPResponse(
                statusCode: .ok, headers: [.contentType: "text/plain; charset=utf-8"], body: Data(answer.utf8))
        }
        print("The AppKit sliders at http://127.0.0.1:\(port)/; Ctrl-C ends.")
        try await server.run()
    }

    /// A message of the page.
    private struct Message: Decodable {
        var touch: LiveScreen.Touch?
        var roll: Double?
        var mirror, dark, inactive, shift: Bool?
        var key: String?

        @MainActor
        func give(to screen: LiveScreen) {
            if let touch { screen.take(touch) }
            if let roll { screen.roll(roll) }
            if let mirror { screen.mirror(mirror) }
            if let dark { screen.darken(dark) }
            if let inactive { screen.deactivate(inactive) }
            if let key { screen.strike(key, isShifted: shift ?? false) }
        }
    }
}
