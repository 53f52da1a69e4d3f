#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SlidersLooks
import SlidersUIKit
import SwiftUI
import UIKit

// What the sliders of SwiftUI are made of, by the names that all toolkits have here.

typealias PlatformRepresentable = UIViewRepresentable
typealias PlatformView = UIView
typealias PlatformColor = UIColor

typealias SliderControl = SlidersUIKit.SliderControl
typealias SliderControlDelegate = SlidersUIKit.SliderControlDelegate
typealias StraightControl = SlidersUIKit.StraightSlider
typealias RangeControl = SlidersUIKit.RangeSlider
typealias ValueControl = SlidersUIKit.ValueSlider
typealias CircularControl = SlidersUIKit.CircularSlider
typealias LookChoice = SlidersUIKit.LookChoice

extension SliderRepresentable {
    func makeUIView(context: Context) -> SliderControl { make(with: context) }

    func updateUIView(_ control: SliderControl, context: Context) { update(control, with: context) }

    static func dismantleUIView(_ control: SliderControl, coordinator: SliderCoordinator) {
        coordinator.dismantle(control)
    }

    @available(iOS 16, visionOS 1, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView control: SliderControl, context: Context) -> CGSize? {
        control.size(width: proposal.width, height: proposal.height)
    }
}

extension SliderControl {
    /// The color of spans; `nil` is the tint.
    var spanTint: UIColor? {
        get { minimumTrackTintColor }
        set { minimumTrackTintColor = newValue }
    }

    /// Sets the style of a look, as much larger than drawn as controls are.
    func setLook(
        _ look: SliderLook, _ options: LookOptions, colors: [LookChoice.ColorOption: UIColor], scale: Double
    ) { setLook(LookChoice(look, options, colors: colors, scale: scale)) }

    private var firstThumb: UIView? { accessibilityElements?.first as? UIView }

    /// Adds an increment to the first thumb, or takes one away, as assistive technology does.
    func adjustFirstThumb(by increments: Int) {
        if increments < 0 { firstThumb?.accessibilityDecrement() } else { firstThumb?.accessibilityIncrement() }
    }

    /// Activates the first thumb, as assistive technology does.
    func activateFirstThumb() { _ = firstThumb?.accessibilityActivate() }
}
#endif
