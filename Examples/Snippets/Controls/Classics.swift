import SlidersControls
import SlidersLookImages

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

@MainActor
enum Classics {
    static let all: Makers = ["span": span, "glow": glow, "flat": flat, "photos": photos, "layers": layers]

    static func span() -> SliderControl {
        // snippet.span
        let slider = RangeSliderControl()
        slider.setLook(.pictures)
        (slider.minimumSpan, slider.maximumSpan) = (0.1, 0.7)
        slider.collision = .push
        slider.values = [0.1, 0.6]
        // snippet.end
        return slider
    }

    static func glow() -> SliderControl {
        // snippet.glow
        let slider = CircularSliderControl()
        slider.setLook(.glow)
        slider.maximumValue = 360
        slider.step = 1
        slider.value = 300
        slider.allowsTextEntry = true
        // snippet.end
        #if canImport(UIKit)
        // snippet.glow.UIKit
        slider.backgroundColor = UIColor(white: 0.1, alpha: 1)
        // snippet.end
        #else
        // snippet.glow.AppKit
        slider.layer?.backgroundColor = CGColor(gray: 0.1, alpha: 1)
        // snippet.end
        #endif
        return slider
    }

    static func flat() -> SliderControl {
        // snippet.flat
        let slider = RangeSliderControl()
        // snippet.end
        #if canImport(UIKit)
        // snippet.flat.UIKit
        slider.setLook(
            .flat,
            borderColor: UIColor(
                red: 0.15, green: 0.6, blue: 0.25, alpha: 1),
            borderWidth: 2, cornerRadius: 5)
        // snippet.end
        #else
        // snippet.flat.AppKit
        slider.setLook(
            .flat,
            borderColor: NSColor(
                srgbRed: 0.15, green: 0.6, blue: 0.25, alpha: 1),
            borderWidth: 2, cornerRadius: 5)
        // snippet.end
        #endif
        // snippet.flat
        slider.minimumSeparation = 30
        slider.values = [0.2, 0.8]
        // snippet.end
        return slider
    }

    static func photos() -> SliderControl {
        // snippet.photos
        let slider = RangeSliderControl()
        slider.setLook(.photos)
        (slider.minimumValue, slider.maximumValue) = (1, 10)
        slider.minimumSpan = 2
        slider.values = [2, 8]
        // snippet.end
        return slider
    }

    static func layers() -> SliderControl {
        // snippet.layers
        let slider = RangeSliderControl()
        slider.setLook(.layers, roundness: 1)
        slider.maximumValue = 10
        slider.values = [2, 8]
        // snippet.end
        return slider
    }
}
