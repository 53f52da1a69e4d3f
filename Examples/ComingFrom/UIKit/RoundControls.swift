import SlidersControls
import SlidersLookImages
import UIKit

/// The snippets of docs/coming-from with circular sliders in UIKit.
@MainActor
enum RoundMigrations {
    /// From HGCircularSlider.
    static func night() -> CircularSliderControl {
        // snippet.hgcircularslider
        let slider = CircularSliderControl()
        slider.setLook(.bedtime)
        slider.maximumValue = 24 * 60 * 60
        slider.step = 5 * 60
        slider.wraps = true
        slider.minimumSpan = 60 * 60
        slider.setRange(start: 22 * 60 * 60, length: 8 * 60 * 60, animated: false)
        slider.tickLabelFormatter = { "\(Int($0 / 3600))" }
        slider.readoutFormatter = { [unowned slider] _ in "\(slider.length / 3600) hr" }
        slider.thumbNames = ["Bedtime", "Wake up"]
        slider.addAction(UIAction { [unowned slider] _ in print(slider.start, slider.length) }, for: .valueChanged)
        // snippet.end
        return slider
    }

    /// From MTCircularSlider.
    static func quarter() -> CircularSliderControl {
        // snippet.mtcircularslider
        let slider = CircularSliderControl()
        slider.startAngle = 90  // trackMinAngle 180: east
        slider.sweep = 90  // trackMaxAngle 270: to the south
        slider.trackThickness = 12
        slider.minimumTrackTintColor = .separator
        slider.maximumTrackTintColor = .separator
        slider.thumbTintColor = .label
        slider.thumbSize = 16  // thumbRadius 8
        slider.value = 0.5
        // snippet.end
        return slider
    }
}
