import SlidersPlaneControls

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

@MainActor
enum Planes {
    static let all: Makers = ["color": color, "pad": pad, "mixer": mixer]

    static func color() -> BaseSliderControl {
        // snippet.color
        let shade = PlaneSliderControl()
        shade.configuration.x.bounds = 0...100
        shade.configuration.y.bounds = 0...100
        shade.value = CGPoint(x: 70, y: 90)
        shade.setAxisName("Saturation", for: .x)
        shade.setAxisName("Brightness", for: .y)
        shade.yGradient = SliderGradient(colors: [.black, .clear])
        // snippet.end
        #if canImport(UIKit)
        // snippet.color.UIKit
        // Again whenever the hue changes:
        shade.xGradient = SliderGradient(colors: [
            .white, UIColor(red: 0.42, green: 0, blue: 1, alpha: 1),
        ])
        // snippet.end
        #else
        // snippet.color.AppKit
        // Again whenever the hue changes:
        shade.xGradient = SliderGradient(colors: [
            .white, NSColor(srgbRed: 0.42, green: 0, blue: 1, alpha: 1),
        ])
        // snippet.end
        #endif
        // snippet.color

        let wheel = CircularSliderControl()
        wheel.setLook(.hue)
        wheel.maximumValue = 360
        wheel.step = 1
        wheel.wraps = true
        wheel.value = 265
        // snippet.end
        _ = wheel
        return shade
    }

    static func pad() -> BaseSliderControl {
        // snippet.pad
        let filter = PlaneSliderControl()
        filter.setLook(.thermostat)
        filter.configuration.x.bounds = 20...20_000
        filter.configuration.x.scale = .logarithmic
        filter.configuration.y.bounds = 0...100
        filter.value = CGPoint(x: 800, y: 40)
        filter.setAxisName("Cutoff", for: .x)
        filter.setAxisName("Resonance", for: .y)
        filter.xTicks = .values([100, 1_000, 10_000])
        filter.yTicks = .values([25, 50, 75])
        filter.allowsTextEntry = true
        // snippet.end
        return filter
    }

    static func mixer() -> BaseSliderControl {
        // snippet.mixer
        let speakers = PlaneSliderControl()
        speakers.shape = .disc(start: 0, sweep: 360)
        speakers.configuration.x.bounds = 0...360
        speakers.configuration.x.wraps = true
        speakers.configuration.y.bounds = 0...100
        speakers.values = [
            CGPoint(x: 60, y: 50), CGPoint(x: 300, y: 80),
        ]
        speakers.setAxisName("Direction", for: .x)
        speakers.setAxisName("Distance", for: .y)
        speakers.xTicks = .values(
            [0, 45, 90, 135, 180, 225, 270, 315])
        speakers.yTicks = .values([50])
        // snippet.end
        return speakers
    }
}
