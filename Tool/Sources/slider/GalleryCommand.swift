import ArgumentParser
import Foundation

/// `slider gallery`: writes the gallery's page and serves it.
struct GalleryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Writes the gallery as one self-contained page, and serves it until Ctrl-C.")

    @Option(help: "The address to listen on; 0.0.0.0 lets a phone on the same network open the page.")
    var address = "127.0.0.1"

    @Option(help: "The port to listen on; 0 takes any free port.")
    var port: UInt16 = 8080

    @Option(help: "The file to write the page to.")
    var out = ".build/gallery/gallery.html"

    @Option(help: "The template of the page.")
    var page = "Web/gallery/gallery.html"

    @Flag(help: "Write the page and end, without serving it.")
    var writeOnly = false

    func run() async throws {
        let html: String
        do {
            html = try GalleryPage.html(from: URL(fileURLWithPath: page))
            try write(html)
        } catch let fault as GalleryPage.Fault {
            throw Console.failure("gallery: \(fault)")
        }
        Console.say("Gallery written to \(out) (\((html.utf8.count + 999) / 1000) kB)")
        guard !writeOnly else { return }
        let server = GalleryServer(html: html, address: address, port: port)
        do {
            try await server.run { links in
                for link in links { Console.say("Serving at \(link)") }
                Console.say(
                    Browser.open(links[0])
                        ? "Opened in the browser. Ctrl-C ends." : "Open it in a browser. Ctrl-C ends.")
            }
        } catch let fault as GalleryServer.Fault {
            throw Console.failure("gallery: \(fault)")
        }
    }

    private func write(_ html: String) throws {
        let file = URL(fileURLWithPath: out)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(html.utf8).write(to: file)
        } catch {
            throw GalleryPage.Fault.notWritable(out)
        }
    }
}
