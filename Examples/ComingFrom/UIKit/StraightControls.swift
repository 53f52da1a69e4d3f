import SlidersControls
import UIKit

/// The snippets of docs/coming-from with straight sliders in UIKit.
@MainActor
enum StraightMigrations {
    /// From `UISlider`.
    static func volume() -> ValueSliderControl {
        // snippet.uislider
        let slider = ValueSliderControl()
        slider.maximumValue = 11
        slider.value = 4
        slider.minimumValueImage = UIImage(systemName: "speaker")
        slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
        slider.addAction(UIAction { [unowned slider] _ in print(slider.value) }, for: .valueChanged)
        // snippet.end
        return slider
    }

    /// From MultiSlider.
    static func levels() -> RangeSliderControl {
        // snippet.multislider
        let slider = RangeSliderControl()
        slider.direction = .up
        (slider.minimumValue, slider.maximumValue) = (1, 5)
        slider.step = 0.5
        slider.values = [1, 4.5, 5]
        slider.minimumSeparation = Double(slider.thumbSize) / 2
        slider.haptics = .steps
        slider.style.metrics.hasLabels = true
        slider.valueFormatter = { "\($0) µs" }
        slider.disabledThumbs = [1]
        slider.addAction(UIAction { [unowned slider] _ in print(slider.values) }, for: .valueChanged)
        slider.addAction(UIAction { _ in print("ended") }, for: .editingDidEnd)
        // snippet.end
        return slider
    }

    /// From RangeSeekSlider and TTRangeSlider.
    static func price(_ delegate: any SliderControlDelegate) -> RangeSliderControl {
        // snippet.rangeseekslider
        let slider = RangeSliderControl()
        (slider.minimumValue, slider.maximumValue) = (50, 150)
        slider.values = [60, 140]
        slider.step = 10
        slider.minimumSpan = 20
        slider.thumbSize = 16
        slider.trackThickness = 1
        slider.style.metrics.heldThumbScale = 1.7
        slider.style.metrics.hasLabels = true
        slider.valueFormatter = { "$\(Int($0))" }
        slider.thumbNames = ["Lowest price", "Highest price"]
        slider.delegate = delegate
        // snippet.end
        return slider
    }

    /// From TactileSlider.
    static func brightness() -> ValueSliderControl {
        // snippet.tactileslider
        let slider = ValueSliderControl()
        slider.direction = .up
        (slider.minimumValue, slider.maximumValue) = (1, 10)
        slider.value = 3.8
        slider.pressTarget = .relative
        slider.haptics = .ends
        slider.trackThickness = 60
        slider.style.metrics.thumbVisibility = .hidden
        slider.style.metrics.inset = 0
        slider.addAction(UIAction { [unowned slider] _ in print(slider.value) }, for: .valueChanged)
        // snippet.end
        return slider
    }
}

// snippet.rangeseekslider-delegate
final class Prices: SliderControlDelegate {
    let slider = RangeSliderControl()

    func sliderControl(_ control: BaseSliderControl, willBeginEditing grip: SliderGrip) {
        print("began")
    }

    func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
        print(slider.values)
    }

    func sliderControl(_ control: BaseSliderControl, didEndEditing grip: SliderGrip, isCancelled: Bool) {
        print(isCancelled ? "cancelled" : "ended")
    }
}
// snippet.end
