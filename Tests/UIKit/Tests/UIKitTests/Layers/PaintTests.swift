import Foundation
import LayerPicture
@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLookImages
import SlidersLooks
import SlidersRender
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Every paint in layers looks as in the engine's pictures. Both are drawn at two pixels per point and compared; the
/// pictures are left in `sliders-pictures` in the folder for temporary files, to be looked at.
///
/// A hundredth of the pixels may differ by more than 24 of 255, and all together by a half on average: where both draw
/// the edge of a shape by other means (a curve and a circle, a mask and a fill), pixels on it come out differently.
@MainActor @Suite(.serialized)
struct PaintTests {
    @Test(arguments: PaintScene.all) func layersArePaintedAsTheEnginePaints(_ scene: PaintScene) async throws {
        let screen = scene.screen()
        try await expectEqual(screen.control, scene.name)
        for (position, value) in scene.drag.enumerated() {
            screen.drag(from: screen.control.values[0], to: value, lifts: position > 0)
        }
        try await expectEqual(screen.control, "\(scene.name)-dragged")
    }

    /// As its sample is in the light and the dark appearance, then with its first thumb held elsewhere.
    @Test(arguments: SliderLook.all) func layersShowEveryLookAsTheEngineDraws(_ look: SliderLook) async throws {
        let screen = look.screen()
        let palettes = look.style().palettes
        // The blue of the look's own system.
        screen.control.tintColor = UIColor { traits in
            let accent = palettes.palette(isDark: traits.userInterfaceStyle == .dark).accent
            return UIColor(red: accent.red, green: accent.green, blue: accent.blue, alpha: accent.alpha)
        }
        screen.window.layoutIfNeeded()
        let bounds = look.sample.configuration
        if look == .clock12 || look == .clock24 {
            // One that has room: a longer one shrinks, and pictures only guess how wide it is.
            screen.control.readoutFormatter = { _ in look == .clock12 ? "8 hr" : "15 hr" }
            screen.window.layoutIfNeeded()
        }
        try await expectEqual(screen.control, look.name, look.sample.background)
        screen.control.overrideUserInterfaceStyle = .dark
        screen.window.layoutIfNeeded()
        try await expectEqual(screen.control, "\(look.name)-dark", look.sample.background)
        let (lower, upper) = (bounds.lowerBound ?? 0, bounds.upperBound ?? 1)
        // The engine's pictures have no glass.
        UIAccessibility.reducesTransparency = true
        screen.drag(from: screen.control.values[0], to: lower + 0.45 * (upper - lower), lifts: false)
        UIAccessibility.reducesTransparency = false
        try await expectEqual(screen.control, "\(look.name)-dark-held", look.sample.background)
    }

    private func expectEqual(_ control: SliderControl, _ name: String, _ background: SliderPaint.Color? = nil)
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sliders-pictures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = (
            folder.appendingPathComponent("paint-\(name)-layers.svg"),
            folder.appendingPathComponent("paint-\(name)-engine.svg")
        )
        let page = background?.red ?? (control.layers.appearance.style.isDark ? 0.09 : 1)
        try LayerPicture.svg(
            of: control.canvas.layer, background: CGColor(gray: page, alpha: 1), images: PaintScene.image
        )
        .write(to: files.0, atomically: true, encoding: .utf8)
        try engine(control, page).write(to: files.1, atomically: true, encoding: .utf8)
        let difference = try #require(try await Self.difference(files.0, files.1))
        #expect(difference.mean < 0.5 && difference.share < 0.01, "\(name): \(difference)")
        if ProcessInfo.processInfo.environment["SHOW_DIFFERENCES"] != nil { print(name, difference) }
    }

    // Drawing takes time, in which tests of time continue.
    private nonisolated static func difference(_ first: URL, _ second: URL) async throws -> Raster.Difference? {
        try Raster(svg: first).difference(to: Raster(svg: second))
    }

    private func engine(_ control: SliderControl, _ page: Double) -> String {
        let ticks = control.drawing.layout.tickFractions(of: control.slider)
        return SVG.text(
            of: control.drawing, in: control.layers.appearance.style, control.slider,
            background: .init(white: page),
            texts: { part in
                switch part {
                case .label(let thumb): control.text(of: control.values[thumb])
                case .tickLabel(let index):
                    control.tickText(of: control.slider.scale.value(at: ticks[index]), decimals: 3)
                case .readout: control.readoutText
                default: nil
                }
            }, images: { id in control.images[id]?.cgImage.flatMap { PaintScene.image($0.name) } })
    }
}
