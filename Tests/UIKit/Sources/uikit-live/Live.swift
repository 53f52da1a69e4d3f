import FlyingFox
import FlyingSocks
import Foundation

/// `uikit-live [port]` shows the UIKit sliders in a browser, without a Mac.
@main
struct Live {
    static func main() async throws {
        let port = CommandLine.arguments.dropFirst().first.flatMap { UInt16($0) } ?? 8081
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port))
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
        print("The UIKit sliders at http://127.0.0.1:\(port)/; Ctrl-C ends.")
        try await server.run()
    }

    /// A message of the page. Exactly one member is there.
    private struct Message: Decodable {
        var touch: LiveScreen.Touch?
        var roll: Double?
        var mirror: Bool?

        @MainActor
        func give(to screen: LiveScreen) {
            if let touch { screen.take(touch) }
            if let roll { screen.roll(roll) }
            if let mirror { screen.mirror(mirror) }
        }
    }
}
