import SlidersCore
import SlidersLooks
import SlidersRender
import SlidersRuler
import Testing

/// How rulers look in each style (§11 of docs/behavior.md).
@Suite struct RulerStyleTests {
    /// One picture of a ruler in a style.
    struct Scene: CustomTestStringConvertible {
        let name: String
        var path = SliderRulerMetrics.Path.straight(.right)
        var size = SIMD2(300.0, 70.0)
        var isDark = false
        var isEnabled = true

        var testDescription: String { name }

        func svg(_ style: SliderRulerStyle) throws -> String {
            var configuration = SliderConfiguration(bounds: 0...250)
            (configuration.step, configuration.isEnabled) = (.every(1), isEnabled)
            let plain = SliderRulerMetrics(path)
            let track = SliderRuler.Track(.straight(mark: .zero, direction: SIMD2(1, 0)), length: 1)
            var ruler = try SliderRuler(configuration, value: 73, on: track)
            let layout = SliderRulerLayout(
                style.metrics(over: plain), size: size, of: ruler.slider, largestText: SIMD2(21, 14))
            ruler.layOut(on: layout.track)
            var look = SliderStyle()
            (look.isDark, look.palette, look.paints) = (isDark, isDark ? .dark : .light, style.paints)
            let drawing = SliderRulerDrawing(of: ruler, in: layout)
            let ground = SliderPaint.Color(white: isDark ? 0 : 1)
            return SVG.text(of: drawing, in: look, ruler, background: ground) { part in
                guard case .tickLabel(let slot) = part else { return nil }
                return drawing.labelValues[slot].map { "\(Int($0))" }
            }
        }
    }

    static let scenes = [
        Scene(name: "ruler-tape"),
        Scene(name: "ruler-tape-upright-dark", path: .straight(.up), size: SIMD2(70, 300), isDark: true),
        Scene(name: "ruler-tape-bent", path: .bent(radius: 200), size: SIMD2(300, 140)),
        Scene(name: "ruler-tape-disabled", isEnabled: false),
    ]

    static var goldens: [String] { scenes.map { "\($0.name).svg" } }

    @Test(arguments: scenes) func aMeasuringTapeIsThatOfItsGolden(_ scene: Scene) throws {
        try Golden("\(scene.name).svg").compare(try scene.svg(.measuringTape))
    }

    @Test func theSystemsStyleLeavesAllToTheAppAndTheControl() {
        var metrics = SliderRulerMetrics(.straight(.up))
        (metrics.majorLength, metrics.fade) = (30, 5)
        #expect(SliderRulerStyle.system.metrics(over: metrics) == metrics && SliderRulerStyle.system.paints.isEmpty)
    }

    @Test func aMeasuringTapeKeepsWhatIsNoLength() {
        var metrics = SliderRulerMetrics(.straight(.up))
        (metrics.pointsPerUnit, metrics.tickDistance, metrics.majorInterval) = (40, 0.1, 5)
        (metrics.hasTickLabels, metrics.hasLabel, metrics.majorLength) = (false, true, 90)
        let tape = SliderRulerStyle.measuringTape.metrics(over: metrics)
        #expect(tape.path == .straight(.up) && tape.pointsPerUnit == 40 && tape.tickDistance == 0.1)
        #expect(tape.majorInterval == 5 && !tape.hasTickLabels && tape.hasLabel && tape.majorLength == 22)
        #expect(SliderRulerStyle.measuringTape.metrics(over: tape) == tape)
    }

    @Test func blackNumeralsAreReadableOnTheTape() throws {
        for isDark in [false, true] {
            var style = SliderStyle()
            (style.isDark, style.paints) = (isDark, SliderRulerStyle.measuringTape.paints)
            func color(_ role: SliderElement.Role) throws -> SliderPaint.Color {
                let coat = try #require(style.coats(of: SliderElement(.track, .anchor(.zero), role)).first)
                guard case .color(let color) = coat.paint.fill else { throw SliderError.noValues }
                return color
            }
            let (tape, text) = (try color(.track), try color(.tickLabel(isSelected: true)))
            // Far lighter than the text, whose contrast is above 10 to 1 then.
            #expect(0.2126 * tape.red + 0.7152 * tape.green > 0.7 && text.red + text.green + text.blue < 0.25)
        }
    }
}
