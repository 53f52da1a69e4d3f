import Foundation
import LayerPicture
@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
import SlidersRender
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// The layers of controls show what the engine's own pictures show. Both are written beside each other into
/// `sliders-pictures` in the folder for temporary files, to be looked at.
@MainActor @Suite(.serialized)
struct PictureTests {
    private static let scenes: [(name: String, make: @MainActor () -> SliderControl, size: CGSize)] = [
        ("range", { RangeSliderControl.make([20, 80]) }, CGSize(width: 320, height: 44)),
        ("one-thumb", { RangeSliderControl.make([40]) }, CGSize(width: 320, height: 44)),
        ("empty", { RangeSliderControl.make([50, 50]) }, CGSize(width: 320, height: 44)),
        ("left", { direction(.left, [10, 30, 90]) }, CGSize(width: 320, height: 44)),
        ("up", { direction(.up, [20, 60]) }, CGSize(width: 60, height: 200)),
        ("down", { direction(.down, [20, 60]) }, CGSize(width: 60, height: 200)),
        ("labels", { labeled(RangeSliderControl.make([20, 70], step: 10)) }, CGSize(width: 320, height: 88)),
        ("dial", { round([65], 0, 360) }, CGSize(width: 200, height: 200)),
        ("gauge", { round([20, 70], 225, 270) }, CGSize(width: 200, height: 200)),
        ("counterclockwise", { round([25], 90, -360) }, CGSize(width: 200, height: 200)),
        ("turns", { round([80], 0, 720) }, CGSize(width: 200, height: 200)),
        ("balance", { balance(RangeSliderControl.make([25])) }, CGSize(width: 320, height: 44)),
        ("round-balance", { balance(round([75], 225, 270)) }, CGSize(width: 200, height: 200)),
        ("night", { night() }, CGSize(width: 200, height: 200)),
        ("disabled", { disabled() }, CGSize(width: 320, height: 44)),
        ("dark", { dark() }, CGSize(width: 320, height: 88)),
    ]

    private static func direction(_ direction: SliderDirection, _ values: [Double]) -> SliderControl {
        let slider = RangeSliderControl.make(values)
        slider.direction = direction
        return slider
    }

    private static func labeled(_ slider: RangeSliderControl) -> SliderControl {
        slider.style.metrics.hasLabels = true
        slider.style.metrics.ticks = .count(5)
        return slider
    }

    private static func round(_ values: [Double], _ start: Double, _ sweep: Double) -> CircularSliderControl {
        let slider = CircularSliderControl.make(values)
        slider.startAngle = start
        slider.sweep = sweep
        slider.trackThickness = 16
        return slider
    }

    private static func balance(_ slider: SliderControl) -> SliderControl {
        slider.neutralValue = 50
        return slider
    }

    private static func night() -> SliderControl {
        let slider = round([0], 0, 360)
        (slider.maximumValue, slider.wraps) = (24, true)
        slider.setRange(start: 22, length: 8, animated: false)
        return slider
    }

    private static func disabled() -> SliderControl {
        let slider = RangeSliderControl.make([20, 80])
        slider.isEnabled = false
        return slider
    }

    private static func dark() -> SliderControl {
        let slider = labeled(RangeSliderControl.make([20, 70], step: 10))
        slider.overrideUserInterfaceStyle = .dark
        return slider
    }

    @Test(arguments: 0..<16) func layersShowWhatTheEngineDraws(_ index: Int) throws {
        let scene = Self.scenes[index]
        let control = scene.make()
        let screen = Screen(control, width: scene.size.width, height: scene.size.height)
        try write(control, scene.name)
        try expectEqual(control)
        screen.drag(from: control.values[0], to: 45, 60, lifts: false)
        try expectEqual(control)
    }

