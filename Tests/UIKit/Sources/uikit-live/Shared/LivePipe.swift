import FlyingFox
import FlyingSocks
import Foundation

/// Serves a page, and answers what it sends.
enum LiveServer {
    static func serve(_ page: String, port: UInt16, _ answer: @escaping @Sendable (Data) async throws -> String)
        async throws
    {
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port))
        await server.appendRoute("GET /") { _ in
            HTTPResponse(statusCode: .ok, headers: [.contentType: "text/html; charset=utf-8"], body: Data(page.utf8))
        }
        await server.appendRoute("POST /input") { request in
            let text = try await answer(try await request.bodyData)
            return HTTPResponse(
                statusCode: .ok, headers: [.contentType: "text/plain; charset=utf-8"], body: Data(text.utf8))
        }
        print("The showcase at http://127.0.0.1:\(port)/; Ctrl-C ends.")
        try await server.run()
    }
}
