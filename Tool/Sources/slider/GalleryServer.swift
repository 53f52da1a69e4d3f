import FlyingFox
import FlyingSocks
import Foundation

/// Serves one page at `/` until the process is interrupted.
struct GalleryServer {
    let html: String
    let address: String
    let port: UInt16

    enum Fault: Error, CustomStringConvertible {
        /// The text is not an IP address of this machine.
        case noAddress(String)
        /// Another program listens on this address and port.
        case taken(String, UInt16)
        /// The system does not let this process listen, with the system's reason.
        case refused(String)

        var description: String {
            switch self {
            case .noAddress(let text):
                "--address: \"\(text)\" is not an IP address of this machine; give 127.0.0.1, or 0.0.0.0 for all"
            case .taken(let address, let port):
                "--port: \(port) on \(address) is taken; give another: --port \(port &+ 1), "
                    + "or make gallery PORT=\(port &+ 1)"
            case .refused(let reason): "--port: the system refuses it (\(reason)); give one above 1023"
            }
        }
    }

    /// Listens, then calls `started` with the page's links. Ctrl-C ends the process with exit code 0.
    func run(started: @escaping @Sendable ([String]) -> Void) async throws {
        Self.endWhenInterrupted()
        let server = try self.server()
        await server.appendRoute("*") { [html] in Self.response(to: $0, html: html) }
        do {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await server.run() }
                group.addTask {
                    started(links(port: try await Self.port(of: server)))
                }
                while try await group.next() != nil {}
            }
        } catch let SocketError.failed(_, code, message) {
            switch code {
            case EADDRINUSE: throw Fault.taken(address, port)
            case EADDRNOTAVAIL: throw Fault.noAddress(address)
            default: throw Fault.refused(message)
            }
        }
    }

    // The server's own `waitUntilListening` continues for seconds after the server failed.
    private static func port(of server: HTTPServer) async throws -> UInt16 {
        while true {
            if let port = await server.listeningAddress?.port { return port }
            try await Task.sleep(nanoseconds: 5_000_000)
        }
    }

    /// Forbids all requests: the page contains everything it needs.
    private static let policy =
        "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:"

    /// A response to HEAD has the headers of the response to GET and no body: a client would read a body as the start
    /// of the next response on the connection.
    static func response(to request: HTTPRequest, html: String) -> HTTPResponse {
        var (status, headers, body) = content(for: request, html: html)
        headers[.contentLength] = "\(body.count)"
        if request.method == .HEAD { body = Data() }
        return HTTPResponse(statusCode: status, headers: headers, body: body)
    }

    private static func content(for request: HTTPRequest, html: String) -> (HTTPStatusCode, HTTPHeaders, Data) {
        let plain: HTTPHeaders = [.contentType: "text/plain; charset=utf-8"]
        guard request.method == .GET || request.method == .HEAD else {
            var headers = plain
            headers[HTTPHeader("Allow")] = "GET, HEAD"
            return (.methodNotAllowed, headers, Data("This server answers GET and HEAD only.\n".utf8))
        }
        guard ["/", "/gallery.html"].contains(request.path) else {
            return (.notFound, plain, Data("Not found; the gallery is at /\n".utf8))
        }
        let headers: HTTPHeaders = [
            .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
            HTTPHeader("Content-Security-Policy"): policy, HTTPHeader("X-Content-Type-Options"): "nosniff",
        ]
        return (.ok, headers, Data(html.utf8))
    }

    private func server() throws(Fault) -> HTTPServer {
        let host = address == "localhost" ? "127.0.0.1" : address
        do {
            return host.contains(":")
                ? HTTPServer(address: try .inet6(ip6: host, port: port), logger: .disabled)
                : HTTPServer(address: try .inet(ip4: host, port: port), logger: .disabled)
        } catch {
            throw .noAddress(address)
        }
    }

    /// The page's URLs: the one for this machine first, then those for other machines.
    private func links(port: UInt16) -> [String] {
        let hosts = ["0.0.0.0", "::"].contains(address) ? ["127.0.0.1"] + LocalNetwork.addresses() : [address]
        return hosts.map { "http://\($0.contains(":") ? "[\($0)]" : $0):\(port)/" }
    }

    // A handler of `signal(2)` that calls only async-signal-safe functions: on Linux a `DispatchSourceSignal` sometimes
    // misses a signal.
    private static func endWhenInterrupted() {
        for interrupt in [SIGINT, SIGTERM] {
            signal(interrupt) { _ in
                let words: StaticString = "\nThe gallery is closed.\n"
                _ = write(STDOUT_FILENO, words.utf8Start, words.utf8CodeUnitCount)
                _exit(0)
            }
        }
    }
}

extension Socket.Address {
    fileprivate var port: UInt16? {
        switch self {
        case .ip4(_, let port), .ip6(_, let port): port
        case .unix: nil
        }
    }
}