    /// A slider in the look of iOS 26, at rest and held, in the light and the dark appearance: pictures to be looked
    /// at.
    @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func aHeldThumbOfGlassLetsTheTrackShow(
        _ style: UIUserInterfaceStyle
    ) throws {
        let control = Self.labeled(RangeSliderControl.make([20, 70], step: 5))
        control.style = SliderLook.iOSGlass.style()
        control.style.metrics.hasLabels = true
        control.overrideUserInterfaceStyle = style
        let screen = Screen(control, width: 340, height: 88)
        try write(control, "glass-\(style.rawValue)-rest")
        screen.drag(from: 70, to: 40, lifts: false)
        try write(control, "glass-\(style.rawValue)-held")
        let picture = LayerPicture.svg(of: control.layer)
        let (glass, text) = (picture.range(of: "stroke-opacity=\"0.5\""), picture.range(of: "<text"))
        #expect(
            glass.map { $0.lowerBound > (picture.range(of: "stroke-linecap")?.lowerBound ?? picture.endIndex) } == true)
        #expect(text.flatMap { text in glass.map { $0.upperBound < text.lowerBound } } == true, "texts are above glass")
    }

    private func write(_ control: SliderControl, _ name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sliders-pictures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let white = control.traitCollection.userInterfaceStyle == .dark ? 0.0 : 1
        let layers = LayerPicture.svg(of: control.layer, background: CGColor(gray: white, alpha: 1))
        let ticks = control.drawing.layout.tickFractions(of: control.slider)
        let drawn = SVG.text(
            of: control.drawing, in: control.layers.appearance.style, control.slider,
            background: .init(white: white),
            texts: { part in
                switch part {
                case .label(let thumb): control.text(of: control.values[thumb])
                case .tickLabel(let index): control.text(of: control.slider.scale.value(at: ticks[index]))
                default: nil
                }
            })
        try layers.write(to: folder.appendingPathComponent("\(name)-layers.svg"), atomically: true, encoding: .utf8)
        try drawn.write(to: folder.appendingPathComponent("\(name)-engine.svg"), atomically: true, encoding: .utf8)
    }

    /// Each element of a whole drawing made again against its layer.
    private func expectEqual(_ control: SliderControl) throws {
        let drawing = SliderDrawing(of: control.slider, in: control.drawing.layout)
        var others = (control.canvas.layer.sublayers ?? []).filter { layer in
            !control.thumbViews.contains { $0.layer === layer }
        }
        for element in drawing.elements {
            let layer: CALayer
            if case .thumb(let thumb) = element.part {
                layer = control.thumbViews[thumb].layer
            } else {
                layer = others.removeFirst()
            }
            let paint = try #require(control.layers.appearance.style.coats(of: element).first?.paint)
            guard case .color(let color) = paint.fill else { continue }
            let expected = CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
            switch element.figure {
            case .line(let from, let to, let width):
                let shape = try #require(layer as? CAShapeLayer)
                #expect(shape.strokeColor == expected && shape.isHidden == (from == to))
                #expect(shape.lineWidth == width && shape.lineCap == .round)
                if from != to { expect(shape, from, to) }
            case .arc(let arc, let width):
                let shape = try #require(layer as? CAShapeLayer)
                let track = SliderTrack.arc(arc)
                #expect(shape.strokeColor == expected && shape.lineWidth == width && shape.isHidden == (arc.sweep == 0))
                if arc.sweep != 0 { expect(shape, track.point(at: 0), track.point(at: 1)) }
                #expect(
                    abs((shape.strokeEnd - shape.strokeStart) * (element.part == .track ? 360 : 720) - abs(arc.sweep))
                        < 1e-6)
            case .circle(let center, let radius):
                let shape = try #require(layer as? CAShapeLayer)
                #expect(shape.position == CGPoint(x: center.x, y: center.y) && shape.bounds.width == 2 * radius)
                #expect(shape.fillColor == expected)
                #expect(shape.shadowRadius == paint.shadow?.blur && shape.shadowOffset.height == paint.shadow?.offset.y)
            case .capsule(let center, let size, let turn):
                #expect(layer.position == CGPoint(x: center.x, y: center.y) && turn == 0)
                #expect(layer.bounds.size == CGSize(width: size.x, height: size.y))
            case .anchor(let point):
                // A text lies on the grid of pixels, which are half as large as a point.
                let distance = SIMD2(layer.position.x, layer.position.y) - point
                #expect(max(abs(distance.x), abs(distance.y)) <= 0.25 + 1e-9)
            }
        }
        #expect(others.isEmpty)
    }

    private func expect(_ shape: CAShapeLayer, _ from: SIMD2<Double>, _ to: SIMD2<Double>) {
        let points = shape.path?.points(from: shape.strokeStart, to: shape.strokeEnd) ?? []
        let near = { (a: CGPoint?, b: SIMD2<Double>) in a.map { abs($0.x - b.x) + abs($0.y - b.y) < 0.05 } ?? false }
        #expect(near(points.first, from) && near(points.last, to))
    }
}
