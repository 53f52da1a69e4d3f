import SlidersControls

@MainActor
enum Round {
    static let all: Makers = ["night": night, "angle": angle, "volume": volume, "timer": timer]

    static func night() -> SliderControl {
        // snippet.night
        let slider = CircularSliderControl()
        slider.maximumValue = 1440
        slider.step = 5
        slider.wraps = true
        slider.minimumSpan = 60
        slider.pressTarget = .spanAndTrack
        slider.setRange(start: 1365, length: 480, animated: false)
        slider.trackThickness = 34
        slider.style.metrics.ticks = .count(24)
        slider.thumbNames = ["Fall asleep", "Wake up"]
        // snippet.end
        return slider
    }

    static func angle() -> SliderControl {
        // snippet.angle
        let slider = CircularSliderControl()
        slider.maximumValue = 360
        slider.step = 1
        slider.wraps = true
        slider.value = 72
        slider.trackThickness = 10
        slider.style.metrics.ticks = .count(12)
        // snippet.end
        return slider
    }

    static func volume() -> SliderControl {
        // snippet.volume
        let slider = CircularSliderControl()
        (slider.startAngle, slider.sweep) = (225, 270)
        slider.maximumValue = 100
        slider.step = 1
        slider.value = 64
        (slider.trackThickness, slider.thumbSize) = (14, 30)
        slider.style.metrics.ticks = .count(11)
        // snippet.end
        return slider
    }

    static func timer() -> SliderControl {
        // snippet.timer
        let slider = CircularSliderControl()
        slider.sweep = 720
        slider.maximumValue = 120
        slider.step = 1
        slider.value = 85
        slider.trackThickness = 20
        slider.style.metrics.ticks = .values(Array(stride(from: 0, to: 60, by: 5)))
        // snippet.end
        return slider
    }
}
