import ArgumentParser
import Foundation
import Sliders
import SlidersReplay

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws the slider of a recording, after its inputs, as an SVG picture.")

    @Argument(help: "A recording, or a JSON file with its \"slider\" and \"track\" alone.")
    var config: String

    @Option(help: "The SVG file to write.")
    var out: String

    @Option(help: "light or dark.")
    var style = "light"

    @Option(help: "Width and height in points, 320x44 say; without it as large as the track asks for.")
    var size: String?

    @Flag(help: "Writes each value beside its thumb.")
    var labels = false

    func run() throws {
        guard let data = FileManager.default.contents(atPath: config) else {
            throw Console.failure("render: \(config): cannot be read; give the path of a recording")
        }
        guard let palette = ["light": Palette.light, "dark": .dark][style] else {
            throw Console.failure("render: --style: \"\(style)\" is unknown; known are light, dark")
        }
        let size = try size.map { try Self.size($0) }
        let svg: String
        do {
            let picture = try ReplayPicture(of: try Replay(data), palette: palette, hasLabels: labels, size: size)
            svg = picture.svg(background: .init(white: style == "dark" ? 0.09 : 1))
        } catch {
            throw Console.failure("render: \(error.key): \(error.text)")
        }
        do {
            try Data(svg.utf8).write(to: URL(fileURLWithPath: out))
        } catch {
            throw Console.failure("render: --out: \(out) cannot be written; give a file in a directory that exists")
        }
    }

    private static func size(_ text: String) throws -> SIMD2<Double> {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
        guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= 10_000 }) else {
            throw Console.failure("render: --size: \"\(text)\" is no size; give width and height up to 10000, like 320x44")
        }
        return SIMD2(sides[0], sides[1])
    }
}
