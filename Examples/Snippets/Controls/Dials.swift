import SlidersControls
import SlidersLookImages

@MainActor
enum Dials {
    static let all: Makers = [
        "clock12": clock12, "clock24": clock24, "bedtime": bedtime, "thermostat": thermostat, "knob": knob, "hue": hue,
        "compass": compass,
    ]

    static func clock12() -> SliderControl {
        // snippet.clock12
        let slider = CircularSliderControl()
        slider.setLook(.clock12)
        slider.maximumValue = 720
        slider.step = 5
        slider.wraps = true
        slider.setRange(start: 540, length: 480, animated: false)
        slider.tickLabelFormatter = { minutes in
            minutes < 60 ? "12" : "\(Int(minutes / 60))"
        }
        slider.readoutFormatter = { [unowned slider] _ in
            "\(Int(slider.length / 60)) hr"
        }
        // snippet.end
        return slider
    }

    static func clock24() -> SliderControl {
        // snippet.clock24
        let slider = CircularSliderControl()
        slider.setLook(.clock24)
        slider.maximumValue = 1440
        slider.step = 15
        slider.wraps = true
        slider.setRange(start: 420, length: 900, animated: false)
        slider.tickLabelFormatter = { "\(Int($0 / 60))" }
        slider.readoutFormatter = { [unowned slider] _ in
            "\(slider.length / 60) hr"
        }
        // snippet.end
        return slider
    }

    static func bedtime() -> SliderControl {
        // snippet.bedtime
        let slider = CircularSliderControl()
        slider.setLook(.bedtime)
        slider.maximumValue = 1440
        slider.step = 5
        slider.wraps = true
        slider.minimumSpan = 60
        slider.setRange(start: 1380, length: 480, animated: false)
        slider.tickLabelFormatter = { "\(Int($0 / 60))" }
        slider.readoutFormatter = { [unowned slider] _ in
            "\(Int(slider.length / 60)) hr"
        }
        slider.thumbNames = ["Go to bed", "Get up"]
        // snippet.end
        return slider
    }

    static func thermostat() -> SliderControl {
        // snippet.thermostat
        let slider = CircularSliderControl()
        slider.setLook(.thermostat)
        slider.style.metrics.extras.readings = [19]
        (slider.minimumValue, slider.maximumValue) = (10, 30)
        slider.step = 0.5
        slider.value = 21.5
        slider.pressTarget = .track
        slider.valueFormatter = { "\($0)°" }
        // snippet.end
        return slider
    }

    static func knob() -> SliderControl {
        // snippet.knob
        let slider = CircularSliderControl()
        slider.setLook(.volume)
        slider.maximumValue = 100
        slider.step = 1
        slider.value = 65
        slider.dragsVertically = true
        // snippet.end
        return slider
    }

    static func hue() -> SliderControl {
        // snippet.hue
        let slider = CircularSliderControl()
        slider.setLook(.hue)
        slider.maximumValue = 360
        slider.step = 1
        slider.wraps = true
        slider.value = 210
        slider.valueFormatter = { "\(Int($0))°" }
        // snippet.end
        return slider
    }

    static func compass() -> SliderControl {
        // snippet.compass
        let slider = CircularSliderControl()
        slider.setLook(.compass)
        slider.maximumValue = 360
        slider.step = 1
        slider.wraps = true
        slider.value = 30
        slider.tickLabelFormatter = { ["N", "E", "S", "W"][Int($0 / 90) % 4] }
        // snippet.end
        return slider
    }
}
