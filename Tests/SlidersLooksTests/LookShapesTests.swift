import SlidersCore
import SlidersLookImages
import SlidersLooks
import SlidersRender
import Testing

/// Each look as the painted shapes that a host draws, as lines of text in Goldens.
@Suite struct LookShapesTests {
    /// One picture of a look.
    private struct Scene {
        let title: String
        var options = SliderLook.Options()
        var values: [Double]?
        var shown = SliderElement.State.normal
        var isDark = false
        var holdsSpan = false

        func lines(of look: SliderLook) throws -> ShapeLines {
            var picture = try LookPicture(look, options, isDark: isDark, values: values)
            picture.show(shown)
            if holdsSpan { picture.holdSpan() }
            let state = picture.state
            return ShapeLines(
                of: picture.drawing, in: picture.style, state, background: look.sample.background,
                text: { look.text(of: $0, state) },
                image: { SliderLook.Image(rawValue: $0).map { "\($0.name)" } ?? "\($0)" })
        }
    }

    private static func scenes(of look: SliderLook) -> [Scene] {
        let states = [SliderElement.State.normal, .hovered, .held, .focused, .disabled].flatMap { shown in
            [false, true].map { Scene(title: "\(shown)\($0 ? ", dark" : "")", shown: shown, isDark: $0) }
        }
        return states + moreScenes(of: look)
    }

    private static func moreScenes(of look: SliderLook) -> [Scene] {
        let red = SliderPaint.Color(0.9, 0.3, 0.2)
        return switch look {
        case .system, .iOSFlat: [Scene(title: "selected part in red", options: .init(selectedColor: red))]
        case .pictures: [Scene(title: "span held, values 0.2 and 0.6", values: [0.2, 0.6], holdsSpan: true)]
        case .glow: [Scene(title: "value 90", values: [90])]
        case .flat:
            [
                Scene(
                    title: "square with a red border",
                    options: .init(borderColor: red, borderWidth: 4, cornerRadius: 0))
            ]
        case .layers:
            [
                Scene(title: "square, red", options: .init(roundness: 0, selectedColor: red)),
                Scene(
                    title: "half round, thumbs at both ends", options: .init(roundness: 0.5), values: [0, 10]),
            ]
        default: []
        }
    }

    /// The whole first scene, and of each other scene what is unlike the first.
    private static func text(of look: SliderLook) throws -> String {
        let scenes = scenes(of: look)
        let first = try scenes[0].lines(of: look)
        var lines = ["# \(scenes[0].title)"] + first.lines
        for scene in scenes.dropFirst() {
            lines += ["", "# \(scene.title)"] + (try scene.lines(of: look)).lines(unlike: first)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    @Test(arguments: SliderLook.all) func paintedShapesOfALookAreThoseOfItsGolden(look: SliderLook) throws {
        try Golden("\(look.name).txt").compare(try Self.text(of: look))
    }

    @Test func eachGoldenOfALookBelongsToALook() throws {
        let names = Set(SliderLook.all.map { "\($0.name).txt" })
        #expect(try Golden.names() == names.union(["ring-sides.txt"]).union(RulerStyleTests.goldens))
    }
}
