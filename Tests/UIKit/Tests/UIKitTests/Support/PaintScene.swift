import Foundation
@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLookImages
import SlidersLooks
import SlidersRender
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// A control in a style that shows some paints.
struct PaintScene: CustomTestStringConvertible, Sendable {
    let name: String
    var size = CGSize(width: 320, height: 60)
    var values: [Double] = [20, 70]
    /// The start angle and the sweep of a round control.
    var arc: (start: Double, sweep: Double)?
    /// The values that the first thumb is dragged to.
    var drag: [Double] = [45]
    let style: @Sendable (inout SliderStyle) -> Void

    var testDescription: String { name }

    init(_ name: String, _ style: @escaping @Sendable (inout SliderStyle) -> Void) {
        (self.name, self.style) = (name, style)
    }

    func round(_ start: Double = 225, _ sweep: Double = 270, _ values: [Double] = [20, 70]) -> PaintScene {
        var scene = self
        scene.arc = (start, sweep)
        scene.size = CGSize(width: 200, height: 200)
        scene.values = values
        return scene
    }

    func with(_ values: [Double], height: CGFloat = 60, dragged: [Double] = [45]) -> PaintScene {
        var scene = self
        scene.values = values
        scene.size.height = height
        scene.drag = dragged
        return scene
    }

    @MainActor
    func screen() -> Screen<SliderControl> {
        let control: SliderControl
        if let arc {
            let slider = CircularSliderControl.make(values)
            (slider.startAngle, slider.sweep) = (arc.start, arc.sweep)
            control = slider
        } else {
            control = RangeSliderControl.make(values)
        }
        control.tintColor = .systemBlue
        var style = SliderStyle()
        self.style(&style)
        control.style = style
        control.images = Dictionary(
            uniqueKeysWithValues: [1, 2, 3].map {
                ($0, UIImage(cgImage: CGImage(name: "\($0)", width: 64, height: 64), scale: 2, orientation: .up))
            })
        return Screen(control, width: size.width, height: size.height)
    }

    /// The address of a picture: a diamond, a darker one, a bar with a rim, and those of looks.
    static func image(_ name: String) -> String? {
        let shape: String? =
            switch name {
            case "1": "<path d='M32 0L64 32L32 64L0 32Z' fill='orange'/>"
            case "2": "<path d='M32 0L64 32L32 64L0 32Z' fill='brown'/>"
            case "3": "<rect x='4' y='4' width='56' height='56' rx='16' fill='teal' stroke='navy' stroke-width='8'/>"
            default: nil
            }
        let drawn = shape.map {
            Data("<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64'>\($0)</svg>".utf8)
        }
        let data = drawn ?? (try? Data(contentsOf: pictures.appendingPathComponent("\(name).svg")))
        return data.map { "data:image/svg+xml;base64,\($0.base64EncodedString())" }
    }

    private static let pictures = checkout.appendingPathComponent("Pictures")
}

extension SliderLook {
    @MainActor
    func screen() -> Screen<SliderControl> {
        let control: SliderControl
        let style = style(on: nil)
        let sample = sample
        if case .arc(let start, let sweep) = style.metrics.path {
            let slider = CircularSliderControl()
            (slider.startAngle, slider.sweep) = (start, sweep)
            control = slider
        } else {
            control = RangeSliderControl()
        }
        control.configuration = sample.configuration
        control.style = style
        control.delaysTrackTouches = false
        control.values = sample.values
        control.readoutFormatter = { [unowned control] _ in self.text(of: .readout, control.slider) ?? "" }
        let ticks = SliderLayout(style.metrics, size: sample.size).tickFractions(of: control.slider)
        control.tickLabelFormatter = { [unowned control] value in
            let fraction = control.slider.scale.fraction(of: value)
            let tick = ticks.firstIndex { abs($0 - fraction) < 1e-9 } ?? 0
            return self.text(of: .tickLabel(tick), control.slider) ?? ""
        }
        control.images = Dictionary(
            uniqueKeysWithValues: SliderLook.Image.allCases.map { image in
                let bitmap = CGImage(name: "\(image.name)", width: Int(image.size.x) * 2, height: Int(image.size.y) * 2)
                return (image.rawValue, UIImage(cgImage: bitmap, scale: 2, orientation: .up))
            })
        return Screen(control, width: sample.size.x, height: sample.size.y)
    }
}
