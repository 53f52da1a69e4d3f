import SlidersControls
import SlidersPlaneControls
import SlidersRulerControls
import UIKit

// The UIKit code of the manual.

@MainActor
func manual(moon: UIImage, sun: UIImage, strip: UIImage, paleStrip: UIImage) {
    let slider = RangeSliderControl()
    slider.maximumValue = 100
    slider.step = 5
    slider.minimumSpan = 10
    slider.range = 20...80
    slider.addAction(UIAction { [unowned slider] _ in print(slider.range) }, for: .valueChanged)

    let clock = CircularSliderControl()
    clock.maximumValue = 24
    clock.step = 0.25
    clock.wraps = true
    clock.range = 22...30

    slider.setLook(.layers, roundness: 0.3, selectedColor: .systemGreen)
    slider.style.metrics.hasLabels = true
    slider.trackGradient = SliderGradient(colors: [.systemBlue, .systemGreen])
    slider.images[100] = UIImage(named: "ship")
    slider.thumbViewProvider = { thumb in UIImageView(image: thumb == 0 ? moon : sun) }
    slider.trackView = UIImageView(image: paleStrip)
    slider.clipsSpanViews = true
    slider.spanViewProvider = { _ in UIImageView(image: strip) }
    let terrains = [strip, paleStrip, strip]
    slider.zoneViewProvider = { zone in UIImageView(image: terrains[zone]) }
    slider.style.paintZones([.systemBlue, .systemGreen, .systemBlue])

    let field = PlaneSliderControl()
    (field.configuration.x.bounds, field.configuration.y.bounds) = (0...100, 0...100)
    field.value = CGPoint(x: 60, y: 80)
    field.xGradient = SliderGradient(colors: [.white, .systemBlue])
    field.yGradient = SliderGradient(colors: [.black, .clear])
    field.setAxisName("Saturation", for: .x)
    field.setAxisName("Brightness", for: .y)
    field.addAction(UIAction { [unowned field] _ in print(field.value) }, for: .valueChanged)

    let exposure = RulerSliderControl()
    (exposure.minimumValue, exposure.maximumValue, exposure.step) = (-2, 2, 0.1)
    exposure.detents = [0]
    exposure.metrics.hasLabel = true
    exposure.valueFormatter = { String(format: "%+.1f", $0) }
    exposure.haptics = [.steps, .ends]
    exposure.addAction(UIAction { [unowned exposure] _ in print(exposure.value) }, for: .valueChanged)

    slider.style.metrics.thumbPlacement = .outside
    let playhead = ValueSliderControl()
    (playhead.minimumValue, playhead.maximumValue) = (slider.minimumValue, slider.maximumValue)
    playhead.accessibilityLabel = "Playhead"
    playhead.pressTarget = .track
    slider.playhead = playhead
}
