import SlidersLooks
import SlidersUIKit
import UIKit

/// A slider of the gallery, and how it is made with UIKit.
struct UIKitSlider: Identifiable {
    let title: String
    let height: CGFloat
    let make: @MainActor () -> SliderControl

    var id: String { title }

    @MainActor
    static let all = [
        UIKitSlider(title: "The system's look", height: 44) {
            let slider = RangeSlider()
            slider.maximumValue = 100
            slider.values = [20, 80]
            return slider
        },
        UIKitSlider(title: "A span that pushes and pulls, with a bar to drag", height: 60) {
            let slider = RangeSlider()
            (slider.style, slider.images) = (SliderLook.pictures.style(), LookImage.all)
            slider.minimumSpan = 0.1
            slider.maximumSpan = 0.7
            slider.collision = .push
            slider.pressTarget = .bar
            slider.values = [0, 0.7]
            return slider
        },
        UIKitSlider(title: "An angle, counter-clockwise from east, with a glow", height: 320) {
            let slider = CircularSlider()
            slider.style = SliderLook.glow.style()
            slider.backgroundColor = UIColor(white: 0.1, alpha: 1)
            (slider.startAngle, slider.sweep) = (90, -360)
            slider.maximumValue = 360
            slider.step = 1
            slider.value = 300
            slider.isReadoutEditable = true
            return slider
        },
        UIKitSlider(title: "Flat, thumbs stop edge to edge", height: 44) {
            let slider = RangeSlider()
            slider.style = SliderLook.flat.style()
            slider.minimumSeparation = 30
            slider.values = [0.2, 0.8]
            return slider
        },
        UIKitSlider(title: "From photographs, in a list", height: 44) {
            let slider = RangeSlider()
            (slider.style, slider.images) = (SliderLook.photos.style(), LookImage.all)
            slider.minimumValue = 1
            slider.maximumValue = 10
            slider.minimumSpan = 2
            slider.values = [2, 8]
            return slider
        },
        UIKitSlider(title: "In layers, with gloss and shadows", height: 44) {
            let slider = RangeSlider()
            slider.style = SliderLook.layers.style()
            slider.maximumValue = 10
            slider.values = [2, 8]
            return slider
        },
        UIKitSlider(title: "With ticks and labels", height: 88) {
            let slider = RangeSlider()
            (slider.maximumValue, slider.step) = (10, 1)
            slider.style.metrics.ticks = .steps
            slider.style.metrics.hasLabels = true
            slider.values = [2, 8]
            return slider
        },
        UIKitSlider(title: "Upright, three thumbs that cross", height: 240) {
            let slider = RangeSlider()
            slider.direction = .up
            slider.collision = .cross
            slider.values = [0.2, 0.5, 0.8]
            return slider
        },
        UIKitSlider(title: "A night, across midnight", height: 300) {
            let slider = CircularSlider()
            (slider.style, slider.images) = (SliderLook.bedtime.style(), LookImage.all)
            slider.maximumValue = 1440
            slider.step = 5
            slider.seam = .wrap
            slider.minimumSpan = 60
            slider.setRange(start: 1380, span: 480, animated: false)
            slider.tickLabelFormatter = { "\(Int($0 / 60))" }
            slider.readoutFormatter = { [unowned slider] _ in "\(slider.span / 60) h" }
            return slider
        },
        UIKitSlider(title: "Hours of a day", height: 300) {
            let slider = CircularSlider()
            slider.style = SliderLook.clock24.style()
            slider.maximumValue = 1440
            slider.step = 15
            slider.seam = .wrap
            slider.setRange(start: 390, span: 930, animated: false)
            slider.tickLabelFormatter = { "\(Int($0 / 60))" }
            slider.readoutFormatter = { [unowned slider] _ in "\(slider.span / 60) h" }
            return slider
        },
        UIKitSlider(title: "A thermostat, and how warm it is", height: 280) {
            let slider = CircularSlider()
            slider.style = SliderLook.thermostat.style()
            slider.startAngle = 225
            slider.sweep = 270
            slider.pressTarget = .track
            slider.minimumValue = 10
            slider.maximumValue = 30
            slider.step = 0.5
            slider.value = 21.5
            return slider
        },
        UIKitSlider(title: "A volume knob, dragged up and down", height: 220) {
            let slider = CircularSlider()
            slider.style = SliderLook.volume.style()
            slider.startAngle = 225
            slider.sweep = 270
            slider.dragsVertically = true
            slider.maximumValue = 100
            slider.step = 1
            slider.value = 65
            return slider
        },
        UIKitSlider(title: "A hue", height: 240) {
            let slider = CircularSlider()
            slider.style = SliderLook.hue.style()
            slider.maximumValue = 360
            slider.step = 1
            slider.seam = .wrap
            slider.value = 210
            return slider
        },
        UIKitSlider(title: "A compass", height: 260) {
            let slider = CircularSlider()
            slider.style = SliderLook.compass.style()
            slider.maximumValue = 360
            slider.step = 1
            slider.seam = .wrap
            slider.value = 30
            slider.tickLabelFormatter = { ["N", "E", "S", "W"][Int($0 / 90) % 4] }
            return slider
        },
    ]
}
