import Foundation
import SlidersCore
import SlidersLooks

/// A slider with held thumbs that are lenses, and the line of text that says what every host draws of them:
/// Tests/Support/lenses.txt.
struct LensCase {
    let look: SliderLook
    var size = SIMD2<Double>(320, 44)
    var values = [20.0, 80]
    let held: [Int]
    var isVertical = false

    static let all = [
        LensCase(look: .iOSGlass, held: [1]), LensCase(look: .iOSGlass, held: [0, 1]),
        LensCase(look: .macGlass, values: [0, 100], held: [0]),
        LensCase(look: .iOSGlass, size: SIMD2(320, 30), held: [1]),
        LensCase(look: .iOSGlass, size: SIMD2(44, 320), held: [1], isVertical: true),
    ]

    var style: SliderStyle {
        var style = look.style(with: .init(), on: .init(.iOS, version: 26))
        if isVertical { style.metrics.path = .up }
        style.heldThumb.glass?.usesSystemGlass = false
        return style
    }

    /// A box with round corners.
    struct Box {
        var (x, y, width, height, corner) = (0.0, 0.0, 0.0, 0.0, 0.0)

        fileprivate var text: String { [x, y, width, height, corner].map(LensCase.text).joined(separator: " ") }
    }

    /// What a host draws of a lens: its shape, the part of the slider that it shows, and the two lines at its edge.
    struct Lens {
        var (shape, content, edge, rim) = (Box(), Box(), Box(), Box())
        var (edgeWidth, rimWidth) = (0.0, 0.0)
    }

    func line(_ lenses: [Lens]) -> String {
        let head = "\(look.name) \(Self.text(size.x))x\(Self.text(size.y)) \(values) \(held)"
        let parts = lenses.map { lens in
            "shape \(lens.shape.text), shows \(lens.content.text), edge \(lens.edge.text) "
                + "\(Self.text(lens.edgeWidth)), rim \(lens.rim.text) \(Self.text(lens.rimWidth))"
        }
        return ([head] + parts).joined(separator: "; ")
    }

    private static func text(_ number: Double) -> String {
        let text = String(format: "%.2f", (number * 100).rounded() / 100 + 0)
        return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
    }
}
