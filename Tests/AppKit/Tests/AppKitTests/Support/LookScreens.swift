@_spi(Double) import AppKit
import Foundation
@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLookImages
import SlidersLooks
import SlidersRender

@testable import SlidersControls

extension SliderLook {
    /// The sample of the look on a control.
    @MainActor
    func screen() -> Screen<SliderControl> {
        let style = style(on: nil)
        let sample = sample
        let control: SliderControl
        if case .arc(let start, let sweep) = style.metrics.path {
            let slider = CircularSliderControl()
            (slider.startAngle, slider.sweep) = (start, sweep)
            control = slider
        } else {
            control = RangeSliderControl()
        }
        control.configuration = sample.configuration
        control.style = style
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
                return (image.rawValue, NSImage([bitmap], size: CGSize(width: image.size.x, height: image.size.y)))
            })
        return Screen(control, width: sample.size.x, height: sample.size.y)
    }

    /// The address of a picture of a look.
    static func address(_ name: String) -> String? {
        let file = checkout.appendingPathComponent("Pictures/\(name).svg")
        return (try? Data(contentsOf: file)).map { "data:image/svg+xml;base64,\($0.base64EncodedString())" }
    }
}
