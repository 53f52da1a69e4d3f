import SlidersControls
// snippet.trimmer
import SlidersCore
// snippet.end
import SlidersLooks

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

@MainActor
enum Details {
    static let all: Makers = [
        "ios-flat": iOSFlat, "ios-glass": iOSGlass, "system": system, "web": web, "ticks": ticks, "labels": labels,
        "histogram": histogram, "neutral": neutral, "limits": limits, "blocked": blocked, "adjust": adjust,
        "taken": taken, "trimmer": trimmer, "pair": pair,
    ]

    static func iOSFlat() -> SliderControl {
        // snippet.ios-flat
        let slider = RangeSliderControl()
        slider.setLook(.iOSFlat)
        slider.maximumValue = 100
        slider.step = 1
        slider.values = [20, 70]
        // snippet.end
        return slider
    }

    static func iOSGlass() -> SliderControl {
        // snippet.ios-glass
        let slider = RangeSliderControl()
        slider.setLook(.iOSGlass)
        slider.maximumValue = 100
        slider.step = 1
        slider.values = [20, 70]
        // snippet.end
        return slider
    }

    static func system() -> SliderControl {
        // snippet.system
        let slider = RangeSliderControl()  // has the look of the system
        slider.maximumValue = 100
        slider.step = 1
        slider.values = [20, 70]
        // snippet.end
        return slider
    }

    static func web() -> SliderControl {
        // snippet.web
        let slider = RangeSliderControl()
        slider.setLook(.web)
        slider.maximumValue = 100
        slider.step = 1
        slider.values = [20, 70]
        // snippet.end
        return slider
    }

    static func ticks() -> SliderControl {
        // snippet.ticks
        let slider = RangeSliderControl()
        slider.maximumValue = 100
        slider.step = 1
        slider.values = [20, 70]
        slider.style.metrics.ticks = .count(11)
        slider.style.metrics.ticks.minor = 4
        slider.style.metrics.ticks.hasLabels = true
        // snippet.end
        return slider
    }

    static func labels() -> SliderControl {
        // snippet.labels
        let slider = RangeSliderControl()
        (slider.minimumValue, slider.maximumValue) = (18, 99)
        slider.step = 1
        slider.values = [42, 48]
        slider.style.metrics.hasLabels = true
        slider.style.labelOverlap = .merge
        slider.valueFormatter = { "\(Int($0)) years" }
        // snippet.end
        return slider
    }

    static func histogram() -> SliderControl {
        // snippet.histogram
        let slider = RangeSliderControl()
        slider.maximumValue = 600
        slider.step = 10
        slider.values = [120, 340]
        slider.style.metrics.extras.histogram = [
            2, 5, 9, 14, 22, 31, 38, 45, 49, 47, 42, 36, 31, 28, 24,
            19, 15, 13, 14, 17, 19, 16, 12, 9, 7, 5, 4, 3, 2, 1,
        ]
        slider.style.metrics.extras.histogramHeight = 72
        // snippet.end
        return slider
    }

    static func neutral() -> SliderControl {
        // snippet.neutral
        let slider = ValueSliderControl()
        (slider.minimumValue, slider.maximumValue) = (-50, 50)
        slider.step = 1
        slider.value = 18
        slider.neutralValue = 0
        slider.style.metrics.ticks = .values([-50, 0, 50])
        // snippet.end
        return slider
    }

    static func limits() -> SliderControl {
        // snippet.limits
        let slider = ValueSliderControl()
        slider.maximumValue = 100
        slider.step = 5
        slider.value = 80
        slider.enabledRange = 40...100
        slider.style.metrics.extras.showsEnabledRange = true
        slider.style.metrics.extras.readings = [64]
        // snippet.end
        return slider
    }

    static func blocked() -> SliderControl {
        // snippet.blocked
        let slider = RangeSliderControl()
        slider.maximumValue = 30
        slider.step = 1
        slider.values = [8, 18]
        slider.minimumSpan = 7
        slider.maximumSpan = 14
        slider.enabledRange = 3...27
        slider.style.metrics.extras.showsObstacles = true
        slider.haptics = .obstacles
        // snippet.end
        return slider
    }

    static func adjust() -> SliderControl {
        // snippet.adjust
        let slider = ValueSliderControl()
        (slider.minimumValue, slider.maximumValue) = (-100, 100)
        slider.step = 1
        slider.value = 35
        slider.neutralValue = 0
        slider.style.metrics.hasLabels = true
        slider.allowsTextEntry = true
        slider.resetsOnDoubleTap = true
        // snippet.end
        return slider
    }

    static func taken() -> SliderControl {
        // snippet.taken
        let slider = ValueSliderControl()
        (slider.minimumValue, slider.maximumValue) = (480, 1080)
        slider.step = 15
        slider.value = 870
        slider.forbiddenRanges = [540...660, 720...780, 960...1035]
        slider.style.metrics.fill = .none
        slider.style.metrics.extras.showsEnabledRange = true
        // snippet.end
        return slider
    }

    static func trimmer() -> SliderControl {
        // snippet.trimmer
        let slider = RangeSliderControl()
        slider.maximumValue = 60
        slider.step = 1
        slider.minimumSpan = 2
        slider.values = [12, 44]
        var style = SliderStyle()
        style.metrics.thumbPlacement = .outside
        style.metrics.thumbLength = 16
        style.metrics.thumbSize = 52
        style.metrics.thickness = 52
        style.metrics.inset = 8
        style.metrics.ends = .centers
        style.metrics.fill = .outer
        let gray = SliderPaint.Color(white: 0.5, alpha: 0.6)
        let shade = SliderCoat(
            SliderPaint(.color(gray)), roundness: 0, isFlush: true)
        let yellow = SliderPaint.Color(1, 0.8, 0)
        style.paints = [
            SliderPartPaint(.track, []),
            SliderPartPaint(.before, [shade]),
            SliderPartPaint(.after, [shade]),
            SliderPartPaint(.thumb, SliderPaint(.color(yellow))),
        ]
        slider.style = style

        let playhead = ValueSliderControl()
        playhead.maximumValue = 60
        playhead.step = 1
        playhead.value = 24
        playhead.pressTarget = .track
        var line = SliderStyle()
        line.metrics.thumbLength = 5
        line.metrics.thumbSize = 60
        let white = SliderPaint.Color(white: 1)
        line.paints = [
            SliderPartPaint(.thumb, SliderPaint(.color(white)))
        ]
        playhead.style = line
        slider.playhead = playhead
        // snippet.end
        #if canImport(UIKit)
        // snippet.trimmer.UIKit
        let film = UIView()
        film.backgroundColor = .systemBlue
        slider.trackView = film
        // snippet.end
        #else
        // snippet.trimmer.AppKit
        let film = NSView()
        film.wantsLayer = true
        film.layer?.backgroundColor = NSColor.systemBlue.cgColor
        slider.trackView = film
        // snippet.end
        #endif
        return slider
    }

    static func pair() -> SliderControl {
        // snippet.pair
        let slider = ValueSliderControl()
        slider.direction = .up
        slider.maximumValue = 100
        slider.step = 1
        slider.value = 65
        slider.pressTarget = .relative
        slider.style.metrics.thumbVisibility = .hidden
        slider.style.metrics.heldTrackScale = 1.1
        slider.style.metrics.thickness = 72
        // snippet.end
        return slider
    }
}
