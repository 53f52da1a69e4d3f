#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersAppKit
import SlidersCore
import SlidersLooks
import SwiftUI

// What the sliders of SwiftUI are made of, by the names that all toolkits have here.

typealias PlatformRepresentable = NSViewRepresentable
typealias PlatformView = NSView
typealias PlatformColor = NSColor

typealias SliderControl = SlidersAppKit.SliderControl
typealias SliderControlDelegate = SlidersAppKit.SliderControlDelegate
typealias StraightControl = SlidersAppKit.StraightSlider
typealias RangeControl = SlidersAppKit.RangeSlider
typealias ValueControl = SlidersAppKit.ValueSlider
typealias CircularControl = SlidersAppKit.CircularSlider
typealias LookChoice = SlidersAppKit.LookChoice

extension SliderRepresentable {
    func makeNSView(context: Context) -> SliderControl { make(with: context) }

    func updateNSView(_ control: SliderControl, context: Context) { update(control, with: context) }

    static func dismantleNSView(_ control: SliderControl, coordinator: SliderCoordinator) {
        coordinator.dismantle(control)
    }

    @available(macOS 13, *)
    func sizeThatFits(_ proposal: ProposedViewSize, nsView control: SliderControl, context: Context) -> CGSize? {
        control.size(width: proposal.width, height: proposal.height)
    }
}

extension SliderControl {
    /// The color of spans; `nil` is the accent color.
    var spanTint: NSColor? {
        get { trackFillColor }
        set { trackFillColor = newValue }
    }

    /// Sets the style of a look. The control itself makes it as much larger than drawn as its size is.
    func setLook(
        _ look: SliderLook, _ options: LookOptions, colors: [LookChoice.ColorOption: NSColor], scale: Double
    ) { setLook(LookChoice(look, options, colors: colors)) }

    private var firstThumb: NSView? { accessibilityChildren()?.first as? NSView }

    /// Adds an increment to the first thumb, or takes one away, as assistive technology does.
    func adjustFirstThumb(by increments: Int) {
        if increments < 0 {
            _ = firstThumb?.accessibilityPerformDecrement()
        } else {
            _ = firstThumb?.accessibilityPerformIncrement()
        }
    }

    /// Presses the first thumb, as assistive technology does.
    func activateFirstThumb() { _ = firstThumb?.accessibilityPerformPress() }
}
#endif
