import FlyingFox
import Foundation
import Testing

@testable import slider

/// What the gallery's server answers.
struct GalleryServerTests {
    private func response(_ method: HTTPMethod, _ path: String) async throws -> (HTTPResponse, String) {
        let request = HTTPRequest(
            method: method, version: .http11, path: path, query: [], headers: [:], body: Data())
        let response = GalleryServer.response(to: request, html: "<p>Sliders</p>")
        return (response, String(decoding: try await response.bodyData, as: UTF8.self))
    }

    @Test(arguments: ["/", "/gallery.html"]) func thePageIsServed(path: String) async throws {
        let (response, body) = try await response(.GET, path)
        #expect(response.statusCode == .ok)
        #expect(body == "<p>Sliders</p>")
        #expect(response.headers[.contentType] == "text/html; charset=utf-8")
        #expect(response.headers[HTTPHeader("Content-Security-Policy")]?.hasPrefix("default-src 'none'") == true)
    }

    @Test(arguments: ["/", "/none"]) func aHeadRequestGetsTheHeadersOfAGetRequest(path: String) async throws {
        let (head, body) = try await response(.HEAD, path)
        let (get, text) = try await response(.GET, path)
        #expect(body.isEmpty && !text.isEmpty)
        #expect(head.statusCode == get.statusCode)
        #expect(head.headers == get.headers)
        #expect(head.headers[.contentLength] == "\(text.utf8.count)")
    }

    @Test func anUnknownPathIsNotFound() async throws {
        let (response, body) = try await response(.GET, "/none")
        #expect(response.statusCode == .notFound)
        #expect(body.contains("the gallery is at /"))
    }

    @Test(arguments: [HTTPMethod.POST, .PUT, .DELETE]) func otherMethodsAreRefused(method: HTTPMethod) async throws {
        let (response, _) = try await response(method, "/")
        #expect(response.statusCode == .methodNotAllowed)
        #expect(response.headers[HTTPHeader("Allow")] == "GET, HEAD")
    }

    @Test func anAddressThatIsNoneIsAFault() async throws {
        let server = GalleryServer(html: "", address: "here", port: 0)
        await #expect(throws: GalleryServer.Fault.self) { try await server.run { _ in } }
    }
}
