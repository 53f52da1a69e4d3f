#if APPLE_UI
import SlidersControls
import SlidersRuler
import SlidersRulerControls
import SlidersSwiftUI
import SwiftUI

/// The arguments of a ruler's initializer.
struct RulerArguments: HostedSlider {
    let arguments: [SliderArguments]
    let labels: SliderLabels

    @MainActor func makeControl() -> RulerSliderControl { RulerSliderControl() }

    @MainActor func apply(_ context: SliderContext, to control: RulerSliderControl) {
        let options = context.environment.rulerOptions
        (control.direction, control.bendRadius) = (context.options.direction, options.bendRadius)
        var metrics = options.metrics
        metrics.hasLabel = context.options.hasValueLabels ?? metrics.hasLabel
        (control.metrics, control.rulerStyle) = (metrics, options.style)
        let configuration = context.configuration
        if control.configuration != configuration { control.configuration = configuration }
    }
}

extension RulerSliderControl: HostedControl {
    /// The length of a ruler if its parent proposes none.
    private static var idealLength: CGFloat { 200 }

    /// Returns the size of a ruler in a proposed size (`nil` if none is proposed). It fills the length, and has a fixed
    /// thickness; a bent ruler fills the height, up to its radius.
    package func size(width: CGFloat?, height: CGFloat?) -> CGSize {
        let ideal = intrinsicContentSize
        let length = { (proposed: CGFloat?) in max(proposed ?? Self.idealLength, self.targetSize) }
        if ideal.height == SliderControl.PlatformView.noIntrinsicMetric {
            return CGSize(width: ideal.width, height: length(height))
        }
        let maximum = max(ideal.height, bendRadius)
        return CGSize(width: length(width), height: min(max(height ?? ideal.height, ideal.height), maximum))
    }
}
#endif
