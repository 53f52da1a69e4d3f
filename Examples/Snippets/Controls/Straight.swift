#if canImport(UIKit)
// snippet.start.UIKit
import SlidersControls
// snippet.end
import UIKit
#else
// snippet.start.AppKit
import AppKit
import SlidersControls
// snippet.end
#endif

@MainActor
enum Straight {
    static let all: Makers = [
        "start": start, "price": price, "window": window, "push": push, "cross": cross, "three": three,
        "logarithmic": logarithmic,
        "stepped": stepped, "vertical": vertical, "rtl": rtl, "disabled": disabled,
    ]

    static func start() -> SliderControl {
        // snippet.start

        let slider = RangeSliderControl()
        slider.maximumValue = 100
        slider.values = [20, 80]
        // snippet.end
        #if canImport(UIKit)
        // snippet.start.UIKit
        slider.addAction(
            UIAction { _ in
                print(slider.lowerValue, slider.upperValue)
            }, for: .valueChanged)
        // snippet.end
        #elseif canImport(ObjectiveC)
        // snippet.start.AppKit
        // A responder has the method; a target can be set, too.
        slider.action = #selector(ViewController.priceChanged(_:))
        // snippet.end
        #endif
        return slider
    }

    static func price() -> SliderControl {
        // snippet.price
        let slider = RangeSliderControl()
        slider.maximumValue = 1000
        slider.step = 5
        slider.minimumSpan = 20
        slider.values = [180, 640]
        // snippet.end
        #if canImport(UIKit)
        // snippet.price.UIKit
        slider.accessibilityLabel = "Price per night"
        // snippet.end
        #else
        // snippet.price.AppKit
        slider.setAccessibilityLabel("Price per night")
        // snippet.end
        #endif
        return slider
    }

    static func window() -> SliderControl {
        // snippet.window
        let slider = RangeSliderControl()
        (slider.minimumValue, slider.maximumValue) = (480, 1200)
        slider.step = 15
        (slider.minimumSpan, slider.maximumSpan) = (30, 180)
        slider.values = [600, 690]
        slider.thumbNames = ["Begins", "Ends"]
        // snippet.end
        return slider
    }

    static func push() -> SliderControl {
        // snippet.push
        let slider = RangeSliderControl()
        slider.maximumValue = 600
        slider.step = 1
        slider.minimumSpan = 30
        slider.collision = .push
        slider.pressTarget = .thumb
        slider.values = [75, 210, 330, 480]
        // snippet.end
        return slider
    }

    static func cross() -> SliderControl {
        // snippet.cross
        let slider = RangeSliderControl()
        (slider.minimumValue, slider.maximumValue) = (-50, 50)
        slider.step = 1
        slider.collision = .cross
        slider.pressTarget = .thumb
        slider.values = [-20, 15]
        // snippet.end
        return slider
    }

    static func three() -> SliderControl {
        // snippet.three
        let slider = RangeSliderControl()
        (slider.minimumValue, slider.maximumValue) = (20, 110)
        slider.step = 1
        slider.values = [48, 72, 95]
        slider.thumbNames = ["Warm", "Hot", "Critical"]
        // snippet.end
        return slider
    }

    static func logarithmic() -> SliderControl {
        // snippet.logarithmic
        let slider = RangeSliderControl()
        (slider.minimumValue, slider.maximumValue) = (20, 20_000)
        slider.scale = .logarithmic
        slider.values = [120, 4000]
        slider.style.metrics.hasLabels = true
        slider.style.metrics.ticks = .values([20, 100, 1000, 10_000])
        slider.valueFormatter = { hertz in
            hertz < 1000 ? "\(Int(hertz)) Hz" : "\(Int(hertz / 1000)) kHz"
        }
        // snippet.end
        return slider
    }

    static func stepped() -> SliderControl {
        // snippet.stepped
        let slider = ValueSliderControl()
        (slider.minimumValue, slider.maximumValue) = (0.25, 2)
        slider.step = 0.25
        slider.pressTarget = .track
        slider.value = 1.25
        slider.style.metrics.ticks = .steps
        slider.style.metrics.hasLabels = true
        slider.valueFormatter = { "\($0)×" }
        // snippet.end
        return slider
    }

    static func vertical() -> SliderControl {
        // snippet.vertical
        let levels = [72.0, 58, 34, 46, 81]
        let mixer = levels.map { level in
            let slider = ValueSliderControl()
            slider.direction = .up
            slider.maximumValue = 100
            slider.step = 1
            slider.value = level
            return slider
        }
        // snippet.end
        return mixer[0]
    }

    static func rtl() -> SliderControl {
        // snippet.rtl
        let slider = RangeSliderControl()
        // snippet.end
        #if canImport(UIKit)
        // snippet.rtl.UIKit
        slider.semanticContentAttribute = .forceRightToLeft
        // snippet.end
        #else
        // snippet.rtl.AppKit
        slider.userInterfaceLayoutDirection = .rightToLeft
        // snippet.end
        #endif
        // snippet.rtl
        slider.maximumValue = 300
        slider.step = 1
        slider.values = [40, 185]
        slider.thumbNames = ["من", "إلى"]
        // snippet.end
        return slider
    }

    static func disabled() -> SliderControl {
        // snippet.disabled
        let slider = RangeSliderControl()
        slider.maximumValue = 100
        slider.step = 1
        slider.values = [25, 70]
        slider.isEnabled = false

        let fixed = RangeSliderControl()
        fixed.maximumValue = 100
        fixed.step = 1
        fixed.values = [15, 55]
        fixed.disabledThumbs = [0]
        // snippet.end
        _ = fixed
        return slider
    }
}

#if !canImport(UIKit) && canImport(ObjectiveC)
/// A responder that has the action of a slider.
final class ViewController: NSViewController {
    @objc func priceChanged(_ slider: RangeSliderControl) { title = "\(slider.values)" }
}
#endif
