import SlidersControls
import SlidersCore
import SlidersLookImages
import SlidersLooks
import UIKit

// The UIKit code of the page of looks.

@MainActor
func looks() {
    let slider = RangeSliderControl()
    slider.setLook(.layers)
    slider.setLook(.layers, roundness: 0, selectedColor: .systemGreen)
    slider.setLook(.thin, height: 3)
    slider.setLook(.system, height: 8)
    slider.style = SliderLook.system.style()
    slider.style = SliderLook.system.style(on: SliderSystem(.iOS, version: 18))
    slider.style = SliderLook.bedtime.style()
    slider.style.metrics.thickness = 40
    slider.images = SliderLook.Image.all
    slider.images[SliderLook.Image.sun.rawValue] = SliderLook.Image.sun.image
}

extension SliderLook {
    static var thin: SliderLook {
        SliderLook("thin") { style, options in
            style.metrics.thickness = options.height ?? 2
            style.metrics.thumbSize = 20
        }
    }
}

@MainActor
func styles() -> [SliderStyle] {
    let style = SliderLook.layers.style(with: SliderLook.Options(roundness: 0, selectedColor: .init(1, 0.5, 0)))
    return [style, fixed()]
}

@MainActor
func fixed() -> SliderStyle {
    var style = SliderLook.hue.style()
    style.metrics.thickness = 12
    style.fixedMeasures = .thickness
    style.fonts.append(SliderPartFont(.readout, SliderTextFont(size: 17), isFixed: true))
    return style
}
