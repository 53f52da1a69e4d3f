import ArgumentParser
import Foundation
import SlidersCore
import SlidersLookImages
import SlidersLooks
import SlidersRender
import SlidersReplay

/// `slider render`: draws a recording or a look as SVG.
struct RenderCommand: ParsableCommand {
    private static let lookNames = SliderLook.all.map(\.name).joined(separator: ", ")
    private static let states: KeyValuePairs<String, SliderElement.State> = [
        "normal": .normal, "hovered": .hovered, "held": .held, "focused": .focused, "disabled": .disabled,
    ]

    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws a recording's slider after its inputs, or a sample of a look, as an SVG picture.")

    @Argument(help: "A recording, or a JSON file with only \"slider\" and \"track\"; \"-\" reads standard input.")
    var config: String?

    @Option(help: ArgumentHelp("The look to draw instead of a recording: \(lookNames).", valueName: "name"))
    var look: String?

    @Option(help: "The look's last thumb: normal (the default), hovered, held, focused, disabled; span holds the span.")
    var state: String?

    @Option(help: "The folder with the looks' images: their SVG sources, or PNGs with two pixels per point.")
    var pictures = "Pictures"

    @Option(help: "The SVG file to write.")
    var out: String

    @Option(help: "light or dark.")
    var style = "light"

    @Option(help: "The picture's width and height in points, for example 320x44; by default the track's own size.")
    var size: String?

    @Option(help: "How far the picture of a look reaches beyond the control on each side, in points.")
    var margin: Double?

    @Flag(help: "Draw held thumbs of glass as for people who ask for less transparency.")
    var opaque = false

    @Flag(help: "Write each value beside its thumb.")
    var labels = false

    func validate() throws {
        guard (config == nil) != (look == nil) else { throw ValidationError("Give either a recording or --look.") }
        guard look != nil || state == nil else {
            throw ValidationError("--state belongs to --look; a recording has states of its own.")
        }
        guard look != nil || !opaque else { throw ValidationError("--opaque belongs to --look.") }
        guard look != nil || margin == nil else { throw ValidationError("--margin belongs to --look.") }
        guard (0...1000).contains(margin ?? 0) else { throw ValidationError("--margin: give 0 to 1000 points.") }
        guard look == nil || !labels else {
            throw ValidationError("--labels belongs to a recording; a look has labels of its own.")
        }
    }

    func run() throws {
        guard let palette = ["light": SliderPalette.light, "dark": .dark][style] else {
            throw Console.failure("render: --style: \"\(style)\" is unknown; known are light, dark")
        }
        let size = try size.map { try Self.size($0) }
        let svg = try config.map { try recording($0, palette, size) } ?? sample(size)
        do {
            try Data(svg.utf8).write(to: URL(fileURLWithPath: out))
        } catch {
            throw Console.failure("render: --out: \(out) cannot be written; give a file in a directory that exists")
        }
    }

    private func recording(_ config: String, _ palette: SliderPalette, _ size: SIMD2<Double>?) throws -> String {
        guard let data = Console.read(config) else {
            throw Console.failure("render: \(config): cannot be read; give the path of a recording")
        }
        do {
            let picture = try ReplayPicture(of: try Replay(data), palette: palette, hasLabels: labels, size: size)
            return picture.svg(background: .init(white: style == "dark" ? 0.09 : 1))
        } catch {
            throw Console.failure("render: \(error.key): \(error.text)")
        }
    }

    private func sample(_ size: SIMD2<Double>?) throws -> String {
        guard let look = SliderLook.all.first(where: { $0.name == look }) else {
            throw Console.failure(
                "render: --look: \"\(look ?? "")\" is unknown; known are \(Self.lookNames)"
            )
        }
        var picture = try LookPicture(look, isDark: style == "dark", size: size, isOpaque: opaque)
        let state = state ?? "normal"
        if let named = Self.states.first(where: { $0.key == state }) {
            picture.show(named.value)
        } else if state == "span" {
            picture.holdSpan()
        } else {
            let names = Self.states.map(\.key).joined(separator: ", ")
            throw Console.failure("render: --state: \"\(state)\" is unknown; known are \(names), span")
        }
        var missing: String?
        let svg = picture.svg(margin: margin ?? 0) { number in
            guard let image = SliderLook.Image(rawValue: number) else { return nil }
            // Embedded, so that the picture is one file.
            for (ending, type) in [(".svg", "svg+xml"), ("@2x.png", "png")] {
                guard let data = FileManager.default.contents(atPath: "\(pictures)/\(image.name)\(ending)") else {
                    continue
                }
                return "data:image/\(type);base64,\(data.base64EncodedString())"
            }
            missing = "\(pictures)/\(image.name).svg"
            return nil
        }
        if let missing {
            throw Console.failure(
                "render: --pictures: \(missing) cannot be read; run the tool in the repository's directory, "
                    + "or give the folder")
        }
        return svg
    }

    private static func size(_ text: String) throws -> SIMD2<Double> {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
        guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= 10_000 }) else {
            throw Console.failure(
                "render: --size: \"\(text)\" is not a size; give width and height up to 10000, for example 320x44")
        }
        return SIMD2(sides[0], sides[1])
    }
}
