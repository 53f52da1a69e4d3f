#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

extension View {
    /// Changes any metric of the style or look of the sliders inside, such as the size of thumbs, the thickness of the
    /// track, a histogram, or readings.
    ///
    /// ```swift
    /// RangeSlider(value: $price, in: 0...1000)
    ///     .sliderMetrics { metrics in
    ///         metrics.thumbSize = 20
    ///         metrics.extras.histogram = counts
    ///     }
    /// ```
    /// The closure gets the metrics of the style or look, with the changes of outer modifiers. It runs when the body
    /// that contains it runs and when the style or look changes. Modifiers that set a single metric, such as
    /// ``sliderThumbPlacement(_:)``, and what a slider itself is given, such as `ticks`, override the closure.
    /// The closure can't change the path of the track. If the thumbs of a look are capsules, `thumbSize` is their size
    /// across the track, and `thumbLength` is their length along it.
    ///
    /// Sizes are in points, at the regular control size. On a circular slider whose look scales, they're in points at
    /// the look's `drawnSide` and scale with the slider, except for the look's `fixedMeasures`. A plane uses only
    /// `thumbSize`, `thumbRoundness`, `heldThumbScale`, and the mark of the enabled range; for a ruler, use
    /// `sliderRulerMetrics(_:)` instead.
    nonisolated public func sliderMetrics(
        _ change: @escaping @MainActor (_ metrics: inout SliderMetrics) -> Void
    ) -> some View {
        let change = MetricsChange(change)
        return modifier(EnvironmentChange(\.sliderOptions.metricsChanges) { $0.append(change) })
    }

    /// Sets where the thumbs of the sliders inside are relative to their values: `centered` on the values, or
    /// `outside`, like the handles of a trimmer, whose inner edges are at the values.
    ///
    /// ```swift
    /// RangeSlider(value: $clip, in: 0...duration).sliderThumbPlacement(.outside)
    /// ```
    /// The track becomes shorter to make room for the handles. Without this modifier, the look determines the
    /// placement.
    @_alwaysEmitIntoClient nonisolated public func sliderThumbPlacement(_ placement: SliderThumbPlacement) -> some View
    {
        environment(\.sliderOptions.measures.thumbPlacement, placement)
    }

    /// Sets the size of the thumbs of the sliders inside, across the track, in points. Thumbs that are longer than wide
    /// keep their proportions. A circular look scales it.
    @_alwaysEmitIntoClient nonisolated public func sliderThumbSize(_ size: CGFloat) -> some View {
        sliderMetrics { metrics in
            metrics.thumbLength = metrics.thumbLength.map { $0 / metrics.thumbSize * Double(size) }
            metrics.thumbSize = Double(size)
        }
    }

    /// Sets the thickness of the tracks of the sliders inside, in points. A circular look scales it.
    @_alwaysEmitIntoClient nonisolated public func sliderTrackThickness(_ thickness: CGFloat) -> some View {
        sliderMetrics { $0.thickness = Double(thickness) }
    }

    /// Sets how far the thumbs of the sliders inside are from the track, in points: above a horizontal track, to the
    /// left of a vertical track, or outside a circular track. Negative numbers put them on the other side.
    ///
    /// The distance doesn't scale with a circular look.
    @_alwaysEmitIntoClient nonisolated public func sliderThumbOffset(_ offset: CGFloat) -> some View {
        environment(\.sliderOptions.measures.thumbOffset, Double(offset))
    }

    /// Sets whether the thumbs of the circular sliders inside rotate to follow the ring: capsules, images, and the
    /// views of `sliderThumb` are upright at the top, and rotated elsewhere.
    @_alwaysEmitIntoClient nonisolated public func sliderTurnsThumbs(_ isOn: Bool = true) -> some View {
        environment(\.sliderOptions.measures.turnsThumbs, isOn)
    }

    /// Sets when the thumbs of the sliders inside are visible: always, never, or while they are held, hovered, or
    /// focused.
    ///
    /// People can still drag invisible thumbs, focus them with the keyboard, and use them with assistive technology.
    /// Views of `sliderThumb` are always visible; the configuration that they get indicates whether their thumb is
    /// held.
    @_alwaysEmitIntoClient nonisolated public func sliderThumbs(_ visibility: SliderThumbVisibility) -> some View {
        environment(\.sliderOptions.measures.thumbVisibility, visibility)
    }

    /// Sets how many times thicker the tracks of the sliders inside are while any part of them is held. The thickness
    /// changes with the springs of the look or, with Reduce Motion, immediately.
    ///
    /// ```swift
    /// ValueSlider(value: $time, in: 0...duration).sliderThumbs(.held).sliderHeldTrackScale(2)
    /// ```
    @_alwaysEmitIntoClient nonisolated public func sliderHeldTrackScale(_ scale: CGFloat) -> some View {
        environment(\.sliderOptions.measures.heldTrackScale, Double(scale))
    }
}

/// An app's change of the metrics of a style or look.
typealias MetricsChange = Identified<@MainActor (inout SliderMetrics) -> Void>

extension BaseSliderControl {
    /// Sets the metrics that differ from those of the last update. Other metrics stay as they are, because
    /// `UIAppearance` may have set them.
    func setMetrics(_ new: SliderMetrics, from old: SliderMetrics) {
        guard new != old else { return }
        var metrics = style.metrics
        metrics.set(new, from: old)
        if metrics != style.metrics { style.metrics = metrics }
    }
}
#endif
