import SlidersUIKit
import UIKit

/// One slider of the gallery, and how it is made in UIKit.
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
            (slider.minimumSpan, slider.maximumSpan, slider.collision) = (0.1, 0.7, .push)
            slider.pressTarget = .bar
            slider.trackThickness = 18
            slider.values = [0, 0.7]
            return slider
        },
        UIKitSlider(title: "An angle, counter-clockwise from east", height: 320) {
            let slider = CircularSlider()
            (slider.startAngle, slider.sweep) = (90, -360)
            (slider.maximumValue, slider.step, slider.value) = (360, 1, 300)
            (slider.trackThickness, slider.thumbSize) = (40, 40)
            slider.maximumTrackTintColor = .black
            slider.minimumTrackTintColor = UIColor(red: 0.4, green: 0, blue: 1, alpha: 1)
            return slider
        },
        UIKitSlider(title: "Flat, thumbs stop edge to edge", height: 44) {
            let slider = RangeSlider()
            slider.minimumSeparation = 28
            slider.minimumTrackTintColor = .systemGreen
            slider.values = [0.2, 0.8]
            return slider
        },
        UIKitSlider(title: "From pictures", height: 44) {
            let slider = RangeSlider()
            (slider.minimumValue, slider.maximumValue, slider.minimumSpan) = (1, 10, 2)
            slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
            slider.setThumbImage(UIImage(systemName: "largecircle.fill.circle"), for: .highlighted)
            slider.style.metrics.inset = 20
            slider.values = [2, 8]
            return slider
        },
        UIKitSlider(title: "Colours and sizes of its own", height: 44) {
            let slider = RangeSlider()
            (slider.maximumValue, slider.thumbSize, slider.trackThickness) = (10, 40, 19)
            slider.maximumTrackTintColor = UIColor(white: 0.9, alpha: 1)
            slider.minimumTrackTintColor = UIColor(red: 0, green: 0.45, blue: 0.94, alpha: 1)
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
        UIKitSlider(title: "A night, across midnight", height: 240) {
            let slider = CircularSlider()
            (slider.maximumValue, slider.step, slider.seam) = (24, 0.25, .wrap)
            slider.trackThickness = 24
            slider.setRange(start: 22, span: 8, animated: false)
            return slider
        },
    ]
}
