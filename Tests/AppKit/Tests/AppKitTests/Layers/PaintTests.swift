@_spi(Double) import AppKit
import Foundation
import LayerPicture
@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLookImages
import SlidersLooks
import SlidersRender
import Testing

@testable import SlidersControls

/// Every look in layers looks as in the engine's pictures. Both are drawn at two pixels per point and compared; the
/// pictures are left in `sliders-pictures-mac` in the folder for temporary files, to be looked at.
///
/// The control is drawn as it lies in a window whose y goes up. The limits are those of UIKit's tests.
@MainActor @Suite(.serialized)
struct PaintTests {
    /// As its sample is in the light and the dark appearance, then with its first thumb held elsewhere.
    @Test(arguments: SliderLook.all) func layersShowEveryLookAsTheEngineDraws(_ look: SliderLook) async throws {
        let screen = look.screen()
        let bounds = look.sample.configuration
        if look == .clock12 || look == .clock24 {
            // One that has room: a longer one shrinks, and pictures only guess how wide it is.
            screen.control.readoutFormatter = { _ in look == .clock12 ? "8 hr" : "15 hr" }
            screen.window.update()
        }
        try await expectEqual(draw(screen.control, look.name, look.sample.background))
        screen.window.appearance = NSAppearance(named: .darkAqua)
        screen.window.update()
        try await expectEqual(draw(screen.control, "\(look.name)-dark", look.sample.background))
        let (lower, upper) = (bounds.lowerBound ?? 0, bounds.upperBound ?? 1)
        // The engine's pictures have no glass.
        NSWorkspace.shared.reducesTransparency = true
        screen.drag(from: screen.control.values[0], to: lower + 0.45 * (upper - lower), lifts: false)
        NSWorkspace.shared.reducesTransparency = false
        #expect(screen.control.isDragging)
        let held = try draw(screen.control, "\(look.name)-dark-held", look.sample.background)
        // Other tests run while the pictures are compared.
        screen.mouse.lift()
        try await expectEqual(held)
    }

    /// Draws the layers of a control, and what the engine draws of it. Returns the files of the two pictures.
    private func draw(_ control: SliderControl, _ name: String, _ background: SliderPaint.Color?) throws -> (URL, URL) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sliders-pictures-mac")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = (
            folder.appendingPathComponent("\(name)-layers.svg"), folder.appendingPathComponent("\(name)-engine.svg")
        )
        let page = background?.red ?? (control.layers.appearance.style.isDark ? 0.09 : 1)
        let layer = try #require(control.layer)
        try LayerPicture.svg(
            of: layer, background: CGColor(gray: page, alpha: 1), isUp: true, images: SliderLook.address
        ).write(to: files.0, atomically: true, encoding: .utf8)
        try engine(control, page).write(to: files.1, atomically: true, encoding: .utf8)
        return files
    }

    private func expectEqual(_ files: (URL, URL)) async throws {
        let difference = try #require(try await Self.difference(files.0, files.1))
        #expect(difference.mean < 0.5 && difference.share < 0.01, "\(files.0.lastPathComponent): \(difference)")
    }

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
            },
            images: { id in
                control.images[id]?.cgImage(forProposedRect: nil, context: nil, hints: nil).flatMap {
                    SliderLook.address($0.name)
                }
            })
    }
}
